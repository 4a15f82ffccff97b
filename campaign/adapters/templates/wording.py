"""Words: numbers, plurals, lists, wrapped text and quotations, as the gazette prints them."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from campaign.rules.scenario import Faction, Force, Point, Wind

WIDTH: Final = 72
"""Columns of a text mail."""

_NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_ORDINALS: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
)  # fmt: skip
_TEENS: Final = range(10, 20)
_POINTS: Final = {
    Point.N: "north", Point.NE: "north-east", Point.E: "east", Point.SE: "south-east",
    Point.S: "south", Point.SW: "south-west", Point.W: "west", Point.NW: "north-west",
}  # fmt: skip
_AIRS: Final = ("Not a breath of wind", "Light airs", "A light breeze", "A fair breeze", "A fresh breeze",
                "A strong wind", "A gale")  # fmt: skip
_STORM: Final = "A storm"
_CONTROLS: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_ENTRY: Final = 10
_QUOTE_MARK: Final = "> "


def number(count: int) -> str:
    """A number in words up to twelve, in figures beyond.

    >>> number(0), number(3), number(13)
    ('no', 'three', '13')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def few(count: int, one: str, many: str = "") -> str:
    """So many of something, the number in words up to twelve.

    >>> few(1, "Marine"), few(2, "Marine"), few(30, "die", "dice")
    ('one Marine', 'two Marines', '30 dice')
    """
    return f"{number(count)} {plural(count, one, many)}"


def plural(count: int, one: str, many: str = "") -> str:
    """The noun that goes with a number.

    >>> plural(1, "die", "dice"), plural(0, "cask")
    ('die', 'casks')
    """
    return one if count == 1 else many or f"{one}s"


def ordinal(place: int) -> str:
    """A place in a row, in words up to the twelfth.

    >>> ordinal(2), ordinal(13), ordinal(21), ordinal(112)
    ('second', '13th', '21st', '112th')
    """
    if 0 <= place < len(_ORDINALS):
        return _ORDINALS[place]
    ending = "th" if place % 100 in _TEENS else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words in a row: A; A and B; A, B and C.

    >>> listed(["A"]), listed(["A", "B"]), listed(["A", "B", "C"], "or")
    ('A', 'A and B', 'A, B or C')
    """
    *before, final = words
    return f"{', '.join(before)} {last} {final}" if before else final


def upper_first(words: str) -> str:
    """Words of ours at the beginning of a sentence; never used on a name.

    >>> upper_first("two Marines")
    'Two Marines'
    """
    return words[:1].upper() + words[1:]


def signed(value: int) -> str:
    """A number that is added: `+3`, `-2`.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '-2', '+0')
    """
    return f"{value:+d}"


def wind_words(wind: Wind) -> str:
    """The wind in words.

    >>> wind_words(Wind(Point.NW, 4))
    'A fresh breeze from the north-west, four pips strong'
    """
    if wind.strength <= 0:
        return _AIRS[0]
    air = _AIRS[wind.strength] if wind.strength < len(_AIRS) else _STORM
    return f"{air} from the {_POINTS[wind.direction]}, {few(wind.strength, 'pip')} strong"


def troops(count: int, faction: Faction) -> str:
    """So many troops of a side, by their name.

    >>> troops(1, Faction.CITIZEN), troops(20, Faction.PIRATE)
    ('one Marine', '20 Buccaneers')
    """
    return few(count, "Buccaneer" if faction is Faction.PIRATE else "Marine")


def defended(count: int, force: Force) -> str:
    """So many defenders of a land, by their name.

    >>> defended(1, Force.NATIVES), defended(30, Force.MARINES)
    ('one native', '30 Marines')
    """
    match force:
        case Force.MARINES:
            return few(count, "Marine")
        case Force.BUCCANEERS:
            return few(count, "Buccaneer")
        case Force.NATIVES:
            return few(count, "native")
        case Force.PLAYER:
            return few(count, "defender")


def force_name(force: Force) -> str:
    """Who holds a land: `the Marines`, `the Buccaneers`, `the natives`."""
    match force:
        case Force.MARINES:
            return "the Marines"
        case Force.BUCCANEERS:
            return "the Buccaneers"
        case Force.NATIVES:
            return "the natives"
        case Force.PLAYER:
            return "the defenders"


def side_name(faction: Faction) -> str:
    """The players of a side: `the Citizens`, `the Pirates`."""
    return "the Pirates" if faction is Faction.PIRATE else "the Citizens"


def clean(text: str) -> str:
    r"""Text of others without control characters; only newlines and tabs are kept.

    >>> clean("Longer\r\nguns\x1b[2J")
    'Longer\nguns[2J'
    """
    return _CONTROLS.sub("", text)


def one_line(text: str) -> str:
    r"""Text of others on one line.

    >>> one_line("Longer\r\n  guns ")
    'Longer guns'
    """
    return " ".join(clean(text).split())


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
    """A paragraph, its blanks made single, in lines of at most `width` columns.

    `indent` columns stand before the first line, `hang` before the others. Words longer than a line are cut.
    """
    first, other = " " * indent, " " * (indent if hang is None else hang)
    return textwrap.fill(
        " ".join(text.split()),
        width,
        initial_indent=first,
        subsequent_indent=other,
        break_on_hyphens=False,
    )


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
        pieces = textwrap.wrap(expanded.strip(), max(20, width - len(mark) - len(own)), break_on_hyphens=False)
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
