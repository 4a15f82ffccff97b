"""BUY: equipment from the chandler, troops, and cargo at the market (FG8-3.11, 6.2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import market
from campaign.rules.cargo import EQUIPMENT, HOOKS, TREASURE, TROOPS
from campaign.rules.events.trading import Bought
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import Trader, cannot_pay, trader_of
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import PRICES
from campaign.rules.things import named, thing_named, too_many
from campaign.rules.voyages import home_of


@dataclass(frozen=True, slots=True)
class Buy:
    """An order to buy so many of a thing."""

    count: int
    what: Phrase


def _buy(order: Buy, actor: Actor, scene: Scene) -> Deed | Unlawful:
    trader = trader_of(actor, scene)
    if isinstance(trader, Unlawful):
        return trader
    player, ship = trader.player, trader.ship
    thing = thing_named(scene.law, order.what, player.faction)
    if isinstance(thing, Unlawful):
        return thing
    refusal = next(_objections(scene, trader, thing, order), None)
    if refusal is not None:
        return refusal
    cost = _cost(scene, thing, order.count)
    said = (
        f"You buy {named(thing, order.count, player.faction)} for {cost} Po8 and have {player.po8 - cost} Po8 left. "
        f"It all goes aboard {ship.name}."
    )
    bought = Bought(player=player.id, ship=ship.id, thing=thing, count=order.count, po8=cost)
    return Deed(said, (bought,))


def _cost(scene: Scene, thing: str, count: int) -> int:
    if thing in {TROOPS, *EQUIPMENT}:
        return count * (PRICES.value(scene.law, thing) or 0)
    return market.cost_of(scene.world, scene.law, thing, count)


def _objections(scene: Scene, trader: Trader, thing: str, order: Buy) -> Iterator[Unlawful]:
    player = trader.player
    yield from _nowhere(scene, trader, thing, order.what)
    yield from too_many(trader.ship, scene.law, thing, order.count, player.faction, trader.players)
    yield from cannot_pay(player, _cost(scene, thing, order.count), _cost(scene, thing, 1))


def _nowhere(scene: Scene, trader: Trader, thing: str, phrase: Phrase) -> Iterator[Unlawful]:
    """Why a thing is not to be had here, if so."""
    land, home = trader.land, home_of(scene.world, trader.player.faction)
    if thing == TREASURE:
        yield Unlawful("6.4", "Treasure is won, not bought.", phrase)
    elif land.anarchy:
        # FG8-4.10
        yield Unlawful("4.10", f"{land.name} is in Anarchy: there is no trade and no recruiting there.")
    elif thing == HOOKS:
        # FG8-B5.2: in Atlantis and at Pirate Cove, whoever asks.
        if land.home_of is None:
            yield Unlawful("5.5", "Grappling Hooks are sold in Atlantis and at Pirate Cove only.", phrase)
    elif thing in {TROOPS, *EQUIPMENT}:
        if land.id != home.id:
            yield Unlawful("3.11", f"That is to be had at your home base only, in the harbour of {home.name}.", phrase)
    elif not market.sells(land):
        yield Unlawful("6.2", f"Nobody trades at {land.in_text}.")
    elif thing not in land.products:
        sold = " and ".join(sorted(land.products)) or "nothing"
        yield Unlawful("6.2", f"{land.name} sells what it makes: {sold}. It buys anything.", phrase)


VERB: Final = Verb(
    name="BUY",
    theme=Theme.GOODS,
    forms=(Form("BUY {count:number} {what:ware:thing}"),),
    summary="Buys equipment, troops or cargo and takes it aboard.",
    help=(
        "Cannon, a catapult, casks of Greek Fire, a life raft, Marines and Buccaneers are sold at your home base, "
        "Grappling Hooks in Atlantis and at Pirate Cove. A settled Land sells the cargo that it makes, for the price "
        "listed and something on top; STATUS shows the prices of a harbour you lie in."
    ),
    examples=("BUY 2 cannon", "BUY 1 grappling hooks", "BUY 5 wood"),
    order=Buy,
    carry_out=_buy,
    who="The player who gives the ship's sailing orders.",
)
