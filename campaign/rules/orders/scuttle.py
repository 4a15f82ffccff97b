"""SCUTTLE: a ship won aboard is sent to the bottom (FG8-5.6)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import prizes
from campaign.rules.engagements import beaten_of
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.prize import prize_name, won_by
from campaign.rules.people import aboard
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Scuttle:
    """An order to sink a ship that was won."""

    target: Phrase


def _scuttle(order: Scuttle, actor: Actor, scene: Scene) -> Deed | Unlawful:
    won = won_by(actor, scene, order.target)
    if isinstance(won, Unlawful):
        return won
    _, ship, fight = won
    name, beaten = prize_name(scene.world, fight), beaten_of(fight)
    if beaten is not None and aboard(scene.world, beaten):
        return Unlawful("5.16", f"What becomes of those aboard {name} is not settled yet.")
    return Deed(f"{ship.name} scuttles {name}, at once, with all that is in her.", prizes.scuttle(scene, fight.id))


VERB: Final = Verb(
    name="SCUTTLE",
    theme=Theme.FIGHTING,
    forms=(Form("SCUTTLE {target:ship}"),),
    summary="Sinks a ship that you have won aboard and will not or cannot man.",
    help="What is in her goes down with her. PRIZE takes her home instead.",
    examples=("SCUTTLE Bounty",),
    order=Scuttle,
    carry_out=_scuttle,
    who="The player who gives the sailing orders of the ship that won.",
)
