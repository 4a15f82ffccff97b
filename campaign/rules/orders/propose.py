"""PROPOSE: a player submits a proposal (FG8-1.2, 1.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.known import player_of
from campaign.rules.order import Actor, Block, Deed, Form, Phrase, Theme, Unlawful, Verb, text_of
from campaign.rules.parts import Genus, Player
from campaign.rules.scene import Scene
from campaign.rules.terms.government import PUBLICATION, PUBLICATION_HOURS, UNJUDGED_POSTINGS

_AMEND: Final = "AMEND "


@dataclass(frozen=True, slots=True)
class Propose:
    """An order to submit a proposal; `amendments` are the lines of its text that begin with AMEND."""

    title: Phrase
    text: str
    amendments: tuple[str, ...] = ()


def _propose(order: Propose, actor: Actor, scene: Scene) -> Deed | Unlawful:
    return submitted(scene, actor, Genus.PROPOSAL, order.title.text, order.text)


def submitted(scene: Scene, actor: Actor, genus: Genus, title: str, text: str) -> Deed | Unlawful:
    """A submission by a player, captive or not (FG8-A16.g)."""
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    refusal = next(_objections(genus, text), None)
    if refusal is not None:
        return refusal
    label = f"S{scene.fresh('submissions')}"
    said = f"Your {genus} “{title}” lies with the Scribe as {label}; {_publication(scene, player)}"
    return Deed(said, government.submit(scene, player.id, genus, title, text, actor.sent))


def _objections(genus: Genus, text: str) -> Iterator[Unlawful]:
    if not text.strip():
        yield Unlawful("1.3", f"A {genus} needs a text, on the lines before END.")


def _publication(scene: Scene, player: Player) -> str:
    most = scene.law[UNJUDGED_POSTINGS]
    if government.unjudged(scene.world, player.id) >= most:
        # FG8-1.3: held while another is posted unjudged.
        other = "another of yours is" if most == 1 else f"{most} others of yours are"
        return f"it is held while {other} posted unjudged."
    match scene.law[PUBLICATION]:
        case "scribe":
            return "it is published when the Scribe sees fit."
        case "interval":
            return f"the oldest submission is published every {scene.law[PUBLICATION_HOURS]} hours."
        case _:
            return "it is published at once."


def with_amendments(block: Block) -> Mapping[str, object]:
    """The fields of an order whose text may amend the law."""
    lines = tuple(line.text.strip() for line in block)
    return {**text_of(block), "amendments": tuple(line for line in lines if line.startswith(_AMEND))}


VERB: Final = Verb(
    name="PROPOSE",
    theme=Theme.LAW,
    forms=(Form("PROPOSE {title:title}", block=True),),
    summary="Submits a proposal: a new rule, or a change of one.",
    help=(
        "The title stands behind the verb, the text on the lines below, and END on a line of its own after them. "
        "A Citizen's proposal is judged by the Emperor, a Pirate's by the King. Each proposal that is published moves "
        "the clock; while one of yours is posted unjudged your next is held."
    ),
    examples=("PROPOSE Longer guns\nEvery Cannon is to be a foot longer.\nEND",),
    order=Propose,
    carry_out=_propose,
    effect="It goes to the Scribe at once and is published by the custom of rule 1.4.",
    who="Any player, captives too.",
    read_block=with_amendments,
)
