"""POSTPONE: a Ruler leaves a proposal undecided while later ones are decided (FG8-1.4)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.judge import judge_held, unjudged
from campaign.rules.parts import Stage
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Postpone:
    """An order to leave a submission unjudged."""

    number: int


def _postpone(order: Postpone, actor: Actor, scene: Scene) -> Deed | Unlawful:
    submission = unjudged(scene.world, order.number)
    if isinstance(submission, Unlawful):
        return submission
    office = judge_held(scene.world, actor, submission)
    if isinstance(office, Unlawful):
        return office
    if submission.stage is Stage.POSTPONED:
        return Unlawful("1.4", f"It is postponed already; JUDGE {submission.number} decides on it.")
    said = (
        f"{submission.genus.capitalize()} {submission.number}, “{submission.title}”, is postponed: it stays unjudged."
    )
    return Deed(said, government.postpone(scene, submission.id, office))


VERB: Final = Verb(
    name="POSTPONE",
    theme=Theme.OFFICES,
    forms=(Form("POSTPONE {number:number}"),),
    summary="Leaves a proposal unjudged while later ones are decided.",
    help="It may be judged at any time afterwards.",
    examples=("POSTPONE 14",),
    order=Postpone,
    carry_out=_postpone,
    who="The Emperor for a Citizen's proposal, the Pirate King for a Pirate's.",
)
