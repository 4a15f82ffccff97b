"""What the mails say, as values: the templates word them."""

from dataclasses import dataclass
from enum import StrEnum

from campaign.rules.clock import Clock
from campaign.rules.order import Page
from campaign.rules.parts import OfficeName, Player, PlayerId
from campaign.rules.question import Question
from campaign.rules.report import Item
from campaign.rules.world import World


class Outcome(StrEnum):
    """What became of one line of a letter."""

    DONE = "done"
    REFUSED = "refused"  # understood, not allowed
    UNREADABLE = "unreadable"  # not understood
    REMARK = "remark"  # no order


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """One line of a letter and what became of it.

    `said` restates the order, or says why it was refused; `source` is the line as written; `page` is what was asked
    for; `caret` is the column of the fault, 0 for none.
    """

    line: int
    source: str
    outcome: Outcome
    said: str
    rule: str = ""
    caret: int = 0
    suggestion: str = ""
    page: Page | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Masthead:
    """What stands at the head of every mail: the campaign, its clock, the wind, and the dice's commitment.

    `commitment` is the SHA-256 of the secret of this clock value; `revealed` the secrets that may now be known, as
    (clock value, hex). `next_expected` says when the next proposal is expected, empty where nobody can know.
    """

    campaign: str
    title: str
    clock: Clock
    wind: str
    commitment: str = ""
    revealed: tuple[tuple[int, str], ...] = ()
    next_expected: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerPage:
    """The one answer to a letter: each line, what it led to at once, what waits, and the clock."""

    masthead: Masthead
    reader: str
    player: PlayerId | None
    answered: tuple[Answered, ...]
    news: tuple[Item, ...]
    questions: tuple[Question, ...]
    world: World
    warnings: tuple[str, ...] = ()
    empty: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportPage:
    """A report to a player: his own news, the gazette's, his situation, what waits for him.

    `gazette` is empty in a notice between two ticks.
    """

    masthead: Masthead
    player: Player
    own: tuple[Item, ...]
    gazette: tuple[Item, ...]
    questions: tuple[Question, ...]
    world: World


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficePage:
    """A notice to the holder of offices: what lies on the desk, and the orders that deal with it."""

    masthead: Masthead
    holder: str
    offices: tuple[OfficeName, ...]
    news: tuple[Item, ...]
    gazette: tuple[Item, ...]
    questions: tuple[Question, ...]
    world: World


@dataclass(frozen=True, slots=True, kw_only=True)
class StrangerPage:
    """An answer to somebody who plays in none of our campaigns: how to join. `address` is where to write."""

    campaigns: tuple[tuple[str, str], ...]
    address: str
    why: str
