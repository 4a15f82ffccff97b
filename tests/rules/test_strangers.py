"""Patrols, the Isle of the Dead, and notorious pirates (FG8-5.19, 5.21, 5.22)."""

import pytest

from campaign.rules import patrols, strangers
from campaign.rules.parts import Condition, Course, LandId, NotoriousPirate, Office, OfficeName
from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DEAD,
    HADDOCK,
    LIGHTNIN,
    SAKAL,
    bounty,
    haddock,
    lightnin,
    tivol,
    voyage,
)
from tests.rules.sea import at_sea, does, met, pass_proposals

THREE = tuple(
    NotoriousPirate(id=number, name=name) for number, name in enumerate(("Mauvebeard", "Hook", "Gump"), start=1)
)


def _bound_for(place: LandId, *parts: object, faces: tuple[int, ...]) -> Scene:
    """Bounty, from Sakal, makes port at the next proposal."""
    on = at_sea(bounty(voyage=voyage(SAKAL, place, 1)), *parts, faces=faces)  # type: ignore[arg-type]
    on.play([on.timer("arrival", BOUNTY, 1)])
    return on


def _thrown(on: Scene, kind: str = "patrol") -> int:
    return sum(matter.kind == kind for matter in on.world.matters.values())


def test_fg8_b21_1_who_arrives_at_the_near_azores_may_meet_a_pirate_ship() -> None:
    on = _bound_for(AZORES, faces=(2, 5))
    pass_proposals(on, 1)
    engagement = on.world.engagements[1]
    assert engagement.stranger is not None
    assert (engagement.stranger.name, engagement.stranger.troops, engagement.rule) == ("a pirate ship", 14, "5.21")
    assert engagement.place == AZORES


def test_fg8_b21_2_who_stays_is_at_risk_again_after_fifteen_proposals() -> None:
    on = _bound_for(AZORES, faces=(6, 6))
    pass_proposals(on, 15)
    assert _thrown(on) == 1
    pass_proposals(on, 1)
    assert _thrown(on) == 2


def test_fg8_b21_2_a_battle_with_pirates_restarts_the_time() -> None:
    on = _bound_for(AZORES, faces=(6, 6))
    pass_proposals(on, 5)
    on.play(patrols.fought(on, BOUNTY, Faction.PIRATE))
    pass_proposals(on, 14)
    assert _thrown(on) == 1
    pass_proposals(on, 1)
    assert _thrown(on) == 2


def test_a_battle_with_anybody_else_does_not() -> None:
    on = _bound_for(AZORES, faces=(6, 6))
    pass_proposals(on, 5)
    on.play(patrols.fought(on, BOUNTY, None))
    pass_proposals(on, 11)
    assert _thrown(on) == 2


def test_fg8_a21_h_who_leaves_is_left_alone() -> None:
    on = _bound_for(AZORES, faces=(6, 10))
    pass_proposals(on, 1)
    does(on, "SAIL TO Atlantis")
    pass_proposals(on, 20)
    assert _thrown(on) == 1


def test_fg8_b21_5_pirates_meet_galleons_at_atlantis() -> None:
    on = _bound_for(ATLANTIS, haddock(faction=Faction.PIRATE), faces=(1, 1))
    pass_proposals(on, 1)
    stranger = on.world.engagements[1].stranger
    assert stranger is not None
    assert stranger.name == "an Imperial Galleon"


def test_nobody_is_met_at_home() -> None:
    on = _bound_for(ATLANTIS, faces=())
    pass_proposals(on, 20)
    assert _thrown(on) == 0


def _emperor_at(place: LandId) -> Office:
    return Office(id=1, name=OfficeName.EMPEROR, title="Emperor", holder="E", address="", place=place)


def test_fg8_b22_1_at_the_isle_of_the_dead_it_depends_on_the_own_ruler() -> None:
    on = _bound_for(DEAD, _emperor_at(DEAD), faces=(6,))
    pass_proposals(on, 1)
    assert _thrown(on) == 1
    on = _bound_for(DEAD, _emperor_at(ATLANTIS), faces=())
    pass_proposals(on, 1)
    assert _thrown(on) == 0


def test_fg8_a22_b_he_may_come_later() -> None:
    on = _bound_for(DEAD, _emperor_at(ATLANTIS), faces=(6,))
    pass_proposals(on, 15)
    on.draft.put("offices", _emperor_at(DEAD))
    pass_proposals(on, 1)
    assert _thrown(on) == 1


