"""What the database's errors mean, in one line that says what to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from campaign.services.archive import DatabaseTroubleError

# Our own mistakes in SQL are not the database's troubles.
_OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)

_LOCKED = "the database {place} stayed locked: another process holds it; end that one or try again"

_MEANINGS = {
    "database is locked": _LOCKED,
    "lock timeout": _LOCKED,
    "readonly database": "the database {place} cannot be written: check who owns the file and its folder",
    "disk is full": "the disk of the database {place} is full: make room",
    "not a database": "{place} is no SQLite database: check the setting, or put back a backup",
    "malformed": "the database {place} is damaged: put back a backup",
    "does not exist": "there is no database {place}: create it (`createdb`), then run `campaign migrate`",
    "authentication failed": "the database {place} refuses us: check user and password in its address",
}


@contextmanager
def troubles(address: URL) -> Iterator[None]:
    """Turns the troubles of a database into `DatabaseTroubleError`."""
    try:
        yield
    except _OURS:
        raise
    except DBAPIError as error:
        raise DatabaseTroubleError(_meaning(address, str(error.orig))) from error
    except PoolTimeoutError as error:
        message = f"every connection to the database {_place(address)} is in use: run fewer tasks at once"
        raise DatabaseTroubleError(message) from error


def _meaning(address: URL, said: str) -> str:
    place = _place(address)
    if "unable to open" in said:
        return _unopened(place)
    for words, meaning in _MEANINGS.items():
        if words in said:
            return meaning.format(place=place)
    first = said.strip().partition("\n")[0]
    return f"the database {place} cannot be used: {first}; check that it runs and its address in the settings"


def _unopened(place: str) -> str:
    if Path(place).exists():
        return f"the database {place} cannot be opened: check who may read and write it"
    if not Path(place).parent.is_dir():
        return f"there is no folder for the database {place}: make it, or correct the setting"
    return f"there is no database {place}: make it with `campaign migrate`, or check the setting"


def _place(address: URL) -> str:
    """Where the database is, without its password."""
    if address.get_backend_name() == "sqlite":
        return unquote((address.database or "").removeprefix("file:"))
    return address.set(query={}).render_as_string(hide_password=True)
