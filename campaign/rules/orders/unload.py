"""UNLOAD: goods and troops go ashore and stay your own (FG8-6.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from campaign.rules.cargo import TROOPS
from campaign.rules.events.trading import Unloaded
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import Trader, trader_of
from campaign.rules.scene import Scene
from campaign.rules.things import named, thing_named, too_few


@dataclass(frozen=True, slots=True)
class Unload:
    """An order to put so many of a thing ashore."""

    count: int
    what: Phrase


def _unload(order: Unload, actor: Actor, scene: Scene) -> Deed | Unlawful:
    trader = trader_of(actor, scene)
    if isinstance(trader, Unlawful):
        return trader
    player, ship, land = trader.player, trader.ship, trader.land
    thing = thing_named(scene.law, order.what, player.faction)
    if isinstance(thing, Unlawful):
        return thing
    refusal = next(chain(_nowhere(trader, thing), too_few(ship, thing, order.count, player.faction)), None)
    if refusal is not None:
        return refusal
    goes = "goes" if order.count == 1 else "go"
    put = named(thing, order.count, player.faction)
    said = f"{put} {goes} ashore at {land.in_text}. LOAD takes it back aboard there."
    unloaded = Unloaded(player=player.id, ship=ship.id, land=land.id, thing=thing, count=order.count)
    return Deed(said, (unloaded,))


def _nowhere(trader: Trader, thing: str) -> Iterator[Unlawful]:
    """Why a thing cannot be left here, if so."""
    land = trader.land
    if thing == TROOPS and land.faction is not trader.player.faction:
        yield Unlawful("6.1", f"{land.name} is not your side's: LAND puts troops ashore there, to fight.")
    elif not land.inhabited:
        yield Unlawful("6.1", f"Nobody lives at {land.in_text}: nothing can be left there.")


VERB: Final = Verb(
    name="UNLOAD",
    theme=Theme.GOODS,
    forms=(Form("UNLOAD {count:number} {what:ware:thing}"),),
    summary="Puts goods or troops ashore, where they stay your own.",
    help=(
        "Goods can be left at any inhabited Land, troops at a Land of your own side. Nobody takes them there, and LOAD "
        "brings them back aboard."
    ),
    examples=("UNLOAD 5 wood", "UNLOAD 10 marines"),
    order=Unload,
    carry_out=_unload,
    who="The player who gives the ship's sailing orders.",
)
