"""The life of a submission and of the law: received, published, judged, enacted; edicts (FG8-1.2 to 1.4)."""

from collections.abc import Iterator

from campaign.rules import speaker
from campaign.rules.citation import RuleNumber
from campaign.rules.event import Event
from campaign.rules.events.government import (
    EdictIssued,
    Enacted,
    GameEnded,
    GameReopened,
    Judged,
    Postponed,
    PublicationOrdered,
    Published,
    Renumbered,
    RewardSet,
    Submitted,
    WindChanged,
)
from campaign.rules.events.people import RankChanged
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Cause, Enactment, Rule, SetRule
from campaign.rules.parts import Genus, Numbered, OfficeName, PlayerId, Stage, Submission, SubmissionId, Verdict
from campaign.rules.scenario import Faction, Wind
from campaign.rules.scene import Scene
from campaign.rules.terms.government import ACTS_SECTION, PUBLICATION, UNJUDGED_POSTINGS
from campaign.rules.terms.players import PROMOTION_LIMIT, PROMOTION_ON_ACCEPTANCE
from campaign.rules.world import World, in_order

ON_RECEIPT, INTERVAL = "on_receipt", "interval"
_ENACTING = {Verdict.ACCEPTED, Verdict.MODIFIED}


def submit(scene: Scene, author: PlayerId, genus: Genus, title: str, text: str, sent: str) -> Iterator[Event]:
    """A submission reaches the Scribe; it is held while its author has another one posted unjudged (FG8-1.3)."""
    held = unjudged(scene.world, author) >= scene.law[UNJUDGED_POSTINGS]
    yield Submitted(
        submission=Submission(
            id=SubmissionId(scene.fresh("submissions")),
            genus=genus,
            author=author,
            title=title,
            text=text,
            sent=sent,
            stage=Stage.HELD if held else Stage.RECEIVED,
        )
    )
    if genus is Genus.PROPOSAL:
        yield from speaker.take_floor(scene, author)


def unjudged(world: World, author: PlayerId) -> int:
    """How many submissions of a player are posted and unjudged; a postponed one does not count (ours)."""
    return sum(
        submission.author == author and submission.stage is Stage.PUBLISHED for submission in world.submissions.values()
    )


def due_for_publication(world: World, law: LawInForce) -> Submission | None:
    """The submission that goes up next, if one does now: one the Scribe called for, else by the law's rule (1.4)."""
    waiting = [
        submission
        for _, submission in sorted(world.submissions.items())
        if submission.stage in {Stage.RECEIVED, Stage.HELD}
    ]
    called = next((submission for submission in waiting if submission.called), None)
    if world.ended:
        return None
    if called is not None or law[PUBLICATION] != ON_RECEIPT:
        return called
    return next_in_line(world, law)


def next_in_line(world: World, law: LawInForce) -> Submission | None:
    """The oldest submission whose author has nothing else posted unjudged (FG8-1.3), whoever publishes it."""
    if world.ended:
        return None
    for _, submission in sorted(world.submissions.items()):
        free = unjudged(world, submission.author) < law[UNJUDGED_POSTINGS]
        if submission.stage in {Stage.RECEIVED, Stage.HELD} and free:
            return submission
    return None


def publish(scene: Scene, submission_id: SubmissionId) -> Iterator[Event]:
    """The Scribe orders a submission to go up; the tick that follows gives it its number (FG8-1.4)."""
    yield PublicationOrdered(submission=submission_id)
    assert scene.world.submissions[submission_id].called


def post(scene: Scene, submission_id: SubmissionId) -> Iterator[Event]:
    """The submission gets the next number of the one sequence, and the clock ticks (FG8-1.3, 1.4)."""
    yield Published(submission=submission_id, number=scene.now + 1)


def judge(
    scene: Scene,
    submission_id: SubmissionId,
    verdict: Verdict,
    office: OfficeName,
    *,
    rules: tuple[RuleNumber, ...] = (),
    remarks: str = "",
    text: str = "",
) -> Iterator[Event]:
    """A Ruler decides; what is accepted becomes law from then on, under the numbers given or the next one free.

    `text` replaces the proposal's where it is accepted with modification.
    """
    submission = scene.world.submissions[submission_id]
    numbers = rules or (next_number(scene.world, scene.law),) if verdict in _ENACTING else ()
    yield Judged(
        submission=submission_id,
        verdict=verdict,
        judge=office,
        rules=tuple(str(number) for number in numbers),
        remarks=remarks,
    )
    if numbers:
        yield _enact(scene, submission, numbers, text or submission.text)
        yield from _promote(scene, submission.author)


