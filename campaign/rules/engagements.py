"""Naval engagements: declared or met, answered, fled from, pursued, fought out (FG8-5.2, 5.3, 5.17, 5.20, 5.21)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.crossing import ANSWER_PROPOSALS, ENGAGEMENT_PROPOSALS
from campaign.rules.clock import Counted
from campaign.rules.event import Event
from campaign.rules.events.fighting import (
    AttackCancelled,
    AttackDeclared,
    Caught,
    Chased,
    EngagementEnded,
    Fled,
    PursuitBegun,
    PursuitEnded,
    ShipDamaged,
    ShipSunk,
    StoodToFight,
    StrangerMet,
    StrangerSunk,
)
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.sailing import MeetingEnded, SetSail, VoyageHalted
from campaign.rules.matter import Matter
from campaign.rules.parts import Course, Engagement, EngagementId, LandId, NonPlayerShip, Ship, ShipId
from campaign.rules.people import aboard, cast_away, provide_ship
from campaign.rules.scene import Scene
from campaign.rules.terms.players import DESERTION_RANK
from campaign.rules.voyages import (
    ARRIVAL,
    halt,
    home_of,
    make_port,
    origin_of,
    owner_faction,
    resume,
    set_sail,
    set_sail_back,
    turn_back,
)
from campaign.rules.world import World

ANSWER = "answer"
PURSUIT = "pursuit"
CHASE = "chase"


def open_against(world: World, ship_id: ShipId) -> Engagement | None:
    """The oldest engagement whose defender a ship is and that awaits her answer (FG8-A2.i)."""
    for _, engagement in sorted(world.engagements.items()):
        if engagement.defender == ship_id and engagement.course is Course.UNANSWERED:
            return engagement
    return None


def engaged(world: World, ship_id: ShipId) -> Engagement | None:
    """The oldest engagement that a ship is in on either side and that is not over."""
    for _, engagement in sorted(world.engagements.items()):
        if ship_id in {engagement.attacker, engagement.defender} and engagement.course is not Course.OVER:
            return engagement
    return None


def declare(
    scene: Scene, attacker: ShipId, defender: ShipId, *, closes: bool = False, no_fire: bool = False
) -> Iterator[Event]:
    """One player's ship attacks another's, in a harbour or where they met at sea (FG8-B2.1, B2.2)."""
    engagement = Engagement(
        id=EngagementId(scene.fresh("engagements")),
        attacker=attacker,
        defender=defender,
        declared=scene.now,
        until=scene.now + scene.law[ENGAGEMENT_PROPOSALS],
        answer_by=scene.now + scene.law[ANSWER_PROPOSALS],
        place=scene.world.ships[attacker].at,
        closes=closes,
        no_fire=no_fire,
    )
    yield AttackDeclared(engagement=engagement)
    yield scene.timer(ANSWER, engagement.id, engagement.answer_by)
    for meeting in sorted(scene.world.meetings.values(), key=lambda meeting: meeting.id):
        if {meeting.one, meeting.other} == {attacker, defender}:
            yield from scene.clear("meeting", meeting.id)
            yield MeetingEnded(meeting=meeting.id)
    for ship in (attacker, defender):
        yield from halt(scene, ship)


def meet(scene: Scene, ship_id: ShipId, stranger: NonPlayerShip, rule: str) -> Iterator[Event]:
    """A ship meets a non-player ship: her captain fights or flees, within the time of 5.2 (FG8-B20.1, A20.f)."""
    engagement = Engagement(
        id=EngagementId(scene.fresh("engagements")),
        attacker=None,
        defender=ship_id,
        declared=scene.now,
        until=scene.now + scene.law[ENGAGEMENT_PROPOSALS],
        answer_by=scene.now + scene.law[ANSWER_PROPOSALS],
        stranger=stranger,
        place=scene.world.ships[ship_id].at,
        rule=rule,
    )
    yield StrangerMet(engagement=engagement)
    yield scene.timer(ANSWER, engagement.id, engagement.answer_by)
    yield from halt(scene, ship_id)


def stand(
    scene: Scene, engagement_id: EngagementId, *, closes: bool = False, unanswered: bool = False
) -> Iterator[Event]:
    """The attacked ship fights: as her owner says, or because nobody answered in time (FG8-B2.4)."""
    del closes  # closing is rule 5.4's, which fights once it is in force
    yield from scene.clear(ANSWER, engagement_id)
    yield StoodToFight(engagement=engagement_id, unanswered=unanswered)
    yield open_fight(scene, engagement_id)


def open_fight(scene: Scene, engagement_id: EngagementId) -> MatterOpened:
    """The event that lays a fight before the Historian."""
    world = scene.world
    engagement = world.engagements[engagement_id]
    ships = tuple(ship for ship in (engagement.attacker, engagement.defender) if ship is not None)
    players = {world.ships[ship].owner for ship in ships} | {p.id for ship in ships for p in aboard(world, ship)}
    return MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind="naval", subject=engagement_id, opened=scene.now, ships=ships,
        players=tuple(sorted(players)),
    ))  # fmt: skip


def flee(scene: Scene, engagement_id: EngagementId, to: LandId | None) -> Iterator[Event]:
    """The attacked ship flees at once (FG8-B2.5).

    From a non-player ship she gets back to where she sailed from, always (FG8-A17.f, A20.f). A player may pursue her.
    """
    engagement = scene.world.engagements[engagement_id]
    ship = scene.world.ships[engagement.defender]
    yield from scene.clear(ANSWER, engagement_id)
    yield Fled(engagement=engagement_id)
    if engagement.attacker is None:
        yield EngagementEnded(engagement=engagement_id)
        yield from turn_back(scene, ship.id, why="fleeing")
        return
    yield from _run(scene, ship, refuge(scene.world, ship) if to is None else to)
    # FG8-A17.e: a pursuit must be ordered by the next tick.
    yield scene.timer(PURSUIT, engagement_id, scene.now + 1)


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


def call_off(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The attacker withdraws the attack before it is answered."""
    yield from scene.clear(ANSWER, engagement_id)
    yield AttackCancelled(engagement=engagement_id)
    yield from _resume_both(scene, engagement_id)


