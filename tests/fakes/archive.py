"""An archive in memory that behaves as the database does: one writer at a time, nothing kept but by commit."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from campaign.rules.world import World
from campaign.services.archive import (
    DatabaseTroubleError,
    Entry,
    MailboxState,
    OutboxRow,
    ReadingOnlyError,
    StoredLetter,
    Taken,
)
from tests.fakes.campaigns import FakeCampaigns
from tests.fakes.letters import FakeLetters
from tests.fakes.outbox import FakeOutbox, FakeStrangers


@dataclass(frozen=True, kw_only=True)
class Shelf:
    """All that is kept. Values are frozen, so that a copy of the dicts is a copy of everything."""

    worlds: dict[str, World] = field(default_factory=dict)
    chronicles: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    inputs: dict[str, tuple[tuple[int, Taken], ...]] = field(default_factory=dict)
    gazetted: dict[str, int] = field(default_factory=dict)
    mailboxes: dict[str, MailboxState] = field(default_factory=dict)
    letters: dict[int, StoredLetter] = field(default_factory=dict)
    uidvalidities: dict[int, int] = field(default_factory=dict)
    marked: dict[int, bool] = field(default_factory=dict)
    posts: dict[int, OutboxRow] = field(default_factory=dict)
    due: dict[int, float] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)
    refused: dict[int, str] = field(default_factory=dict)
    strangers: dict[str, float] = field(default_factory=dict)

    def copy(self) -> "Shelf":
        return replace(self, **{name: dict(kept) for name, kept in vars(self).items()})


class FakeUnitOfWork:
    """One transaction on a copy of the shelf."""

    def __init__(self, archive: "FakeArchive", *, writing: bool) -> None:
        self._archive, self._writing = archive, writing
        self._open(archive.shelf.copy())

    def commit(self) -> None:
        if not self._writing:
            message = "a transaction that only reads has nothing to commit"
            raise ReadingOnlyError(message)
        self._archive.shelf = self._shelf
        self._archive.commits += 1
        self._open(self._shelf.copy())

    def _open(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.campaigns = FakeCampaigns(shelf)
        self.letters = FakeLetters(shelf)
        self.outbox = FakeOutbox(shelf)
        self.strangers = FakeStrangers(shelf)


class FakeArchive:
    """The archive in memory. `commits` counts the transactions that were made so."""

    def __init__(self, *, lock_seconds: float = 5) -> None:
        self.shelf, self.commits = Shelf(), 0
        self._lock, self._lock_seconds = threading.Lock(), lock_seconds

    @contextmanager
    def unit(self) -> Iterator[FakeUnitOfWork]:
        if not self._lock.acquire(timeout=self._lock_seconds):
            message = "the database stayed locked: another process holds it; end that one or try again"
            raise DatabaseTroubleError(message)
        try:
            yield FakeUnitOfWork(self, writing=True)
        finally:
            self._lock.release()

    @contextmanager
    def reading(self) -> Iterator[FakeUnitOfWork]:
        yield FakeUnitOfWork(self, writing=False)
