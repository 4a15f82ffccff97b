"""What one reader may learn of what happened: events as news, with the rolls behind them (FG8-5.1, B1.2)."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from campaign.rules.dice import Roll
from campaign.rules.event import Event
from campaign.rules.events.history import MatterReleased
from campaign.rules.matter import Amendment, Matter
from campaign.rules.parts import OfficeName, PlayerId
from campaign.rules.world import World

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a player, the holder of offices, or, with neither, the public."""

    player: PlayerId | None = None
    offices: tuple[OfficeName, ...] = ()


PUBLIC = Reader()


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One piece of news. `name` is that of its template (`ship_sunk`); `concerns` says that it is the reader's own.

    A released matter carries what the Historian did: its rolls, each modifier with its rule, and any amendment.
    """

    name: str
    rule: str
    event: Event
    concerns: bool
    matter: Matter | None = None

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """The rolls of a released matter, in the order thrown."""
        return self.matter.finding.rolls if self.matter is not None and self.matter.finding is not None else ()

    @property
    def amendments(self) -> tuple[Amendment, ...]:
        """What the Historian changed, and why."""
        return self.matter.amendments if self.matter is not None else ()


def news(events: Iterable[Event], world: World, reader: Reader) -> Iterator[Item]:
    """The events that a reader may learn of, in order, as news of a world."""
    for event in events:
        audience = event.audience(world)
        concerns = reader.player in audience.players or bool(set(reader.offices) & set(audience.offices))
        if audience.public or concerns:
            matter = world.matters[event.matter] if isinstance(event, MatterReleased) else None
            yield Item(name=event_name(event), rule=event.rule, event=event, concerns=concerns, matter=matter)


def event_name(event: Event) -> str:
    """The name of an event's template.

    >>> from campaign.rules.events.bookkeeping import TimerCleared
    >>> event_name(TimerCleared(timer=1))
    'timer_cleared'
    """
    return _HUMP.sub("_", type(event).__name__).lower()
