"""PURSUE: after a ship that fled."""

import pytest

from campaign.rules.parts import Condition, Course
from campaign.rules.scene import Scene
from campaign.rules.world import Part
from tests.builders import (
    HADDOCK,
    LIGHTNIN,
    TIVOL,
    bounty,
    drafted,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)
TARGET = "Grease Lightnin'"


def fled(*parts: Part) -> Scene:
    on = scene(two_captains(bounty(cannon=4), *parts))
    obeyed(f"ATTACK {TARGET}", ME, on)
    obeyed("FLEE TO Takal", playing(TIVOL), on)
    on.happened.clear()
    return on


@pytest.mark.parametrize(("bound", "said", "rolls"), [("", "", 0), (" FOR 6", ", 6 times at most", 6)])
def test_the_attacker_pursues(bound: str, said: str, rolls: int) -> None:
    on = fled()
    deed = obeyed(f"PURSUE {TARGET}{bound}", ME, on)
    assert f"A roll is made for each proposal judged{said}. CANCEL PURSUE {TARGET} gives up." in deed.said
    engagement = on.world.engagements[1]
    assert (engagement.course, engagement.rolls_ordered) == (Course.CHASE, rolls)


def test_who_pursues_already_is_told_so() -> None:
    on = fled()
    obeyed(f"PURSUE {TARGET}", ME, on)
    on.happened.clear()
    assert refused(f"PURSUE {TARGET}", ME, on).why == f"Bounty pursues {TARGET} already."


def test_fg8_a17_e_a_ship_that_has_not_just_fled_is_not_pursued() -> None:
    assert refused(f"PURSUE {TARGET}", ME, scene(two_captains())).rule == "5.17"
    assert refused("PURSUE Bounty", playing(TIVOL), fled()).rule == "5.17"


def test_fg8_b3_2_a_damaged_ship_pursues_nobody() -> None:
    on = fled()
    on.draft.put("ships", bounty(condition=Condition.DAMAGED))
    assert refused(f"PURSUE {TARGET}", ME, on).rule == "5.3"


def test_a_ship_held_by_a_matter_is_not_pursued() -> None:
    on = fled()
    on.draft.put("matters", drafted(31, ships=(LIGHTNIN,)))
    assert refused(f"PURSUE {TARGET}", ME, on).rule == "5.1"


def test_a_near_miss_is_offered() -> None:
    assert refused("PURSUE Bouny", playing(TIVOL), scene(two_captains(lightnin()))).suggestion == "Bounty"
