"""PLUNDER: a Pirate lands to plunder an Imperial Land."""

from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    TAKAL,
    bounty,
    haddock,
    happened,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)
PIRATE = haddock(faction=Faction.PIRATE)
THERE = (PIRATE, bounty(at=TAKAL, troops=30))
RICH = land(TAKAL, "Takal", faction=Faction.CITIZEN, products=("silk",), forts=2)
ORDER = "PLUNDER Takal TAKING silk"


def test_all_buccaneers_land() -> None:
    on = scene(two_captains(*THERE, RICH))
    assert obeyed(ORDER, ME, on).said == (
        "All 30 Buccaneers of Bounty land at Takal to plunder it, and must defeat 1 of its 2 Forts, then the Marines "
        "in the field. The first round is fought at once."
    )
    assert on.world.ships[BOUNTY].troops == 0
    assert happened(on) == ["TroopsLanded", "MatterOpened"]


def test_without_forts_the_field_is_fought_for() -> None:
    open_land = land(TAKAL, "Takal", faction=Faction.CITIZEN, products=("silk",))
    assert "must defeat the Marines there" in obeyed(ORDER, ME, scene(two_captains(*THERE, open_land))).said


def test_fg8_b9_1_who_may_and_where() -> None:
    assert refused(ORDER, ME, scene(two_captains(bounty(at=TAKAL), RICH))).why == "Only a Pirate plunders."
    assert "no Imperial Land" in refused("PLUNDER Near Azores TAKING wood", ME, scene(two_captains(*THERE))).why
    far = refused(ORDER, ME, scene(two_captains(PIRATE, bounty(at=ATLANTIS), RICH)))
    assert far.why == "Bounty is in the harbour of Atlantis: sail to Takal first."


def test_fg8_a9_d_the_commodity_is_one_it_produces() -> None:
    why = refused("PLUNDER Takal TAKING silks", ME, scene(two_captains(*THERE, RICH)))
    assert (why.why, why.suggestion) == ("Takal produces silk, not silks.", "silk")


def test_there_must_be_men_and_no_battle_yet() -> None:
    empty = bounty(at=TAKAL, troops=0)
    assert "no Buccaneers" in refused(ORDER, ME, scene(two_captains(PIRATE, empty, RICH))).why
    on = scene(two_captains(*THERE, RICH))
    obeyed("PLUNDER Takal TAKING silk", ME, on)
    assert refused("PLUNDER Takal TAKING silk", ME, scene(on.world)).rule == "3.2"


def test_names_are_checked() -> None:
    assert refused("PLUNDER Takla TAKING silk", ME, scene(two_captains(*THERE, RICH))).suggestion == "Takal"