@pytest.mark.parametrize(("reading", "rank"), [("damaged", 4), ("destroyed", 0)])
def test_fg8_a21_b_a_tie_with_a_stranger_damages_or_destroys_as_the_law_reads(reading: str, rank: int) -> None:
    # The last die is that of the mutiny, if she is damaged.
    on = at_sea(haddock(rank=4), met(place=ATLANTIS), faces=(2, 4, 6), t5__21__ne_azores_tie=reading)
    does(on, "FIGHT")
    assert on.world.ships[BOUNTY].afloat is (reading == "damaged")
    assert on.world.players[HADDOCK].rank == rank


# Notorious pirates


def test_fg8_b19_1_each_pirate_ship_may_be_led_by_one_of_those_at_large() -> None:
    on = _bound_for(AZORES, *THREE, faces=(1, 5, 3, 2))
    on.draft.set(pirate_casks=6)
    pass_proposals(on, 1)
    stranger = on.world.engagements[1].stranger
    assert stranger is not None
    # FG8-B19.2: a Catapult and a cask of the pirates' stock.
    assert (stranger.captain, stranger.catapult, stranger.strength, stranger.greek_fire) == ("Hook", True, 6, 1)
    assert on.world.pirate_casks == 5


def test_fg8_b19_2_an_empty_stock_gives_none() -> None:
    on = _bound_for(AZORES, *THREE, faces=(1, 5, 3, 2))
    pass_proposals(on, 1)
    stranger = on.world.engagements[1].stranger
    assert stranger is not None
    assert (stranger.captain, stranger.greek_fire, on.world.pirate_casks) == ("Hook", 0, 0)


def test_fg8_a19_b_none_is_on_two_ships_or_met_while_he_is_a_prisoner_or_dead() -> None:
    held = Prisoner(id=1, name="Gump", player=None, captor=HADDOCK, ship=BOUNTY, since=0)
    dead = NotoriousPirate(id=2, name="Hook", dead=True)
    on = at_sea(*THREE, dead, held)
    assert strangers.at_large(on.world) == ("Mauvebeard",)
    on = at_sea(*THREE, dead, held, met(captain="Mauvebeard"))
    assert strangers.at_large(on.world) == ()


def test_fg8_a19_e_no_galleon_has_one() -> None:
    on = _bound_for(ATLANTIS, haddock(faction=Faction.PIRATE), *THREE, faces=(1, 1))
    pass_proposals(on, 1)
    assert _thrown(on, "notorious") == 0


def test_fg8_a19_a_the_cask_goes_back_if_she_is_fled_from() -> None:
    on = at_sea(bounty(voyage=voyage(ATLANTIS, SAKAL, None)), met(captain="Hook", casks=1), faces=(10,))
    on.draft.set(pirate_casks=3)
    does(on, "FLEE")
    assert on.world.pirate_casks == 4
    assert on.world.engagements[1].course is Course.OVER


def test_fg8_a14_d_in_naval_combat_it_is_used_up_and_fg8_a19_c_he_goes_down_with_his_ship() -> None:
    on = at_sea(*THREE, met(captain="Hook", casks=1, place=ATLANTIS), faces=(1, 6))
    on.draft.put("ships", bounty(cannon=12))
    does(on, "FIGHT")
    # 1 + 5 for the ship, 3 for the cask, against 6 + 9.
    assert on.world.notorious[2].dead
    assert on.world.pirate_casks == 0
    assert "5.14.greek_fire" in (on.world.matters[1].finding or pytest.fail("no finding")).cites


def test_a_prisoner_is_at_large_again_when_the_ship_that_holds_him_is_sunk() -> None:
    held = Prisoner(id=1, name="Gump", player=None, captor=HADDOCK, ship=LIGHTNIN, since=0)
    on = at_sea(*THREE, held, tivol(po8=0), faces=(6, 1))
    does(on, "ATTACK Grease Lightnin'")
    does(on, "FIGHT", by=tivol().id)
    assert "Gump" in strangers.at_large(on.world)


def test_a_damaged_ship_that_meets_a_patrol_may_still_be_fought_from() -> None:
    on = at_sea(bounty(at=AZORES, condition=Condition.DAMAGED, sailed_from=ATLANTIS), met(place=AZORES), faces=(10,))
    assert "to Atlantis" in does(on, "FLEE")


def test_two_ships_have_each_a_time_of_their_own() -> None:
    on = _bound_for(AZORES, lightnin(voyage=voyage(SAKAL, AZORES, 2)), faces=(6, 6, 6))
    on.play([on.timer("arrival", LIGHTNIN, 2)])
    pass_proposals(on, 16)
    assert _thrown(on) == 3
