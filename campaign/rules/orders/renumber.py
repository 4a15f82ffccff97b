"""RENUMBER: the Scribe gives proposals other numbers, to follow the order of decisions (FG8-1.4, A1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.known import office_held
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.parts import OfficeName, Submission
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Renumber:
    """An order to give a proposal the number of another, which gets the first one's."""

    number: int
    to: int


def _renumber(order: Renumber, actor: Actor, scene: Scene) -> Deed | Unlawful:
    office = office_held(actor, {OfficeName.SCRIBE: "the Scribe"}, "renumber proposals", "1.4")
    if isinstance(office, Unlawful):
        return office
    one, other = _numbered(scene.world, order.number), _numbered(scene.world, order.to)
    refusal = next(_objections(order, one, other), None)
    if refusal is not None:
        return refusal
    assert one is not None
    assert other is not None
    said = (
        f"“{one.title}” has number {order.to} from now on, and “{other.title}” number {order.number}. "
        "Numbers are labels: nothing falls due sooner or later."
    )
    return Deed(said, government.renumber(one.id, other.id))


def _numbered(world: World, number: int) -> Submission | None:
    return next((each for each in in_order(world.submissions) if each.number == number), None)


def _objections(order: Renumber, one: Submission | None, other: Submission | None) -> Iterator[Unlawful]:
    for number, found in ((order.number, one), (order.to, other)):
        if found is None:
            yield Unlawful("1.4", f"No proposal {number} has been published. PROPOSALS lists them.")
    if order.number == order.to:
        yield Unlawful("1.4", f"That is number {order.to} already.")


VERB: Final = Verb(
    name="RENUMBER",
    theme=Theme.OFFICES,
    forms=(Form("RENUMBER {number:number} TO {to:number}"),),
    summary="Lets two proposals change numbers, so that the numbers follow the order of decisions.",
    help="Only the labels change: the clock, what falls due and what is law stay as they are.",
    examples=("RENUMBER 14 TO 12",),
    order=Renumber,
    carry_out=_renumber,
    who="The Humble Scribe.",
)
