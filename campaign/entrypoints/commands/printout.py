"""Printing: one JSON object for scripts; plain text and tables for people, on a terminal or in a pipe."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

import json
import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from io import StringIO
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console

_PIPE_WIDTH = 100
_BLANKS = re.compile(r"[ ]+$", re.MULTILINE)


def console(*, aside: bool = False) -> "Console":
    """Where people read: as wide as the terminal, or so wide that a pipe's lines stay whole.

    `aside` takes standard error, where standard output is for something else.
    """
    from rich.console import Console

    made = Console(stderr=aside)
    if aside:
        return made
    return made if made.is_terminal else Console(file=_Trimming(), width=_PIPE_WIDTH, highlight=False)


class _Trimming(StringIO):
    """Standard output, without the blanks that fill the lines of a table."""

    def write(self, text: str) -> int:
        typer.echo(_BLANKS.sub("", text), nl=False)
        return len(text)


def print_json(value: Mapping[str, object]) -> None:
    """Prints one JSON object."""
    typer.echo(json.dumps(value, indent=2, ensure_ascii=False, default=str))


def say(*lines: str) -> None:
    """Prints lines of text as they are."""
    for line in lines:
        typer.echo(line)


def print_table(headings: tuple[str, ...], rows: Iterable[Iterable[object]]) -> None:
    """Prints a table, without a head where there are no headings; a cell that is too wide goes on below."""
    from rich.table import Table
    from rich.text import Text

    table = Table(*headings, box=None, pad_edge=False, show_header=bool(headings))
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console().print(table)


def instant(seconds: float) -> str | None:
    """A time as JSON has it: ISO 8601 in UTC; None for never (0).

    >>> instant(0), instant(86_400)
    (None, '1970-01-02T00:00:00+00:00')
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds") if seconds else None


def time_ago(seconds: float, now: float) -> str:
    """A time as people read it, with how long ago it was.

    >>> time_ago(86_400, 86_520)
    '1970-01-02 00:00 UTC (2 minutes ago)'
    >>> time_ago(0, 1)
    'never'
    """
    if not seconds:
        return "never"
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC ({_ago(max(0, round(now - seconds)))})"


def _ago(seconds: int) -> str:
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= length:
            return f"{few(seconds // length, unit)} ago"
    return f"{few(seconds, 'second')} ago"


def few(count: int, one: str, many: str = "") -> str:
    """So many of something, in figures.

    >>> few(1, "mail"), few(0, "mail"), few(2, "die", "dice")
    ('1 mail', '0 mails', '2 dice')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
