"""After a fight at sea: salvage, bounty and booty, mutiny and its castaways, fights in their turn (FG8-5.15, 5.25)."""

import pytest

from campaign.rules import mutinies
from campaign.rules.engagements import declare, stand
from campaign.rules.events.boarding import BoardingDrawn, RoundAboard
from campaign.rules.events.fighting import EngagementEnded
from campaign.rules.parts import Condition, Course, EngagementId, LandId, Plight
from campaign.rules.persons import Right
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.tick import settle
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DOVE,
    DPN,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    haddock,
    happened,
    land,
    lightnin,
    obeyed,
    player,
    playing,
    ship,
    tivol,
    voyage,
)
from tests.rules.sea import TARGET, at_sea, course_of, does, fight, met, pass_proposals, tries

ISLAND = land(LandId(7), "Island of Marooned Sailors")


# Salvage


def test_fg8_b25_1_the_victor_recovers_all_po8_and_the_cargo_he_has_room_for() -> None:
    on = at_sea(bounty(cargo={"wood": 17}), lightnin(cargo={"silk": 2, "treasure": 1}), faces=(6, 1, 4))
    fight(on)
    assert on.world.players[HADDOCK].po8 == 1000
    # FG8-A25.b, A25.c: ten troops and 17 Tons leave room for one: Treasure counts as cargo, and goes first.
    assert on.world.ships[BOUNTY].cargo == {"treasure": 1, "wood": 17}
    assert on.world.players[TIVOL].po8 == 0


def test_fg8_b25_1_otherwise_all_is_lost_for_ever() -> None:
    on = at_sea(faces=(6, 1, 5))
    fight(on)
    assert (on.world.players[HADDOCK].po8, on.world.players[TIVOL].po8) == (500, 0)
    assert "LostForEver" in happened(on)


def test_fg8_b25_1_greek_fire_halves_the_chance() -> None:
    on = at_sea(bounty(greek_fire=1), faces=(6, 1, 3))
    fight(on)
    assert "LostForEver" in happened(on)


def test_fg8_a25_d_a_stranger_takes_what_she_sinks_out_of_play() -> None:
    on = at_sea(met(place=ATLANTIS), faces=(6, 1))
    does(on, "FIGHT")
    assert on.world.players[HADDOCK].po8 == 0
    assert "salvage" not in {matter.kind for matter in on.world.matters.values()}


def test_where_nothing_was_aboard_nothing_is_thrown() -> None:
    on = at_sea(tivol(po8=0), faces=(6, 1))
    fight(on)
    assert {matter.kind for matter in on.world.matters.values()} == {"naval"}


# Bounty and booty


def test_fg8_b18_2_a_citizen_who_sinks_a_pirate_ship_is_paid() -> None:
    on = at_sea(met(place=ATLANTIS), faces=(1, 6))
    does(on, "FIGHT")
    assert on.world.players[HADDOCK].po8 == 1200
    # FG8-A18.a: a Pirate's ship counts, too.
    on = at_sea(tivol(faction=Faction.PIRATE, po8=0), faces=(6, 1))
    fight(on)
    assert on.world.players[HADDOCK].po8 == 1200


@pytest.mark.parametrize(("wood", "treasure"), [(0, 1), (18, 0)])
def test_fg8_b18_1_a_pirate_who_defeats_a_galleon_takes_a_ton_if_he_has_room(wood: int, treasure: int) -> None:
    hold = {"wood": wood} if wood else {}
    galleon = met(faction=Faction.CITIZEN, place=AZORES)
    on = at_sea(haddock(faction=Faction.PIRATE), bounty(at=AZORES, cargo=hold), galleon, faces=(1, 6))
    does(on, "FIGHT")
    assert on.world.ships[BOUNTY].cargo.get("treasure", 0) == treasure


def test_fg8_b11_3_a11_g_a_pirate_who_wins_at_sea_may_wear_a_part_and_one_who_loses_may_be_awarded_one() -> None:
    on = at_sea(tivol(faction=Faction.PIRATE, po8=0), faces=(1, 6, 6))
    fight(on)
    assert [(claim.player, claim.right) for claim in on.world.claims.values()] == [(TIVOL, Right.WEAR)]
    on = at_sea(tivol(faction=Faction.PIRATE, po8=0), faces=(6, 1))
    fight(on)
    claims = [(claim.player, claim.right, claim.loser) for claim in on.world.claims.values()]
    assert claims == [(HADDOCK, Right.AWARD, TIVOL)]


# Mutiny


def test_fg8_b15_1_after_a_tie_each_player_throws_and_the_unlucky_one_is_marooned() -> None:
    on = at_sea(ISLAND, bounty(at=TAKAL), lightnin(at=TAKAL), faces=(4, 4, 1, 2))
    fight(on)
    haddock_now = on.world.players[HADDOCK]
    assert (haddock_now.ashore, haddock_now.plight) == (ISLAND.id, Plight.MAROONED)
    assert on.world.ships[BOUNTY].condition is Condition.LOST, "FG8-A15.b"
    assert on.world.ships[LIGHTNIN].condition is Condition.REPAIRING
    assert "Marooned" in tries(on, "SAIL TO Takal")


def _adrift() -> Scene:
    on = at_sea(ISLAND, bounty(life_raft=True), faces=(4, 4, 1, 2))
    fight(on)
    return on


def test_fg8_a15_c_he_who_has_a_life_raft_is_home_after_ten_proposals() -> None:
    on = _adrift()
    assert on.world.players[HADDOCK].plight is Plight.ADRIFT
    assert "adrift" in tries(on, "SAIL TO Takal")
    pass_proposals(on, 9)
    assert on.world.players[HADDOCK].plight is Plight.ADRIFT
    pass_proposals(on, 1)
    assert on.world.players[HADDOCK].plight is Plight.NONE
    # FG8-A3.d: a new ship at once.
    assert on.world.players[HADDOCK].aboard == 3
    pass_proposals(on, 1)


