"""The forms that an order's line may take: read from the patterns of the verbs, errors from the same patterns.

A pattern is made of words that stand for themselves in any letter case, of slots `{field:kind}` or
`{field:kind:label}`, and of parts in brackets, which may be left out and stand in any order. A bracketed part that is
only words sets the field of that name: `[NO FIRE]` sets `no_fire`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from campaign.rules.form_kind import KINDS, Kind
from campaign.rules.order import Form
from campaign.rules.word import Words, alike

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?(?::([^\s}]+))?\}")
_PIECE = re.compile(r"\[([^\]]*)\]|(\S+)")
_NAME = "name"
_END_OF_LINE = "the end of the line"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word of a pattern that stands for itself."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a pattern for what the player names."""

    field: str
    kind: Kind
    label: str


@dataclass(frozen=True, slots=True)
class Flag:
    """The end of a bracketed part that is only words: it has been said."""

    field: str


@dataclass(frozen=True, slots=True)
class Options:
    """Bracketed parts next to one another: each may be left out, the others stand in any order."""

    parts: tuple["Pattern", ...]


Piece: TypeAlias = Keyword | Slot | Flag | Options
Pattern: TypeAlias = tuple[Piece, ...]
Values: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Miss:
    """Where a line fails a pattern: the index of the word, what was expected there, the keyword if it was one."""

    at: int
    expected: str
    keyword: str | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """What keeps a line from being read: the column, what is wrong, the nearest valid word."""

    column: int
    message: str
    suggestion: str | None = None


def read_form(forms: tuple[Form, ...], words: Words) -> tuple[Form, Values] | Fault:
    """The first form that a line takes, with the values of its fields; else what is wrong with the line.

    >>> from campaign.rules.word import words_of
    >>> forms = (Form("LAND {troops:number} AT {at:land}"),)
    >>> read_form(forms, words_of("land 20 at  the near azores."))[1]
    {'troops': 20, 'at': Phrase(text='the near azores', column=13)}
    >>> read_form(forms, words_of("LAND 20 ON Sakal"))
    Fault(column=9, message='“ON” stands where AT was expected.', suggestion='AT')
    """
    misses: list[Miss] = []
    for form in forms:
        for stop, values in _ways(pattern_of(form.pattern), words, 0, misses):
            if stop == len(words.all):
                return form, {**form.fixed, **values}
            misses.append(Miss(stop, _END_OF_LINE))
    return _fault(words, misses)


def usage(form: Form) -> str:
    """A form as HELP prints it.

    >>> usage(Form("PURSUE {target:ship} [FOR {for_:number:rolls}]"))
    'PURSUE <ship> [FOR <rolls>]'
    """
    said = _SLOT.sub(lambda slot: f"<{_slot(slot).label}>", form.pattern)
    return f"{said} … END" if form.block else said


def literal_words(form: Form) -> frozenset[str]:
    """The words of a form that stand for themselves and may not be left out."""
    return frozenset(piece.text for piece in pattern_of(form.pattern) if isinstance(piece, Keyword))


def takes_any_text(form: Form) -> bool:
    """Whether a form has a title, in which `#` is a character like any other."""
    return ":title" in form.pattern


@cache
def pattern_of(text: str) -> Pattern:
    """A pattern as its pieces."""
    pieces: list[Piece] = []
    for found in _PIECE.finditer(text):
        bracketed, plain = found.groups()
        if plain is not None:
            pieces.append(_piece(plain))
        elif pieces and isinstance(pieces[-1], Options):
            pieces[-1] = Options((*pieces[-1].parts, _option(bracketed)))
        else:
            pieces.append(Options((_option(bracketed),)))
    return tuple(pieces)


def _option(text: str) -> Pattern:
    pieces = tuple(_piece(word) for word in text.split())
    if all(isinstance(piece, Keyword) for piece in pieces):
        return (*pieces, Flag("_".join(text.lower().split())))
    return pieces


def _piece(word: str) -> Piece:
    found = _SLOT.fullmatch(word)
    return Keyword(word) if found is None else _slot(found)


def _slot(found: re.Match[str]) -> Slot:
    name, kind, label = found[1], found[2] or _NAME, found[3]
    return Slot(name, KINDS[kind], label or KINDS[kind].label or name.rstrip("_"))


def _ways(pattern: Pattern, words: Words, at: int, misses: list[Miss]) -> Iterator[tuple[int, dict[str, object]]]:
    """Each way in which words from an index on fit a pattern: the index after them and the values, shortest first."""
    if not pattern:
        yield at, {}
        return
    piece, rest = pattern[0], pattern[1:]
    match piece:
        case Keyword(text):
            if words.is_keyword(at, text):
                yield from _ways(rest, words, at + 1, misses)
            else:
                misses.append(Miss(at, text, text))
        case Slot():
            yield from _filled(piece, rest, words, at, misses)
        case Flag(field):
            for stop, values in _ways(rest, words, at, misses):
                yield stop, {field: True, **values}
        case Options(parts):
            for index, part in enumerate(parts):
                others = parts[:index] + parts[index + 1 :]
                yield from _ways((*part, *([Options(others)] if others else []), *rest), words, at, misses)
            yield from _ways(rest, words, at, misses)


def _filled(
    slot: Slot, rest: Pattern, words: Words, at: int, misses: list[Miss]
) -> Iterator[tuple[int, dict[str, object]]]:
    read = False
    for stop in slot.kind.stops(words, at):
        value = slot.kind.read(words, at, stop)
        if value is not None:
            read = True
            for end, values in _ways(rest, words, stop, misses):
                yield end, {slot.field: value, **values}
    if not read:
        misses.append(Miss(at, slot.kind.says))


def _fault(words: Words, misses: list[Miss]) -> Fault:
    meant = next((miss for miss in misses if miss.keyword and words.is_like(miss.at, miss.keyword)), None)
    at = max(miss.at for miss in misses) if meant is None else meant.at
    here = [miss for miss in misses if miss.at == at]
    expected = " or ".join(dict.fromkeys(miss.expected for miss in here))
    keywords = list(dict.fromkeys(miss.keyword for miss in here if miss.keyword))
    suggestion = meant.keyword if meant else keywords[0] if len(keywords) == 1 else None
    if at >= len(words.all):
        return Fault(words.end_column, f"The line ends where {expected} was expected.", suggestion)
    found = words.all[at]
    if suggestion is None:
        suggestion = alike(found.text, keywords)
    return Fault(found.column, f"“{shortened(found.text)}” stands where {expected} was expected.", suggestion)


def shortened(text: str, most: int = 40) -> str:
    """A player's words, cut where they are long."""
    return text if len(text) <= most else text[: most - 1] + "…"
