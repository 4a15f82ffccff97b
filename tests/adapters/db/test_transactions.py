"""What is not committed never was: on the fake, SQLite and PostgreSQL."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from campaign.adapters.db.unit import SqlArchive
from campaign.services.archive import Archive, Arrival, Post, ReadingOnlyError
from tests.adapters.db.conftest import House
from tests.adapters.db.test_campaigns import JOINED, WORLD, found, load, take, taken

POST = Post(campaign="", to="a@b", envelope_from="c@d", message_id="<1@x>", kind="answer", raw=b"raw", at=1)


class DroppedError(Exception):
    """What stops a transaction in these tests."""


def test_what_is_not_committed_never_was(house: House) -> None:
    found(house.archive)
    with house.archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        unit.campaigns.store(before, replace(before, reward=9, taken=1), (), taken())
        unit.letters.take_in("INBOX", 1, [Arrival(uid=1, raw=b"", digest="d", at=0)])
        unit.outbox.put(POST)
        unit.strangers.note("a@b", 5)
    for archive in (house.archive, house.again()):
        assert load(archive) == WORLD
        with archive.reading() as unit:
            assert unit.letters.next() is None
            assert unit.letters.mailbox("INBOX").last_uid == 0
            assert unit.outbox.waiting() == (0, 0, 0)
            assert unit.strangers.answered("a@b") == 0


def test_an_exception_undoes_everything(house: House) -> None:
    def broken() -> None:
        with house.archive.unit() as unit:
            unit.campaigns.found(WORLD, taken())
            raise DroppedError

    with pytest.raises(DroppedError):
        broken()
    with house.again().reading() as unit:
        assert unit.campaigns.slugs() == ()


def test_a_world_that_was_dropped_is_not_remembered(house: House) -> None:
    found(house.archive)
    with house.archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        unit.campaigns.store(before, replace(before, reward=9, taken=1), (), taken())
    after = take(house.archive, JOINED)
    assert after.reward == 0
    assert load(house.archive) == load(house.again()) == after


def test_what_follows_a_commit_needs_another(house: House) -> None:
    with house.archive.unit() as unit:
        unit.strangers.note("kept@example.org", 1)
        unit.commit()
        unit.strangers.note("dropped@example.org", 1)
    with house.again().reading() as unit:
        assert unit.strangers.answered("kept@example.org") == 1
        assert unit.strangers.answered("dropped@example.org") == 0


def test_a_unit_sees_its_own_changes(archive: Archive) -> None:
    found(archive)
    with archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        after = replace(before, reward=9, taken=1)
        unit.campaigns.store(before, after, (), taken())
        assert unit.campaigns.load("atlantis") == after


def test_reading_goes_on_while_another_writes(archive: Archive) -> None:
    found(archive)
    with archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        unit.campaigns.store(before, replace(before, reward=9, taken=1), (), taken())
        assert load(archive) == WORLD
        unit.commit()
    assert load(archive).reward == 9


def test_reading_sees_one_state(archive: Archive) -> None:
    found(archive)
    with archive.reading() as reader:
        assert reader.campaigns.load("atlantis") == WORLD
        take(archive, JOINED)
        assert reader.campaigns.load("atlantis") == WORLD
        assert reader.campaigns.chronicle("atlantis") == ()


def test_reading_commits_nothing(archive: Archive) -> None:
    with archive.reading() as unit, pytest.raises(ReadingOnlyError):
        unit.commit()


_KILLED = """
import os, signal, sys
from campaign.adapters.db.engine import connect
from campaign.adapters.db.unit import SqlArchive
with SqlArchive(connect(sys.argv[1])).unit() as unit:
    unit.strangers.note("kept@example.org", 1)
    unit.commit()
    unit.strangers.note("dropped@example.org", 1)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_process_leaves_what_it_committed(url: str, opened: Callable[[str], SqlArchive]) -> None:
    command = [sys.executable, "-c", _KILLED, url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    ended = subprocess.run(command, env=environment, check=False, capture_output=True)  # noqa: S603 - our own
    assert ended.returncode == -signal.SIGKILL, ended.stderr.decode()
    with opened(url).unit() as unit:
        assert unit.strangers.answered("kept@example.org") == 1
        assert unit.strangers.answered("dropped@example.org") == 0
