"""The parts of a world that are about persons alone, as frozen values: prisoners, challenges, prizes (FG8-3.3, 5.8)."""

from dataclasses import dataclass
from enum import StrEnum

from campaign.rules.parts import LandId, OfficeName, PlayerId, ShipId


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


class Answer(StrEnum):
    """What has become of a challenge (FG8-B8.1, B8.2)."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    VOID = "void"  # the challenger was not there any more


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge to a Personal Duel, kept afterwards: the same two may not duel again so soon (FG8-5.8, A8.f)."""

    id: int
    challenger: PlayerId
    challenged: PlayerId
    made: int
    answer_by: int
    answer: Answer = Answer.OPEN


class Right(StrEnum):
    """What a victor may still claim."""

    PRIZE = "prize"  # Po8 or cargo of the loser of a duel (FG8-B8.4)
    AWARD = "award"  # a replacement part for a Pirate who lost (FG8-B8.4, B11.3)
    WEAR = "wear"  # a replacement part of his own (FG8-B11.3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """What a victor may still claim, once, before the clock reaches `until`; `loser` None where it is of nobody."""

    id: int
    player: PlayerId
    right: Right
    loser: PlayerId | None
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Monument:
    """A Monument that a player has built to his Ruler, by the Ruler's edict (FG8-2.2)."""

    id: int
    player: PlayerId
    ruler: OfficeName
    inscription: str
    built: int
