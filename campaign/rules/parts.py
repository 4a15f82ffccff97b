"""The parts of a world, as frozen values: players, ships, lands, offices, submissions, engagements."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from campaign.rules.law import Enactment
from campaign.rules.scenario import Faction, Force, Prostheses

PlayerId = NewType("PlayerId", int)
ShipId = NewType("ShipId", int)
LandId = NewType("LandId", int)
FiefId = NewType("FiefId", int)
EngagementId = NewType("EngagementId", int)
LandBattleId = NewType("LandBattleId", int)
SubmissionId = NewType("SubmissionId", int)


class Standing(StrEnum):
    """Whether a player still plays."""

    PLAYING = "playing"
    LEFT = "left"


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
    token: int = 1


class Condition(StrEnum):
    """The state of a ship's hull (FG8-B3.1, B3.2)."""

    SOUND = "sound"
    DAMAGED = "damaged"  # must make port
    REPAIRING = "repairing"  # in port; may not leave until the repairs are done
    SUNK = "sunk"
    LAID_UP = "laid up"  # out of play, her owner gone


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
        return self.condition not in {Condition.SUNK, Condition.LAID_UP}


@dataclass(frozen=True, slots=True, kw_only=True)
class Land:
    """A land (FG8-B4.2): whose it is, whether ships lie there, what it makes, how many Forts stand in it.

    `faction` None means that neither side holds it. `home_of` is the side whose home base it is.
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
class NonPlayerShip:
    """A pirate ship or Imperial Galleon of no player (FG8-B18.3), met and not tracked afterwards."""

    name: str
    faction: Faction
    troops: int
    cannon: int
    strength: int


class Course(StrEnum):
    """How far a naval engagement has come."""

    UNANSWERED = "unanswered"  # the defender may answer
    FIGHTING = "fighting"  # answered or overdue: with the Historian
    FLED = "fled"  # the defender fled; a pursuit may be ordered until the next tick
    CHASE = "chase"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Engagement:
    """A naval engagement: who attacked whom, where, and how it stands (FG8-5.2, 5.17, 5.20).

    `attacker` None means the non-player ship `stranger`. `place` None is the high seas. `until` is when the initial
    engagement ends for movement (FG8-B2.5); `answer_by` when an answer is too late (FG8-B2.4).
    """

    id: EngagementId
    attacker: ShipId | None
    defender: ShipId
    declared: int
    until: int
    answer_by: int
    course: Course = Course.UNANSWERED
    place: LandId | None = None
    stranger: NonPlayerShip | None = None
    unanswered: bool = False
    no_fire: bool = False
    closes: bool = False
    distance: int | None = None
    rolls: int = 0
    rolls_ordered: int = 0
    rule: str = "5.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """Two ships of players that met on the high seas: either may attack until `until` (FG8-B2.2, A2.b)."""

    id: int
    one: ShipId
    other: ShipId
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contingent:
    """The troops that one player put ashore from one ship."""

    player: PlayerId
    ship: ShipId
    troops: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LandBattle:
    """A land battle under way: who landed where, how many rounds are fought (FG8-5.7)."""

    id: LandBattleId
    land: LandId
    faction: Faction
    contingents: tuple[Contingent, ...]
    began: int
    rounds: int = 0

    @property
    def troops(self) -> int:
        """All who were landed and still stand."""
        return sum(contingent.troops for contingent in self.contingents)


@dataclass(frozen=True, slots=True, kw_only=True)
class Captivity:
    """A player held by the force that holds a land (FG8-5.16). `id` is the player's."""

    id: PlayerId
    land: LandId
    force: Force
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prisoner:
    """A prisoner of a player: in the Brig of a ship, or in the prison of a home base (FG8-3.3, 3.19).

    Either a player or, with `player` None, a notorious pirate of that name. Of `ship` and `prison` one is None.
    `captor` is who took him; `since` the clock value at which these captors got him.
    """

    id: int
    name: str
    player: PlayerId | None
    captor: PlayerId
    ship: ShipId | None
    prison: LandId | None = None
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """An enactment with its place in the order of enacting."""

    id: int
    enactment: Enactment
