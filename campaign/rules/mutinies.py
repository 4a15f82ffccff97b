"""Mutiny after damage at sea, and what becomes of a captain put off his ship (FG8-5.15)."""

from collections.abc import Iterator
from typing import Final

from campaign.rules.battles.fg8.mutiny import ADRIFT_PROPOSALS
from campaign.rules.engagements import break_off
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.wreck import Mutinied, Rescued
from campaign.rules.losses import off_the_books, replaced
from campaign.rules.matter import Matter
from campaign.rules.parts import Land, PlayerId, Plight, ShipId, Standing
from campaign.rules.people import aboard, captain_of, cast_away
from campaign.rules.prisoners import open_brig
from campaign.rules.scene import Scene
from campaign.rules.table import key_of
from campaign.rules.terms.ships import OWNER_RANKS
from campaign.rules.voyages import home_of, make_port
from campaign.rules.world import World

ADRIFT = "adrift"
ISLAND_OF_MAROONED_SAILORS: Final = "island_of_marooned_sailors"


def damaged(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A player's ship is damaged: her seamen may mutiny, each player's by a die of his own (FG8-B15.1, A15.a)."""
    captain = captain_of(scene.world, ship_id, scene.law[OWNER_RANKS])
    if captain is None:
        yield from make_port(scene, ship_id)
        return
    yield MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind="mutiny", subject=ship_id, opened=scene.now, ships=(ship_id,),
        players=tuple(player.id for player in aboard(scene.world, ship_id)),
    ))  # fmt: skip


def mutinied(scene: Scene, ship_id: ShipId, *, broke_out: bool) -> Iterator[Event]:
    """What the die of a mutiny comes to: a ship lost to her seamen, or one that makes for port (FG8-B15.1)."""
    world = scene.world
    ship, captain = world.ships[ship_id], captain_of(world, ship_id, scene.law[OWNER_RANKS])
    if not broke_out or captain is None:
        yield from make_port(scene, ship_id)
        return
    others = [player for player in aboard(world, ship_id) if player.id != captain.id]
    island = island_of(world)
    land = None if ship.life_raft or island is None else island.id
    yield from off_the_books(scene, ship_id)
    yield Mutinied(ship=ship_id, player=captain.id, land=land, troops=ship.troops)
    yield from open_brig(scene, ship_id, why="sunk")
    for player in others:
        yield from cast_away(scene, player.id)  # FG8-A15.e: they are not put off, but the ship is gone (FG8-A3.d)
    yield from break_off(scene, ship_id)
    yield from replaced(scene, ship.owner)
    if land is None:
        yield scene.timer(ADRIFT, captain.id, scene.now + scene.law[ADRIFT_PROPOSALS])


def island_of(world: World) -> Land | None:
    """The Island of Marooned Sailors, where the world has one."""
    lands = (land for _, land in sorted(world.lands.items()))
    return next((land for land in lands if key_of(land.name) == ISLAND_OF_MAROONED_SAILORS), None)


def is_in_plight(world: World, player_id: PlayerId, plight: Plight) -> bool:
    """Whether a player who still plays is adrift, or is Marooned."""
    player = world.players[player_id]
    return player.plight is plight and player.standing is Standing.PLAYING


def picked_up(scene: Scene, player_id: PlayerId, ship_id: ShipId) -> Iterator[Event]:
    """A Marooned player goes aboard a ship that calls at the island, as her captain agrees (FG8-A15.d)."""
    yield Rescued(player=player_id, why="picked up", ship=ship_id)
    yield from replaced(scene, player_id)


def brought_home(scene: Scene, player_id: PlayerId, *, why: str) -> Iterator[Event]:
    """A player who was adrift, or whose Ruler has decided for him, is at his home base (FG8-A15.c, A15.d)."""
    yield from scene.clear(ADRIFT, player_id)
    home = home_of(scene.world, scene.world.players[player_id].faction).id
    yield Rescued(player=player_id, why=why, land=home)
    yield from replaced(scene, player_id)
