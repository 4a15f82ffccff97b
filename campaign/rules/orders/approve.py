"""APPROVE: the Historian releases a draft (FG8-5.1)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import desk
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.desk_matter import ruled
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Approve:
    """An order about a matter (`H31`)."""

    matter: str


def _approve(order: Approve, actor: Actor, scene: Scene) -> Deed | Unlawful:
    return ruled(
        scene, actor, order.matter, "is approved: it is released, and its consequences bind, at once.", desk.approve
    )


VERB: Final = Verb(
    name="APPROVE",
    theme=Theme.OFFICES,
    forms=(Form("APPROVE {matter:matter}"),),
    summary="Approves a draft: it is released, and its consequences bind.",
    help="The reports go out with it. Without approval it releases itself after some proposals, unless it is held.",
    examples=("APPROVE H31",),
    order=Approve,
    carry_out=_approve,
    who="The Historian.",
)