def pursue(scene: Scene, engagement_id: EngagementId, rolls: int = 0) -> Iterator[Event]:
    """The attacker pursues the ship that fled; the distances are rule 5.17's (FG8-B17.1)."""
    engagement = scene.world.engagements[engagement_id]
    assert engagement.attacker is not None
    pursuer, fleeing = scene.world.ships[engagement.attacker], scene.world.ships[engagement.defender]
    assert fleeing.voyage is not None
    yield from scene.clear(PURSUIT, engagement_id)
    yield from scene.clear(ARRIVAL, pursuer.id)
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
    from campaign.rules.battles.fg8.chase import head_start as by_law  # noqa: PLC0415
    from campaign.rules.matters.facts import chase_of  # noqa: PLC0415

    return by_law(chase_of(scene, pursuer, fleeing), scene.law)[0]


def no_pursuit(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The time for ordering a pursuit has passed (FG8-A17.e)."""
    if scene.world.engagements[engagement_id].course is Course.FLED:
        yield EngagementEnded(engagement=engagement_id)
        attacker = scene.world.engagements[engagement_id].attacker
        if attacker is not None:
            yield from resume(scene, attacker)


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
        yield open_fight(scene, engagement_id)
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
        yield from set_sail_back(scene, attacker, voyage.origin, takes=takes, why="returning")


def fought(scene: Scene, engagement_id: EngagementId, result: str) -> Iterator[Event]:
    """What a naval combat comes to (FG8-B3.1, B3.2)."""
    engagement = scene.world.engagements[engagement_id]
    stranger = engagement.stranger
    if result == "both_damaged":
        yield EngagementEnded(engagement=engagement_id)
        for ship in (engagement.attacker, engagement.defender):
            if ship is not None:
                yield ShipDamaged(ship=ship)
                yield from make_port(scene, ship)
        return
    sunk = engagement.defender if result == "defender_sunk" else engagement.attacker
    winner = engagement.attacker if result == "defender_sunk" else engagement.defender
    if sunk is None:
        yield StrangerSunk(engagement=engagement_id)
    else:
        yield EngagementEnded(engagement=engagement_id)
        victor = stranger.name if stranger is not None else _name(scene.world, winner)
        yield from _lose(scene, sunk, by=victor, to_stranger=stranger is not None)
    if winner is not None:
        yield from resume(scene, winner)


def _lose(scene: Scene, ship_id: ShipId, *, by: str, to_stranger: bool) -> Iterator[Event]:
    world = scene.world
    ship = world.ships[ship_id]
    owner = world.players[ship.owner]
    crew = aboard(world, ship_id)
    for kind in (ARRIVAL, "repairs"):
        yield from scene.clear(kind, ship_id)
    yield ShipSunk(ship=ship_id, by=by, troops=ship.troops)
    for player in crew:
        # FG8-B21.3, A21.k: lost to a non-player ship, the owner begins again at the lowest rank.
        reduced = scene.law[DESERTION_RANK] if to_stranger and player.id == owner.id else None
        yield from cast_away(scene, player.id, rank=reduced)
    if any(player.id == owner.id for player in crew):
        yield from provide_ship(scene, owner.id, name=successor(world, ship.name), fleet=ship.fleet)


def successor(world: World, name: str) -> str:
    """The name of the ship that replaces a lost one: Bounty, Bounty II, Bounty III.

    The first that no ship has had.
    """
    numerals = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
    known = {ship.name for ship in world.ships.values()}
    stem = name.rpartition(" ")[0] if name.rpartition(" ")[2] in numerals else name
    return next((f"{stem} {n}" for n in numerals if f"{stem} {n}" not in known), f"{stem} {len(known) + 1}")


def _name(world: World, ship_id: ShipId | None) -> str:
    return "" if ship_id is None else world.ships[ship_id].name


def _resume_both(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    engagement = scene.world.engagements[engagement_id]
    for ship in (engagement.attacker, engagement.defender):
        if ship is not None:
            yield from resume(scene, ship)
