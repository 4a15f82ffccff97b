"""The proposal clock: published and judged submissions, moments, and what falls due when it moves (FG8-1.4)."""

from dataclasses import dataclass
from enum import StrEnum


class Counted(StrEnum):
    """What a timer counts."""

    PUBLISHED = "published"
    JUDGED = "judged"


@dataclass(frozen=True, slots=True)
class Clock:
    """How many submissions have been published and how many judged; neither ever falls."""

    published: int = 0
    judged: int = 0

    def reads(self, counted: Counted) -> int:
        """The count that timers of one kind go by."""
        return self.published if counted is Counted.PUBLISHED else self.judged


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """An instant of a campaign: both counts and the number of the input (letter, tick, act) taken."""

    published: int
    judged: int
    taken: int


END_OF_TIME = Moment(1 << 60, 1 << 60, 1 << 60)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """Something due when the clock reaches `due`; `subject` is the id of what it is about.

    Timers that fall due together fire by (due, id): ids rise in order of creation (FG8-1.4).
    """

    id: int
    due: int
    kind: str
    subject: int
    counted: Counted = Counted.PUBLISHED
