"""Prisoners: in the Brig and in prison, handed on, let go, breaking out; captives whose captors fall."""

from typing import Any

import pytest

from campaign.adapters.documents.clauses import founding_clauses
from campaign.rules import prisoners
from campaign.rules.landings import victory
from campaign.rules.law import SetClause
from campaign.rules.matter import Matter
from campaign.rules.parts import Captivity, Condition, Contingent, LandBattle, LandBattleId
from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction, Force
from campaign.rules.scene import Scene
from campaign.rules.tick import resolve
from campaign.rules.world import Part, World
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DEAD,
    DOVE,
    DPN,
    HADDOCK,
    LIGHTNIN,
    TIVOL,
    bounty,
    haddock,
    happened,
    lightnin,
    player,
    scene,
    ship,
    tivol,
    two_captains,
)
from tests.rules.orders.locked import haddock_in_prison, haddock_in_the_brig, mauvebeard

CLAUSES = tuple(SetClause(clause) for clause in founding_clauses())
PIRATE = tivol(faction=Faction.PIRATE)
CAPTIVE = (haddock(aboard=None), PIRATE, haddock_in_the_brig())


def under_law(*parts: Part, **values: Any) -> World:
    """Two captains under the chances of the founding law."""
    return two_captains(*parts, law=CLAUSES, **values)


def tried(world: World, face: int, number: int = 1) -> Scene:
    """A scene in which a prisoner has tried to break out, the die showing a face."""
    on = scene(world, face)
    on.play(prisoners.try_breakout(on, number))
    on.play(resolve(on))
    return on


def test_fg8_b6_2_a_prisoner_of_war_sits_in_the_brig_of_the_victor() -> None:
    on = scene(two_captains(PIRATE, clock=3))
    on.play(prisoners.imprison(on, HADDOCK, LIGHTNIN, captor=TIVOL, why="surrendered"))
    assert on.world.players[HADDOCK].aboard is None
    assert on.world.prisoners[1].ship == LIGHTNIN
    assert [(timer.kind, timer.due) for timer in on.world.timers.values()] == [("breakout", 13)]


def test_3_3_he_breaks_out_on_a_one_and_takes_over_the_ship() -> None:
    on = tried(under_law(*CAPTIVE), 1)
    taken = on.world.ships[LIGHTNIN]
    assert (taken.owner, taken.troops) == (HADDOCK, 0)
    assert on.world.players[HADDOCK].aboard == LIGHTNIN
    assert on.world.players[TIVOL].aboard not in {None, LIGHTNIN}  # he got another ship at home
    assert on.world.prisoners == {}


def test_3_3_on_anything_else_he_tries_again_ten_proposals_later() -> None:
    on = tried(under_law(*CAPTIVE, clock=10), 2)
    assert on.world.prisoners[1].ship == LIGHTNIN
    assert [(timer.kind, timer.due) for timer in on.world.timers.values()] == [("breakout", 20)]


def test_3_3_where_the_law_says_so_he_only_escapes() -> None:
    on = tried(under_law(*CAPTIVE, terms={"3.3.takes_ship": False}), 1)
    assert on.world.ships[LIGHTNIN].owner == TIVOL
    assert on.world.players[HADDOCK].aboard == BOUNTY


def test_a_notorious_pirate_makes_off_with_the_ship() -> None:
    on = tried(under_law(mauvebeard(BOUNTY)), 1, 2)
    assert on.world.ships[BOUNTY].condition is Condition.LOST
    assert on.world.prisoners == {}
    assert on.world.players[HADDOCK].aboard not in {None, BOUNTY}


def test_others_in_the_brig_go_free_with_him() -> None:
    other = Prisoner(id=3, name="dpn", player=DPN, captor=TIVOL, ship=LIGHTNIN, since=0)
    on = tried(under_law(*CAPTIVE, player(DPN, "dpn", aboard=None), ship(DOVE, "The Dove"), other), 1)
    assert on.world.players[DPN].aboard == DOVE
    assert on.world.prisoners == {}


def test_fg8_b16_2_who_escapes_from_prison_returns_to_his_ship() -> None:
    on = tried(under_law(haddock(aboard=None), PIRATE, haddock_in_prison()), 1)
    assert on.world.players[HADDOCK].aboard == BOUNTY


