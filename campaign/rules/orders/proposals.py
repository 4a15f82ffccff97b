"""PROPOSALS: what is posted and unjudged, and what was judged of late (FG8-1.3)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules.known import player_of
from campaign.rules.order import Actor, Deed, Form, Page, Theme, Unlawful, Verb
from campaign.rules.parts import Stage, Submission
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order

_RECENT: Final = 10


@dataclass(frozen=True, slots=True)
class AskProposals:
    """A question for the proposals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A submission in the list; `label` is its number, or S7 where it has none yet. `verdict` empty: unjudged."""

    label: str
    genus: str
    author: str
    title: str
    verdict: str
    rules: tuple[str, ...]
    remarks: str
    postponed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposals:
    """The unjudged submissions, those judged last (the latest first), and the asker's own yet to be published."""

    unjudged: tuple[Listed, ...]
    judged: tuple[Listed, ...]
    waiting: tuple[Listed, ...]


def _proposals(order: AskProposals, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was asked
    return Deed("You asked for the proposals.", page=Page("proposals", proposals_for(scene.world, actor)))


def proposals_for(world: World, actor: Actor) -> Proposals:
    """The proposals as somebody may read them: what is not published is its author's own affair."""
    player = player_of(world, actor)
    own = None if isinstance(player, Unlawful) else player.id
    submissions = tuple(in_order(world.submissions))
    judged = sorted((each for each in submissions if each.stage is Stage.JUDGED), key=lambda each: -each.judged)
    return Proposals(
        unjudged=_list(world, [each for each in submissions if each.stage in {Stage.PUBLISHED, Stage.POSTPONED}]),
        judged=_list(world, judged[:_RECENT]),
        waiting=_list(
            world,
            [each for each in submissions if each.stage in {Stage.RECEIVED, Stage.HELD} and each.author == own],
        ),
    )


def _list(world: World, submissions: list[Submission]) -> tuple[Listed, ...]:
    return tuple(_listed(world, submission) for submission in submissions)


def _listed(world: World, submission: Submission) -> Listed:
    author = world.players[submission.author]
    return Listed(
        label=str(submission.number) if submission.number else f"S{submission.id}",
        genus=submission.genus.value,
        author=f"{'Pirate' if author.faction is Faction.PIRATE else 'Citizen'} {author.name}",
        title=submission.title,
        verdict="" if submission.verdict is None else submission.verdict.value,
        rules=submission.rules,
        remarks=submission.remarks,
        postponed=submission.stage is Stage.POSTPONED,
    )


VERB: Final = Verb(
    name="PROPOSALS",
    theme=Theme.ASKING,
    forms=(Form("PROPOSALS"),),
    summary="Lists the proposals that are unjudged and those judged last.",
    help="Your own that are not published yet are listed too.",
    examples=("PROPOSALS",),
    order=AskProposals,
    carry_out=_proposals,
    who="Anybody.",
)
