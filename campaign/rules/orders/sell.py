"""SELL: cargo at any market, Treasure to your own side (FG8-6.2, 6.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from campaign.rules import market
from campaign.rules.cargo import TREASURE, is_cargo
from campaign.rules.events.trading import Sold
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import Trader, trader_of
from campaign.rules.scene import Scene
from campaign.rules.terms.wealth import TREASURE as TREASURE_PRICE
from campaign.rules.things import named, thing_named, too_few
from campaign.rules.voyages import home_of


@dataclass(frozen=True, slots=True)
class Sell:
    """An order to sell so many Tons of a thing."""

    count: int
    what: Phrase


def _sell(order: Sell, actor: Actor, scene: Scene) -> Deed | Unlawful:
    trader = trader_of(actor, scene)
    if isinstance(trader, Unlawful):
        return trader
    player, ship = trader.player, trader.ship
    thing = thing_named(scene.law, order.what, player.faction)
    if isinstance(thing, Unlawful):
        return thing
    nowhere = _nowhere(scene, trader, thing, order.what)
    refusal = next(chain(nowhere, too_few(ship, thing, order.count, player.faction)), None)
    if refusal is not None:
        return refusal
    # FG8-6.2: who sells gets the price listed.
    price = scene.law[TREASURE_PRICE] if thing == TREASURE else market.price_list(scene.world, scene.law)[thing]
    got = order.count * price
    said = f"You sell {named(thing, order.count, player.faction)} for {got} Po8 and have {player.po8 + got} Po8."
    return Deed(said, (Sold(player=player.id, ship=ship.id, thing=thing, count=order.count, po8=got),))


def _nowhere(scene: Scene, trader: Trader, thing: str, phrase: Phrase) -> Iterator[Unlawful]:
    """Why a thing cannot be sold here, if so."""
    land, home = trader.land, home_of(scene.world, trader.player.faction)
    if not is_cargo(thing):
        yield Unlawful("6.2", "Only cargo and Treasure can be sold.", phrase)
    elif land.anarchy:
        # FG8-4.10
        yield Unlawful("4.10", f"{land.name} is in Anarchy: there is no trade there.")
    elif thing == TREASURE and land.id != home.id:
        yield Unlawful("6.4", f"Treasure is sold at your home base only, in the harbour of {home.name}.", phrase)
    elif not market.sells(land):
        yield Unlawful("6.2", f"Nobody trades at {land.in_text}.")


VERB: Final = Verb(
    name="SELL",
    theme=Theme.GOODS,
    forms=(Form("SELL {count:number} {what:ware:thing}"),),
    summary="Sells cargo or Treasure from the hold of your ship.",
    help=(
        "Any settled Land buys any cargo at the price listed, which STATUS shows in a harbour that trades. Treasure is "
        "sold at your home base, at a price that does not move."
    ),
    examples=("SELL 3 silk", "SELL 1 treasure"),
    order=Sell,
    carry_out=_sell,
    who="The player who gives the ship's sailing orders.",
)
