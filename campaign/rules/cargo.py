"""The hold of a ship: what it takes in spaces, and the tons of cargo that go in and out of it (FG8-3.10, 6.2)."""

from collections.abc import Mapping
from typing import Final

from campaign.rules.in_force import LawInForce
from campaign.rules.parts import Ship
from campaign.rules.terms.ships import (
    CANNON_SPACE,
    CATAPULT_SPACE,
    GREEK_FIRE_SPACE,
    HOOKS_SPACE,
    PERSONS_PER_SPACE,
    PLAYERS_SPACE,
    PRISONERS_SPACE,
    RAFT_SPACE,
    SPACES,
    TON_PER_SPACE,
)
from campaign.rules.world import changed

TREASURE: Final = "treasure"
TROOPS: Final = "troops"
HOOKS: Final = "grappling_hooks"
EQUIPMENT: Final = ("cannon", "catapult", "greek_fire", "life_raft", HOOKS)
# A ship has one of these at most; two sets of Hooks would do no more than one (FG8-A5.d).
SINGLE: Final = ("catapult", "life_raft", HOOKS)


def room_in(ship: Ship, law: LawInForce, *, players: int = 0, prisoners: int = 0) -> int:
    """The spaces of a ship's hold that nothing is in; a space begun is taken (FG8-3.10).

    `players` and `prisoners` aboard count only where the law gives them a space.
    """
    people = _shared(ship.troops + ship.settlers, law[PERSONS_PER_SPACE])
    tons = _shared(sum(ship.cargo.values()), law[TON_PER_SPACE])
    return max(0, _beside(ship, law, players, prisoners) - people - tons)


def persons_that_fit(ship: Ship, law: LawInForce, *, players: int = 0, prisoners: int = 0) -> int:
    """How many more Marines, Buccaneers or Settlers a ship takes (FG8-3.10)."""
    left = _beside(ship, law, players, prisoners) - _shared(sum(ship.cargo.values()), law[TON_PER_SPACE])
    return max(0, left * law[PERSONS_PER_SPACE] - ship.troops - ship.settlers)


def tons_that_fit(ship: Ship, law: LawInForce, *, players: int = 0, prisoners: int = 0) -> int:
    """How many more Tons of cargo or Treasure a ship takes (FG8-3.10)."""
    left = _beside(ship, law, players, prisoners) - _shared(ship.troops + ship.settlers, law[PERSONS_PER_SPACE])
    return max(0, left * law[TON_PER_SPACE] - sum(ship.cargo.values()))


def load(ship: Ship, commodity: str, tons: int) -> Ship:
    """The ship with so many Tons more of a commodity, or of Treasure."""
    return changed(ship, cargo=heaped(ship.cargo, commodity, tons))


def unload(ship: Ship, commodity: str, tons: int) -> Ship:
    """The ship with so many Tons fewer of a commodity, or of Treasure."""
    return load(ship, commodity, -tons)


def heaped(goods: Mapping[str, int], thing: str, count: int) -> Mapping[str, int]:
    """Goods with more of a thing in them, or fewer for a negative count; in order of name, none of nothing.

    >>> heaped({"wood": 2, "silk": 1}, "silk", -1)
    {'wood': 2}
    """
    totals = {**goods, thing: goods.get(thing, 0) + count}
    return {name: totals[name] for name in sorted(totals) if totals[name]}


def stowed(ship: Ship, law: LawInForce, goods: Mapping[str, int]) -> Mapping[str, int]:
    """What of some cargo the ship has room for, Treasure first, then by name (FG8-A25.b, A25.c)."""
    left = tons_that_fit(ship, law)
    taken: dict[str, int] = {}
    for name in sorted(goods, key=lambda name: (name != TREASURE, name)):
        taken[name] = min(goods[name], left)
        left -= taken[name]
    return {name: tons for name, tons in sorted(taken.items()) if tons}


def with_cargo(ship: Ship, goods: Mapping[str, int]) -> Ship:
    """The ship with all of some cargo stowed besides her own."""
    for name in sorted(goods):
        ship = load(ship, name, goods[name])
    return ship


def is_cargo(thing: str) -> bool:
    """Whether a thing is counted in Tons: a commodity, or Treasure."""
    return thing != TROOPS and thing not in EQUIPMENT


def is_ware(thing: str) -> bool:
    """Whether the market moves with a thing: cargo, and not Treasure (FG8-6.2, 6.4)."""
    return is_cargo(thing) and thing != TREASURE


def aboard(ship: Ship, thing: str) -> int:
    """How much of a thing a ship carries."""
    return ship.cargo.get(thing, 0) if is_cargo(thing) else int(getattr(ship, thing))


def put_aboard(ship: Ship, thing: str, count: int) -> Ship:
    """The ship with so many more of a thing, or fewer for a negative count."""
    if is_cargo(thing):
        return load(ship, thing, count)
    total = aboard(ship, thing) + count
    return changed(ship, **{thing: bool(total) if thing in SINGLE else total})


def _beside(ship: Ship, law: LawInForce, players: int, prisoners: int) -> int:
    """The spaces that are left for persons and cargo beside a ship's equipment."""
    return (
        law[SPACES]
        - ship.cannon * law[CANNON_SPACE]
        - ship.catapult * law[CATAPULT_SPACE]
        - ship.greek_fire * law[GREEK_FIRE_SPACE]
        - ship.grappling_hooks * law[HOOKS_SPACE]
        - ship.life_raft * law[RAFT_SPACE]
        - players * law[PLAYERS_SPACE]
        - prisoners * law[PRISONERS_SPACE]
    )


def _shared(count: int, per_space: int) -> int:
    return -(-count // per_space)
