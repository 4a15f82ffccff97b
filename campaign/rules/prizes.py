"""Prizes: a ship won aboard is manned and sent home, scuttled, or left where she is (FG8-5.6)."""

from collections.abc import Iterator

from campaign.rules.engagements import beaten_of, break_off, end, go_on
from campaign.rules.event import Event
from campaign.rules.events.boarding import LeftAdrift, PrizeTaken, Scuttled
from campaign.rules.losses import off_the_books, replaced, successor
from campaign.rules.parts import Condition, Course, Engagement, EngagementId, NonPlayerShip, Ship, ShipId
from campaign.rules.ranks import NO_FLEET
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.voyages import (
    REPAIRS,
    begin_repairs,
    home_of,
    owner_faction,
    resume,
    set_sail,
    turn_back,
)
from campaign.rules.world import World, changed


def prizes_of(world: World, ship_id: ShipId) -> list[Engagement]:
    """The engagements in which a ship has won a prize that waits for her captain's word."""
    return [
        engagement
        for _, engagement in sorted(world.engagements.items())
        if engagement.course is Course.TAKEN and engagement.victor == ship_id
    ]


def man(scene: Scene, engagement_id: EngagementId, crew: int) -> Iterator[Event]:
    """A Prize Crew goes aboard; the prize makes for the home base of her new owner (FG8-B6.3, B6.4, A6.e)."""
    world = scene.world
    engagement = world.engagements[engagement_id]
    assert engagement.victor is not None
    victor, beaten = world.ships[engagement.victor], beaten_of(engagement)
    if beaten is None:
        assert engagement.stranger is not None
        prize = _stranger_as_prize(scene, engagement.stranger, victor, crew)
    else:
        ship = world.ships[beaten]
        repairing = ship.condition is Condition.REPAIRING
        yield from scene.clear(REPAIRS, beaten)
        prize = changed(
            ship, owner=victor.owner, troops=crew, condition=Condition.DAMAGED if repairing else ship.condition
        )
    yield PrizeTaken(engagement=engagement_id, ship=prize, by=victor.id)
    yield from _settled(scene, engagement, victor.id)
    if beaten is not None:
        yield from replaced(scene, world.ships[beaten].owner, world.ships[beaten])
    yield from _sail_home(scene, prize.id)


def _stranger_as_prize(scene: Scene, stranger: NonPlayerShip, victor: Ship, crew: int) -> Ship:
    """A stranger's ship becomes a player's; she is none of the ships that rule 3.1 counts (ours)."""
    name = "Pirate Prize" if stranger.faction is Faction.PIRATE else "Galleon Prize"
    known = {ship.name for ship in scene.world.ships.values()}
    return Ship(
        id=ShipId(scene.fresh("ships")),
        name=successor(scene.world, name) if name in known else name,
        owner=victor.owner,
        fleet=NO_FLEET,
        at=victor.at,
        voyage=victor.voyage,
        sailed_from=victor.sailed_from,
        troops=crew,
        cannon=stranger.cannon,
        catapult=stranger.catapult,
    )


def _sail_home(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    world = scene.world
    ship = world.ships[ship_id]
    home = home_of(world, owner_faction(world, ship)).id
    if ship.at == home:
        yield from begin_repairs(scene, ship_id)
    elif ship.voyage is None or home not in {ship.voyage.origin, ship.voyage.destination}:
        yield from set_sail(scene, ship_id, home, why="prize")
    elif ship.voyage.destination == home:
        yield from resume(scene, ship_id)
    else:
        yield from turn_back(scene, ship_id, why="prize")


def scuttle(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The victor sinks what he will not or cannot man (FG8-A6.d)."""
    engagement = scene.world.engagements[engagement_id]
    assert engagement.victor is not None
    beaten = beaten_of(engagement)
    if beaten is not None:
        yield from off_the_books(scene, beaten)
    yield Scuttled(engagement=engagement_id, ship=beaten, by=engagement.victor)
    yield from _settled(scene, engagement, engagement.victor)
    if beaten is not None:
        yield from replaced(scene, scene.world.ships[beaten].owner)


def leave_adrift(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """No word has come about a prize: she is left where she is (FG8-A6.d)."""
    engagement = scene.world.engagements[engagement_id]
    if engagement.course is not Course.TAKEN or engagement.victor is None:
        return
    beaten = beaten_of(engagement)
    if beaten is not None and scene.world.ships[beaten].at is None:
        yield from off_the_books(scene, beaten)
    yield LeftAdrift(engagement=engagement_id, ship=beaten)
    yield from _settled(scene, engagement, engagement.victor)
    if beaten is not None:
        yield from replaced(scene, scene.world.ships[beaten].owner)


def _settled(scene: Scene, engagement: Engagement, victor: ShipId) -> Iterator[Event]:
    """The matter of a prize is closed: the victor goes on, and whoever else was after the prize."""
    yield from end(scene, engagement.id)
    beaten = beaten_of(engagement)
    if beaten is not None:
        yield from break_off(scene, beaten)
    yield from go_on(scene, victor)
