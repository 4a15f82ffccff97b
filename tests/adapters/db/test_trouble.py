"""A database that cannot be used says in one line why and what to do."""

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from campaign.adapters.db import migrating
from campaign.adapters.db.engine import connect
from campaign.adapters.db.unit import SqlArchive
from campaign.services.archive import DatabaseTroubleError
from tests.adapters.db.conftest import REAL
from tests.fakes.archive import FakeArchive
from tests.postgresql import PostgreSql


def use(url: str) -> None:
    archive = SqlArchive(connect(url, lock_seconds=0))
    try:
        with archive.unit() as unit:
            unit.strangers.note("a@b", 1)
            unit.commit()
    finally:
        archive.close()


def trouble(url: str) -> str:
    """What the database says when it is used."""
    with pytest.raises(DatabaseTroubleError) as caught:
        use(url)
    said = str(caught.value)
    assert "\n" not in said
    return said


def test_a_missing_file(tmp_path: Path) -> None:
    file = tmp_path / "none here.sqlite"
    assert trouble(f"sqlite:///{file}") == (
        f"there is no database {file}: make it with `campaign migrate`, or check the setting"
    )
    assert not file.exists()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "campaign.sqlite"
    file.write_bytes(b"no database " * 100)
    assert "is no SQLite database" in trouble(f"sqlite:///{file}")


def test_a_folder(tmp_path: Path) -> None:
    assert "cannot be opened" in trouble(f"sqlite:///{tmp_path}")


def test_a_database_without_tables(empty_url: str) -> None:
    if empty_url.startswith("sqlite"):
        Path(empty_url.removeprefix("sqlite:///")).touch()
    assert trouble(empty_url) == "the database has no tables yet: run `campaign migrate`"


@pytest.mark.parametrize(("version", "says"), [("9999", "install the newer version"), ("0000", "does not know")])
def test_a_schema_that_the_code_does_not_know(url: str, version: str, says: str) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    engine.dispose()
    assert says in trouble(url)


def test_an_older_schema(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrating, "head", lambda: "9999")
    assert trouble(url) == "the database has schema 0001, this version needs 9999: run `campaign migrate`"


def test_a_locked_database(url: str) -> None:
    engine = connect(url)
    with engine.connect() as holder:
        if holder.dialect.name == "postgresql":
            holder.execute(text("LOCK TABLE strangers IN ACCESS EXCLUSIVE MODE"))
        else:
            holder.execute(text("DELETE FROM strangers"))
        assert "stayed locked: another process holds it" in trouble(url)
    engine.dispose()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("campaign.sqlite", "cannot be read: write sqlite:///FILE or postgresql://"),
        ("nosuch:///x", "cannot be read"),
        ("mysql+pymysql://x/y", "mysql is no database we know"),
        ("sqlite://", "in memory would be lost"),
        ("sqlite:///:memory:", "in memory would be lost"),
    ],
)
def test_an_address_that_is_none(url: str, says: str) -> None:
    assert says in trouble(url)
    with pytest.raises(DatabaseTroubleError):
        migrating.migrate(url)


def test_a_driver_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert trouble("postgresql://localhost/campaign") == "PostgreSQL needs its driver: install campaign[postgresql]"


def test_every_connection_in_use(url: str) -> None:
    archive = SqlArchive(connect(url, lock_seconds=0))

    def read_a_hundred_times() -> None:
        with ExitStack() as readers:
            for _ in range(100):
                readers.enter_context(archive.reading())

    with pytest.raises(DatabaseTroubleError, match="run fewer tasks at once"):
        read_a_hundred_times()
    archive.close()


def test_our_own_mistakes_are_not_the_databases(url: str) -> None:
    archive = SqlArchive(connect(url))

    def note_nobody() -> None:
        with archive.unit() as unit:
            unit.strangers.note(cast("str", None), 1)

    with pytest.raises(IntegrityError):
        note_nobody()
    archive.close()


def test_the_memory_has_one_writer_at_a_time_too() -> None:
    archive = FakeArchive(lock_seconds=0)
    with archive.unit(), pytest.raises(DatabaseTroubleError, match="stayed locked"), archive.unit():
        pass


def test_a_server_that_does_not_answer() -> None:
    said = trouble("postgresql://anne:secret@127.0.0.1:1/campaign")
    assert "postgresql://anne:***@127.0.0.1:1/campaign cannot be used: " in said
    assert "secret" not in said


@REAL
def test_a_database_that_was_never_created(postgresql_server: PostgreSql) -> None:
    assert "create it (`createdb`), then run `campaign migrate`" in trouble(postgresql_server.url("nowhere"))
