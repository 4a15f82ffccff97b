"""REDO: the Historian judges a drafted matter again (FG8-5.1)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import desk
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.desk_matter import ruled
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Redo:
    """An order about a matter (`H31`)."""

    matter: str


def _redo(order: Redo, actor: Actor, scene: Scene) -> Deed | Unlawful:
    return ruled(
        scene,
        actor,
        order.matter,
        "is judged again on the facts as they are now, the dice as they fell. It still waits for you.",
        desk.redo,
    )


VERB: Final = Verb(
    name="REDO",
    theme=Theme.OFFICES,
    forms=(Form("REDO {matter:matter}"),),
    summary="Judges a drafted matter again, on the facts as they are now.",
    help="The dice stay as they fell, and so does the law. The correction is published with the result.",
    examples=("REDO H31",),
    order=Redo,
    carry_out=_redo,
    who="The Historian.",
)
