"""What an event is: a thing that happened under a rule, who may know, and how it changes the world."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from campaign.rules.parts import OfficeName, PlayerId
from campaign.rules.world import Draft, World


@dataclass(frozen=True, slots=True, kw_only=True)
class Audience:
    """Who may learn of an event: everybody, or these players and offices only."""

    public: bool = False
    players: tuple[PlayerId, ...] = ()
    offices: tuple[OfficeName, ...] = ()


NOBODY = Audience()


class Event(Protocol):
    """A thing that happened. Its class name names its template; `rule` cites the law it happened under."""

    rule: ClassVar[str]

    def audience(self, world: World) -> Audience:
        """Who may learn of it; `world` is as it was just after."""
        ...

    def apply(self, draft: Draft) -> None:
        """Changes the world."""
        ...


def fold(world: World, events: Iterable[Event]) -> World:
    """The world after the events, in order."""
    draft = Draft(world)
    for event in events:
        event.apply(draft)
    return draft.freeze()
