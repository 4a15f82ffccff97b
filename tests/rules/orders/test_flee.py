"""FLEE: a ship that is attacked runs."""

from campaign.rules.parts import Condition, Course, Engagement, EngagementId, NonPlayerShip
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    SAKAL,
    TAKAL,
    bounty,
    drafted,
    haddock,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
STRANGER = NonPlayerShip(name="a pirate ship", faction=Faction.PIRATE, troops=10, cannon=4, strength=5)


def attack(number: int = 1, **values: object) -> Engagement:
    given: dict[str, object] = {"attacker": LIGHTNIN, "declared": 0, "until": 3, "answer_by": 20, **values}
    return Engagement(id=EngagementId(number), defender=BOUNTY, **given)  # type: ignore[arg-type]


def test_fg8_a17_d_a_ship_flees_to_the_land_named_or_where_she_sailed_from() -> None:
    on = scene(two_captains(attack()))
    deed = obeyed("FLEE TO Takal", ME, on)
    assert deed.said == (
        "Bounty flees from Grease Lightnin' to Takal, at once. Until the next proposal is published she may be pursued."
    )
    assert on.world.engagements[1].course is Course.FLED
    back = scene(two_captains(attack(), bounty(sailed_from=SAKAL)))
    assert "to Sakal" in obeyed("FLEE", ME, back).said


def test_fg8_a20_f_from_a_hostile_ship_she_flees_where_she_sailed_from() -> None:
    sea = (bounty(voyage=voyage(ATLANTIS, TAKAL, None)), attack(attacker=None, stranger=STRANGER))
    assert refused("FLEE TO Sakal", ME, scene(two_captains(*sea))).suggestion == "Atlantis"
    assert obeyed("FLEE", ME, scene(two_captains(*sea))).said == "Bounty flees from a pirate ship to Atlantis, at once."


def test_fg8_b21_3_from_a_ship_met_in_the_harbour_she_retreats_to_where_she_sailed_from() -> None:
    here = two_captains(bounty(sailed_from=TAKAL), attack(attacker=None, stranger=STRANGER))
    on = scene(here)
    assert obeyed("FLEE", ME, on).said == "Bounty flees from a pirate ship to Takal, at once."
    fleeing = on.world.ships[BOUNTY].voyage
    assert fleeing is not None
    assert fleeing.destination == TAKAL


def test_fg8_b21_4_a_ship_with_no_player_aboard_cannot_flee() -> None:
    on = scene(two_captains(haddock(ashore=ATLANTIS), attack()))
    assert refused("FLEE", ME, on).rule == "5.21"


def test_fg8_a2_c_who_flees_one_attack_flees_the_others_too() -> None:
    on = scene(two_captains(attack(1), attack(2), bounty(sailed_from=TAKAL)))
    obeyed("FLEE", ME, on)
    assert {engagement.course for engagement in on.world.engagements.values()} == {Course.FLED}


def test_nobody_flees_to_where_he_is() -> None:
    refusal = refused("FLEE TO Atlantis", ME, scene(two_captains(attack())))
    assert (refusal.rule, refusal.why) == ("5.17", "Bounty lies at Atlantis: flee to another place.")


def test_fg8_a3_b_a_ship_under_repair_cannot_leave() -> None:
    here = two_captains(attack(), bounty(condition=Condition.REPAIRING))
    assert refused("FLEE", ME, scene(here)).rule == "5.3"


def test_a_land_nearly_named_is_offered() -> None:
    assert refused("FLEE TO Skal", ME, scene(two_captains(attack()))).suggestion == "Sakal"


def test_without_an_attack_there_is_nothing_to_flee_from() -> None:
    assert refused("FLEE", ME, scene(two_captains(lightnin(at=TAKAL)))).rule == "5.2"


def test_a_drafted_matter_holds_the_ship() -> None:
    assert refused("FLEE", ME, scene(two_captains(attack(), drafted(31, ships=(BOUNTY,))))).rule == "5.1"
