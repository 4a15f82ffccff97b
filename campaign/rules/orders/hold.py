"""HOLD: the Historian keeps a draft from releasing itself (FG8-5.1)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import desk
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.desk_matter import ruled
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Hold:
    """An order about a matter (`H31`)."""

    matter: str


def _hold(order: Hold, actor: Actor, scene: Scene) -> Deed | Unlawful:
    return ruled(scene, actor, order.matter, "is held: it waits until you approve it.", desk.hold)


VERB: Final = Verb(
    name="HOLD",
    theme=Theme.OFFICES,
    forms=(Form("HOLD {matter:matter}"),),
    summary="Keeps a draft from releasing itself.",
    help="The hold is public. The ships and players in the matter wait with it, so do not hold it for long.",
    examples=("HOLD H31",),
    order=Hold,
    carry_out=_hold,
    who="The Historian.",
)
