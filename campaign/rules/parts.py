"""The parts of a world, as frozen values: players, ships, lands, offices, submissions, engagements."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from campaign.rules.fights import (
    Captivity,
    Contingent,
    Course,
    Engagement,
    Flotsam,
    LandBattle,
    Meeting,
    NonPlayerShip,
    NotoriousPirate,
    Raid,
)
from campaign.rules.ids import (
    EngagementId,
    FiefId,
    LandBattleId,
    LandId,
    PlayerId,
    ShipId,
    SubmissionId,
)
from campaign.rules.law import Enactment
from campaign.rules.scenario import Faction, Force, Prostheses

__all__ = [
    "Beyond", "Captivity", "Condition", "Contingent", "Course", "Deposit", "Engagement", "EngagementId", "Fief",
    "FiefId", "Flotsam", "Genus", "Hoard", "Land", "LandBattle", "LandBattleId", "LandId", "Meeting", "NonPlayerShip",
    "NotoriousPirate", "Numbered", "Office", "OfficeName", "Passage", "Player", "PlayerId", "Plight", "Raid", "Ship",
    "ShipId", "Stage", "Standing", "Stock", "Submission", "SubmissionId", "Verdict", "Voyage",
]  # fmt: skip


class Standing(StrEnum):
    """Whether a player still plays."""

    PLAYING = "playing"
    LEFT = "left"
    DEAD = "dead"  # a prisoner who chose it (FG8-2.3)


class Plight(StrEnum):
    """Where a mutiny has left a player (FG8-5.15)."""

    NONE = "none"
    ADRIFT = "adrift"  # in his life raft, nowhere
    MAROONED = "marooned"  # ashore where no ship of his lies


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A player: rank 0 to 8 (FG8-2.4), bravery in levels above Bold, money in Pieces of Eight.

    A player is aboard a ship, ashore at a land, or captive (see `Captivity`), in which case both are None.
    `address` is the mail address the player is known by; `token` counts the reply tokens issued.
    """

    id: PlayerId
    name: str
    address: str
    faction: Faction = Faction.CITIZEN
    rank: int = 0
    bravery: int = 0
    po8: int = 0
    prostheses: Prostheses = field(default_factory=Prostheses)
    aboard: ShipId | None = None
    ashore: LandId | None = None
    standing: Standing = Standing.PLAYING
    joined: int = 0
    enlisted: bool = False  # has used the one free enlistment of a new player (FG8-3.2)
    plundered: int | None = None  # when a ware pirate last plundered wares (FG8-B10.2)
    soft: bool = False  # a ware pirate who has plundered none for too long
    token: int = 1
    plight: Plight = Plight.NONE
    visitor_from: str = ""  # the game that a visitor comes from (FG8-7.4)


class Condition(StrEnum):
    """The state of a ship's hull (FG8-B3.1, B3.2)."""

    SOUND = "sound"
    DAMAGED = "damaged"  # must make port
    REPAIRING = "repairing"  # in port; may not leave until the repairs are done
    SUNK = "sunk"
    LAID_UP = "laid up"  # out of play, her owner gone
    LOST = "lost"  # to mutineers, to a ship of no player, or adrift (FG8-A15.b, A21.c, A6.d)


@dataclass(frozen=True, slots=True, kw_only=True)
class Voyage:
    """A ship under way: `arrives` is the clock value of her arrival, None while an engagement holds her.

    `left` is how many proposals of the voyage remain while she is held.
    """

    origin: LandId
    destination: LandId
    departed: int
    arrives: int | None
    left: int = 0
    pursuing: ShipId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    """A player's ship. She lies in the harbour `at`, or is under way on a `voyage`; a sunk one does neither.

    `sailed_from` is the last location she set sail from. `troops` are Marines or Buccaneers by her owner's faction.
    `cargo` is in Tons by commodity, Treasure among them (see `campaign.rules.cargo`).
    """

    id: ShipId
    name: str
    owner: PlayerId
    fleet: str = "none"
    at: LandId | None = None
    voyage: Voyage | None = None
    sailed_from: LandId | None = None
    condition: Condition = Condition.SOUND
    troops: int = 0
    cannon: int = 0
    catapult: bool = False
    greek_fire: int = 0
    grappling_hooks: bool = False
    life_raft: bool = False
    cargo: Mapping[str, int] = field(default_factory=dict)
    settlers: int = 0

    @property
    def afloat(self) -> bool:
        """Whether she is still in play."""
        return self.condition not in {Condition.SUNK, Condition.LAID_UP, Condition.LOST}


