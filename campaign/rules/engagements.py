"""Naval engagements: declared or met, answered, called off, fought in their turn (FG8-5.2, 5.20, 5.21)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.crossing import ANSWER_PROPOSALS, ENGAGEMENT_PROPOSALS
from campaign.rules.event import Event
from campaign.rules.events.boarding import FightOpened
from campaign.rules.events.fighting import (
    AttackCancelled,
    AttackDeclared,
    EngagementEnded,
    StoodToFight,
    StrangerMet,
)
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.sailing import MeetingEnded
from campaign.rules.events.strangers import CaskReturned
from campaign.rules.matter import Matter
from campaign.rules.parts import Course, Engagement, EngagementId, NonPlayerShip, ShipId
from campaign.rules.people import aboard
from campaign.rules.scene import Scene
from campaign.rules.voyages import halt, resume, set_sail
from campaign.rules.world import World

ANSWER = "answer"
ENGAGED = "engaged"
PURSUIT = "pursuit"
CHASE = "chase"
ROUND_ABOARD = "boarding_round"
PRIZE = "prize"
TIMERS = (ANSWER, ENGAGED, PURSUIT, CHASE, ROUND_ABOARD, PRIZE)

# The courses of an engagement whose ships can fight nobody else meanwhile.
BUSY = frozenset({Course.FIGHTING, Course.BOARDING, Course.TAKEN})


def open_against(world: World, ship_id: ShipId) -> Engagement | None:
    """The oldest engagement whose defender a ship is and that awaits her answer (FG8-A2.i)."""
    for engagement in engagements_of(world, ship_id):
        if engagement.defender == ship_id and engagement.course is Course.UNANSWERED:
            return engagement
    return None


def engaged(world: World, ship_id: ShipId) -> Engagement | None:
    """The oldest engagement that a ship is in on either side and that is not over."""
    return next(iter(engagements_of(world, ship_id)), None)


def engagements_of(world: World, ship_id: ShipId) -> list[Engagement]:
    """The engagements that a ship is in on either side and that are not over, the oldest first."""
    return [
        engagement
        for _, engagement in sorted(world.engagements.items())
        if ship_id in {engagement.attacker, engagement.defender} and engagement.course is not Course.OVER
    ]


def ships_of(engagement: Engagement) -> tuple[ShipId, ...]:
    """The players' ships in an engagement, the attacker first."""
    return tuple(ship for ship in (engagement.attacker, engagement.defender) if ship is not None)


def beaten_of(engagement: Engagement) -> ShipId | None:
    """The players' ship that was beaten in a fight aboard; None where she was a stranger."""
    return engagement.attacker if engagement.victor == engagement.defender else engagement.defender


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
    yield scene.timer(ENGAGED, engagement.id, engagement.until)
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


def sea_room(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The initial engagement is over: the attacker may go on, though the answer is still out (FG8-B2.5, A2.c)."""
    engagement = scene.world.engagements[engagement_id]
    if engagement.course is Course.UNANSWERED and engagement.attacker is not None:
        yield from go_on(scene, engagement.attacker)


def stand(
    scene: Scene,
    engagement_id: EngagementId,
    *,
    closes: bool = False,
    no_fire: bool = False,
    unanswered: bool = False,
) -> Iterator[Event]:
    """The attacked ship fights: as her owner says, or because nobody answered in time (FG8-B2.4)."""
    yield from scene.clear(ANSWER, engagement_id)
    yield StoodToFight(engagement=engagement_id, unanswered=unanswered, no_fire=no_fire, closes=closes)
    yield from take_turn(scene, engagement_id)


def take_turn(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """A fight goes before the Historian, unless an earlier one of the same ships comes first (FG8-A2.i)."""
    engagement = scene.world.engagements[engagement_id]
    if engagement.course is not Course.WAITING or _comes_later(scene.world, engagement):
        return
    yield FightOpened(engagement=engagement_id)
    for ship in ships_of(engagement):
        yield from halt(scene, ship)
    # FG8-B4.2: where neither attempts to close there is nothing to throw.
    yield open_matter(scene, "closing" if engagement.closes or engagement.defender_closes else "naval", engagement_id)


def in_turn(world: World) -> Engagement | None:
    """The oldest fight that has waited for its turn and whose turn has come (FG8-A2.i)."""
    for _, engagement in sorted(world.engagements.items()):
        if engagement.course is Course.WAITING and not _comes_later(world, engagement):
            return engagement
    return None


def _comes_later(world: World, engagement: Engagement) -> bool:
    return any(
        other.course in BUSY or (other.course is Course.WAITING and other.id < engagement.id)
        for ship in ships_of(engagement)
        for other in engagements_of(world, ship)
        if other.id != engagement.id
    )


def open_matter(scene: Scene, kind: str, engagement_id: EngagementId) -> MatterOpened:
    """The event that lays something about a fight before the Historian, who holds its ships and players meanwhile."""
    world = scene.world
    ships = ships_of(world.engagements[engagement_id])
    players = {world.ships[ship].owner for ship in ships} | {p.id for ship in ships for p in aboard(world, ship)}
    return MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind=kind, subject=engagement_id, opened=scene.now, ships=ships,
        players=tuple(sorted(players)),
    ))  # fmt: skip


def call_off(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The attacker withdraws the attack before it is answered."""
    yield from _clear(scene, engagement_id)
    yield AttackCancelled(engagement=engagement_id)
    for ship in ships_of(scene.world.engagements[engagement_id]):
        yield from go_on(scene, ship)


def end(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """An engagement is over; a stranger parts with the Greek Fire she has not used (FG8-A19.a)."""
    stranger = scene.world.engagements[engagement_id].stranger
    yield from _clear(scene, engagement_id)
    if stranger is not None and stranger.greek_fire:
        yield CaskReturned(engagement=engagement_id, casks=stranger.greek_fire)
    yield EngagementEnded(engagement=engagement_id)


def break_off(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """Every engagement of a ship that is out of play, or has changed hands, is over; the others go on."""
    for engagement in engagements_of(scene.world, ship_id):
        yield from end(scene, engagement.id)
        for other in ships_of(engagement):
            voyage = scene.world.ships[other].voyage
            if other == engagement.attacker and engagement.course is Course.CHASE and voyage is not None:
                takes = max(1, scene.now - voyage.departed)
                yield from set_sail(scene, other, voyage.origin, takes=takes, why="returning")  # FG8-B17.3
            elif other != ship_id:
                yield from go_on(scene, other)


def go_on(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship that was held up goes on with her voyage, unless another engagement still holds her."""
    ship = scene.world.ships[ship_id]
    held = (holds_up(engagement, ship_id, scene.now) for engagement in engagements_of(scene.world, ship_id))
    if ship.afloat and not any(held):
        yield from resume(scene, ship_id)


def holds_up(engagement: Engagement, ship_id: ShipId, now: int) -> bool:
    """Whether an engagement keeps a ship where she is: one attacked until she answers, both while they fight."""
    if engagement.course is Course.UNANSWERED:
        return engagement.defender == ship_id or now < engagement.until
    if engagement.course is Course.CHASE:
        return engagement.attacker == ship_id
    return engagement.course in {*BUSY, Course.WAITING}


def _clear(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    for kind in TIMERS:
        yield from scene.clear(kind, engagement_id)
