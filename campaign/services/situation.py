"""The situation: how the server and its campaigns stand, and what is stuck; only read."""

from collections.abc import Iterator
from dataclasses import dataclass

from campaign.rules.clock import Clock
from campaign.rules.desk import pending
from campaign.rules.government import due_for_publication
from campaign.rules.parts import Stage, Standing
from campaign.rules.world import World
from campaign.services.archive import Archive, MailboxState, UnitOfWork
from campaign.services.house import law_at

_PATIENCE = 900.0
_LATEST_RETRY = 3_600.0
_TRIES_TOO_MANY = 3
_LOOKED_AT = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignSituation:
    """How a campaign stands: its clock, and what waits for the Scribe, the Rulers and the Historian."""

    slug: str
    title: str
    clock: Clock
    players: int
    unpublished: int
    unjudged: int
    drafted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """How the server stands; times in seconds UTC, 0 for never or none.

    `oldest` is since when the oldest letter waits to be worked; `stuck` says in words what does not go on.
    """

    campaigns: tuple[CampaignSituation, ...]
    mailbox: MailboxState
    letters: int
    oldest: float
    aside: int
    outbox: int
    refused: int
    last_sent: float
    stuck: tuple[str, ...]


def situation(archive: Archive, mailbox: str, now: float, *, poll_seconds: float) -> Situation:
    """How the server stands at a time; `mailbox` is the one that it polls, about every `poll_seconds`."""
    with archive.reading() as unit:
        worlds = [unit.campaigns.load(slug) for slug in unit.campaigns.slugs()]
        letters, oldest = unit.letters.waiting()
        outbox, refused, last_sent = unit.outbox.waiting()
        state = unit.letters.mailbox(mailbox)
        return Situation(
            campaigns=tuple(_of_campaign(world) for world in worlds),
            mailbox=state,
            letters=letters,
            oldest=oldest,
            aside=len(unit.letters.aside()),
            outbox=outbox,
            refused=refused,
            last_sent=last_sent,
            stuck=(
                *_stuck_mail(state, oldest, now, poll_seconds),
                *_stuck_outbox(unit, now),
                *_stuck_clocks(worlds),
            ),
        )


def _of_campaign(world: World) -> CampaignSituation:
    stages = [submission.stage for submission in world.submissions.values()]
    return CampaignSituation(
        slug=world.slug,
        title=world.title,
        clock=world.clock,
        players=sum(player.standing is Standing.PLAYING for player in world.players.values()),
        unpublished=sum(stage in {Stage.RECEIVED, Stage.HELD} for stage in stages),
        unjudged=sum(stage in {Stage.PUBLISHED, Stage.POSTPONED} for stage in stages),
        drafted=len(pending(world)),
    )


def _stuck_mail(state: MailboxState, oldest: float, now: float, poll_seconds: float) -> Iterator[str]:
    if state.trouble:
        yield f"the mailbox cannot be polled: {state.trouble}"
    elif state.polled and now - state.polled > max(_PATIENCE, 3 * poll_seconds):
        yield "the mailbox is not polled any more: see that `campaign serve` runs"
    if oldest and now - oldest > _PATIENCE:
        yield "a mail waits to be worked: see that `campaign serve` runs"


def _stuck_outbox(unit: UnitOfWork, now: float) -> Iterator[str]:
    if unit.outbox.due(now - _PATIENCE, 1):
        yield "a mail waits to be sent: see that `campaign serve` runs"
    tried = [row for row in unit.outbox.due(now + _LATEST_RETRY, _LOOKED_AT) if row.tries >= _TRIES_TOO_MANY]
    if tried:
        yield f"a mail to {tried[0].post.to} was tried {tried[0].tries} times in vain: `campaign send` says why"


def _stuck_clocks(worlds: list[World]) -> Iterator[str]:
    for world in worlds:
        due = due_for_publication(world, law_at(world))
        if due is not None:
            yield f"S{due.id} of {world.slug} is due to be published: `campaign tick` does it"
