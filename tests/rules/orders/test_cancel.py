"""CANCEL: takes back an attack not yet answered, or a pursuit."""

import pytest

from campaign.rules.parts import Course
from campaign.rules.scene import Scene
from tests.builders import HADDOCK, TIVOL, obeyed, playing, refused, scene, two_captains

ME = playing(HADDOCK)
TARGET = "Grease Lightnin'"


def attacking() -> Scene:
    on = scene(two_captains())
    obeyed(f"ATTACK {TARGET}", ME, on)
    on.happened.clear()
    return on


def pursuing() -> Scene:
    on = attacking()
    obeyed("FLEE TO Takal", playing(TIVOL), on)
    obeyed(f"PURSUE {TARGET}", ME, on)
    on.happened.clear()
    return on


@pytest.mark.parametrize("text", [f"CANCEL ATTACK {TARGET}", "CANCEL ALL"])
def test_an_attack_is_called_off_until_it_is_answered(text: str) -> None:
    on = attacking()
    assert obeyed(text, ME, on).said == f"Bounty calls off her attack on {TARGET}, at once."
    assert on.world.engagements[1].course is Course.OVER


@pytest.mark.parametrize("text", [f"CANCEL PURSUE {TARGET}", "CANCEL ALL"])
def test_fg8_a17_m_a_pursuer_gives_up(text: str) -> None:
    on = pursuing()
    assert obeyed(text, ME, on).said == f"Bounty gives up the pursuit of {TARGET} and sails back, at once."
    assert on.world.engagements[1].course is Course.OVER


def test_an_attack_that_is_answered_stands() -> None:
    on = attacking()
    obeyed("FIGHT", playing(TIVOL), on)
    on.happened.clear()
    refusal = refused(f"CANCEL ATTACK {TARGET}", ME, on)
    assert (refusal.rule, refusal.why.endswith("one that is answered stands.")) == ("5.2", True)


def test_without_such_an_order_there_is_nothing_to_cancel() -> None:
    assert refused("CANCEL ALL", ME, scene(two_captains())).rule == "5.2"
    assert refused(f"CANCEL PURSUE {TARGET}", ME, attacking()).rule == "5.17"
    assert refused("CANCEL ATTACK Bonty", ME, attacking()).suggestion == "Bounty"


def test_the_attacked_cannot_cancel_the_attack() -> None:
    assert refused("CANCEL ALL", playing(TIVOL), attacking()).rule == "5.2"
