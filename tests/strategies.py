"""Strategies for arbitrary worlds and events, made from the types of their fields alone."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from campaign.rules.chronicle import EVENTS
from campaign.rules.clock import Clock
from campaign.rules.event import Event
from campaign.rules.parts import EngagementId, FiefId, LandBattleId, LandId, PlayerId, ShipId, SubmissionId
from campaign.rules.world import COLLECTIONS, Collection, World

# The types of ids: each leads to one of the first two parts of its collection, which are always there.
_REFERENCES: Mapping[object, Collection] = {
    PlayerId: "players",
    ShipId: "ships",
    LandId: "lands",
    FiefId: "fiefs",
    EngagementId: "engagements",
    LandBattleId: "land_battles",
    SubmissionId: "submissions",
}
_ALWAYS, _MOST = 2, 3

WHOLE = st.integers(-(2**62), 2**62)
COUNTS = st.integers(0, 2**40)
# PostgreSQL stores neither NUL nor half a surrogate pair; the reader of mails lets neither in.
WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)
FRACTIONS = st.builds(Fraction, WHOLE, st.integers(1, 2**62))
ANYTHING = st.recursive(
    st.none() | st.booleans() | WHOLE | WORDS | FRACTIONS,
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)

_PLAIN: Mapping[object, st.SearchStrategy[Any]] = {
    int: WHOLE,
    bool: st.booleans(),
    str: WORDS,
    float: st.floats(allow_nan=False),
    bytes: st.binary(max_size=12),
    NoneType: st.none(),
    Fraction: FRACTIONS,
    object: ANYTHING,
    Clock: st.builds(Clock, COUNTS, COUNTS),
}


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type, by its fields."""
    if kind in _REFERENCES:
        return st.integers(1, _ALWAYS)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, NewType):
        return values(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return st.builds(kind, **{part.name: values(hints[part.name]) for part in fields(kind) if part.init})
    return _generic(kind)


def _generic(kind: Any) -> st.SearchStrategy[Any]:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return st.one_of([values(member) for member in inner])
    if origin is Literal:
        return st.sampled_from(inner)
    if origin is tuple and inner[1:] == (Ellipsis,):
        return st.lists(values(inner[0]), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*(values(member) for member in inner))
    if origin is frozenset:
        return st.frozensets(values(inner[0]), max_size=2)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=2)
    message = f"no strategy for {kind}: say here what its values are"
    raise NotImplementedError(message)


def worlds(slug: str = "any") -> st.SearchStrategy[World]:
    """Worlds whose keys are the ids of their parts, whose typed ids lead to a part, whose counts never fall."""
    hints = get_type_hints(World)
    plain = {part.name: hints[part.name] for part in fields(World) if part.name not in {*COLLECTIONS, "slug"}}
    scalars = {name: COUNTS if kind is int else values(kind) for name, kind in plain.items() if name != "counters"}
    collections = {name: _collection(name, get_args(hints[name])[1]) for name in COLLECTIONS}
    return st.builds(World, slug=st.just(slug), **scalars, **collections).map(_counted)


def _collection(name: Collection, kind: type) -> st.SearchStrategy[dict[int, Any]]:
    least = _ALWAYS if name in _REFERENCES.values() else 0
    most = _ALWAYS if name == "captivities" else _MOST  # their ids are those of players
    return st.lists(values(kind), min_size=least, max_size=most).map(
        lambda parts: {number: replace(part, id=number) for number, part in enumerate(parts, 1)}
    )


def _counted(world: World) -> World:
    """The world, with a counter for each collection that has given out ids."""
    used = {name: max(getattr(world, name), default=0) for name in COLLECTIONS}
    return replace(world, counters={name: last for name, last in used.items() if last})


def events() -> st.SearchStrategy[Event]:
    """Events of every class of the chronicle."""
    return st.one_of([values(event) for event in EVENTS])
