"""Events of the server's own books: timers set and cleared. Nobody reads of them."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.clock import Timer
from campaign.rules.event import NOBODY, Audience
from campaign.rules.world import Draft, World


@dataclass(frozen=True, slots=True, kw_only=True)
class TimerSet:
    """Something will fall due (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    timer: Timer

    def audience(self, world: World) -> Audience:
        """Nobody."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Keeps the timer."""
        draft.put("timers", self.timer)
        draft.count("timers", self.timer.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimerCleared:
    """Something has fired, or will not fall due after all (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    timer: int

    def audience(self, world: World) -> Audience:
        """Nobody."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Forgets the timer."""
        draft.remove("timers", self.timer)
