"""What happens when the clock moves: two lists and a table, and nowhere else (FG8-1.4)."""

from collections.abc import Callable, Iterator, Mapping

from campaign.rules import (
    abroad,
    boardings,
    claims,
    desk,
    duels,
    engagements,
    government,
    landings,
    market,
    mutinies,
    patrols,
    people,
    prisoners,
    prizes,
    pursuits,
    raids,
    sinkings,
    victory,
    voyages,
)
from campaign.rules.clock import Counted, Timer
from campaign.rules.event import Event
from campaign.rules.events.bookkeeping import TimerCleared
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.sailing import MeetingEnded
from campaign.rules.matter import Matter
from campaign.rules.parts import Course, EngagementId, LandBattleId, LandId, PlayerId, Plight, ShipId, SubmissionId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import WIND_EVERY

Step = Callable[[Scene], Iterator[Event]]


def _arrival(scene: Scene, subject: int) -> Iterator[Event]:
    ship = ShipId(subject)
    for _key, engagement in sorted(scene.world.engagements.items()):
        if engagement.defender == ship and engagement.course is Course.CHASE:
            yield from voyages.arrive(scene, ship)
            yield from abroad.reach(scene, ship)
            yield from scene.clear(engagements.CHASE, engagement.id)
            yield from pursuits.roll_chase(scene, engagement.id, in_port=True)
            yield from patrols.dock(scene, ship)
            return
    yield from voyages.arrive(scene, ship)
    yield from abroad.reach(scene, ship)
    yield from raids.land_hostages(scene, ship)
    yield from patrols.dock(scene, ship)


def _answer_overdue(scene: Scene, subject: int) -> Iterator[Event]:
    engagement = scene.world.engagements[subject]
    if engagement.course is not Course.UNANSWERED:
        return
    if people.aboard(scene.world, engagement.defender):
        # FG8-B2.4: no answer in time; she has to fight, her crew arguing.
        yield from engagements.stand(scene, engagement.id, unanswered=True)
    else:
        yield from sinkings.undefended(scene, engagement.id)  # FG8-B21.4, A21.e


def _washed_home(scene: Scene, subject: int) -> Iterator[Event]:
    if mutinies.is_in_plight(scene.world, PlayerId(subject), Plight.ADRIFT):
        yield from mutinies.brought_home(scene, PlayerId(subject), why="drifted")


def _land_round(scene: Scene, subject: int) -> Iterator[Event]:
    battle = scene.world.land_battles.get(subject)
    if battle is not None and battle.raid is not None:
        yield from raids.open_fight(scene, battle.id)
    else:
        yield from landings.open_round(scene, LandBattleId(subject))


def _meeting_over(scene: Scene, subject: int) -> Iterator[Event]:
    if subject in scene.world.meetings:
        yield MeetingEnded(meeting=subject)


def _release(scene: Scene, subject: int) -> Iterator[Event]:
    yield from desk.release(scene, subject)


TIMERS: Mapping[str, Callable[[Scene, int], Iterator[Event]]] = {
    voyages.ARRIVAL: _arrival,
    voyages.REPAIRS: lambda scene, subject: voyages.finish_repairs(scene, ShipId(subject)),  # 5.3: 10
    engagements.ANSWER: _answer_overdue,  # 5.2: 20
    engagements.ENGAGED: lambda scene, subject: engagements.sea_room(scene, EngagementId(subject)),  # 5.2: 3
    engagements.PURSUIT: lambda scene, subject: pursuits.no_pursuit(scene, EngagementId(subject)),  # 5.17: 1
    engagements.CHASE: lambda scene, subject: pursuits.roll_chase(scene, EngagementId(subject)),  # 5.17, judged: 1
    engagements.ROUND_ABOARD: lambda scene, subject: boardings.next_round(scene, EngagementId(subject)),  # 5.6: 2
    engagements.PRIZE: lambda scene, subject: prizes.leave_adrift(scene, EngagementId(subject)),  # 5.6: 3
    mutinies.ADRIFT: _washed_home,  # 5.15: 10
    voyages.PATROL: lambda scene, subject: patrols.dock(scene, ShipId(subject)),  # 5.21: 15
    "meeting": _meeting_over,  # 5.2: the first arrival, at most 20
    landings.ROUND: _land_round,  # 5.7: 2
    raids.SOFT: lambda scene, subject: raids.go_soft(scene, PlayerId(subject)),  # 5.10: 20
    prisoners.ESCAPE: lambda scene, subject: landings.try_escape(scene, PlayerId(subject)),  # 5.16: 10
    duels.ANSWER: duels.overdue,  # 5.8: 20
    claims.CLAIM: claims.lapse,  # 5.11: 20
    prisoners.BREAKOUT: prisoners.try_breakout,  # 3.3: 10
    landings.REINFORCEMENT: lambda scene, subject: landings.reinforce(scene, LandId(subject)),  # 5.23: 5
    desk.RELEASE: _release,  # 5.1: 2
}


