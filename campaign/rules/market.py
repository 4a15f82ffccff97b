"""The market: what is traded, at what price, and how prices move after a trade (FG8-6.2 to 6.4)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import ceil, floor

from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.trading import MarketStirred
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.parts import Land
from campaign.rules.scene import Scene
from campaign.rules.terms.wealth import BUY_MARKUP, WARES
from campaign.rules.world import World

MARKET = "market"


def commodities(law: LawInForce) -> tuple[str, ...]:
    """The commodities that the law lists a price for (FG8-6.3), by name."""
    prefix = f"{WARES.prefix}."
    return tuple(sorted(address.removeprefix(prefix) for address in law.statute.terms if address.startswith(prefix)))


def founding_prices(law: LawInForce) -> Mapping[str, int]:
    """What every commodity is listed at when the game begins (FG8-6.3), in Po8 for a Ton."""
    return {commodity: WARES.value(law, commodity) or 1 for commodity in commodities(law)}


def price_list(world: World, law: LawInForce) -> Mapping[str, int]:
    """What every commodity is listed at now; one that is new to the law, at the law's price."""
    return {commodity: world.prices.get(commodity, price) for commodity, price in founding_prices(law).items()}


def cost_of(world: World, law: LawInForce, commodity: str, tons: int) -> int:
    """What so many Tons cost a buyer: the list price with the markup, begun pieces whole (FG8-6.2)."""
    marked_up = Fraction(price_list(world, law)[commodity] * tons * (100 + law[BUY_MARKUP]), 100)
    return ceil(marked_up)


def worth(world: World, law: LawInForce, goods: Mapping[str, int], treasure_price: int) -> int:
    """What goods would fetch at the list prices (FG8-A8.g), in Po8."""
    prices = price_list(world, law)
    return sum(tons * prices.get(name, treasure_price) for name, tons in goods.items())


def moved(price: int, percent: int) -> int:
    """A price after a move by so many percent, rounded half up, never below one piece (FG8-6.2).

    >>> moved(60, 10), moved(65, -10), moved(1, -10)
    (66, 59, 1)
    """
    return max(1, floor(Fraction(price * (100 + percent), 100) + Fraction(1, 2)))


def sells(land: Land) -> bool:
    """Whether a land has a market: it is settled, on the charts, and not in Anarchy (FG8-6.2, 4.10)."""
    return land.harbour and land.inhabited and not land.anarchy


def stir(scene: Scene) -> Iterator[Event]:
    """After a proposal that follows a purchase or sale of cargo the prices move (FG8-6.2)."""
    if scene.world.traded:
        yield MarketStirred()
        yield MatterOpened(matter=Matter(id=scene.fresh("matters"), kind=MARKET, subject=0, opened=scene.now))
