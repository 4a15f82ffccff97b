"""The archives that the contract tests run on: in memory, SQLite, PostgreSQL."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from campaign.adapters.db.engine import connect
from campaign.adapters.db.migrating import migrate
from campaign.adapters.db.unit import SqlArchive
from campaign.services.archive import Archive
from tests.fakes.archive import FakeArchive
from tests.postgresql import PostgreSql, postgresql

REAL = pytest.mark.real_servers


@dataclass(frozen=True, kw_only=True)
class House:
    """A database under test: `archive` opens it once, `again` opens it anew, as another process would."""

    archive: Archive
    again: Callable[[], Archive]


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgreSql]:
    with postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sqlite") / "migrated.sqlite"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=REAL)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A migrated database of its own."""
    if request.param == "postgresql":
        server: PostgreSql = request.getfixturevalue("postgresql_server")
        return server.new()
    migrated: Path = request.getfixturevalue("migrated_file")
    return f"sqlite:///{shutil.copy(migrated, tmp_path / 'campaign.sqlite')}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=REAL)])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that has never been migrated."""
    if request.param == "postgresql":
        server: PostgreSql = request.getfixturevalue("postgresql_server")
        return server.new(migrated=False)
    return f"sqlite:///{tmp_path / 'campaign.sqlite'}"


@pytest.fixture
def opened() -> Iterator[Callable[[str], SqlArchive]]:
    """Opens archives that are closed at the end."""
    archives: list[SqlArchive] = []

    def open_archive(address: str) -> SqlArchive:
        archives.append(SqlArchive(connect(address, lock_seconds=5)))
        return archives[-1]

    yield open_archive
    for archive in archives:
        archive.close()


@pytest.fixture(params=["fake", "sqlite", pytest.param("postgresql", marks=REAL)])
def house(request: pytest.FixtureRequest, tmp_path: Path, opened: Callable[[str], SqlArchive]) -> House:
    """The same contract for each."""
    if request.param == "fake":
        fake = FakeArchive()
        return House(archive=fake, again=lambda: fake)
    if request.param == "postgresql":
        server: PostgreSql = request.getfixturevalue("postgresql_server")
        address = server.new()
    else:
        migrated: Path = request.getfixturevalue("migrated_file")
        address = f"sqlite:///{shutil.copy(migrated, tmp_path / 'campaign.sqlite')}"
    return House(archive=opened(address), again=lambda: opened(address))


@pytest.fixture
def archive(house: House) -> Archive:
    return house.archive
