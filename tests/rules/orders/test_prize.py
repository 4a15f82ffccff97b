"""PRIZE: a ship won aboard is manned."""

from campaign.rules.parts import Course, Engagement, EngagementId
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    bounty,
    drafted,
    haddock,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.rules.sea import met

ME = playing(HADDOCK)
WON = Engagement(
    id=EngagementId(1), attacker=BOUNTY, defender=LIGHTNIN, declared=0, until=3, answer_by=20, course=Course.TAKEN,
    victor=BOUNTY,
)  # fmt: skip
GONE = tivol(ashore=ATLANTIS)
BEATEN = lightnin(troops=0)


def test_she_is_manned_out_of_the_victors_troops() -> None:
    on = scene(two_captains(bounty(troops=30), BEATEN, GONE, WON))
    deed = obeyed("PRIZE Grease Lightnin' CREW 12", ME, on)
    assert deed.said == (
        "12 troops of Bounty go aboard Grease Lightnin' as her Prize Crew, at once; she makes for Atlantis."
    )
    assert on.world.ships[BOUNTY].troops == 18


def test_fg8_b6_4_ten_at_least() -> None:
    here = (BEATEN, GONE, WON)
    assert (
        "of 10 troops at least"
        in refused("PRIZE Grease Lightnin' CREW 9", ME, scene(two_captains(bounty(troops=30), *here))).why
    )
    few = refused("PRIZE Grease Lightnin' CREW 10", ME, scene(two_captains(bounty(troops=8), *here)))
    assert few.why.endswith("SCUTTLE Grease Lightnin', or let her drift."), "FG8-A6.d"
    assert (
        "has 12 troops, not 13"
        in refused("PRIZE Grease Lightnin' CREW 13", ME, scene(two_captains(bounty(troops=12), *here))).why
    )


def test_the_prize_has_to_have_room_for_her_crew() -> None:
    loaded = lightnin(troops=0, cargo={"wood": 19})
    refusal = refused("PRIZE Grease Lightnin' CREW 10", ME, scene(two_captains(bounty(troops=30), loaded, GONE, WON)))
    assert refusal.rule == "3.10"


def test_only_what_was_won_is_a_prize() -> None:
    on = scene(two_captains(bounty(troops=30)))
    assert refused("PRIZE Grease Lightnin' CREW 12", ME, on).why.startswith("Bounty has won no ship aboard")
    on = scene(two_captains(bounty(troops=30), BEATEN, GONE, WON))
    assert refused("PRIZE Dove CREW 12", ME, on).suggestion == "Grease Lightnin'"


def test_a_strangers_ship_goes_by_her_kind() -> None:
    fight = met(faction=Faction.CITIZEN, course=Course.TAKEN, victor=BOUNTY, place=ATLANTIS)
    on = scene(two_captains(haddock(faction=Faction.PIRATE), bounty(troops=30), fight))
    assert "aboard an Imperial Galleon" in obeyed("PRIZE Imperial Galleon CREW 12", ME, on).said


def test_those_aboard_are_settled_first() -> None:
    on = scene(two_captains(bounty(troops=30), BEATEN, WON))
    assert refused("PRIZE Grease Lightnin' CREW 12", ME, on).rule == "5.16"


def test_a_drafted_matter_holds_the_ship() -> None:
    on = scene(two_captains(bounty(troops=30), BEATEN, GONE, WON, drafted(31, ships=(BOUNTY,))))
    assert refused("PRIZE Grease Lightnin' CREW 12", ME, on).rule == "5.1"
