"""PLEAD: a player asks a Ruler for guidance (FG8-1.3)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.propose import submitted
from campaign.rules.parts import Genus
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Plead:
    """An order to submit a plea for guidance."""

    title: Phrase
    text: str


def _plead(order: Plead, actor: Actor, scene: Scene) -> Deed | Unlawful:
    return submitted(scene, actor, Genus.PLEA, order.title.text, order.text)


VERB: Final = Verb(
    name="PLEAD",
    theme=Theme.LAW,
    forms=(Form("PLEAD {title:title}", block=True),),
    summary="Submits a plea for guidance: a question what the law means.",
    help=(
        "The subject stands behind the verb, the question on the lines below, and END on a line of its own after them. "
        "A plea is numbered and published like a proposal, moves the clock like one, and is decided by your Ruler."
    ),
    examples=("PLEAD May a captive vote\nTivol is captive at Sakal. May he vote?\nEND",),
    order=Plead,
    carry_out=_plead,
    effect="It goes to the Scribe at once and is published by the custom of rule 1.4.",
    who="Any player, captives too.",
)
