"""Where players are, whether two are in one place, and which Fief is meant (FG8-3.2, 4.2, 5.8)."""

from campaign.rules.known import land_named, plain
from campaign.rules.order import Phrase, Unlawful
from campaign.rules.parts import Fief, LandId, Player, Ship
from campaign.rules.world import World, in_order


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


def fief_named(world: World, phrase: Phrase) -> Fief | Unlawful:
    """The Fief that a player names, by its own name or by its land's, whose first Fief is then meant."""
    for fief in in_order(world.fiefs):
        if plain(fief.name) == plain(phrase.text):
            return fief
    land = land_named(world, phrase)
    if isinstance(land, Unlawful):
        return land
    return fief_at(world, land.id) or Unlawful("4.2", f"{land.name} has no Fief.", phrase)


def fief_at(world: World, land: LandId) -> Fief | None:
    """The first Fief of a land."""
    return next((fief for fief in in_order(world.fiefs) if fief.land == land), None)
