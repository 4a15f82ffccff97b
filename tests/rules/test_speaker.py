"""The Speaker: who made the last proposal, and what full days are paid (FG8-2.15)."""

from campaign.rules import speaker
from campaign.rules.events.speaking import DayPassed
from campaign.rules.parts import Standing
from tests.builders import (
    HADDOCK,
    TIVOL,
    haddock,
    happened,
    law_of,
    obeyed,
    playing,
    scene,
    tivol,
    two_captains,
)

PROPOSAL = "PROPOSE A trifle\nLet it be.\nEND"


def test_fg8_2_15_whoever_last_proposed_is_the_speaker() -> None:
    on = scene(two_captains())
    obeyed(PROPOSAL, playing(HADDOCK), on)
    assert on.world.speaker == HADDOCK
    obeyed(PROPOSAL, playing(TIVOL), on)
    assert on.world.speaker == TIVOL


def test_who_proposes_again_goes_on_speaking() -> None:
    on = scene(two_captains())
    obeyed(PROPOSAL, playing(HADDOCK), on)
    on.play(speaker.pass_day(on, 1.0))
    obeyed(PROPOSAL, playing(HADDOCK), on)
    assert happened(on).count("SpeakerChanged") == 1
    assert on.world.salaried_days == 1


def test_a_plea_gives_nobody_the_floor() -> None:
    on = scene(two_captains())
    obeyed("PLEAD What is a brig?\nI ask.\nEND", playing(HADDOCK), on)
    assert on.world.speaker is None


def test_each_full_day_is_paid_and_a_new_tenure_begins_at_none() -> None:
    on = scene(two_captains())
    obeyed(PROPOSAL, playing(HADDOCK), on)
    on.play(speaker.pass_day(on, 1.0))
    on.play(speaker.pass_day(on, 2.0))
    assert on.world.players[HADDOCK].po8 == 540
    assert [event.day for event in on.happened if isinstance(event, DayPassed)] == [1, 2]
    obeyed(PROPOSAL, playing(TIVOL), on)
    assert on.world.salaried_days == 0


def test_nobody_is_paid_who_is_gone_or_where_the_law_pays_nothing() -> None:
    unpaid = two_captains(terms={"2.15.salary": 0})
    assert not speaker.paid(unpaid, law_of(unpaid))
    on = scene(unpaid)
    obeyed(PROPOSAL, playing(HADDOCK), on)
    assert not speaker.paid(on.world, on.law)
    gone = scene(two_captains(haddock(standing=Standing.LEFT), tivol()))
    gone.draft.set(speaker=HADDOCK)
    gone.play(speaker.pass_day(gone, 1.0))
    assert happened(gone) == []
