"""Prisoners: who is in which Brig or prison, and how they come there and out of it (FG8-3.3, 3.19, 5.6, 5.16)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.escape import EVERY as ESCAPE_EVERY
from campaign.rules.battles.fg8.spoils import CAPTAIN_BOUNTY
from campaign.rules.engagements import break_off
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.landing import Captured
from campaign.rules.events.prisoners import (
    BreakoutFailed,
    HandedOver,
    Imprisoned,
    NotoriousAtLarge,
    ShipTakenOver,
)
from campaign.rules.losses import off_the_books, successor
from campaign.rules.matter import Matter
from campaign.rules.parts import Captivity, LandId, PlayerId, ShipId
from campaign.rules.people import aboard, cast_away, provide_ship, set_free
from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction, Force
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import BRIG_TAKES_SHIP
from campaign.rules.voyages import home_of
from campaign.rules.world import World, changed

ESCAPE = "escape"
BREAKOUT = "breakout"


def prisoner_of(world: World, player_id: PlayerId) -> Prisoner | None:
    """The imprisonment that a player is in, if any."""
    return next((each for _, each in sorted(world.prisoners.items()) if each.player == player_id), None)


def in_brig(world: World, ship_id: ShipId) -> list[Prisoner]:
    """The prisoners in the Brig of a ship, by id."""
    return [prisoner for _, prisoner in sorted(world.prisoners.items()) if prisoner.ship == ship_id]


def imprison(scene: Scene, player_id: PlayerId, ship_id: ShipId, *, captor: PlayerId, why: str) -> Iterator[Event]:
    """A player becomes the prisoner of another, in the Brig of that one's ship (FG8-B6.2, 3.3).

    `why`: surrendered, taken, kept (see `Imprisoned`). He may have been aboard, ashore, captive or in another Brig.
    """
    world = scene.world
    yield from scene.clear(ESCAPE, player_id)
    before = prisoner_of(world, player_id)
    if before is not None:
        yield from scene.clear(BREAKOUT, before.id)
    number = scene.fresh("prisoners") if before is None else before.id
    name = world.players[player_id].name
    yield from _lock_up(scene, Prisoner(
        id=number, name=name, player=player_id, captor=captor, ship=ship_id, since=scene.now
    ), why)  # fmt: skip


def imprison_notorious(scene: Scene, name: str, ship_id: ShipId, *, captor: PlayerId) -> Iterator[Event]:
    """A notorious pirate whose ship was boarded becomes a prisoner (FG8-A19.c); he is at large no more."""
    number = scene.fresh("prisoners")
    yield from _lock_up(scene, Prisoner(
        id=number, name=name, player=None, captor=captor, ship=ship_id, since=scene.now
    ), "taken")  # fmt: skip


def _lock_up(scene: Scene, prisoner: Prisoner, why: str) -> Iterator[Event]:
    yield Imprisoned(prisoner=prisoner, why=why)
    yield scene.timer(BREAKOUT, prisoner.id, scene.now + scene.law[ESCAPE_EVERY])


def hold_ashore(scene: Scene, player_id: PlayerId, land_id: LandId, force: Force) -> Iterator[Event]:
    """A player becomes the captive of the force that holds a land (FG8-B16.1)."""
    yield Captured(captivity=Captivity(id=player_id, land=land_id, force=force, since=scene.now))
    yield from scene.clear(ESCAPE, player_id)
    yield scene.timer(ESCAPE, player_id, scene.now + scene.law[ESCAPE_EVERY])


def carry_off(scene: Scene, player_id: PlayerId, faction: Faction) -> Iterator[Event]:
    """A non-player ship that has taken a player brings him to the base of her side, whose captive he is (ours)."""
    force = Force.BUCCANEERS if faction is Faction.PIRATE else Force.MARINES
    yield from hold_ashore(scene, player_id, home_of(scene.world, faction).id, force)


def open_brig(scene: Scene, ship_id: ShipId, *, why: str) -> Iterator[Event]:
    """Whoever was in the Brig of a ship that is lost is free, and sent home (FG8-A3.e). `why`: sunk."""
    for prisoner in in_brig(scene.world, ship_id):
        yield from let_go(scene, prisoner, why=why)


def pass_on(scene: Scene, ship_id: ShipId, to_ship: ShipId, *, captor: PlayerId) -> Iterator[Event]:
    """The prisoners aboard a ship that a player has taken (FG8-B16.3, B16.4): friends go free, enemies may stay."""
    faction = scene.world.players[captor].faction
    for prisoner in in_brig(scene.world, ship_id):
        side = Faction.PIRATE if prisoner.player is None else scene.world.players[prisoner.player].faction
        if side is faction:
            yield from let_go(scene, prisoner, why="freed")
        elif prisoner.player is None:
            yield from scene.clear(BREAKOUT, prisoner.id)
            yield from _lock_up(scene, changed(prisoner, captor=captor, ship=to_ship, since=scene.now), "kept")
        else:
            yield open_transfer(scene, prisoner.player, to_ship, captor)


def open_transfer(scene: Scene, player_id: PlayerId, ship_id: ShipId, captor: PlayerId) -> MatterOpened:
    """The event that asks the Historian whether enemies keep a captive whose captors they destroyed (FG8-B16.4)."""
    return MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind="transfer", subject=player_id, opened=scene.now, ships=(ship_id,),
        players=(player_id, captor),
    ))  # fmt: skip


def transferred(scene: Scene, player_id: PlayerId, ship_id: ShipId, captor: PlayerId, *, kept: bool) -> Iterator[Event]:
    """What becomes of a captive whose captors were destroyed by his enemies (FG8-B16.4)."""
    if kept:
        yield from imprison(scene, player_id, ship_id, captor=captor, why="kept")
    else:
        yield from set_free(scene, player_id, why="chaos")


def let_go(scene: Scene, prisoner: Prisoner, *, why: str) -> Iterator[Event]:
    """A prisoner is free: a player as after captivity (FG8-B16.2, A16.f), a notorious pirate at large again."""
    yield from scene.clear(BREAKOUT, prisoner.id)
    if prisoner.player is None:
        yield NotoriousAtLarge(prisoner=prisoner, why=why)
    else:
        yield from set_free(scene, prisoner.player, why=why)


def hand_over(scene: Scene, prisoner: Prisoner, by: PlayerId) -> Iterator[Event]:
    """A prisoner goes to the guards of the home base of the player who brings him (FG8-3.19)."""
    world = scene.world
    prison = home_of(world, world.players[by].faction).id
    yield from scene.clear(BREAKOUT, prisoner.id)
    locked_up = changed(prisoner, ship=None, prison=prison, since=scene.now)
    yield HandedOver(prisoner=locked_up, by=by, po8=worth(scene, prisoner, by))
    if prisoner.player is not None:
        yield scene.timer(BREAKOUT, prisoner.id, scene.now + scene.law[ESCAPE_EVERY])


def worth(scene: Scene, prisoner: Prisoner, by: PlayerId) -> int:
    """What a prisoner brings him who hands him over, in Pieces of Eight."""
    world = scene.world
    if world.players[by].faction is not Faction.CITIZEN:
        return 0
    if prisoner.player is None:
        return world.reward  # FG8-B19.3
    # FG8-B18.2: a Pirate captured and returned.
    return scene.law[CAPTAIN_BOUNTY] if world.players[prisoner.player].faction is Faction.PIRATE else 0


def try_breakout(scene: Scene, prisoner_id: int) -> Iterator[Event]:
    """A prisoner's attempt goes to the Historian: rule 5.16's chance (FG8-3.3)."""
    prisoner = scene.world.prisoners.get(prisoner_id)
    if prisoner is not None:
        yield MatterOpened(matter=Matter(
            id=scene.fresh("matters"), kind="breakout", subject=prisoner_id, opened=scene.now,
            ships=() if prisoner.ship is None else (prisoner.ship,),
            players=() if prisoner.player is None else (prisoner.player,),
        ))  # fmt: skip


def tried_breakout(scene: Scene, prisoner_id: int, *, free: bool) -> Iterator[Event]:
    """What a prisoner's attempt comes to (FG8-3.3, B16.2)."""
    prisoner = scene.world.prisoners[prisoner_id]
    if not free:
        again = scene.now + scene.law[ESCAPE_EVERY]
        yield BreakoutFailed(prisoner=prisoner, again=again)
        yield scene.timer(BREAKOUT, prisoner_id, again)
    elif prisoner.ship is not None and scene.law[BRIG_TAKES_SHIP]:
        yield from _take_over(scene, prisoner, prisoner.ship)
    else:
        yield from let_go(scene, prisoner, why="broke out")