def test_fg8_a15_e_passengers_come_home_and_the_owner_is_provided_for() -> None:
    guest = player(DPN, "dpn", aboard=BOUNTY, rank=8)
    on = at_sea(ISLAND, guest, faces=(4, 4, 1, 2))
    does(on, f"ATTACK {TARGET}", by=DPN)
    does(on, "FIGHT", by=TIVOL)
    assert on.world.players[DPN].plight is Plight.MAROONED, "the captain is put off, not the owner"
    assert on.world.players[HADDOCK].aboard == 3


def test_fg8_a15_d_a_ship_that_calls_at_the_island_takes_him_off() -> None:
    marooned = tivol(ashore=ISLAND.id, plight=Plight.MAROONED)
    on = at_sea(ISLAND, marooned, lightnin(condition=Condition.LOST, at=None), bounty(at=ISLAND.id))
    does(on, "PICK UP Tivol")
    tivol_now = on.world.players[TIVOL]
    assert (tivol_now.aboard, tivol_now.plight) == (BOUNTY, Plight.NONE)
    assert on.world.ships[3].owner == TIVOL, "his next ship waits at home"


def test_fg8_a15_d_or_his_ruler_has_him_found() -> None:
    on = at_sea(ISLAND, tivol(ashore=ISLAND.id, plight=Plight.MAROONED))
    on.play(mutinies.brought_home(on, TIVOL, why="decided"))
    assert on.world.players[TIVOL].ashore == ATLANTIS


def test_fg8_a15_f_a_strangers_seamen_never_mutiny() -> None:
    on = at_sea(met(place=ATLANTIS), faces=(2, 4, 2))
    does(on, "FIGHT")
    assert [matter.kind for matter in on.world.matters.values()] == ["naval", "mutiny"]


# Nobody aboard


def test_fg8_b21_4_a_ship_that_nobody_comes_to_fight_is_sunk_after_twenty_proposals() -> None:
    on = at_sea(tivol(ashore=TAKAL, po8=0))
    does(on, f"ATTACK {TARGET}")
    pass_proposals(on, 19)
    assert on.world.ships[LIGHTNIN].afloat
    pass_proposals(on, 1)
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK
    # FG8-A21.l: a player attacked, so that he keeps his rank; his next ship waits at home.
    assert on.world.players[TIVOL].rank == 1
    assert on.world.ships[3].at == ATLANTIS


def test_fg8_a21_l_where_a_stranger_attacked_her_owner_begins_again() -> None:
    on = at_sea(tivol(ashore=TAKAL), met(ship=LIGHTNIN, place=ATLANTIS))
    on.play([on.timer("answer", 1, 20)])
    pass_proposals(on, 20)
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK
    assert (on.world.players[TIVOL].rank, on.world.players[TIVOL].ashore) == (0, TAKAL)


def test_fg8_a21_f_a21_g_anybody_there_may_board_and_fight_her_and_a21_m_pays_with_his_rank() -> None:
    dpn = player(DPN, "dpn", ashore=ATLANTIS, rank=4)
    on = at_sea(dpn, tivol(ashore=TAKAL), met(ship=LIGHTNIN, place=ATLANTIS), faces=(6, 1))
    obeyed("BOARD Grease Lightnin'", playing(DPN), on)
    does(on, "FIGHT", by=DPN)
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK
    assert (on.world.players[DPN].rank, on.world.players[TIVOL].rank) == (0, 1)
    assert on.world.ships[3].owner == TIVOL


# One fight after the other


def test_fg8_a2_i_fights_of_one_ship_are_fought_in_order_of_declaration() -> None:
    others = (ship(DOVE, "Dove", owner=DPN), player(DPN, "dpn"))
    on = at_sea(*others, faces=(3, 3, 1, 1, 6, 1, 6, 6, 6, 5, 6, 1, 5))
    does(on, f"ATTACK {TARGET} CLOSE")
    does(on, f"ATTACK {TARGET}", by=DPN)
    does(on, "FIGHT CLOSE", by=TIVOL)
    pass_proposals(on, 1)
    assert tries(on, "FIGHT", by=TIVOL), "she fights aboard, and her captain has no other word to give"
    on.play(stand(on, EngagementId(2)))
    assert course_of(on, 2) is Course.WAITING
    on.play([RoundAboard(engagement=EngagementId(1), attacker_lost=9, defender_lost=9)])
    on.play([BoardingDrawn(engagement=EngagementId(1)), EngagementEnded(engagement=EngagementId(1))])
    on.play(settle(on))
    assert course_of(on, 2) is Course.OVER
    assert not on.world.ships[DOVE].afloat or not on.world.ships[LIGHTNIN].afloat


def test_fg8_b2_5_after_three_proposals_the_attacker_may_go_on_at_sea_though_no_answer_came() -> None:
    sea = (bounty(voyage=voyage(ATLANTIS, TAKAL, 9)), lightnin(voyage=voyage(TAKAL, ATLANTIS, 9)))
    on = at_sea(*sea)
    on.play(declare(on, BOUNTY, LIGHTNIN))
    pass_proposals(on, 2)
    assert _arrives(on) is None
    pass_proposals(on, 1)
    assert _arrives(on) == 12
    assert course_of(on) is Course.UNANSWERED


def _arrives(on: Scene) -> int | None:
    course = on.world.ships[BOUNTY].voyage
    assert course is not None
    return course.arrives
