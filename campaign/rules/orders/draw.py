"""DRAW: a depositor takes money out of a bank, in person (FG8-5.25)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import banks
from campaign.rules.known import at_liberty
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.deposit import closed
from campaign.rules.places import fief_named
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class DrawMoney:
    """An order to take money out of the bank of a Fief."""

    amount: int
    at: Phrase


def _draw(order: DrawMoney, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    fief = fief_named(scene.world, order.at)
    if isinstance(fief, Unlawful):
        return fief
    refusal = next(closed(scene.world, player, fief, order.at), None)
    if refusal is not None:
        return refusal
    deposit = banks.deposit_of(scene.world, player.id, fief.id)
    has = 0 if deposit is None else deposit.po8
    if order.amount > has:
        return Unlawful("5.25", f"You have {has} Po8 in the bank at {fief.name}, not {order.amount}.", order.at)
    said = f"You draw {order.amount} Po8 from the bank at {fief.name} and leave {has - order.amount} Po8 there."
    return Deed(said, banks.draw(scene, player.id, fief.id, order.amount))


VERB: Final = Verb(
    name="DRAW",
    theme=Theme.GOODS,
    forms=(Form("DRAW {amount:number:Po8} AT {at:land}"), Form("DRAW {amount:number:amount} Po8 AT {at:land}")),
    summary="Takes money out of a bank.",
    help="Only the depositor himself may, and only where he is.",
    examples=("DRAW 100 AT Atlantis", "DRAW 100 Po8 AT The Municipality"),
    order=DrawMoney,
    carry_out=_draw,
    who="A Citizen who is there.",
)
