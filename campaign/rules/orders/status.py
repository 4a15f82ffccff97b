"""STATUS: how you stand."""

from dataclasses import dataclass
from typing import Final

from campaign.rules.order import Actor, Deed, Form, Page, Theme, Unlawful, Verb
from campaign.rules.scene import Scene
from campaign.rules.status import status_of


@dataclass(frozen=True, slots=True)
class AskStatus:
    """A question how the asker stands."""


def _status(order: AskStatus, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was asked
    return Deed("You asked how you stand.", page=Page("status", status_of(scene.world, scene.law, actor)))


VERB: Final = Verb(
    name="STATUS",
    theme=Theme.ASKING,
    forms=(Form("STATUS"),),
    summary="Tells how you stand: rank, ship, money, what is under way, what awaits your answer.",
    help="Only what concerns you is told. REPORT adds the public news.",
    examples=("STATUS",),
    order=AskStatus,
    carry_out=_status,
    who="Anybody in the game, and the holders of offices.",
)
