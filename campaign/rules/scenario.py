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
    `ships` in a Squadron (a chase only); `ruling` is what the Historian adds to each roll
    (FG8-B1.1). `rank` and `strength` of None mean the law's settings for such a side.
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
    ruling: int = 0

    @property
    def force(self) -> Force:
        """What fights on this side."""
        if self.kind is not None:
            return self.kind
        if self.player:
            return Force.PLAYER
        return Force.BUCCANEERS if self.faction is Faction.PIRATE else Force.MARINES

    @property
    def led_by_player(self) -> bool:
        """Whether a player leads this side; a notorious pirate never is one (FG8-B19.1)."""
        return self.force is Force.PLAYER and not self.notorious

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
    """How many rounds are fought on land, and to what the defender's losses refill.

    `rounds` None: to the end; `refill` None: they do not refill (FG8-A7.h). `walls`: the defender stands in a Fort.
    """

    rounds: int | None = None
    refill: int | None = None
    walls: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Boarding:
    """How many rounds are fought aboard; None: to the end."""

    rounds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plunder:
    """The Land to be plundered: its Forts, each with its garrison, and the Marines outside them."""

    forts: int = 0
    marines_outside: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvage:
    """Whether the victor used a cask of Greek Fire in the battle (FG8-B25.1)."""

    greek_fire_used: bool = False


@dataclass(frozen=True, slots=True)
class Transfer:
    """A transfer of captives has no facts of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notorious:
    """The notorious pirates alive and at large, in their order (FG8-B19.1)."""

    at_large: tuple[str, ...] = ("Mauvebeard", "Hook", "Gump")


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
    boarding: Boarding = field(default_factory=Boarding)
    reinforce: Reinforce | None = None
    escape: Escape = field(default_factory=Escape)
    transfer: Transfer = field(default_factory=Transfer)
    salvage: Salvage = field(default_factory=Salvage)
    notorious: Notorious = field(default_factory=Notorious)
    plunder: Plunder | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence:
    """One thing that follows from a finding: what happens, under which rule, to whom.

    `type` is the event's name (`sunk`, `damaged`, `captured`); `who` is `attacker`, `defender` or empty; `facts` are
    its figures; `cites` names the statements of the rulebook that were applied.
    """

    type: str
    rule: str
    who: str = ""
    facts: Mapping[str, int | bool | str] = field(default_factory=dict)
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What a resolution found: `result` by the contract's name, further `details` by theirs, every roll thrown."""

    result: str
    rolls: tuple[Roll, ...]
    details: Mapping[str, object] = field(default_factory=dict)
    consequences: tuple[Consequence, ...] = ()

    @property
    def cites(self) -> frozenset[str]:
        """Every statement of the rulebook that was applied, and the address of every clause."""
        rolled = {cite for roll in self.rolls for cite in roll.cites}
        modifiers = [modifier for roll in self.rolls for modifier in roll.modifiers]
        claused = {cite for modifier in modifiers for cite in (modifier.clause, *modifier.cites.split())}
        followed = {cite for consequence in self.consequences for cite in consequence.cites}
        return frozenset(rolled | claused | followed)