class Beyond(StrEnum):
    """A place that ships sail to and that is no land (FG8-3.6, 7.1)."""

    SUNSET = "sunset"  # where other games lie
    EDGE = "edge"  # from where nobody comes back


@dataclass(frozen=True, slots=True, kw_only=True)
class Land:
    """A land (FG8-B4.2): whose it is, whether ships lie there, what it makes, how many Forts stand in it.

    `faction` None means that neither side holds it. `home_of` is the side whose home base it is. `beyond` is set for
    a place outside the known world.
    """

    id: LandId
    name: str
    faction: Faction | None = None
    home_of: Faction | None = None
    harbour: bool = True
    inhabited: bool = True
    forts: int = 0
    products: tuple[str, ...] = ()
    overland_from: LandId | None = None
    specials: tuple[str, ...] = ()  # what is specifically in it, for a plunderer (FG8-B9.2)
    settlers: int = 0
    owner: PlayerId | None = None  # whose own land it is (FG8-2.2)
    hostages: int = 0  # of the other side, held there (FG8-B24.1)
    beyond: Beyond | None = None
    anarchy: bool = False  # since it was plundered (FG8-4.10)

    @property
    def in_text(self) -> str:
        """Its name within a sentence: `the Near Azores`."""
        return f"the {self.name[4:]}" if self.name.startswith("The ") else self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Fief:
    """One Fief of a land and the force that holds it. `garrison` None: natives not counted yet (FG8-B7.4).

    `effective` caps how many count at a time and refill, 0 for no cap (FG8-4.4, Makal).
    """

    id: FiefId
    land: LandId
    name: str
    force: Force
    garrison: int | None
    effective: int = 0


class OfficeName(StrEnum):
    """The offices (FG8-1.1), by the abbreviations of 1995."""

    EMPEROR = "TIE"
    KING = "TPK"
    SCRIBE = "THS"
    HISTORIAN = "HoB"
    MINISTER = "MoT"
    CARTOGRAPHER = "IC"


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """An office, who holds it, and where the holder is (FG8-A22.c). `player` where a player holds it."""

    id: int
    name: OfficeName
    title: str
    holder: str
    address: str
    player: PlayerId | None = None
    place: LandId | None = None


class Stage(StrEnum):
    """How far a submission has come (FG8-1.3)."""

    RECEIVED = "received"
    HELD = "held"
    PUBLISHED = "published"
    POSTPONED = "postponed"
    JUDGED = "judged"


class Genus(StrEnum):
    """What a submission is; both kinds share one sequence of numbers."""

    PROPOSAL = "proposal"
    PLEA = "plea"


class Verdict(StrEnum):
    """What a Ruler decided (FG8-1.3)."""

    ACCEPTED = "accepted"
    MODIFIED = "accepted, with modification"
    REJECTED = "rejected"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Submission:
    """A proposal or plea: S7 until it is published, then by its number; what became of it.

    `sent` is the date header as it came, evidence only. `published` and `judged` are clock values.
    """

    id: SubmissionId
    genus: Genus
    author: PlayerId
    title: str
    text: str
    sent: str
    stage: Stage
    number: int = 0
    published: int = 0
    judged: int = 0
    verdict: Verdict | None = None
    judge: OfficeName | None = None
    rules: tuple[str, ...] = ()
    remarks: str = ""
    called: bool = False  # the Scribe has ordered its publication


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """An enactment with its place in the order of enacting."""

    id: int
    enactment: Enactment


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """What a player has ashore at a land: Tons by commodity, and his troops there under `troops` (FG8-6.1)."""

    id: int
    player: PlayerId
    land: LandId
    goods: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deposit:
    """A Citizen's money in the bank of a Fief (FG8-B25.2, A25.i), in Pieces of Eight."""

    id: int
    player: PlayerId
    fief: FiefId
    po8: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hoard:
    """A Pirate's money buried in an uninhabited Fief, known to him alone (FG8-B25.3, A25.g), in Pieces of Eight."""

    id: int
    player: PlayerId
    fief: FiefId
    po8: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A passage aboard a ship that her captain has offered a player who has yet to agree (FG8-3.2)."""

    id: int
    ship: ShipId
    player: PlayerId
