"""The port of the database: campaigns, letters taken in, mail to be sent, in transactions."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from campaign.rules.clock import Moment
from campaign.rules.event import Event
from campaign.rules.world import World


class NoSuchCampaignError(Exception):
    """No campaign has this slug."""


class CampaignExistsError(Exception):
    """A campaign has this slug already."""


class AlreadyTakenError(Exception):
    """This input has been taken already, by this process or another; there is nothing left to do."""


class StaleWorldError(Exception):
    """The world that was changed is no longer the stored one; load it again."""


class ReadingOnlyError(Exception):
    """A reading transaction was to be committed."""


class DatabaseTroubleError(Exception):
    """The database cannot be used as it is; the message says in one line why and what to do."""


class Source(StrEnum):
    """What an input was."""

    FOUNDING = "founding"
    LETTER = "letter"
    TICK = "tick"
    RELEASE = "release"
    DAY = "day"  # a full day of the Speaker's tenure, as the server saw
    ACT = "act"  # an office's act from the shell or the desk


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """One input as recorded: what it was, which letter or act, and the moment the server saw it (seconds, UTC)."""

    source: Source
    reference: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of the chronicle. `number` rises by one; `public` repeats the event's audience for the gazette."""

    number: int
    moment: Moment
    at: float
    public: bool
    event: Event


class Campaigns(Protocol):
    """The campaigns and their chronicles."""

    def slugs(self) -> tuple[str, ...]:
        """Every campaign, in order of slug."""
        ...

    def found(self, world: World, taken: Taken) -> None:
        """Stores a new campaign.

        Raises:
            CampaignExistsError: its slug is taken.
        """
        ...

    def load(self, slug: str) -> World:
        """The world as stored; inside a unit of work its campaign is locked until the end.

        Raises:
            NoSuchCampaignError: there is none.
        """
        ...

    def store(self, before: World, after: World, events: Sequence[Event], taken: Taken) -> None:
        """Writes what changed, appends the events to the chronicle and the input to the record.

        Raises:
            AlreadyTakenError: the campaign has taken an input of this number, or this very tick.
            StaleWorldError: `before` is not what is stored.
        """
        ...

    def chronicle(self, slug: str, *, after: int = 0, public_only: bool = False) -> tuple[Entry, ...]:
        """The entries above a number, in order."""
        ...

    def ticked(self, slug: str) -> float:
        """When the last tick was taken, or the campaign founded (seconds, UTC)."""
        ...

    def taken_at(self, slug: str, number: int) -> float:
        """When the input of a number was taken (seconds, UTC)."""
        ...

    def gazetted(self, slug: str) -> int:
        """The number of the last entry that has been reported in a gazette."""
        ...

    def gazette(self, slug: str, number: int) -> None:
        """Notes that entries up to a number have been reported."""
        ...


class LetterState(StrEnum):
    """How far a stored mail has come."""

    NEW = "new"
    DONE = "done"
    DUPLICATE = "duplicate"
    ASIDE = "aside"


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """A mail to take in: its UID, its bytes (empty when over the limit), its digest, when it was seen."""

    uid: int
    raw: bytes
    digest: str
    at: float
    too_large: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredLetter:
    """A mail as kept: its bytes, how often it was tried, why it was set aside."""

    id: int
    mailbox: str
    uid: int
    raw: bytes
    digest: str
    at: float
    state: LetterState
    tries: int
    too_large: bool = False
    disposition: str = ""
    campaign: str = ""
    why: str = ""
    traceback: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxState:
    """How far a mailbox has been read; `polled` is the time of the last poll that worked, 0 for never."""

    uidvalidity: int = 0
    last_uid: int = 0
    polled: float = 0
    trouble: str = ""


class Letters(Protocol):
    """The ledger of mails taken in."""

    def mailbox(self, mailbox: str) -> MailboxState:
        """How far a mailbox has been read."""
        ...

    def take_in(self, mailbox: str, uidvalidity: int, arrivals: Sequence[Arrival]) -> int:
        """Keeps the mails and moves the mailbox's last UID; returns how many were new.

        One known by (mailbox, UIDVALIDITY, UID) is skipped; one known by digest is kept as a duplicate.
        """
        ...

    def polled(self, mailbox: str, uidvalidity: int, at: float, trouble: str = "") -> None:
        """Notes a poll, and what went wrong in it."""
        ...

    def next(self) -> StoredLetter | None:
        """The oldest mail not yet worked, without locking it."""
        ...

    def count_try(self, letter_id: int) -> int:
        """Counts one more try; returns how many there have been."""
        ...

    def done(self, letter_id: int, *, campaign: str, disposition: str) -> None:
        """The mail has been worked.

        Raises:
            AlreadyTakenError: it does not wait any more: another process has worked it.
        """
        ...

    def set_aside(self, letter_id: int, *, why: str, traceback: str = "") -> None:
        """Keeps the mail apart for the admin."""
        ...

    def put_back(self, letter_id: int) -> bool:
        """Lets a mail set aside be worked again, its tries forgotten; False if it is not aside."""
        ...

    def aside(self) -> tuple[StoredLetter, ...]:
        """The mails set aside, oldest first."""
        ...

    def unmarked(self, mailbox: str, uidvalidity: int, limit: int) -> tuple[StoredLetter, ...]:
        """Mails worked or set aside that still lie unmarked on the server."""
        ...

    def marked(self, letter_ids: Sequence[int]) -> None:
        """They have been marked on the server."""
        ...

    def waiting(self) -> tuple[int, float]:
        """How many mails wait to be worked, and since when the oldest does (seconds, UTC; 0 for none)."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A mail ready to send. `campaign` is empty for answers to strangers."""

    campaign: str
    to: str
    envelope_from: str
    message_id: str
    kind: str
    raw: bytes
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """A mail in the outbox: how often it was tried."""

    id: int
    post: Post
    tries: int


class Outbox(Protocol):
    """The mails to be sent."""

    def put(self, post: Post) -> None:
        """Adds a mail; one with a known Message-ID is not added twice."""
        ...

    def due(self, now: float, limit: int) -> tuple[OutboxRow, ...]:
        """Mails to send now, oldest first."""
        ...

    def sent(self, row_id: int, at: float) -> None:
        """It was handed over."""
        ...

    def delayed(self, row_id: int, until: float, why: str) -> None:
        """It is to be tried again."""
        ...

    def refused(self, row_id: int, at: float, why: str) -> None:
        """It was refused for good."""
        ...

    def waiting(self) -> tuple[int, int, float]:
        """How many wait, how many were refused, when the last was sent (seconds, UTC; 0 for never)."""
        ...


class Strangers(Protocol):
    """Whom we told how to join."""

    def answered(self, address: str) -> float:
        """When a stranger was last answered; 0 for never."""
        ...

    def note(self, address: str, at: float) -> None:
        """A stranger is being answered."""
        ...


class UnitOfWork(Protocol):
    """One transaction; what is not committed never was."""

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns and their chronicles."""
        ...

    @property
    def letters(self) -> Letters:
        """The ledger of mails taken in."""
        ...

    @property
    def outbox(self) -> Outbox:
        """The mails to be sent."""
        ...

    @property
    def strangers(self) -> Strangers:
        """Whom we told how to join."""
        ...

    def commit(self) -> None:
        """Makes it so."""
        ...


class Archive(Protocol):
    """The database."""

    def unit(self) -> AbstractContextManager[UnitOfWork]:
        """A transaction that may write; it rolls back unless it is committed."""
        ...

    def reading(self) -> AbstractContextManager[UnitOfWork]:
        """A transaction that only reads and takes no lock."""
        ...
