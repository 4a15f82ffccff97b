"""The parts of a world that are fights: engagements and meetings at sea, battles ashore, who is held since."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from campaign.rules.ids import EngagementId, LandBattleId, LandId, PlayerId, ShipId
from campaign.rules.scenario import Faction, Force


@dataclass(frozen=True, slots=True, kw_only=True)
class NonPlayerShip:
    """A pirate ship or Imperial Galleon of no player (FG8-B18.3), met and not tracked afterwards.

    `captain` is the notorious pirate who leads her, if any; `greek_fire` the casks that she has of the pirates' stock
    (FG8-B19.2).
    """

    name: str
    faction: Faction
    troops: int
    cannon: int
    strength: int
    captain: str = ""
    catapult: bool = False
    greek_fire: int = 0


class Course(StrEnum):
    """How far a naval engagement has come."""

    UNANSWERED = "unanswered"  # the defender may answer
    WAITING = "waiting"  # answered or overdue; an earlier fight of one of the ships comes first (FG8-A2.i)
    FIGHTING = "fighting"  # with the Historian
    BOARDING = "boarding"  # the ships have closed and the fight is aboard, round by round (FG8-5.6)
    TAKEN = "taken"  # the fight aboard is won; the victor may take his prize (FG8-B6.3)
    FLED = "fled"  # the defender fled; a pursuit may be ordered until the next tick
    CHASE = "chase"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Flotsam:
    """What was aboard a player's ship when she was sunk: Pieces of Eight, and cargo in Tons (FG8-B25.1).

    `burnt` says that the victor used Greek Fire.
    """

    po8: int = 0
    cargo: Mapping[str, int] = field(default_factory=dict)
    burnt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NotoriousPirate:
    """A notorious pirate of no player (FG8-B19.1): at large unless dead, aboard a ship that is met, or a prisoner."""

    id: int
    name: str
    dead: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Engagement:
    """A naval engagement: who attacked whom, where, and how it stands (FG8-5.2 to 5.6, 5.17, 5.20).

    `attacker` None means the non-player ship `stranger`. `place` None is the high seas. `until` is when the initial
    engagement ends for movement (FG8-B2.5); `answer_by` when an answer is too late (FG8-B2.4).
    `no_fire` and `closes` are what the attacker declared, secret until the fight (FG8-A4.f); the defender's stand
    beside. `rounds` counts those fought aboard; `victor` won there, None where a stranger did. `flotsam` is what the
    sea has of a ship that was sunk until the salvage is thrown.
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
    defender_no_fire: bool = False
    defender_closes: bool = False
    distance: int | None = None
    rolls: int = 0
    rolls_ordered: int = 0
    rounds: int = 0
    victor: ShipId | None = None
    flotsam: Flotsam | None = None
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
class Raid:
    """How far the plunder of an Imperial Land has come (FG8-5.9).

    `fort` is the number of the Fort that is fought for now, 0 for the field, None before it is chosen; `standing` who
    hold it still; `fallen` who have fallen in all, and are back if the raid fails. `rounds` of this fight.
    """

    plunderer: PlayerId
    commodity: str
    unbeaten: tuple[int, ...]
    to_beat: int
    fort: int | None = None
    standing: int = 0
    fallen: int = 0
    rounds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LandBattle:
    """A land battle under way: who landed where, how many rounds are fought (FG8-5.7); `raid` if it is plunder."""

    id: LandBattleId
    land: LandId
    faction: Faction
    contingents: tuple[Contingent, ...]
    began: int
    rounds: int = 0
    raid: Raid | None = None

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
