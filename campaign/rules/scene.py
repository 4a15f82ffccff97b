"""A scene: the world while one input is taken, with the law and the dice it is taken under."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from campaign.rules.clock import Counted, Moment, Timer
from campaign.rules.dice import Dice
from campaign.rules.event import Event
from campaign.rules.events.bookkeeping import TimerCleared, TimerSet
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.world import Collection, Draft, World, next_id

DiceFor = Callable[[Matter, Moment], Dice]
LawAt = Callable[[Moment], LawInForce]


@dataclass(slots=True, kw_only=True)
class Scene:
    """One input being taken: a draft of the world that events change as they happen, and what has happened.

    Procedures are generators of events: each event is applied before the generator goes on, so what it reads from
    `world` next is what has become of it. `law` is the law in force when the input was taken; `law_at` gives
    that of an earlier moment; `dice_for` gives a matter its dice, keyed by the moment it is thrown.
    """

    draft: Draft
    law: LawInForce
    law_at: LawAt
    dice_for: DiceFor
    happened: list[Event] = field(default_factory=list)

    @property
    def world(self) -> World:
        """The world as it now stands."""
        return self.draft.world

    @property
    def now(self) -> int:
        """The clock: how many submissions have been published."""
        return self.world.clock.published

    def play(self, events: Iterable[Event]) -> None:
        """Lets events happen, in order."""
        for event in events:
            event.apply(self.draft)
            self.happened.append(event)

    def fresh(self, collection: Collection) -> int:
        """The id that the next part of a collection gets."""
        return next_id(self.world, collection)

    def timer(self, kind: str, subject: int, due: int, counted: Counted = Counted.PUBLISHED) -> TimerSet:
        """The event that sets a timer."""
        return TimerSet(timer=Timer(id=self.fresh("timers"), due=due, kind=kind, subject=subject, counted=counted))

    def clear(self, kind: str, subject: int) -> Iterable[TimerCleared]:
        """The events that clear the timers of a kind about a subject."""
        timers = self.world.timers
        for key in sorted(timers):
            if timers[key].kind == kind and timers[key].subject == subject:
                yield TimerCleared(timer=key)