def test_a_prisoner_who_is_gone_tries_nothing() -> None:
    on = scene(two_captains())
    on.play(prisoners.try_breakout(on, 1))
    assert not on.happened


def test_fg8_a3_e_who_was_in_a_brig_that_sank_is_free() -> None:
    on = scene(two_captains(*CAPTIVE, mauvebeard(LIGHTNIN)))
    on.play(prisoners.open_brig(on, LIGHTNIN, why="sunk"))
    assert on.world.prisoners == {}
    assert "NotoriousAtLarge" in happened(on)


def test_fg8_b16_3_friends_who_take_the_ship_set_him_free() -> None:
    friend = player(DPN, "dpn")
    on = scene(two_captains(*CAPTIVE, friend, ship(DOVE, "The Dove"), mauvebeard(LIGHTNIN)))
    on.play(prisoners.pass_on(on, LIGHTNIN, DOVE, captor=DPN))
    assert on.world.players[HADDOCK].aboard == BOUNTY
    [kept] = on.world.prisoners.values()
    assert (kept.name, kept.ship, kept.captor) == ("Mauvebeard", DOVE, DPN)


@pytest.mark.parametrize(("face", "kept"), [(2, False), (3, True)])
def test_fg8_b16_4_enemies_who_destroy_his_captors_keep_him_on_three_or_more(face: int, *, kept: bool) -> None:
    pirate = player(DPN, "dpn", faction=Faction.PIRATE)
    on = scene(under_law(*CAPTIVE, pirate, ship(DOVE, "The Dove")), face)
    on.play(prisoners.pass_on(on, LIGHTNIN, DOVE, captor=DPN))
    on.play(resolve(on))
    assert bool(on.world.prisoners) is kept
    if kept:
        assert on.world.prisoners[1].ship == DOVE


def test_fg8_a6_f_a_non_player_ship_carries_a_player_off_to_her_base() -> None:
    on = scene(two_captains())
    on.play(prisoners.carry_off(on, HADDOCK, Faction.PIRATE))
    assert on.world.captivities[HADDOCK] == Captivity(id=HADDOCK, land=AZORES, force=Force.BUCCANEERS, since=0)


def won_at(world: World) -> Scene:
    on = scene(world, 6)
    on.play(victory(on, LandBattleId(1)))
    on.play(resolve(on))
    return on


def landed(faction: Faction) -> LandBattle:
    there = Contingent(player=TIVOL, ship=LIGHTNIN, troops=5)
    return LandBattle(id=LandBattleId(1), land=DEAD, faction=faction, contingents=(there,), began=0)


def test_fg8_a16_e_captives_of_natives_are_freed_by_friends_and_kept_by_enemies() -> None:
    held = (haddock(aboard=None), Captivity(id=HADDOCK, land=DEAD, force=Force.NATIVES, since=0))
    there = lightnin(at=DEAD)
    freed = won_at(under_law(*held, tivol(ashore=DEAD), there, landed(Faction.CITIZEN)))
    assert freed.world.players[HADDOCK].aboard == BOUNTY
    kept = won_at(under_law(*held, tivol(ashore=DEAD, faction=Faction.PIRATE), there, landed(Faction.PIRATE)))
    assert kept.world.captivities == {}
    assert kept.world.prisoners[1].ship == LIGHTNIN


def test_a_transfer_that_is_overtaken_is_dropped() -> None:
    on = scene(two_captains())
    on.draft.put("matters", Matter(id=1, kind="transfer", subject=HADDOCK, opened=0, players=(HADDOCK, TIVOL)))
    on.draft.put("matters", Matter(id=2, kind="breakout", subject=7, opened=0))
    on.play(resolve(on))
    assert happened(on) == ["MatterDropped", "MatterDropped"]


def test_only_a_pirate_handed_over_by_a_citizen_is_worth_a_bounty() -> None:
    on = scene(two_captains(*CAPTIVE))
    assert prisoners.worth(on, haddock_in_the_brig(), TIVOL) == 0
    assert prisoners.worth(on, haddock_in_the_brig(), DPN if DPN in on.world.players else HADDOCK) == 0


def test_a_player_without_a_ship_comes_home() -> None:
    gone = bounty(condition=Condition.SUNK, at=None)
    on = tried(under_law(haddock(aboard=None), PIRATE, haddock_in_prison(), gone), 1)
    assert on.world.players[HADDOCK].ashore == ATLANTIS
