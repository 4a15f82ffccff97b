"""SAIL: a ship puts to sea."""

import pytest

from campaign.rules.clock import Timer
from campaign.rules.parts import Captivity, Condition, Course, Engagement, EngagementId, NonPlayerShip
from campaign.rules.scenario import Faction, Force
from campaign.rules.scene import Scene
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DEAD,
    HADDOCK,
    LIGHTNIN,
    SAKAL,
    TAKAL,
    bounty,
    drafted,
    haddock,
    happened,
    holding,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)


def attack(**values: object) -> Engagement:
    given: dict[str, object] = {"attacker": LIGHTNIN, "declared": 0, "until": 3, "answer_by": 20, **values}
    return Engagement(id=EngagementId(1), defender=BOUNTY, **given)  # type: ignore[arg-type]


def test_a_ship_puts_to_sea_and_it_is_said_when_she_makes_port() -> None:
    on = scene(two_captains(clock=14))
    deed = obeyed("SAIL TO takal", ME, on)
    assert deed.said == "Bounty sails from Atlantis to Takal and makes port when proposal 17 is published."
    sailing = on.world.ships[BOUNTY].voyage
    assert sailing is not None
    assert (sailing.destination, sailing.arrives) == (TAKAL, 17)


def test_a_land_nearly_named_is_offered() -> None:
    refusal = refused("SAIL TO Takkal", ME, scene(two_captains()))
    assert (refusal.rule, refusal.suggestion) == ("4.1", "Takal")
    assert refusal.phrase is not None
    assert refusal.phrase.column == 9


def test_who_is_no_player_sails_nowhere() -> None:
    assert refused("SAIL TO Takal", holding(), scene(two_captains())).rule == "1.1"


def test_who_is_aboard_no_ship_sails_nowhere() -> None:
    assert refused("SAIL TO Takal", ME, scene(two_captains(haddock(ashore=ATLANTIS)))).rule == "3.2"


@pytest.mark.parametrize(
    ("ship", "why"),
    [
        (
            bounty(voyage=voyage(ATLANTIS, SAKAL)),
            "Bounty is at sea, bound for Sakal, and makes port when proposal 5 is published.",
        ),
        (
            bounty(voyage=voyage(ATLANTIS, SAKAL, None)),
            "Bounty, bound for Sakal, is held up by a meeting at sea, which must be settled first.",
        ),
        (bounty(at=TAKAL), "Bounty lies in the harbour of Takal already."),
    ],
)
def test_a_ship_sails_from_a_harbour_to_another(ship: object, why: str) -> None:
    assert refused("SAIL TO Takal", ME, scene(two_captains(ship))).why == why  # type: ignore[arg-type]


def test_fg8_4_3_makal_has_no_harbour() -> None:
    refusal = refused("SAIL TO Makal", ME, scene(two_captains()))
    assert (refusal.rule, refusal.why) == ("4.3", "Makal has no harbour; it is reached overland from Atlantis.")


def test_fg8_a3_b_a_ship_under_repair_may_not_leave() -> None:
    here = two_captains(bounty(condition=Condition.REPAIRING))
    on = scene(here)
    assert refused("SAIL TO Takal", ME, on).why == "Bounty is under repair and may not leave the harbour."
    on.draft.put("timers", Timer(id=1, due=10, kind="repairs", subject=BOUNTY))
    refusal = refused("SAIL TO Takal", ME, on)
    assert refusal.rule == "5.3"
    assert refusal.why.endswith("until they are done, when proposal 10 is published.")


def test_fg8_a3_a_a_damaged_ship_sails_to_a_friendly_port_only() -> None:
    def damaged() -> Scene:
        return scene(two_captains(bounty(condition=Condition.DAMAGED, at=AZORES)))

    assert refused("SAIL TO Isle of the Dead", ME, damaged()).rule == "5.3"
    obeyed("SAIL TO Takal", ME, damaged())


@pytest.mark.parametrize(("now", "waits"), [(0, True), (2, True), (3, False)])
def test_fg8_b2_5_the_initial_engagement_ends_three_proposals_after_the_declaration(now: int, waits: bool) -> None:  # noqa: FBT001
    on = scene(two_captains(attack(course=Course.FIGHTING), clock=now))
    if waits:
        refusal = refused("SAIL TO Takal", ME, on)
        assert refusal.rule == "5.2"
        assert "when proposal 3 is published" in refusal.why
    else:
        obeyed("SAIL TO Takal", ME, on)


def test_of_two_engagements_the_later_holds_her_too() -> None:
    earlier = attack(course=Course.FIGHTING)
    later = Engagement(id=EngagementId(2), attacker=BOUNTY, defender=LIGHTNIN, declared=3, until=6, answer_by=23)
    assert "when proposal 6 is" in refused("SAIL TO Takal", ME, scene(two_captains(earlier, later, clock=4))).why


def test_fg8_a2_c_a_defender_who_sails_off_without_an_answer_is_taken_to_flee() -> None:
    on = scene(two_captains(attack(), clock=5))
    assert obeyed("SAIL TO Takal", ME, on).said.endswith("she is taken to flee.")
    assert "Fled" in happened(on)


def test_who_met_a_hostile_ship_answers_first() -> None:
    stranger = NonPlayerShip(name="a pirate ship", faction=Faction.PIRATE, troops=10, cannon=4, strength=5)
    on = scene(two_captains(attack(attacker=None, stranger=stranger), clock=5))
    assert refused("SAIL TO Takal", ME, on).rule == "5.21"


def test_the_lowest_rank_sails_home_and_between_the_harbours_of_its_side_only() -> None:
    def at(place: object) -> Scene:
        return scene(two_captains(haddock(rank=0), bounty(at=place)))

    assert refused("SAIL TO Isle of the Dead", ME, at(ATLANTIS)).rule == "3.4"
    assert refused("SAIL TO Takal", ME, at(DEAD)).rule == "3.4"
    obeyed("SAIL TO Takal", ME, at(SAKAL))
    obeyed("SAIL TO Atlantis", ME, at(DEAD))


def test_fg8_b24_2_any_pirate_may_sail_to_the_near_azores() -> None:
    slave = haddock(rank=0, faction=Faction.PIRATE)
    obeyed("SAIL TO the Near Azores", ME, scene(two_captains(slave, bounty(at=DEAD))))
    refusal = refused("SAIL TO Takal", ME, scene(two_captains(slave, bounty(at=DEAD))))
    assert "only to the Near Azores" in refusal.why


def test_fg8_a16_g_a_captive_does_not_sail() -> None:
    held = Captivity(id=HADDOCK, land=AZORES, force=Force.BUCCANEERS, since=0)
    refusal = refused("SAIL TO Takal", ME, scene(two_captains(haddock(aboard=None), held)))
    assert refusal.rule == "5.16"
    assert "captive at The Near Azores" in refusal.why


def test_a_drafted_matter_holds_its_ships() -> None:
    refusal = refused("SAIL TO Takal", ME, scene(two_captains(drafted(31, ships=(BOUNTY,)))))
    assert refusal.rule == "5.1"
    assert refusal.why.startswith("Bounty is held by matter H31")
