"""A scenario: the facts that one resolution is judged on, the same for a matter, a case file and `odds`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from campaign.rules.dice import Roll


class Faction(StrEnum):
    """Which side a player or a force is on (FG8-1.1); natives are on neither."""

    CITIZEN = "citizen"
    PIRATE = "pirate"

    @property
    def opponent(self) -> "Faction":
        """The other side."""
        return Faction.PIRATE if self is Faction.CITIZEN else Faction.CITIZEN


class Force(StrEnum):
    """What kind of side fights: a player, or one of the non-player forces."""

    PLAYER = "player"
    MARINES = "marines"
    BUCCANEERS = "buccaneers"
    NATIVES = "natives"


class Point(StrEnum):
    """Where the wind blows from, as published (FG8-B13.1)."""

    N = "N"
    NE = "NE"
    E = "E"
    SE = "SE"
    S = "S"
    SW = "SW"
    W = "W"
    NW = "NW"


@dataclass(frozen=True, slots=True)
class Wind:
    """The wind: its direction, and its strength in pips."""

    direction: Point
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prostheses:
    """How many of each replacement part a Pirate wears, 0 to 2 of a kind (FG8-B11.1)."""

    peg_leg: int = 0
    hook: int = 0
    eyepatch: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of a scenario; the defaults are those of the contract.

    `kind` left out means a player, or for `player: false` the force of the faction. `rank` 0 to 8; `bravery` in
    levels above Bold; `troops` present; `strength` of the ship, Cannon and Catapult included; `greek_fire` in casks;
    `ships` in a Squadron (a chase only). `rank` and `strength` of None mean the law's settings for such a side.
    """

    name: str = ""
    faction: Faction = Faction.CITIZEN
    player: bool = True
    kind: Force | None = None
    notorious: bool = False
    rank: int | None = None
    bravery: int = 0
    prostheses: Prostheses = field(default_factory=Prostheses)
    troops: int = 0
    strength: int | None = None
    fleet: str = "none"
    grappling_hooks: bool = False
    greek_fire: int = 0
    life_raft: bool = False
    closes: bool = False
    unanswered: bool = False
    ships: int = 1

    @property
    def force(self) -> Force:
        """What fights on this side."""
        if self.kind is not None:
            return self.kind
        if self.player:
            return Force.PLAYER
        return Force.BUCCANEERS if self.faction is Faction.PIRATE else Force.MARINES

    @property
    def allegiance(self) -> Faction | None:
        """Whose force this is; None for natives."""
        match self.force:
            case Force.PLAYER:
                return self.faction
            case Force.MARINES:
                return Faction.CITIZEN
            case Force.BUCCANEERS:
                return Faction.PIRATE
            case Force.NATIVES:
                return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chase:
    """How far a chase goes. `distance` in ship lengths; None means by rule 5.17's head start.

    `decisions`: how many rolls may be made, None: until it ends. `arrives_after`: after so many, if nothing has
    ended it, the fleeing ship is in port; None: never.
    """

    distance: int | None = None
    decisions: int | None = None
    arrives_after: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Land:
    """How many rounds are fought (`rounds` None: to the end), and to what losses refill (None: they do not)."""

    rounds: int | None = None
    refill: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinforce:
    """The piratical base: Buccaneers in it, Pirates docked besides the King, and proposals without an attack."""

    base: int
    pirates_docked: int = 0
    king_present: bool = False
    quiet: int = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Escape:
    """For how many proposals a captive has been held; one die for each whole ten."""

    proposals: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """The facts of one resolution. `law` overrides terms in force, by full address or short name."""

    system: str = "fg8"
    kind: str
    law: Mapping[str, int | bool | str] = field(default_factory=dict)
    wind: Wind | None = None
    attacker: Side = field(default_factory=Side)
    defender: Side = field(default_factory=Side)
    chase: Chase = field(default_factory=Chase)
    land: Land = field(default_factory=Land)
    reinforce: Reinforce | None = None
    escape: Escape = field(default_factory=Escape)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What a resolution found: `result` by the contract's name, further `details` by theirs, every roll thrown."""

    result: str
    rolls: tuple[Roll, ...]
    details: Mapping[str, object] = field(default_factory=dict)
