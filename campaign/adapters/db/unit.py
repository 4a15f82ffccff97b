"""The database as the services see it: transactions that write, transactions that read."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from campaign.adapters.db.campaigns import SqlCampaigns, WorldCache
from campaign.adapters.db.codec import EventCodec
from campaign.adapters.db.engine import to_read, to_write
from campaign.adapters.db.letters import SqlLetters
from campaign.adapters.db.migrating import require_current
from campaign.adapters.db.outbox import SqlOutbox, SqlStrangers
from campaign.adapters.db.trouble import troubles
from campaign.rules.chronicle import EVENTS
from campaign.rules.event import Event
from campaign.services.archive import ReadingOnlyError


class SqlUnitOfWork:
    """One transaction over one connection."""

    def __init__(self, connection: Connection, campaigns: SqlCampaigns, *, writing: bool) -> None:
        self._connection, self._writing = connection, writing
        self.campaigns = campaigns
        self.letters = SqlLetters(connection)
        self.outbox = SqlOutbox(connection)
        self.strangers = SqlStrangers(connection)

    def commit(self) -> None:
        """Makes it so.

        Raises:
            ReadingOnlyError: this transaction only reads.
        """
        if not self._writing:
            message = "a transaction that only reads has nothing to commit"
            raise ReadingOnlyError(message)
        self._connection.commit()
        self.campaigns.settle()


class SqlArchive:
    """The database; safe to share between threads."""

    def __init__(self, engine: Engine, events: Sequence[type[Event]] = EVENTS) -> None:
        self._engine, self._codec, self._cache = engine, EventCodec(events), WorldCache()
        self._migrated = False

    @contextmanager
    def unit(self) -> Iterator[SqlUnitOfWork]:
        """A transaction that may write; it rolls back unless it is committed.

        Raises:
            DatabaseTroubleError: the database cannot be used as it is.
        """
        with self._transaction(to_write) as connection:
            campaigns = SqlCampaigns(connection, self._codec, self._cache, locking=True)
            yield SqlUnitOfWork(connection, campaigns, writing=True)

    @contextmanager
    def reading(self) -> Iterator[SqlUnitOfWork]:
        """A transaction that only reads and takes no lock.

        Raises:
            DatabaseTroubleError: the database cannot be used as it is.
        """
        with self._transaction(to_read) as connection:
            campaigns = SqlCampaigns(connection, self._codec, self._cache, locking=False)
            yield SqlUnitOfWork(connection, campaigns, writing=False)

    def close(self) -> None:
        """Closes every connection."""
        self._engine.dispose()

    @contextmanager
    def _transaction(self, begun: Callable[[Connection], Connection]) -> Iterator[Connection]:
        with troubles(self._engine.url), self._engine.connect() as connection:
            ready = begun(connection)
            if not self._migrated:
                require_current(ready)
                self._migrated = True
            yield ready
