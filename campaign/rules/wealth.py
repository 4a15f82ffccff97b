"""What a player has besides his purse and his ships, and what the market asks where he is (FG8-5.25, 6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from campaign.rules import market
from campaign.rules.parts import LandId, Player
from campaign.rules.things import named
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Holding:
    """A line about a player's means: what it is about, and how that stands."""

    what: str
    how: str


def holdings(world: World, player: Player) -> Iterator[Holding]:
    """A player's means beyond purse and hold; what he has buried is told to nobody else (FG8-A25.g)."""
    for stock in in_order(world.stocks):
        if stock.player == player.id:
            goods = ", ".join(named(thing, count, player.faction) for thing, count in stock.goods.items())
            yield Holding("Ashore", f"{goods} at {world.lands[stock.land].in_text}")
    yield from _put_by(world, player)
    if world.speaker == player.id:
        yield Holding("Office", "the Speaker")
    if world.crown == player.id:
        yield Holding("Crown", "the Victor's Crown; bring it to Atlantis")
    for land in _harbours(world, player):
        if market.sells(world.lands[land]):
            yield _prices(world, land)


def _put_by(world: World, player: Player) -> Iterator[Holding]:
    for deposit in in_order(world.deposits):
        if deposit.player == player.id:
            yield Holding("Bank", f"{deposit.po8} Po8 at {world.fiefs[deposit.fief].name}")
    for hoard in in_order(world.hoards):
        if hoard.player == player.id:
            yield Holding("Buried", f"{hoard.po8} Po8 at {world.fiefs[hoard.fief].name}")


def _harbours(world: World, player: Player) -> list[LandId]:
    ships = [ship for ship in in_order(world.ships) if ship.owner == player.id or ship.id == player.aboard]
    return list(dict.fromkeys(ship.at for ship in ships if ship.at is not None))


def _prices(world: World, land_id: LandId) -> Holding:
    land = world.lands[land_id]
    asked = ", ".join(f"{name.replace('_', ' ')} {price}" for name, price in sorted(world.prices.items()))
    sold = " and ".join(land.products) or "no cargo"
    return Holding("Market", f"{land.name} lists, in Po8 a Ton: {asked}; it sells {sold}")
