"""Patrols at the enemy's home and at the Isle of the Dead: at arrival, and again for who stays (FG8-5.21, 5.22)."""

from collections.abc import Iterator
from typing import Final

from campaign.rules.battles.fg8.patrol import EVERY
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.matter import Matter
from campaign.rules.parts import Land, OfficeName, Ship, ShipId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.table import key_of
from campaign.rules.voyages import PATROL, owner_faction
from campaign.rules.world import World

ISLE_OF_THE_DEAD: Final = "isle_of_the_dead"
_RULERS: Final = {Faction.CITIZEN: OfficeName.EMPEROR, Faction.PIRATE: OfficeName.KING}


def dock(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship has arrived where patrols may meet her: the chance is thrown, now and again later (FG8-B21.1, B21.2)."""
    yield from scene.clear(PATROL, ship_id)
    ship = scene.world.ships[ship_id]
    land = None if ship.at is None else scene.world.lands[ship.at]
    if not ship.afloat or land is None or not _watched(scene.world, ship, land):
        return
    if hostile(scene.world, ship, land):
        yield MatterOpened(matter=Matter(
            id=scene.fresh("matters"), kind="patrol", subject=ship_id, opened=scene.now, ships=(ship_id,),
            players=(ship.owner,),
        ))  # fmt: skip
    yield scene.timer(PATROL, ship_id, scene.now + scene.law[EVERY])


def fought(scene: Scene, ship_id: ShipId, against: Faction | None) -> Iterator[Event]:
    """A ship's players were in battle: with the enemy's people, her time till the next patrol restarts (FG8-B21.2)."""
    ship = scene.world.ships[ship_id]
    waits = any((timer.kind, timer.subject) == (PATROL, ship_id) for timer in scene.world.timers.values())
    if waits and against is owner_faction(scene.world, ship).opponent:
        yield from scene.clear(PATROL, ship_id)
        yield scene.timer(PATROL, ship_id, scene.now + scene.law[EVERY])


def hostile(world: World, ship: Ship, land: Land) -> bool:
    """Whether hostile ships may meet a ship in the harbour of a land.

    FG8-B21.1, B21.5: at the home of the other side. FG8-B22.1, A22.b: at the Isle of the Dead while the Ruler of her
    own side is there.
    """
    faction = owner_faction(world, ship)
    if land.home_of is faction.opponent:
        return True
    ruler = next((office for _, office in sorted(world.offices.items()) if office.name is _RULERS[faction]), None)
    return is_the_isle(land) and ruler is not None and ruler.place == land.id


def is_the_isle(land: Land) -> bool:
    """Whether a land is the Isle of the Dead."""
    return key_of(land.name) == ISLE_OF_THE_DEAD


def _watched(world: World, ship: Ship, land: Land) -> bool:
    # FG8-A22.b: at the Isle the Ruler may come later, so that the time runs whether he is there or not.
    return is_the_isle(land) or hostile(world, ship, land)
