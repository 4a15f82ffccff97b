"""Text set in columns: wrapped paragraphs, hanging lines, quotations, a caret under a fault."""

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from campaign.adapters.templates.wording import clean, one_line

WIDTH: Final = 72
"""Columns of a text mail."""

_NUMBERED: Final = re.compile(r"\bNo\. (?=\d)")
_GLUE: Final = "\N{NO-BREAK SPACE}"
_ENTRY: Final = 10
_LEAST: Final = 20
_QUOTE_MARK: Final = "> "


def quoted(text: str) -> str:
    r"""A text in full, each line marked as quoted, so that its lines stay as they are.

    >>> quoted("Aye.\n\nNay.")
    '> Aye.\n>\n> Nay.'
    """
    return "\n".join(f"{_QUOTE_MARK}{line}".rstrip() for line in clean(text).strip("\n").split("\n"))


def unquoted(line: str) -> str:
    """A marked line without its mark."""
    return line.removeprefix(">").removeprefix(" ")


def wrapped(text: str, indent: int = 0, hang: int | None = None, width: int = WIDTH) -> str:
    r"""A paragraph, its blanks made single, in lines of at most `width` columns.

    `indent` columns stand before the first line, `hang` before the others. Words longer than a line are cut;
    `No.` stays with its number.

    >>> wrapped("expected with No. 11", width=18)
    'expected with\nNo. 11'
    """
    first, other = " " * indent, " " * (indent if hang is None else hang)
    glued = _NUMBERED.sub(f"No.{_GLUE}", " ".join(text.split()))
    filled = textwrap.fill(glued, width, initial_indent=first, subsequent_indent=other, break_on_hyphens=False)
    return filled.replace(_GLUE, " ")


def entry(what: str, how: str, indent: int = 0) -> str:
    """A line of a small table of two columns, its second one hanging.

    >>> entry("Purse", "500 Po8")
    'Purse     500 Po8'
    """
    hang = indent + _ENTRY
    return " " * indent + f"{what:<{_ENTRY}}" + wrapped(one_line(how), hang).lstrip()


def wrapped_quote(lines: Sequence[str], indent: int = 2, width: int = WIDTH) -> str:
    r"""Quoted lines, those that are too long wrapped, each marked.

    >>> wrapped_quote(["Aye.", "", "Nay."])
    '  > Aye.\n  >\n  > Nay.'
    """
    mark = " " * indent + _QUOTE_MARK
    made: list[str] = []
    for line in lines:
        expanded = line.expandtabs(4)
        own = " " * (len(expanded) - len(expanded.lstrip()))
        pieces = textwrap.wrap(expanded.strip(), max(_LEAST, width - len(mark) - len(own)), break_on_hyphens=False)
        made += [f"{mark}{own}{piece}" for piece in pieces] or [mark.rstrip()]
    return "\n".join(made)


def pointed(source: str, caret: int, indent: int = 2, width: int = WIDTH) -> str:
    r"""A line as written, with a caret under a column of it, from 1; a long line is cut around the fault.

    >>> print(pointed("ATACK Bounty", 1))
      ATACK Bounty
      ^
    """
    room = width - indent - 2
    line = clean(source).replace("\t", " ").replace("\n", " ")
    start = max(0, min(caret - 1 - room // 2, len(line) - room))
    shown = line[start : start + room]
    before, after = "…" * (start > 0), "…" * (start + room < len(line))
    first = f"{' ' * indent}{before}{shown}{after}".rstrip()
    return f"{first}\n{' ' * (indent + len(before) + caret - 1 - start)}^" if caret else first


def tidy(text: str) -> str:
    r"""Text without blanks at the ends of its lines or more than one empty line in a row, ending in a newline.

    >>> tidy("\n\nAye. \n\n\nNay.")
    'Aye.\n\nNay.\n'
    """
    kept: list[str] = []
    for line in (line.rstrip() for line in text.split("\n")):
        if line or (kept and kept[-1]):
            kept.append(line)
    return "\n".join(kept).rstrip("\n") + "\n"
