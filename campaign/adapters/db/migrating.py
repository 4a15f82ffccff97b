"""The database's schema: which one it has, which one the code wants, and how it gets there."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from campaign import _data
from campaign.adapters.db.engine import connect, connect_to_migrate
from campaign.adapters.db.trouble import troubles
from campaign.services.archive import DatabaseTroubleError

# Any number, as long as it is always the same: processes that migrate wait for one another.
_ADVISORY_LOCK = 5_110_234


def migrate(url: str, revision: str = "head") -> None:
    """Brings a database up to a revision, in one transaction; makes a SQLite file that is missing.

    Raises:
        DatabaseTroubleError: it cannot be reached, or its schema is newer than the code.
    """
    with _connected(connect_to_migrate(url)) as connection:
        _lock(connection)
        _refuse_newer(_revision(connection))
        command.upgrade(_config(connection), revision)
        connection.commit()


def downgrade(url: str, revision: str) -> None:
    """Takes a database back to a revision, `base` for an empty one; what newer tables held is lost.

    Raises:
        DatabaseTroubleError: it cannot be reached.
    """
    with _connected(connect_to_migrate(url)) as connection:
        _lock(connection)
        command.downgrade(_config(connection), revision)
        connection.commit()


def current(url: str) -> str | None:
    """The revision a database has; None if it has never been migrated.

    Raises:
        DatabaseTroubleError: it cannot be reached.
    """
    with _connected(connect(url)) as connection:
        return _revision(connection)


@cache
def head() -> str:
    """The revision that the code wants."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None, "there is no migration"
    return revision


def is_current(url: str) -> bool:
    """Whether a database has the revision that the code wants."""
    return current(url) == head()


def require_current(connection: Connection) -> None:
    """Checks that a database has the revision that the code wants.

    Raises:
        DatabaseTroubleError: it has another.
    """
    revision = _revision(connection)
    if revision is None:
        message = "the database has no tables yet: run `campaign migrate`"
        raise DatabaseTroubleError(message)
    _refuse_newer(revision)
    if revision != head():
        message = f"the database has schema {revision}, this version needs {head()}: run `campaign migrate`"
        raise DatabaseTroubleError(message)


def _refuse_newer(revision: str | None) -> None:
    """Checks that a revision is one that the code knows.

    Raises:
        DatabaseTroubleError: it is not.
    """
    if revision is not None and revision not in _known():
        message = (
            f"the database has schema {revision}, which this version does not know (it knows up to {head()}): "
            "install the newer version that wrote it"
        )
        raise DatabaseTroubleError(message)


@cache
def _known() -> frozenset[str]:
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    """A connection of an engine that is closed afterwards."""
    try:
        with troubles(engine.url), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})"))


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_data.migrations()).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
