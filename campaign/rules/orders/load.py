"""LOAD: your own goods and troops come aboard from ashore, fresh troops at the home base (FG8-3.10, 3.11, 6.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.cargo import TROOPS
from campaign.rules.event import Event
from campaign.rules.events.trading import Loaded
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import Trader, ashore, cannot_pay, trader_of
from campaign.rules.scene import Scene
from campaign.rules.things import named, thing_named, too_many
from campaign.rules.voyages import home_of


@dataclass(frozen=True, slots=True)
class Load:
    """An order to take so many of a thing aboard."""

    count: int
    what: Phrase


def _load(order: Load, actor: Actor, scene: Scene) -> Deed | Unlawful:
    trader = trader_of(actor, scene)
    if isinstance(trader, Unlawful):
        return trader
    player, ship = trader.player, trader.ship
    thing = thing_named(scene.law, order.what, player.faction)
    if isinstance(thing, Unlawful):
        return thing
    own = min(order.count, ashore(scene.world, player, trader.land.id, thing))
    hired = order.count - own
    refusal = next(_objections(scene, trader, thing, own, hired), None)
    if refusal is not None:
        return refusal
    said = f"{named(thing, order.count, player.faction)} {_comes(order.count)} aboard {ship.name}"
    if hired:
        cost = hired * people.trooper_price(scene)
        of_them = f", {hired} of them" if own else ""
        said += f"{of_them} for {cost} Po8. She then has {ship.troops + order.count}, and you {player.po8 - cost} Po8."
    else:
        said += f" from ashore at {trader.land.in_text}."
    return Deed(said, _events(scene, trader, thing, own, hired))


def _comes(count: int) -> str:
    return "comes" if count == 1 else "come"


def _events(scene: Scene, trader: Trader, thing: str, own: int, hired: int) -> Iterator[Event]:
    player, ship = trader.player, trader.ship
    if own:
        yield Loaded(player=player.id, ship=ship.id, land=trader.land.id, thing=thing, count=own)
    if hired:
        yield from people.enlist(scene, player.id, ship.id, hired)


def _objections(scene: Scene, trader: Trader, thing: str, own: int, hired: int) -> Iterator[Unlawful]:
    player, land = trader.player, trader.land
    home = home_of(scene.world, player.faction)
    if hired and thing != TROOPS:
        has = named(thing, own, player.faction) if own else f"no {named(thing, 2, player.faction).split(' ', 1)[1]}"
        yield Unlawful("6.1", f"You have {has} ashore at {land.in_text}. BUY buys more where it is sold.")
    if hired and land.id != home.id:
        yield Unlawful("3.11", f"Troops come aboard at your home base only, in the harbour of {home.name}.")
    if hired and land.anarchy:
        # FG8-4.10
        yield Unlawful("4.10", f"{land.name} is in Anarchy: there is no recruiting there.")
    yield from too_many(trader.ship, scene.law, thing, own + hired, player.faction, trader.players)
    price = people.trooper_price(scene)
    yield from cannot_pay(player, hired * price, price)


VERB: Final = Verb(
    name="LOAD",
    theme=Theme.GOODS,
    forms=(Form("LOAD {count:number} {what:ware:marines}"),),
    summary="Takes aboard what is yours ashore, or fresh Marines or Buccaneers at your home base for money.",
    help=(
        "Citizens load marines in Atlantis, Pirates buccaneers in the Near Azores. What you unloaded somewhere, troops "
        "or goods, comes aboard there for nothing. It all takes space in the hold."
    ),
    examples=("LOAD 10 marines", "LOAD 5 buccaneers", "LOAD 5 wood"),
    order=Load,
    carry_out=_load,
    who="The player who gives the ship's sailing orders.",
)
