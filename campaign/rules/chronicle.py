"""The chronicle's vocabulary: every type of event, by name."""

from campaign.rules.event import Event
from campaign.rules.events import (
    bookkeeping,
    fighting,
    government,
    history,
    landing,
    people,
    prisoners,
    sailing,
)

EVENTS: tuple[type[Event], ...] = (
    bookkeeping.TimerCleared,
    bookkeeping.TimerSet,
    fighting.AttackCancelled,
    fighting.AttackDeclared,
    fighting.CastAway,
    fighting.Caught,
    fighting.Chased,
    fighting.EngagementEnded,
    fighting.Fled,
    fighting.GreekFireSpent,
    fighting.PursuitBegun,
    fighting.PursuitEnded,
    fighting.ShipDamaged,
    fighting.ShipProvided,
    fighting.ShipSunk,
    fighting.StoodToFight,
    fighting.StrangerMet,
    fighting.StrangerSunk,
    government.EdictIssued,
    government.Enacted,
    government.GameEnded,
    government.GameReopened,
    government.Judged,
    government.Postponed,
    government.PublicationOrdered,
    government.Published,
    government.RewardSet,
    government.Submitted,
    government.WindChanged,
    history.MatterAmended,
    history.MatterDrafted,
    history.MatterDropped,
    history.MatterHeld,
    history.MatterOpened,
    history.MatterReleased,
    landing.BackAboard,
    landing.Captured,
    landing.EscapeFailed,
    landing.LandBattleEnded,
    landing.NativesCounted,
    landing.Reinforced,
    landing.RoundFought,
    landing.TroopsLanded,
    landing.TroopsWithdrawn,
    prisoners.BreakoutFailed,
    prisoners.HandedOver,
    prisoners.Imprisoned,
    prisoners.NotoriousAtLarge,
    prisoners.ShipTakenOver,
    people.Deserted,
    people.Joined,
    people.LeftGame,
    people.RankChanged,
    people.TroopsEnlisted,
    sailing.Arrived,
    sailing.MeetingEnded,
    sailing.RepairsBegun,
    sailing.Repaired,
    sailing.SetSail,
    sailing.ShipsMet,
    sailing.VoyageHalted,
    sailing.VoyageResumed,
)


def event_named(name: str) -> type[Event]:
    """The type of event of a class name.

    >>> event_named("SetSail").rule
    '3.2'
    """
    return next(event for event in EVENTS if event.__name__ == name)
