"""The things that ships carry and players trade: their names, their places aboard, the room they need (FG8-3.10)."""

from collections.abc import Iterator
from typing import Final

from campaign.rules import cargo
from campaign.rules.cargo import EQUIPMENT, HOOKS, SINGLE, TREASURE, TROOPS, aboard, is_cargo
from campaign.rules.in_force import LawInForce
from campaign.rules.known import plain
from campaign.rules.market import commodities
from campaign.rules.names import nearest
from campaign.rules.order import Phrase, Unlawful
from campaign.rules.parts import Ship
from campaign.rules.scenario import Faction
from campaign.rules.terms.ships import CANNON_SPACE, CATAPULT_SPACE, GREEK_FIRE_SPACE, HOOKS_SPACE, RAFT_SPACE

_SPACES: Final = {
    "cannon": CANNON_SPACE,
    "catapult": CATAPULT_SPACE,
    "greek_fire": GREEK_FIRE_SPACE,
    "life_raft": RAFT_SPACE,
    HOOKS: HOOKS_SPACE,
}
_WORDS: Final = {
    "cannon": ("Cannon", "Cannon"),
    "catapult": ("Catapult", "Catapults"),
    "greek_fire": ("cask of Greek Fire", "casks of Greek Fire"),
    "life_raft": ("life raft", "life rafts"),
    HOOKS: ("set of Grappling Hooks", "sets of Grappling Hooks"),
}
_TROOPERS: Final = {Faction.CITIZEN: "Marine", Faction.PIRATE: "Buccaneer"}
_ALIASES: Final = {
    "cannons": "cannon", "catapults": "catapult", "greek fire": "greek_fire", "cask": "greek_fire",
    "casks": "greek_fire", "cask of greek fire": "greek_fire", "casks of greek fire": "greek_fire", "cgf": "greek_fire",
    "raft": "life_raft", "rafts": "life_raft", "life raft": "life_raft", "life rafts": "life_raft", "hooks": HOOKS,
    "grappling hooks": HOOKS, "grappling hook": HOOKS, "troops": TROOPS, "troop": TROOPS,
    "cannon": "cannon", "catapult": "catapult", "treasure": TREASURE,
}  # fmt: skip
_MEASURES: Final = ("tons of ", "ton of ")


def thing_named(law: LawInForce, phrase: Phrase, faction: Faction) -> str | Unlawful:
    """What a player means by a thing; troops are those of his side."""
    said = plain(phrase.text)
    for measure in _MEASURES:
        said = said.removeprefix(measure)
    own = _TROOPERS[faction].casefold()
    known = {**_ALIASES, own: TROOPS, f"{own}s": TROOPS, **{name.replace("_", " "): name for name in commodities(law)}}
    if said in known:
        return known[said]
    foreign = _TROOPERS[faction.opponent].casefold()
    near = f"{own}s" if said.rstrip("s") == foreign else nearest(said, sorted(known))
    hint = "" if near is None else f" Did you mean {near}?"
    return Unlawful("6.1", f"{phrase.text} is nothing that you can have aboard.{hint}", phrase, near)


def named(thing: str, count: int, faction: Faction) -> str:
    """So many of a thing, in words that begin with the figure.

    >>> named("wood", 1, Faction.CITIZEN), named("troops", 12, Faction.PIRATE), named("cannon", 2, Faction.PIRATE)
    ('1 Ton of wood', '12 Buccaneers', '2 Cannon')
    """
    if thing == TROOPS:
        one = _TROOPERS[faction]
        return f"{count} {one if count == 1 else f'{one}s'}"
    if thing in EQUIPMENT:
        return f"{count} {_WORDS[thing][count != 1]}"
    name = "Treasure" if thing == TREASURE else thing.replace("_", " ")
    return f"{count} {'Ton' if count == 1 else 'Tons'} of {name}"


def room_for(ship: Ship, law: LawInForce, thing: str, players: int = 0) -> int:
    """How many more of a thing a ship has room for; `players` are aboard."""
    if thing == TROOPS:
        return cargo.persons_that_fit(ship, law, players=players)
    if is_cargo(thing):
        return cargo.tons_that_fit(ship, law, players=players)
    each = law[_SPACES[thing]]
    room = cargo.room_in(ship, law, players=players) // each if each else _NO_END
    return min(room, 1 - aboard(ship, thing)) if thing in SINGLE else room


_NO_END: Final = 10**9


def too_many(ship: Ship, law: LawInForce, thing: str, count: int, faction: Faction, players: int) -> Iterator[Unlawful]:
    """Why a ship cannot take so many of a thing, if so (FG8-3.10)."""
    if thing in SINGLE and count + aboard(ship, thing) > 1:
        # FG8-A5.d, and ours for the others: one does all that two would.
        yield Unlawful("3.11", f"A ship has use for {named(thing, 1, faction)} only{_has(ship, thing)}.")
    room = room_for(ship, law, thing, players)
    if count > room:
        more = f"room for {room} more" if room else "no room for more"
        yield Unlawful("3.10", f"{ship.name} has {more}, not for {named(thing, count, faction)}.")


def too_few(ship: Ship, thing: str, count: int, faction: Faction) -> Iterator[Unlawful]:
    """Why so many of a thing cannot leave a ship, if so."""
    has = aboard(ship, thing)
    if count > has:
        yield Unlawful("6.1", f"{ship.name} has {named(thing, has, faction)} aboard, not {count}.")


def _has(ship: Ship, thing: str) -> str:
    return f", and {ship.name} has that" if aboard(ship, thing) else ""
