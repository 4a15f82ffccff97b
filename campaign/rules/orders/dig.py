"""DIG: a Pirate brings up what he has buried (FG8-5.25)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import banks
from campaign.rules.known import at_liberty
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.bury import desert_ground
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Dig:
    """An order to dig."""


def _dig(order: Dig, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    fief = desert_ground(scene.world, player)
    if isinstance(fief, Unlawful):
        return fief
    hoard = banks.hoard_of(scene.world, player.id, fief.id)
    if hoard is None:
        return Unlawful("5.25", f"You have buried nothing at {fief.name}.")
    said = f"You dig up {hoard.po8} Po8 at {fief.name} and have {player.po8 + hoard.po8} Po8."
    return Deed(said, banks.dig(scene, player.id, fief.id))


VERB: Final = Verb(
    name="DIG",
    theme=Theme.GOODS,
    forms=(Form("DIG"),),
    summary="Brings up all the money that you have buried where you are.",
    help="What others have buried there you do not find.",
    examples=("DIG",),
    order=Dig,
    carry_out=_dig,
    who="A Pirate who is there.",
)
