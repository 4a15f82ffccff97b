"""Connections to SQLite and PostgreSQL, set up so that what is committed stays committed."""

import json
from functools import partial
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from campaign.services.archive import DatabaseTroubleError

_LOCK_SECONDS = 10
_CONNECT_SECONDS = 10

# The execution option that says how a transaction begins on SQLite.
_BEGIN = "campaign_begin"


def connect(url: str, *, lock_seconds: float = _LOCK_SECONDS) -> Engine:
    """The engine for a database that exists (`sqlite:///campaign.sqlite`, `postgresql://…`); opens nothing yet.

    A lock that another process holds, and a free connection, are waited for `lock_seconds`.

    Raises:
        DatabaseTroubleError: the address is none we can use.
    """
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite(_only_existing(address), lock_seconds, foreign_keys=True)
    return _postgresql(address, lock_seconds)


def connect_to_migrate(url: str) -> Engine:
    """The engine for migrations: SQLite's file is made if it is missing, and tables may be copied.

    Raises:
        DatabaseTroubleError: the address is none we can use.
    """
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite(address, _LOCK_SECONDS, foreign_keys=False)
    return _postgresql(address, _LOCK_SECONDS)


def to_write(connection: Connection) -> Connection:
    """The connection, whose transactions take the write lock at once where there is only one."""
    return connection.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})


def to_read(connection: Connection) -> Connection:
    """The connection, whose transactions read one state and take no lock."""
    if connection.dialect.name == "sqlite":
        return connection.execution_options(**{_BEGIN: "BEGIN DEFERRED"})
    return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _address(url: str) -> URL:
    try:
        address = make_url(url)
        address.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        message = "the database's address cannot be read: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise DatabaseTroubleError(message) from error
    if address.get_backend_name() not in {"sqlite", "postgresql"}:
        message = f"{address.get_backend_name()} is no database we know: write sqlite:///FILE or postgresql://…"
        raise DatabaseTroubleError(message)
    if address.get_backend_name() == "sqlite" and address.database in {None, "", ":memory:"}:
        message = "a database in memory would be lost: write sqlite:///FILE"
        raise DatabaseTroubleError(message)
    return address


def _only_existing(address: URL) -> URL:
    """The address of a SQLite file that is not made by being opened."""
    assert address.database is not None
    path = quote(str(Path(address.database).absolute()))
    return address.set(database=f"file:{path}").update_query_dict({"mode": "rw", "uri": "true"})


def _sqlite(address: URL, lock_seconds: float, *, foreign_keys: bool) -> Engine:
    engine = create_engine(address, json_serializer=_compact(), pool_timeout=lock_seconds)
    event.listen(engine, "connect", partial(_prepare, lock_seconds=lock_seconds, foreign_keys=foreign_keys))
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: DBAPIConnection, _: object, *, lock_seconds: float, foreign_keys: bool) -> None:
    """Leaves transactions to us (the driver in autocommit) and makes each commit reach the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={_milliseconds(lock_seconds)}",
        "journal_mode=WAL",
        "synchronous=FULL",
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begins as the connection says: a deferred transaction that comes to write is refused as locked."""
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN IMMEDIATE"))


def _postgresql(address: URL, lock_seconds: float) -> Engine:
    arguments: dict[str, object] = {"connect_timeout": _CONNECT_SECONDS}
    if "options" not in address.query:
        arguments["options"] = f"-c lock_timeout={_milliseconds(lock_seconds)}"
    try:
        return create_engine(
            address,
            pool_pre_ping=True,
            pool_timeout=lock_seconds,
            json_serializer=_compact(),
            connect_args=arguments,
        )
    except ModuleNotFoundError as error:
        message = "PostgreSQL needs its driver: install campaign[postgresql]"
        raise DatabaseTroubleError(message) from error


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))  # 0 would mean for ever on PostgreSQL


def _compact() -> partial[str]:
    return partial(json.dumps, separators=(",", ":"))