def publish(submission: SubmissionId) -> Step:
    """The step that publishes a submission and moves the clock."""
    return lambda scene: government.post(scene, submission)


def fire(scene: Scene) -> Iterator[Event]:
    """What is due happens, by (due, order of creation); a matter it opens is resolved before the next."""
    while (timer := _due(scene)) is not None:
        yield TimerCleared(timer=timer.id)
        yield from TIMERS[timer.kind](scene, timer.subject)
        yield from resolve(scene)


def resolve(scene: Scene) -> Iterator[Event]:
    """Every ripe matter is thrown, the oldest first; what follows from one comes before the next."""
    while (matter := desk.ripe(scene.world)) is not None or engagements.in_turn(scene.world) is not None:
        if matter is not None:
            yield from desk.draft(scene, matter.id)
        elif (fight := engagements.in_turn(scene.world)) is not None:
            yield from engagements.take_turn(scene, fight.id)  # FG8-A2.i


def weather(scene: Scene) -> Iterator[Event]:
    """The wind turns, every so many proposals (FG8-3.15)."""
    every = scene.law[WIND_EVERY]
    if every and scene.now % every == 0:
        yield MatterOpened(matter=Matter(id=scene.fresh("matters"), kind="weather", subject=0, opened=scene.now))


# What happens when a submission is published, after `publish` itself.
PUBLISHED: tuple[Step, ...] = (fire, abroad.crown_home, market.stir, weather, resolve, victory.proclaim)

# What happens after any other input: an order, a judgement, a release.
JUDGED: tuple[Step, ...] = (resolve, fire, abroad.crown_home, victory.proclaim)


def tick(scene: Scene, submission: SubmissionId) -> Iterator[Event]:
    """One tick of the clock, in order."""
    for step in (publish(submission), *PUBLISHED):
        yield from step(scene)


def settle(scene: Scene) -> Iterator[Event]:
    """What follows at once from an input that is no tick."""
    for step in JUDGED:
        yield from step(scene)


def opening(scene: Scene) -> Iterator[Event]:
    """What is set going when a campaign is founded: the count towards reinforcement (FG8-B23.1)."""
    for _key, land in sorted(scene.world.lands.items()):
        if land.home_of is Faction.PIRATE:
            yield from landings.restart_quiet(scene, land.id)


def _due(scene: Scene) -> Timer | None:
    clock = scene.world.clock
    due = [
        timer
        for timer in scene.world.timers.values()
        if timer.due <= clock.reads(timer.counted) and not _waits(scene, timer)
    ]
    return min(due, key=lambda timer: (timer.counted is Counted.JUDGED, timer.due, timer.id), default=None)


def _waits(scene: Scene, timer: Timer) -> bool:
    # What falls due on a ship or player that a draft holds waits for its release.
    if timer.kind == desk.RELEASE:
        return False
    for matter in desk.pending(scene.world):
        if timer.kind in {voyages.ARRIVAL, voyages.REPAIRS, voyages.PATROL} and timer.subject in matter.ships:
            return True
        if timer.kind == prisoners.ESCAPE and timer.subject in matter.players:
            return True
        if timer.kind == prisoners.BREAKOUT and _holds_brig(scene, matter.ships, timer.subject):
            return True
        if matter.kind == "land" and timer.kind == landings.ROUND and timer.subject == matter.subject:
            return True
    return False


def _holds_brig(scene: Scene, ships: tuple[int, ...], prisoner_id: int) -> bool:
    prisoner = scene.world.prisoners.get(prisoner_id)
    return prisoner is not None and prisoner.ship in ships
