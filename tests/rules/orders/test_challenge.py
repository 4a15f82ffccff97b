"""CHALLENGE: one player challenges another to a Personal Duel."""

from campaign.rules.parts import ShipId
from campaign.rules.persons import Answer, Challenge
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    TAKAL,
    TIVOL,
    bounty,
    drafted,
    haddock,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
BOTH_ASHORE = (haddock(ashore=ATLANTIS), tivol(ashore=ATLANTIS))
ORDER = "CHALLENGE Tivol"


def test_fg8_b8_1_two_ashore_in_one_land_may_duel() -> None:
    on = scene(two_captains(*BOTH_ASHORE))
    assert obeyed(ORDER, ME, on).said == (
        "You challenge Tivol to a Personal Duel. Tivol may ACCEPT or DECLINE until proposal 20 is published; after "
        "that it counts as declined."
    )
    assert on.world.challenges[1].challenged == TIVOL


def test_fg8_a8_a_one_harbour_is_not_one_land_but_one_ship_is() -> None:
    assert refused(ORDER, ME, scene(two_captains())).rule == "5.8"
    assert refused(ORDER, ME, scene(two_captains(haddock(ashore=ATLANTIS)))).rule == "5.8"
    assert refused(ORDER, ME, scene(two_captains(haddock(ashore=ATLANTIS), tivol(ashore=TAKAL)))).rule == "5.8"
    aboard = tivol(aboard=ShipId(BOUNTY))
    obeyed(ORDER, ME, scene(two_captains(aboard)))
    assert refused(ORDER, ME, scene(two_captains(aboard, bounty(voyage=voyage(ATLANTIS, TAKAL))))).rule == "5.8"


def test_fg8_a8_f_the_same_two_once_in_twenty_proposals() -> None:
    before = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=3, answer_by=23, answer=Answer.DECLINED)
    early = refused(ORDER, ME, scene(two_captains(*BOTH_ASHORE, before, clock=22)))
    assert early.why == "You two may duel again when proposal 23 is published."
    obeyed(ORDER, ME, scene(two_captains(*BOTH_ASHORE, before, clock=23)))


def test_who_is_challenged_is_another_and_free() -> None:
    assert refused("CHALLENGE Haddock", ME, scene(two_captains(*BOTH_ASHORE))).why == "That is you."
    assert refused("CHALLENGE Tivl", ME, scene(two_captains(*BOTH_ASHORE))).suggestion == "Tivol"
    assert refused(ORDER, ME, scene(two_captains(*BOTH_ASHORE, drafted(31, players=(TIVOL,))))).rule == "5.1"
