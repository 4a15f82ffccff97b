"""A PostgreSQL of our own for the tests: one server a session, a database for each test copied from a template."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psycopg
import pytest

from campaign.adapters.db.migrating import migrate

_USERS = ("postgres", "nobody")
_TEMPLATE = "migrated"
_MEMORY = "/dev/shm"  # noqa: S108 - a folder of our own is made in it
_FAST = "-c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=50"


@dataclass(frozen=True, kw_only=True)
class PostgreSql:
    """A running server, reached by a socket in its own folder; no port is taken."""

    folder: Path
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def new(self, *, migrated: bool = True) -> str:
        """The address of a new database."""
        name = f"case_{next(self.numbers)}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE if migrated else 'template0'}")
        return self.url(name)

    def prepare(self) -> None:
        """Makes the database that the others are copied from."""
        self._say(f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0")
        migrate(self.url(_TEMPLATE))

    def _say(self, sql: str) -> None:
        with psycopg.connect(host=str(self.folder), user="postgres", autocommit=True) as connection:
            connection.execute(sql.encode())


def require_postgresql() -> Path:
    """The folder of PostgreSQL's programs; skips the test where there is none, or fails it where there must be."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if folders:
        return folders[-1]
    if os.environ.get("CAMPAIGN_REQUIRE_SERVERS") == "1":
        pytest.fail("PostgreSQL is not installed, and CAMPAIGN_REQUIRE_SERVERS is set")
    pytest.skip("PostgreSQL is not installed")


@contextmanager
def postgresql() -> Iterator[PostgreSql]:
    """Runs a server, with a migrated template, while the block lasts."""
    programs = require_postgresql()
    folder = Path(tempfile.mkdtemp(prefix="campaign-pg-", dir=_MEMORY if os.access(_MEMORY, os.W_OK) else None))
    user = _user()
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    data, log = folder / "data", folder / "log"
    options = f"-k {folder} {_FAST}"
    try:
        _run(user, programs / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-N")
        _run(user, programs / "pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            server = PostgreSql(folder=folder)
            server.prepare()
            yield server
        finally:
            _run(user, programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> str | None:
    """Whom the server runs as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in _USERS if user in known)


def _run(user: str | None, *command: str | Path) -> None:
    group = None if user is None else pwd.getpwnam(user).pw_gid
    subprocess.run(  # noqa: S603 - our own command
        command,
        user=user,
        group=group,
        extra_groups=None if user is None else (),
        cwd="/",
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
