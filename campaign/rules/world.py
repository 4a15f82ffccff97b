"""The world of a campaign: its parts as frozen values, and a draft of it that events are folded over."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from campaign.rules.clock import Clock, Moment, Timer
from campaign.rules.matter import Matter
from campaign.rules.parts import (
    Captivity,
    Deposit,
    Engagement,
    Fief,
    Hoard,
    Land,
    LandBattle,
    Meeting,
    NotoriousPirate,
    Numbered,
    Office,
    Passage,
    Player,
    PlayerId,
    Ship,
    Stock,
    Submission,
)
from campaign.rules.persons import Challenge, Claim, Monument, Prisoner
from campaign.rules.scenario import Point, Wind

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Collection = Literal[
    "players", "ships", "lands", "fiefs", "offices", "submissions", "engagements", "meetings",
    "land_battles", "captivities", "prisoners", "challenges", "claims",
    "monuments", "timers", "matters", "enactments",
    "stocks", "deposits", "hoards", "passages", "notorious",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Everything that is so in a campaign. Collections map an id to its part and are never changed in place.

    `counters` holds the last id given out for each collection; `taken` counts the inputs taken so far.
    `ships_used` counts ships since the game began (FG8-3.1, A3.d). `ended` when the game is over (FG8-2.1).
    `pirate_casks` are the casks of Greek Fire that the pirates of no player have left (FG8-B19.2).
    `prices` is what the market lists a Ton of each commodity at; `traded` says that cargo was bought or sold since
    the last proposal (FG8-6.2). The `speaker` holds the office since the input numbered `speaks_since`, and is paid
    for so many full days (FG8-2.15). `crown` is who carries the Victor's Crown (FG8-7.2).
    """

    slug: str
    title: str
    clock: Clock = field(default_factory=Clock)
    taken: int = 0
    wind: Wind = field(default_factory=lambda: Wind(Point.W, 1))
    reward: int = 0
    ships_used: int = 0
    pirate_casks: int = 0
    ended: bool = False
    prices: Mapping[str, int] = field(default_factory=dict)
    traded: bool = False
    speaker: PlayerId | None = None
    speaks_since: int = 0
    salaried_days: int = 0
    crown: PlayerId | None = None
    counters: Mapping[str, int] = field(default_factory=dict)
    players: Mapping[int, Player] = field(default_factory=dict)
    ships: Mapping[int, Ship] = field(default_factory=dict)
    lands: Mapping[int, Land] = field(default_factory=dict)
    fiefs: Mapping[int, Fief] = field(default_factory=dict)
    offices: Mapping[int, Office] = field(default_factory=dict)
    submissions: Mapping[int, Submission] = field(default_factory=dict)
    engagements: Mapping[int, Engagement] = field(default_factory=dict)
    meetings: Mapping[int, Meeting] = field(default_factory=dict)
    land_battles: Mapping[int, LandBattle] = field(default_factory=dict)
    captivities: Mapping[int, Captivity] = field(default_factory=dict)
    prisoners: Mapping[int, Prisoner] = field(default_factory=dict)
    challenges: Mapping[int, Challenge] = field(default_factory=dict)
    claims: Mapping[int, Claim] = field(default_factory=dict)
    monuments: Mapping[int, Monument] = field(default_factory=dict)
    timers: Mapping[int, Timer] = field(default_factory=dict)
    matters: Mapping[int, Matter] = field(default_factory=dict)
    enactments: Mapping[int, Numbered] = field(default_factory=dict)
    stocks: Mapping[int, Stock] = field(default_factory=dict)
    notorious: Mapping[int, NotoriousPirate] = field(default_factory=dict)
    deposits: Mapping[int, Deposit] = field(default_factory=dict)
    hoards: Mapping[int, Hoard] = field(default_factory=dict)
    passages: Mapping[int, Passage] = field(default_factory=dict)

    @property
    def moment(self) -> Moment:
        """Now, as the law counts it."""
        return Moment(self.clock.published, self.clock.judged, self.taken)


COLLECTIONS: tuple[Collection, ...] = (
    "players", "ships", "lands", "fiefs", "offices", "submissions", "engagements", "meetings",
    "land_battles", "captivities", "prisoners", "challenges", "claims",
    "monuments", "timers", "matters", "enactments",
    "stocks", "deposits", "hoards", "passages", "notorious",
)  # fmt: skip

Part = (
    Player | Ship | Land | Fief | Office | Submission | Engagement | Meeting
    | LandBattle | Captivity | Prisoner | Challenge | Claim | Monument
    | NotoriousPirate | Timer | Matter | Numbered
    | Stock | Deposit | Hoard | Passage
)  # fmt: skip
P = TypeVar("P", bound=Part)
V = TypeVar("V", bound="DataclassInstance")


class Draft:
    """A world being changed: reads like a `World`, is written by events, and is frozen once at the end.

    Only the collections that are written are copied.
    """

    def __init__(self, world: World) -> None:
        self._values: dict[str, Any] = {part.name: getattr(world, part.name) for part in fields(World)}
        self._copied: set[str] = set()

    def freeze(self) -> World:
        """The world as it now stands; the draft must not be written afterwards."""
        return World(**self._values)

    @property
    def world(self) -> World:
        """The world as it stands, to read; a cheap snapshot that later writes do not reach."""
        self._copied.clear()
        return World(**self._values)

    def put(self, collection: Collection, part: Part) -> None:
        """Stores a part under its id, new or changed."""
        self._writable(collection)[part.id] = part

    def remove(self, collection: Collection, part_id: int) -> None:
        """Takes a part out of the world."""
        del self._writable(collection)[part_id]

    def set(self, **values: object) -> None:
        """Sets fields of the world that are no collections."""
        self._values.update(values)

    def count(self, collection: Collection, used: int) -> None:
        """Notes that an id of a collection has been given out."""
        counters = dict(self._values["counters"])
        counters[collection] = max(counters.get(collection, 0), used)
        self._values["counters"] = counters

    def _writable(self, collection: Collection) -> dict[int, Any]:
        if collection not in self._copied:
            self._values[collection] = dict(self._values[collection])
            self._copied.add(collection)
        written: dict[int, Any] = self._values[collection]
        return written


def next_id(world: World, collection: Collection) -> int:
    """The id that the next part of a collection gets; ids are never used again."""
    return world.counters.get(collection, 0) + 1


def changed(value: V, **values: object) -> V:
    """The value with some fields changed."""
    return replace(value, **values)


def in_order(parts: Mapping[int, P]) -> Iterator[P]:
    """The parts of a collection in order of id."""
    for key in sorted(parts):
        yield parts[key]
