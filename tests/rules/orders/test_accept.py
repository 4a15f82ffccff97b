"""ACCEPT: a challenged player fights the duel."""

from campaign.rules.persons import Answer, Challenge
from tests.builders import (
    ATLANTIS,
    DPN,
    HADDOCK,
    TAKAL,
    TIVOL,
    drafted,
    haddock,
    happened,
    obeyed,
    player,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)
BOTH_ASHORE = (haddock(ashore=ATLANTIS), tivol(ashore=ATLANTIS))
HIS = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=0, answer_by=20)
ANOTHERS = Challenge(id=2, challenger=DPN, challenged=HADDOCK, made=0, answer_by=20)


def test_an_accepted_duel_goes_to_the_historian() -> None:
    on = scene(two_captains(*BOTH_ASHORE, HIS))
    assert obeyed("ACCEPT", ME, on).said == "You accept. Tivol and you wrestle at once."
    assert happened(on)[-1] == "MatterOpened"
    assert on.world.challenges[1].answer is Answer.ACCEPTED


def test_of_several_one_is_named() -> None:
    several = two_captains(*BOTH_ASHORE, player(DPN, "dpn", ashore=ATLANTIS), HIS, ANOTHERS)
    assert refused("ACCEPT", ME, scene(several)).why == "Several have challenged you: say which of Tivol, dpn."
    obeyed("ACCEPT dpn", ME, scene(several))
    assert refused("ACCEPT Anne", ME, scene(several)).why == "Anne has not challenged you."
    assert refused("ACCEPT", ME, scene(two_captains(*BOTH_ASHORE))).why == "Nobody has challenged you."


def test_they_must_still_be_face_to_face() -> None:
    apart = scene(two_captains(haddock(ashore=ATLANTIS), tivol(ashore=TAKAL), HIS))
    assert "not in the same land location any more" in refused("ACCEPT", ME, apart).why


def test_the_challenger_must_be_free() -> None:
    on = scene(two_captains(*BOTH_ASHORE, HIS, drafted(31, players=(TIVOL,))))
    assert refused("ACCEPT", ME, on).rule == "5.1"
