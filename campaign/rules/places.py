"""Where players are, and whether two are in one place (FG8-3.2, 5.8)."""

from campaign.rules.parts import LandId, Player, Ship
from campaign.rules.world import World


def land_of(world: World, player: Player) -> LandId | None:
    """The land where a player is: ashore, or aboard a ship in its harbour; None at sea and in captivity."""
    if player.ashore is not None:
        return player.ashore
    ship = ship_of(world, player)
    return None if ship is None else ship.at


def ship_of(world: World, player: Player) -> Ship | None:
    """The ship that a player is aboard."""
    return None if player.aboard is None else world.ships[player.aboard]


def same_place(world: World, one: Player, other: Player) -> bool:
    """Whether two players are at one land, ashore or in its harbour, or aboard one ship."""
    if one.aboard is not None and one.aboard == other.aboard:
        return True
    land = land_of(world, one)
    return land is not None and land == land_of(world, other)
