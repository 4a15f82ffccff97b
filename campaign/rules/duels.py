"""Personal duels: challenged, answered, wrestled (FG8-5.8)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.crossing import ANSWER_PROPOSALS
from campaign.rules.battles.fg8.duel import AGAIN, CHALLENGER_WON, DECLINE_BRAVERY, NO_LOSER
from campaign.rules.claims import grant
from campaign.rules.event import Event
from campaign.rules.events.duels import ChallengeAnswered, Challenged
from campaign.rules.events.history import MatterOpened
from campaign.rules.matter import Matter
from campaign.rules.parts import Player, PlayerId, Standing
from campaign.rules.persons import Answer, Challenge, Right
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World, changed, in_order

ANSWER = "duel_answer"


def face_to_face(world: World, one: Player, other: Player) -> bool:
    """Whether two players are in the same land location: both ashore, or both aboard one ship (FG8-B8.1, A8.a)."""
    aboard = one.aboard is not None and one.aboard == other.aboard
    ashore = one.ashore is not None and one.ashore == other.ashore
    return (aboard and world.ships[one.aboard or 0].voyage is None) or ashore


def open_for(world: World, player_id: PlayerId) -> list[Challenge]:
    """The challenges that wait for a player's answer, the oldest first."""
    return [each for each in in_order(world.challenges) if each.challenged == player_id and each.answer is Answer.OPEN]


def last_between(world: World, one: PlayerId, other: PlayerId) -> Challenge | None:
    """The last challenge between two players, whoever made it."""
    between = [each for each in in_order(world.challenges) if {each.challenger, each.challenged} == {one, other}]
    return between[-1] if between else None


def again_from(scene: Scene, challenge: Challenge) -> int:
    """From which clock value the same two may duel again (FG8-A8.f)."""
    return challenge.made + scene.law[AGAIN]


def challenge(scene: Scene, challenger: PlayerId, challenged: PlayerId) -> Iterator[Event]:
    """One player challenges another (FG8-B8.1)."""
    made = Challenge(
        id=scene.fresh("challenges"),
        challenger=challenger,
        challenged=challenged,
        made=scene.now,
        answer_by=scene.now + scene.law[ANSWER_PROPOSALS],
    )
    yield Challenged(challenge=made)
    yield scene.timer(ANSWER, made.id, made.answer_by)


def accept(scene: Scene, challenge_id: int) -> Iterator[Event]:
    """The challenged player will wrestle: the duel goes to the Historian (FG8-B8.3)."""
    yield from scene.clear(ANSWER, challenge_id)
    world = scene.world
    accepted = changed(world.challenges[challenge_id], answer=Answer.ACCEPTED)
    yield ChallengeAnswered(challenge=accepted, bravery=world.players[accepted.challenged].bravery)
    yield MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind="duel", subject=challenge_id, opened=scene.now,
        players=tuple(sorted((accepted.challenger, accepted.challenged))),
    ))  # fmt: skip


def decline(scene: Scene, challenge_id: int, *, unanswered: bool = False) -> Iterator[Event]:
    """The challenged player will not, at the cost of bravery, though never below Bold (FG8-B8.2, A8.c)."""
    yield from scene.clear(ANSWER, challenge_id)
    world = scene.world
    declined = changed(world.challenges[challenge_id], answer=Answer.DECLINED)
    before = world.players[declined.challenged].bravery
    after = max(0, before - scene.law[DECLINE_BRAVERY])
    yield ChallengeAnswered(challenge=declined, bravery=after, lost=before - after, unanswered=unanswered)


def overdue(scene: Scene, challenge_id: int) -> Iterator[Event]:
    """No answer came in time: it counts as declined, unless the challenger has gone away (FG8-A8.d)."""
    world = scene.world
    waiting = world.challenges[challenge_id]
    if waiting.answer is not Answer.OPEN:
        return
    challenger, challenged = world.players[waiting.challenger], world.players[waiting.challenged]
    if Standing.PLAYING is challenged.standing and face_to_face(world, challenger, challenged):
        yield from decline(scene, challenge_id, unanswered=True)
    else:
        # Ours: who could not have fought any more has declined nothing.
        void = changed(waiting, answer=Answer.VOID)
        yield ChallengeAnswered(challenge=void, bravery=challenged.bravery)


def wrestled(scene: Scene, challenge_id: int, result: str) -> Iterator[Event]:
    """What a duel comes to: the winner may name a prize (FG8-B8.4); a tie has no loser (FG8-A8.b)."""
    if result == NO_LOSER:
        return
    fought = scene.world.challenges[challenge_id]
    pair = (fought.challenger, fought.challenged)
    winner, loser = pair if result == CHALLENGER_WON else pair[::-1]
    yield from grant(scene, winner, Right.PRIZE, loser)
    if scene.world.players[loser].faction is Faction.PIRATE:
        yield from grant(scene, winner, Right.AWARD, loser)
