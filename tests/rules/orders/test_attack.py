"""ATTACK: one player's ship attacks another's."""

import pytest

from campaign.rules.order import Unlawful
from campaign.rules.parts import Course, Engagement, EngagementId, Meeting
from campaign.rules.world import Part
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    DOVE,
    HADDOCK,
    LIGHTNIN,
    SAKAL,
    TAKAL,
    bounty,
    drafted,
    holding,
    lightnin,
    obeyed,
    order,
    playing,
    refused,
    scene,
    ship,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
TARGET = "grease lightnin'"


def test_an_attack_is_declared_and_it_is_said_when_the_answer_is_due() -> None:
    on = scene(two_captains(bounty(greek_fire=1), clock=4))
    deed = obeyed(f"ATTACK {TARGET} NO FIRE CLOSE", ME, on)
    assert deed.said == (
        "Bounty attacks Grease Lightnin' and means to close with her, keeping the Greek Fire. Her owner may answer "
        "FIGHT or FLEE until proposal 24 is published; then she must fight. Till she answers, CANCEL ATTACK "
        "Grease Lightnin' calls it off."
    )
    engagement = on.world.engagements[1]
    assert (engagement.attacker, engagement.defender, engagement.closes, engagement.no_fire) == (1, 2, True, True)


def test_fg8_b2_2_ships_that_met_at_sea_may_attack() -> None:
    met = Meeting(id=1, one=LIGHTNIN, other=BOUNTY, until=20)
    sea = (bounty(voyage=voyage(ATLANTIS, TAKAL)), lightnin(voyage=voyage(TAKAL, ATLANTIS)), met)
    obeyed(f"ATTACK {TARGET}", ME, scene(two_captains(*sea)))


@pytest.mark.parametrize("other", [lightnin(at=TAKAL), lightnin(voyage=voyage(ATLANTIS, SAKAL))])
def test_fg8_b2_1_an_attack_needs_one_harbour_or_a_meeting(other: Part) -> None:
    refusal = refused(f"ATTACK {TARGET}", ME, scene(two_captains(other)))
    assert refusal.rule == "5.2"
    assert refusal.why.endswith("an attack needs one harbour, or a meeting at sea.")


def test_nobody_attacks_a_ship_of_his_own() -> None:
    on = scene(two_captains(ship(DOVE, "Dove", owner=HADDOCK)))
    assert refused("ATTACK Dove", ME, on).why == "Dove is your own ship."


def test_fg8_b12_1_squadrons_are_law_no_more() -> None:
    assert refused("ATTACK Tivol's squadron", ME, scene(two_captains())).rule == "5.12"


def test_a_near_miss_is_offered() -> None:
    assert refused("ATTACK Grease Lightning", ME, scene(two_captains())).suggestion == "Grease Lightnin'"


def test_two_ships_are_engaged_once() -> None:
    on = scene(two_captains())
    obeyed(f"ATTACK {TARGET}", ME, on)
    again = order(f"ATTACK {TARGET}", ME, on)
    assert isinstance(again, Unlawful)
    assert again.why == "Bounty and Grease Lightnin' are engaged already."
    theirs = Engagement(id=EngagementId(1), attacker=LIGHTNIN, defender=BOUNTY, declared=0, until=3, answer_by=20)
    assert refused(f"ATTACK {TARGET}", ME, scene(two_captains(theirs))).why.endswith("Answer FIGHT.")
    over = Engagement(
        id=EngagementId(1),
        attacker=LIGHTNIN,
        defender=BOUNTY,
        declared=0,
        until=3,
        answer_by=20,
        course=Course.OVER,
    )
    obeyed(f"ATTACK {TARGET}", ME, scene(two_captains(over)))


def test_a_ship_held_by_a_matter_is_not_attacked() -> None:
    assert refused(f"ATTACK {TARGET}", ME, scene(two_captains(drafted(31, ships=(LIGHTNIN,))))).rule == "5.1"


def test_who_is_no_player_attacks_nobody() -> None:
    assert refused(f"ATTACK {TARGET}", holding(), scene(two_captains())).rule == "1.1"
