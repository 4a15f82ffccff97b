"""Who trades, with which ship, in which harbour: what the orders about goods have in common (FG8-6.1, 6.2)."""

from collections.abc import Iterator
from dataclasses import dataclass

from campaign.rules.known import in_command, where
from campaign.rules.order import Actor, Unlawful
from campaign.rules.parts import Land, LandId, Player, Ship
from campaign.rules.people import aboard
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True, kw_only=True)
class Trader:
    """A player who gives the orders of a ship that lies in a harbour; `players` are aboard her."""

    player: Player
    ship: Ship
    land: Land
    players: int


def trader_of(actor: Actor, scene: Scene) -> Trader | Unlawful:
    """The player who gives an order about goods, with his ship and her harbour."""
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    if ship.at is None:
        return Unlawful("6.2", f"{ship.name} is {where(world, ship)}: goods are moved in a harbour.")
    return Trader(player=player, ship=ship, land=world.lands[ship.at], players=len(aboard(world, ship.id)))


def cannot_pay(player: Player, po8: int, each: int = 0) -> Iterator[Unlawful]:
    """Why a player cannot pay a price, if so; `each` is the price of one, where it is the same for all."""
    if po8 > player.po8:
        enough = f": enough for {player.po8 // each}" if each else ""
        yield Unlawful("6.1", f"That costs {po8} Po8, and you have {player.po8}{enough}.")


def ashore(world: World, player: Player, land: LandId, thing: str) -> int:
    """How much of a thing a player has ashore at a land."""
    stocks = [stock for _, stock in sorted(world.stocks.items()) if (stock.player, stock.land) == (player.id, land)]
    return sum(stock.goods.get(thing, 0) for stock in stocks)
