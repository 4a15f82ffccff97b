"""The shell under test: commands run in a directory of their own, as a person would run them there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from campaign.bootstrap import Premises, build
from campaign.entrypoints.cli import main
from campaign.rules.world import World
from campaign.services.intake import take_in
from campaign.services.polling import work_all
from campaign.services.ports import Fetched
from campaign.settings import load

FOUNDING = """\
title: Atlantis in small
players:
  - {name: Ann, address: ann@example.org, ship: {name: Bounty}}
  - {name: Haddock, address: haddock@example.org, ship: {name: Dauntless, cannon: 40}}
offices:
  - {name: TIE, holder: The Emperor, address: tie@campaign.test}
  - {name: HoB, holder: The Historian, address: hob@campaign.test}
"""


@dataclass(frozen=True, slots=True)
class Said:
    """What a command said: its exit status, its standard output and error."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def refusal(self) -> str:
        """The only line of standard error of a refused command."""
        assert self.status == 1, self
        assert self.out == "", self
        (line,) = self.err.splitlines()
        return line

    @property
    def usage(self) -> str:
        """The only line of standard error of a command that was used wrongly."""
        assert self.status == 2, self
        (line,) = self.err.splitlines()
        return line


@dataclass(frozen=True, slots=True)
class Shell:
    """A shell in the current directory."""

    capsys: pytest.CaptureFixture[str]
    uids: Iterator[int] = field(default_factory=lambda: count(1))

    def __call__(self, *arguments: str) -> Said:
        self.capsys.readouterr()
        status = main(arguments)
        captured = self.capsys.readouterr()
        return Said(status, captured.out, captured.err)

    def done(self, *arguments: str) -> Said:
        """A command that must succeed."""
        said = self(*arguments)
        assert (said.status, said.err) == (0, ""), said
        return said

    def writes(self, sender: str, text: str) -> None:
        """Somebody's mail is taken in and worked."""
        number = next(self.uids)
        head = f"From: {sender}\nTo: game+atlantis@localhost\nSubject: orders\nMessage-ID: <{number}@example.org>\n"
        raw = f"{head}\n{text}\n".replace("\n", "\r\n").encode()
        with premises() as built:
            take_in(built.house, built.poller.name, 1, [Fetched(uid=number, size=len(raw), raw=raw)])
            work_all(built.house)

    @property
    def world(self) -> World:
        with premises() as built, built.archive.reading() as unit:
            return unit.campaigns.load("atlantis")


@contextmanager
def premises() -> Iterator[Premises]:
    """Everything, wired as the current directory's settings say."""
    built = build(load(None, {}))
    yield built
    built.archive.close()
