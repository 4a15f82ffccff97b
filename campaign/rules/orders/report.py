"""REPORT: how you stand, with the public news."""

from dataclasses import dataclass
from typing import Final

from campaign.rules.order import Actor, Deed, Form, Page, Theme, Unlawful, Verb
from campaign.rules.scene import Scene
from campaign.rules.status import status_of


@dataclass(frozen=True, slots=True)
class AskReport:
    """A question for the asker's report."""


def _report(order: AskReport, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was asked
    return Deed("You asked for your report.", page=Page("report", status_of(scene.world, scene.law, actor)))


VERB: Final = Verb(
    name="REPORT",
    theme=Theme.ASKING,
    forms=(Form("REPORT"),),
    summary="Sends your report: how you stand, and the latest public news.",
    help="It is the same report that comes by itself when something has happened.",
    examples=("REPORT",),
    order=AskReport,
    carry_out=_report,
    who="Anybody in the game, and the holders of offices.",
)
