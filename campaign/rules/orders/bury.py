"""BURY: a Pirate hides money where nobody lives (FG8-5.25)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import banks
from campaign.rules.known import at_liberty
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.trader import cannot_pay
from campaign.rules.parts import Fief, Player
from campaign.rules.places import fief_at, land_of
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Bury:
    """An order to bury money."""

    amount: int


def _bury(order: Bury, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    fief = desert_ground(scene.world, player)
    if isinstance(fief, Unlawful):
        return fief
    refusal = next(cannot_pay(player, order.amount), None)
    if refusal is not None:
        return refusal
    hoard = banks.hoard_of(scene.world, player.id, fief.id)
    has = order.amount + (hoard.po8 if hoard else 0)
    said = f"You bury {order.amount} Po8 at {fief.name}, where {has} Po8 of yours then lie. Nobody else knows of it."
    return Deed(said, banks.bury(scene, player.id, fief.id, order.amount))


def desert_ground(world: World, player: Player) -> Fief | Unlawful:
    """The uninhabited Fief that a Pirate is at (FG8-B25.3, A25.m)."""
    if player.faction is not Faction.PIRATE:
        return Unlawful("5.25", "Only Pirates bury money; a Citizen may DEPOSIT his in a bank.")
    land_id = land_of(world, player)
    if land_id is None:
        return Unlawful("5.25", "You are at no land.")
    land, fief = world.lands[land_id], fief_at(world, land_id)
    if land.inhabited or fief is None:
        return Unlawful("5.25", f"Money is buried where nobody lives, and {land.in_text} is no such place.")
    return fief


VERB: Final = Verb(
    name="BURY",
    theme=Theme.GOODS,
    forms=(Form("BURY {amount:number:Po8}"), Form("BURY {amount:number:amount} Po8")),
    summary="Buries money in an uninhabited Fief, known to you alone.",
    help="Pirates may do so where they are, ashore or with a ship. DIG brings it up, unless colonists find it first.",
    examples=("BURY 200", "BURY 200 Po8"),
    order=Bury,
    carry_out=_bury,
    who="A Pirate who is there.",
)
