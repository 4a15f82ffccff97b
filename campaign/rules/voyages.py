"""Voyages: setting sail, being held up, arriving, repairs (FG8-3.2, 5.2, 5.3, 5.20)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.naval import REPAIR_PROPOSALS
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.sailing import (
    Arrived,
    MeetingEnded,
    Repaired,
    RepairsBegun,
    SetSail,
    VoyageHalted,
    VoyageResumed,
)
from campaign.rules.matter import Matter
from campaign.rules.parts import Beyond, Condition, Land, LandId, Ship, ShipId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.foreign import SUNSET_PROPOSALS
from campaign.rules.terms.ships import TRAVEL
from campaign.rules.world import World

ARRIVAL = "arrival"
REPAIRS = "repairs"
PATROL = "patrol"


def travel_time(scene: Scene, origin: LandId, destination: LandId) -> int:
    """How many proposals a voyage takes, at least one."""
    lands = scene.world.lands
    if Beyond.SUNSET in {lands[origin].beyond, lands[destination].beyond}:
        return scene.law[SUNSET_PROPOSALS]  # FG8-7.1: out, and back
    return max(1, TRAVEL.value(scene.law, lands[origin].name, lands[destination].name) or 1)


def set_sail(
    scene: Scene,
    ship_id: ShipId,
    destination: LandId,
    *,
    why: str = "",
    takes: int | None = None,
    meets: bool = True,
) -> Iterator[Event]:
    """A ship puts to sea, and may meet others on the way.

    `takes` is the length of the voyage in proposals where it is not the table's: a retreat, a pursuit.
    `meets` False for a ship that flees from a player: her chase is resolved alone (ours).
    """
    ship = scene.world.ships[ship_id]
    origin = origin_of(ship)
    length = travel_time(scene, origin, destination) if takes is None else takes
    yield from scene.clear(ARRIVAL, ship_id)
    yield from scene.clear(PATROL, ship_id)  # FG8-A21.h: who comes back is met anew
    arrives = scene.now + length
    yield SetSail(ship=ship_id, origin=origin, destination=destination, arrives=arrives, why=why)
    yield scene.timer(ARRIVAL, ship_id, arrives)
    if not meets:
        return
    # FG8-A20.d: every setting sail risks an encounter. FG8-A2.a: one roll for each two crossing voyages.
    yield MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind="encounter", subject=ship_id, opened=scene.now, ships=(ship_id,),
        players=(ship.owner,),
    ))  # fmt: skip
    for other in crossing(scene.world, scene.world.ships[ship_id]):
        yield MatterOpened(matter=Matter(
            id=scene.fresh("matters"), kind="crossing", subject=ship_id, opened=scene.now,
            ships=(ship_id, other.id), players=(ship.owner, other.owner),
        ))  # fmt: skip


def crossing(world: World, ship: Ship) -> list[Ship]:
    """The players' ships under way on the same course in the opposite direction (FG8-B2.2), by id."""
    voyage = ship.voyage
    assert voyage is not None
    return [
        other
        for _, other in sorted(world.ships.items())
        if other.voyage is not None
        and other.owner != ship.owner
        and (other.voyage.origin, other.voyage.destination) == (voyage.destination, voyage.origin)
    ]


def origin_of(ship: Ship) -> LandId:
    """Where a voyage that begins now begins: her harbour, or for a ship at sea where she came from."""
    if ship.at is not None:
        return ship.at
    assert ship.voyage is not None
    return ship.voyage.origin


def halt(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship at sea is held up by a meeting until it is over."""
    voyage = scene.world.ships[ship_id].voyage
    if voyage is not None and voyage.arrives is not None:
        yield from scene.clear(ARRIVAL, ship_id)
        yield VoyageHalted(ship=ship_id, left=max(1, voyage.arrives - scene.now))


def resume(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship that was held up goes on."""
    voyage = scene.world.ships[ship_id].voyage
    if voyage is not None and voyage.arrives is None:
        arrives = scene.now + voyage.left
        yield VoyageResumed(ship=ship_id, arrives=arrives)
        yield scene.timer(ARRIVAL, ship_id, arrives)


def turn_back(scene: Scene, ship_id: ShipId, *, why: str) -> Iterator[Event]:
    """A ship retreats to the last location she set sail from (FG8-B21.3); one in harbour there stays."""
    ship = scene.world.ships[ship_id]
    if ship.voyage is None:
        return
    # FG8-A20.d: that, too, is setting sail.
    elapsed = scene.now - ship.voyage.departed
    yield from set_sail(scene, ship_id, ship.voyage.origin, takes=max(1, elapsed), why=why)


def arrive(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship makes port; meetings at sea are over, and a damaged ship goes to the yard."""
    ship = scene.world.ships[ship_id]
    if ship.voyage is None:
        return
    land = ship.voyage.destination
    for meeting in sorted(scene.world.meetings.values(), key=lambda meeting: meeting.id):
        if ship_id in {meeting.one, meeting.other}:
            yield from scene.clear("meeting", meeting.id)
            yield MeetingEnded(meeting=meeting.id)
    yield Arrived(ship=ship_id, land=land)
    yield from begin_repairs(scene, ship_id)


def begin_repairs(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A damaged ship in a friendly port is repaired (FG8-B3.2, A3.a, A3.b)."""
    world = scene.world
    ship = world.ships[ship_id]
    if ship.condition is Condition.DAMAGED and ship.at is not None and friendly(world, ship, world.lands[ship.at]):
        done = scene.now + scene.law[REPAIR_PROPOSALS]
        yield from scene.clear(REPAIRS, ship_id)
        yield RepairsBegun(ship=ship_id, land=ship.at, done=done)
        yield scene.timer(REPAIRS, ship_id, done)


def finish_repairs(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """The yard has done its work."""
    if scene.world.ships[ship_id].condition is Condition.REPAIRING:
        yield Repaired(ship=ship_id)


def make_port(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship damaged at sea makes for the friendly end of her voyage, else for home (FG8-B3.2, A3.a).

    In port already, she stays: repairs begin if the port is friendly, else she needs sailing orders.
    """
    world = scene.world
    ship = world.ships[ship_id]
    voyage = ship.voyage
    if voyage is None:
        yield from begin_repairs(scene, ship_id)
    elif friendly(world, ship, world.lands[voyage.destination]):
        yield from resume(scene, ship_id)
    elif friendly(world, ship, world.lands[voyage.origin]):
        yield from turn_back(scene, ship_id, why="damaged")
    else:
        yield from set_sail(scene, ship_id, home_of(world, owner_faction(world, ship)).id, why="damaged")


def friendly(world: World, ship: Ship, land: Land) -> bool:
    """Whether a land is on the side of a ship's owner."""
    return land.faction is owner_faction(world, ship)


def owner_faction(world: World, ship: Ship) -> Faction:
    """The side of a ship's owner (FG8-A20.e)."""
    return world.players[ship.owner].faction


def home_of(world: World, faction: Faction) -> Land:
    """The home base of a side: Atlantis, or the Near Azores."""
    return next(land for _, land in sorted(world.lands.items()) if land.home_of is faction)
