"""Flights and pursuits: ordered, rolled for each proposal decided upon, ended or given up (FG8-5.2, 5.17)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8 import chase
from campaign.rules.clock import Counted
from campaign.rules.engagements import ANSWER, CHASE, PURSUIT, end, engagements_of, go_on, take_turn
from campaign.rules.event import Event
from campaign.rules.events.fighting import Caught, Chased, Fled, PursuitBegun, PursuitEnded
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.sailing import SetSail, VoyageHalted
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import chase_of
from campaign.rules.parts import Course, Engagement, EngagementId, LandId, Ship
from campaign.rules.scene import Scene
from campaign.rules.voyages import (
    ARRIVAL,
    PATROL,
    halt,
    home_of,
    origin_of,
    owner_faction,
    resume,
    set_sail,
    turn_back,
)
from campaign.rules.world import World


def flee(scene: Scene, engagement_id: EngagementId, to: LandId | None) -> Iterator[Event]:
    """The attacked ship flees at once (FG8-B2.5).

    From a non-player ship she gets back to where she sailed from, always (FG8-A17.f, A20.f). A player may pursue her.
    """
    engagement = scene.world.engagements[engagement_id]
    ship = scene.world.ships[engagement.defender]
    yield from scene.clear(ANSWER, engagement_id)
    yield Fled(engagement=engagement_id)
    if engagement.attacker is None:
        yield from end(scene, engagement_id)
        yield from _retreat(scene, ship)
        return
    for other in engagements_of(scene.world, ship.id):
        if other.course is Course.UNANSWERED and other.defender == ship.id and other.attacker is not None:
            # FG8-A2.c: who sails off without an answer is taken to flee, from the others too.
            yield from scene.clear(ANSWER, other.id)
            yield Fled(engagement=other.id)
            yield scene.timer(PURSUIT, other.id, scene.now + 1)
    yield from _run(scene, ship, refuge(scene.world, ship) if to is None else to)
    # FG8-A17.e: a pursuit must be ordered by the next tick.
    yield scene.timer(PURSUIT, engagement_id, scene.now + 1)


def _retreat(scene: Scene, ship: Ship) -> Iterator[Event]:
    # FG8-B21.3: to the last location she set sail from, out of a harbour too.
    if ship.voyage is not None:
        yield from turn_back(scene, ship.id, why="fleeing")
    else:
        yield from set_sail(scene, ship.id, refuge(scene.world, ship), why="fleeing")


def refuge(world: World, ship: Ship) -> LandId:
    """Where a ship flees that names no place: the last location she set sail from, else her home (FG8-A17.d)."""
    here = origin_of(ship)
    if ship.voyage is not None:
        return ship.voyage.origin
    if ship.sailed_from is not None and ship.sailed_from != here:
        return ship.sailed_from
    home = home_of(world, owner_faction(world, ship)).id
    if home != here:
        return home
    return next(land.id for _, land in sorted(world.lands.items()) if land.harbour and land.id != here)


def _run(scene: Scene, ship: Ship, to: LandId) -> Iterator[Event]:
    if ship.voyage is not None and to == ship.voyage.destination:
        yield from resume(scene, ship.id)
    elif ship.voyage is not None and to == ship.voyage.origin:
        yield from turn_back(scene, ship.id, why="fleeing")
    else:
        yield from set_sail(scene, ship.id, to, why="fleeing", meets=False)


def pursue(scene: Scene, engagement_id: EngagementId, rolls: int = 0) -> Iterator[Event]:
    """The attacker pursues the ship that fled; the distances are rule 5.17's (FG8-B17.1)."""
    engagement = scene.world.engagements[engagement_id]
    assert engagement.attacker is not None
    pursuer, fleeing = scene.world.ships[engagement.attacker], scene.world.ships[engagement.defender]
    assert fleeing.voyage is not None
    yield from scene.clear(PURSUIT, engagement_id)
    for kind in (ARRIVAL, PATROL):
        yield from scene.clear(kind, pursuer.id)
    arrives = fleeing.voyage.arrives if fleeing.voyage.arrives is not None else scene.now + 1
    yield SetSail(
        ship=pursuer.id,
        origin=origin_of(pursuer),
        destination=fleeing.voyage.destination,
        arrives=arrives,
        why="pursuit",
        pursuing=fleeing.id,
    )
    yield VoyageHalted(ship=pursuer.id, left=max(1, arrives - scene.now))
    yield PursuitBegun(engagement=engagement_id, distance=head_start(scene, pursuer, fleeing), ordered=rolls)
    yield scene.timer(CHASE, engagement_id, scene.world.clock.judged + 1, Counted.JUDGED)


def head_start(scene: Scene, pursuer: Ship, fleeing: Ship) -> int:
    """How many ship lengths ahead the fleeing ship starts (FG8-B17.1)."""
    return chase.head_start(chase_of(scene, pursuer, fleeing), scene.law)[0]


def no_pursuit(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The time for ordering a pursuit has passed (FG8-A17.e)."""
    if scene.world.engagements[engagement_id].course is Course.FLED:
        yield from end(scene, engagement_id)
        attacker = scene.world.engagements[engagement_id].attacker
        if attacker is not None:
            yield from go_on(scene, attacker)


def roll_chase(scene: Scene, engagement_id: EngagementId, *, in_port: bool = False) -> Iterator[Event]:
    """A roll of the chase goes to the Historian: one for each judgement (FG8-A17.a), and the last one in port."""
    engagement = scene.world.engagements[engagement_id]
    if engagement.course is Course.CHASE:
        assert engagement.attacker is not None
        ships = (engagement.attacker, engagement.defender)
        yield MatterOpened(matter=Matter(
            id=scene.fresh("matters"), kind="chase_in_port" if in_port else "chase", subject=engagement_id,
            opened=scene.now, ships=ships, players=tuple(sorted({scene.world.ships[ship].owner for ship in ships})),
        ))  # fmt: skip


def chased(scene: Scene, engagement_id: EngagementId, distance: int, result: str) -> Iterator[Event]:
    """What a roll of the chase comes to (FG8-B17.2 to B17.4)."""
    yield Chased(engagement=engagement_id, distance=distance)
    engagement = scene.world.engagements[engagement_id]
    if result in {"caught", "caught_at_destination"}:
        place = scene.world.ships[engagement.defender].at
        yield from halt(scene, engagement.defender)
        yield Caught(engagement=engagement_id, place=place)
        yield from take_turn(scene, engagement_id)
    elif result == "ongoing" and not _given_up(engagement):
        yield scene.timer(CHASE, engagement_id, scene.world.clock.judged + 1, Counted.JUDGED)
    else:
        why = {"lost": "lost", "reached_destination": "in port"}.get(result, "given up")
        yield from give_up(scene, engagement_id, why)


def _given_up(engagement: Engagement) -> bool:
    return 0 < engagement.rolls_ordered <= engagement.rolls  # FG8-A17.m


def give_up(scene: Scene, engagement_id: EngagementId, why: str) -> Iterator[Event]:
    """The pursuit ends; the pursuer sails back where he came from (FG8-B17.3, A17.h, A17.m)."""
    yield from scene.clear(CHASE, engagement_id)
    yield PursuitEnded(engagement=engagement_id, why=why)
    attacker = scene.world.engagements[engagement_id].attacker
    assert attacker is not None
    voyage = scene.world.ships[attacker].voyage
    if voyage is not None:
        takes = max(1, scene.now - voyage.departed)
        yield from set_sail(scene, attacker, voyage.origin, takes=takes, why="returning")
