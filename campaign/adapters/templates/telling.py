"""A piece of news as told: the blocks of its event's template, prose or quotation, and its heading in the gazette."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from campaign.adapters.templates.setting import unquoted, wrapped, wrapped_quote
from campaign.rules.events import (
    abroad,
    banking,
    duels,
    fighting,
    government,
    history,
    landing,
    passages,
    people,
    prisoners,
    raiding,
    sailing,
    speaking,
    trading,
    winning,
)
from campaign.rules.report import Item

_HEADINGS: Final = (
    ("By authority", government.__name__),
    ("Victory", winning.__name__),
    ("Persons", people.__name__),
    ("Persons", passages.__name__),
    ("The Speaker", speaking.__name__),
    ("Foreign parts", abroad.__name__),
    ("Duels", duels.__name__),
    ("Prisoners", prisoners.__name__),
    ("Shipping intelligence", sailing.__name__),
    ("Actions at sea", fighting.__name__),
    ("Ashore", landing.__name__),
    ("Plunder", raiding.__name__),
    ("Trade", trading.__name__),
    ("Money", banking.__name__),
    ("The Historian of Battles", history.__name__),
)
_OTHER: Final = "Other news"
_WEATHER: Final = "wind_changed"
_WEATHER_MATTER: Final = "weather"
_WEATHER_HEADING: Final = "Weather"


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph of prose, or a quotation whose lines stay as they are."""

    lines: tuple[str, ...]
    quote: bool = False

    @property
    def prose(self) -> str:
        """The words of a paragraph on one line."""
        return " ".join(self.lines)


@dataclass(frozen=True, slots=True)
class Column:
    """A heading of the gazette, and what stands below it."""

    heading: str
    items: tuple[Item, ...]


def blocks_of(told: str) -> Iterator[Block]:
    r"""The blocks of a told event: they are parted by blank lines, and a quotation's lines begin with `>`.

    >>> [block.quote for block in blocks_of("Haddock writes:\n\n> Aye.\n>\n> Nay.\n")]
    [False, True]
    """
    kept: list[str] = []
    for line in (*told.split("\n"), ""):
        words = line.strip()
        if kept and (not words or words.startswith(">") != kept[0].startswith(">")):
            yield _block(kept)
            kept = []
        if words:
            kept.append(line.rstrip() if words.startswith(">") else " ".join(words.split()))


def _block(lines: list[str]) -> Block:
    if lines[0].lstrip().startswith(">"):
        return Block(tuple(unquoted(line.lstrip()) for line in lines), quote=True)
    return Block(tuple(lines))


def text_of(blocks: Iterable[Block], indent: int = 0) -> str:
    """Blocks as text, wrapped, a blank line between them."""
    return "\n\n".join(
        wrapped_quote(block.lines, indent) if block.quote else wrapped(block.prose, indent) for block in blocks
    )


def columns(items: Iterable[Item]) -> tuple[Column, ...]:
    """Public news by heading, under each in the order it happened."""
    by_heading: dict[str, list[Item]] = {heading: [] for heading in (*dict(_HEADINGS), _WEATHER_HEADING, _OTHER)}
    for item in items:
        by_heading[_heading(item)].append(item)
    return tuple(Column(heading, tuple(under)) for heading, under in by_heading.items() if under)


def _heading(item: Item) -> str:
    if item.name == _WEATHER or (item.matter is not None and item.matter.kind == _WEATHER_MATTER):
        return _WEATHER_HEADING
    module = type(item.event).__module__
    return next((heading for heading, name in _HEADINGS if name == module), _OTHER)
