"""SURRENDER: a ship in a fight aboard strikes."""

from campaign.rules.parts import Course, Engagement, EngagementId
from campaign.rules.prisoners import prisoner_of
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    DPN,
    HADDOCK,
    LIGHTNIN,
    TIVOL,
    drafted,
    haddock,
    holding,
    obeyed,
    player,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)
ABOARD = Engagement(
    id=EngagementId(1), attacker=LIGHTNIN, defender=BOUNTY, declared=0, until=3, answer_by=20, course=Course.BOARDING
)


def test_fg8_b6_2_a_captain_strikes_and_is_a_prisoner_of_war() -> None:
    on = scene(two_captains(ABOARD))
    assert obeyed("SURRENDER", ME, on).said.startswith("Bounty strikes her colours to Grease Lightnin', at once.")
    assert prisoner_of(on.world, HADDOCK) is not None
    assert on.world.engagements[1].victor == LIGHTNIN


def test_the_attacker_may_strike_too() -> None:
    on = scene(two_captains(ABOARD))
    assert "to Bounty" in obeyed("SURRENDER", playing(TIVOL), on).said


def test_who_is_in_no_fight_aboard_has_nobody_to_surrender_to() -> None:
    assert refused("SURRENDER", ME, scene(two_captains())).why.startswith("Bounty is in no fight aboard")
    assert refused("SURRENDER", ME, scene(two_captains(haddock(ashore=ATLANTIS)))).rule == "5.6"
    assert refused("SURRENDER", holding(), scene(two_captains())).rule == "1.1"


def test_it_is_for_the_captain_to_strike() -> None:
    guest = player(DPN, "dpn", aboard=BOUNTY)
    assert "for the captain to strike" in refused("SURRENDER", playing(DPN), scene(two_captains(ABOARD, guest))).why


def test_a_round_whose_dice_are_thrown_is_awaited() -> None:
    on = scene(two_captains(ABOARD, drafted(31, "boarding", ships=(BOUNTY, LIGHTNIN))))
    assert refused("SURRENDER", ME, on).rule == "5.1"