def _take_over(scene: Scene, prisoner: Prisoner, ship_id: ShipId) -> Iterator[Event]:
    """He who breaks out of a Brig takes over the ship; who was aboard comes home as from one lost (FG8-3.3, A3.d)."""
    world = scene.world
    crew = aboard(world, ship_id)
    others = [each for each in in_brig(world, ship_id) if each.id != prisoner.id]
    yield from scene.clear(BREAKOUT, prisoner.id)
    if prisoner.player is None:
        yield from off_the_books(scene, ship_id)
    for each in crew:
        yield from cast_away(scene, each.id)
    yield ShipTakenOver(ship=ship_id, prisoner=prisoner, by=prisoner.player, troops=world.ships[ship_id].troops)
    yield from break_off(scene, ship_id)
    for other in others:
        yield from let_go(scene, other, why="freed")
    lost = world.ships[ship_id]
    if not any(each.owner == lost.owner and each.afloat for each in scene.world.ships.values()):
        # FG8-A3.d: as one whose ship is lost.
        yield from provide_ship(scene, lost.owner, name=successor(scene.world, lost.name), fleet=lost.fleet)


def must_choose(world: World, player_id: PlayerId) -> bool:
    """Whether a player is a Citizen in the Pirates' prison, to choose between death and desertion (FG8-2.3)."""
    prisoner = prisoner_of(world, player_id)
    # FG8-A16.h: when imprisoned, not while he is carried there.
    if prisoner is None or prisoner.prison is None or world.players[player_id].faction is not Faction.CITIZEN:
        return False
    return world.lands[prisoner.prison].home_of is Faction.PIRATE
