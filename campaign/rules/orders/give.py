"""GIVE: money or goods to another player in the same place (FG8-6.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules.events.trading import Given, Paid
from campaign.rules.known import at_liberty, commanded_ship, held, player_named
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import Trader, cannot_pay, trader_of
from campaign.rules.parts import Player, Ship
from campaign.rules.people import aboard
from campaign.rules.places import same_place
from campaign.rules.scene import Scene
from campaign.rules.things import named, thing_named, too_few, too_many


@dataclass(frozen=True, slots=True)
class Give:
    """An order to give another player money, or so many of a thing."""

    to: Phrase
    amount: int | None = None
    count: int | None = None
    what: Phrase | None = None


def _give(order: Give, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    other = player_named(world, order.to)
    if isinstance(other, Unlawful):
        return other
    refusal = next(_apart(scene, player, other, order.to), None)
    if refusal is not None:
        return refusal
    if order.what is None or order.count is None:
        return _pay(player, other, order.amount or 0)
    trader = trader_of(actor, scene)
    return trader if isinstance(trader, Unlawful) else _hand_over(scene, trader, other, order.count, order.what)


def _apart(scene: Scene, player: Player, other: Player, phrase: Phrase) -> Iterator[Unlawful]:
    if other.id == player.id:
        yield Unlawful("6.1", "That is you.", phrase)
    if not same_place(scene.world, player, other):
        yield Unlawful("6.1", f"{other.name} is not where you are: gifts are made in person.", phrase)
    hold = held(scene.world, player=other)
    if hold is not None:
        yield Unlawful("5.1", f"{other.name} is held by a matter before the Historian: give when it is released.")


def _pay(player: Player, other: Player, amount: int) -> Deed | Unlawful:
    refusal = next(cannot_pay(player, amount), None)
    if refusal is not None:
        return refusal
    said = f"You give {other.name} {amount} Po8 and have {player.po8 - amount} Po8 left."
    return Deed(said, (Paid(player=player.id, to=other.id, po8=amount),))


def _hand_over(scene: Scene, trader: Trader, other: Player, count: int, phrase: Phrase) -> Deed | Unlawful:
    player, ship = trader.player, trader.ship
    thing = thing_named(scene.law, phrase, player.faction)
    if isinstance(thing, Unlawful):
        return thing
    taker = commanded_ship(scene.world, scene.law, other)
    if isinstance(taker, Unlawful) or taker.id == ship.id:
        return Unlawful("6.1", f"{other.name} gives the orders of no ship here that could take it.")
    refusal = next(_objections(scene, trader, other, taker, thing, count), None)
    if refusal is not None:
        return refusal
    said = f"You give {other.name} {named(thing, count, player.faction)}, which {_goes(count)} aboard {taker.name}."
    given = Given(player=player.id, ship=ship.id, to=other.id, aboard=taker.id, thing=thing, count=count)
    return Deed(said, (given,))


def _goes(count: int) -> str:
    return "goes" if count == 1 else "go"


def _objections(scene: Scene, trader: Trader, other: Player, taker: Ship, thing: str, count: int) -> Iterator[Unlawful]:
    side = trader.player.faction
    if thing == "troops" and other.faction is not side:
        yield Unlawful("6.1", f"{other.name} is on the other side: your troops would not serve there.")
    yield from too_few(trader.ship, thing, count, side)
    yield from too_many(taker, scene.law, thing, count, side, len(aboard(scene.world, taker.id)))


VERB: Final = Verb(
    name="GIVE",
    theme=Theme.GOODS,
    forms=(
        Form("GIVE {amount:number} Po8 TO {to:player}"),
        Form("GIVE {count:number} {what:ware:thing} TO {to:player}"),
    ),
    summary="Gives money or goods to another player in the same place.",
    help=(
        "Money goes from purse to purse. Cargo, equipment and troops go from your ship to the one whose orders the "
        "other gives, in the same harbour; troops serve their own side only."
    ),
    examples=("GIVE 100 Po8 TO dpn", "GIVE 3 silk TO dpn"),
    order=Give,
    carry_out=_give,
    who="Any player at liberty; for goods, the one who gives the ship's sailing orders.",
)
