"""WITHDRAW: a player's troops break off a battle on land and go back aboard (FG8-5.7)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import landings
from campaign.rules.known import at_liberty
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.scene import Scene
from campaign.rules.world import in_order


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An order to break off a battle on land."""


def _withdraw(order: Withdraw, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    for battle in in_order(world.land_battles):
        for contingent in battle.contingents:
            if contingent.player == player.id:
                ship, land = world.ships[contingent.ship].name, world.lands[battle.land].name
                said = f"Your {contingent.troops} troops at {land} break off and go back aboard {ship}, at once."
                return Deed(said, landings.withdraw(scene, player.id))
    return Unlawful("5.7", "You have no troops in a battle on land.")


VERB: Final = Verb(
    name="WITHDRAW",
    theme=Theme.LANDING,
    forms=(Form("WITHDRAW"),),
    summary="Takes your troops out of a battle on land, back aboard.",
    help="Free between rounds.",
    examples=("WITHDRAW",),
    order=Withdraw,
    carry_out=_withdraw,
)