def _enact(scene: Scene, submission: Submission, numbers: tuple[RuleNumber, ...], text: str) -> Enacted:
    author = scene.world.players[submission.author].name
    pirates = "pirate" in f"{submission.title} {text}".casefold()
    rules = [Rule(number=number, title=submission.title, text=text, mentions_pirates=pirates) for number in numbers]
    cause = Cause.PROPOSAL if submission.genus is Genus.PROPOSAL else Cause.PLEA
    enactment = Enactment(
        moment=scene.world.moment,
        cause=cause,
        author=author,
        changes=tuple(SetRule(rule) for rule in rules),
        number=submission.number,
    )
    return Enacted(enactment=Numbered(id=scene.fresh("enactments"), enactment=enactment))


def _promote(scene: Scene, author: PlayerId) -> Iterator[Event]:
    # FG8-2.5 to 2.14, ours: an accepted proposal raises its author one rank, up to a limit.
    player = scene.world.players[author]
    if scene.law[PROMOTION_ON_ACCEPTANCE] and player.rank < scene.law[PROMOTION_LIMIT]:
        yield RankChanged(player=author, rank=player.rank + 1, why="promotion")


def next_number(world: World, law: LawInForce) -> RuleNumber:
    """The number that the next rule gets where its judge names none: the next of the section of acts.

    Where the law numbers plainly (section 0) that is the next plain number.
    """
    section = law[ACTS_SECTION]
    made = [
        change.rule.number
        for numbered in world.enactments.values()
        for change in numbered.enactment.changes
        if isinstance(change, SetRule)
    ]
    return RuleNumber(section, max((number.number for number in made if number.section == section), default=0) + 1)


def postpone(scene: Scene, submission_id: SubmissionId, office: OfficeName) -> Iterator[Event]:
    """A Ruler leaves a submission unjudged while later ones are decided (FG8-1.4)."""
    assert scene.world.submissions[submission_id].stage is Stage.PUBLISHED
    yield Postponed(submission=submission_id, judge=office)


def renumber(one: SubmissionId, other: SubmissionId) -> Iterator[Event]:
    """Two submissions change numbers; nothing else changes with them (FG8-1.4, A1)."""
    yield Renumbered(one=one, other=other)


def edict(scene: Scene, office: OfficeName, text: str) -> Iterator[Event]:  # noqa: ARG001 (the shape of all acts)
    """A Ruler issues an edict; its lines act by their own events (FG8-1.4)."""
    yield EdictIssued(ruler=office, text=text)


def set_wind(wind: Wind) -> Iterator[Event]:
    """A Ruler commands the wind."""
    yield WindChanged(wind=wind, why="edict")


def set_reward(po8: int) -> Iterator[Event]:
    """The Emperor sets the Reward (FG8-B19.3)."""
    yield RewardSet(po8=po8)


def enact_by_edict(scene: Scene, office: OfficeName, rule: Rule) -> Iterator[Event]:
    """A Ruler makes a rule by edict: it is law at once, and the clock stands (FG8-1.1, 1.4)."""
    author = next((each.holder for each in in_order(scene.world.offices) if each.name is office), office.value)
    enactment = Enactment(
        moment=scene.world.moment, cause=Cause.EDICT, author=author, changes=(SetRule(rule),)
    )  # fmt: skip
    yield Enacted(enactment=Numbered(id=scene.fresh("enactments"), enactment=enactment))


def end_game() -> Iterator[Event]:
    """The game is over: nothing is published any more, and nobody may order anything (FG8-2.1)."""
    yield GameEnded()


def reopen_game() -> Iterator[Event]:
    """A game that was over goes on."""
    yield GameReopened()


def judge_of(world: World, submission: Submission) -> OfficeName:
    """The Ruler who judges a submission: the Emperor for a Citizen's, the King for a Pirate's (FG8-1.4).

    Under a law that has no King the Emperor judges everybody's.
    """
    pirate = world.players[submission.author].faction is Faction.PIRATE
    crowned = any(office.name is OfficeName.KING for office in world.offices.values())
    return OfficeName.KING if pirate and crowned else OfficeName.EMPEROR
