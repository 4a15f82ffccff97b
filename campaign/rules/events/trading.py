"""Goods and money changing hands: bought, sold, loaded, unloaded, given; the prices (FG8-6.1, 6.2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.cargo import heaped, is_ware, put_aboard
from campaign.rules.event import NOBODY, Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import LandId, PlayerId, ShipId, Stock
from campaign.rules.world import Draft, World, changed, next_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """A player buys something, which goes aboard a ship; `po8` is the whole price (FG8-3.11, 6.2)."""

    rule: ClassVar[str] = "6.2"
    player: PlayerId
    ship: ShipId
    thing: str
    count: int
    po8: int

    def audience(self, world: World) -> Audience:
        """Her crew: what a ship carries is her own business."""
        return Audience(players=_concerned(world, self.ship, self.player))

    def apply(self, draft: Draft) -> None:
        """More in the hold, less in the purse."""
        _trade(draft, self.player, self.ship, self.thing, count=self.count, po8=-self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold:
    """A player sells cargo or Treasure from a ship; `po8` is the whole price (FG8-6.2, 6.4)."""

    rule: ClassVar[str] = "6.2"
    player: PlayerId
    ship: ShipId
    thing: str
    count: int
    po8: int

    def audience(self, world: World) -> Audience:
        """Her crew."""
        return Audience(players=_concerned(world, self.ship, self.player))

    def apply(self, draft: Draft) -> None:
        """Less in the hold, more in the purse."""
        _trade(draft, self.player, self.ship, self.thing, count=-self.count, po8=self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketStirred:
    """A proposal has followed a purchase or sale of cargo: the prices are thrown for (FG8-6.2)."""

    rule: ClassVar[str] = "6.2"

    def audience(self, world: World) -> Audience:
        """Nobody: the new prices are reported."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """The next purchase or sale counts anew."""
        draft.set(traded=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PricesMoved:
    """The price of every commodity moves (FG8-6.2); `was` and `prices` are in Po8 for a Ton."""

    rule: ClassVar[str] = "6.2"
    was: Mapping[str, int]
    prices: Mapping[str, int]

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """So it is listed."""
        draft.set(prices=self.prices)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A player's own goods or troops come aboard from ashore (FG8-6.1)."""

    rule: ClassVar[str] = "6.1"
    player: PlayerId
    ship: ShipId
    land: LandId
    thing: str
    count: int

    def audience(self, world: World) -> Audience:
        """Her crew."""
        return Audience(players=_concerned(world, self.ship, self.player))

    def apply(self, draft: Draft) -> None:
        """Less ashore, more in the hold."""
        draft.put("ships", put_aboard(draft.world.ships[self.ship], self.thing, self.count))
        _stock(draft, self.player, self.land, self.thing, -self.count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unloaded:
    """Goods or troops go ashore, where they stay the player's own (FG8-6.1)."""

    rule: ClassVar[str] = "6.1"
    player: PlayerId
    ship: ShipId
    land: LandId
    thing: str
    count: int

    def audience(self, world: World) -> Audience:
        """Her crew."""
        return Audience(players=_concerned(world, self.ship, self.player))

    def apply(self, draft: Draft) -> None:
        """Less in the hold, more ashore."""
        draft.put("ships", put_aboard(draft.world.ships[self.ship], self.thing, -self.count))
        _stock(draft, self.player, self.land, self.thing, self.count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A player gives of what his ship carries to another, whose ship it goes aboard."""

    rule: ClassVar[str] = "6.1"
    player: PlayerId
    ship: ShipId
    to: PlayerId
    aboard: ShipId
    thing: str
    count: int

    def audience(self, world: World) -> Audience:
        """Both crews."""
        both = {*_concerned(world, self.ship, self.player), *_concerned(world, self.aboard, self.to)}
        return Audience(players=tuple(sorted(both)))

    def apply(self, draft: Draft) -> None:
        """From one hold into the other."""
        draft.put("ships", put_aboard(draft.world.ships[self.ship], self.thing, -self.count))
        draft.put("ships", put_aboard(draft.world.ships[self.aboard], self.thing, self.count))


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid:
    """A player gives money to another, in Pieces of Eight."""

    rule: ClassVar[str] = "6.1"
    player: PlayerId
    to: PlayerId
    po8: int

    def audience(self, world: World) -> Audience:
        """Both of them."""
        return Audience(players=(self.player, self.to))

    def apply(self, draft: Draft) -> None:
        """From one purse into the other."""
        pay(draft, self.player, -self.po8)
        pay(draft, self.to, self.po8)


def pay(draft: Draft, player_id: PlayerId, po8: int) -> None:
    """A player's purse has so much more in it, or less for a negative sum."""
    player = draft.world.players[player_id]
    draft.put("players", changed(player, po8=player.po8 + po8))


def _trade(draft: Draft, player: PlayerId, ship: ShipId, thing: str, *, count: int, po8: int) -> None:
    draft.put("ships", put_aboard(draft.world.ships[ship], thing, count))
    pay(draft, player, po8)
    if is_ware(thing):
        draft.set(traded=True)


def _stock(draft: Draft, player: PlayerId, land: LandId, thing: str, count: int) -> None:
    world = draft.world
    stock = next((each for _, each in sorted(world.stocks.items()) if (each.player, each.land) == (player, land)), None)
    if stock is None:
        stock = Stock(id=next_id(world, "stocks"), player=player, land=land, goods={})
        draft.count("stocks", stock.id)
    goods = heaped(stock.goods, thing, count)
    if goods:
        draft.put("stocks", changed(stock, goods=goods))
    elif stock.id in world.stocks:
        draft.remove("stocks", stock.id)


def _concerned(world: World, ship: ShipId, player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(sorted({player, *crew_of(world, ship).players}))
