"""Reads the orders in a letter's new text: line by line, blocks to END, remarks apart."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from campaign.rules.form import (
    Fault,
    Values,
    literal_words,
    read_form,
    shortened,
    takes_any_text,
    usage,
)
from campaign.rules.order import AnyVerb, Form, Line, Ordered, Reading, Remark, Unreadable
from campaign.rules.orders.verbs import VERBS
from campaign.rules.word import Words, alike, same, words_of

_FROM: Final = "#orders"
_TO: Final = "#end"
_END: Final = "end"
# A first word in small letters that merely resembles a verb is a slip only where the rest of the line fits the verb.
_SHORTEST_SHOUT: Final = 3

_Begun: TypeAlias = tuple[AnyVerb, Form, Values]


@dataclass(frozen=True, slots=True)
class _Text:
    """Lines to read, and the indices of those that end a block."""

    lines: tuple[Line, ...]
    ends: tuple[int, ...]

    def end_after(self, at: int) -> int | None:
        """The index of the line that ends the block begun at an index."""
        place = bisect_right(self.ends, at)
        return self.ends[place] if place < len(self.ends) else None


@dataclass(frozen=True, slots=True)
class _Step:
    """What was made of some lines, and the index of the line after them; a line without meaning is None."""

    reading: Ordered | Unreadable | None
    after: int


def read_orders(text: str) -> tuple[Reading, ...]:
    r"""What the new text of a letter orders, in the order of its lines; remarks are gathered in one, at the end.

    >>> [type(reading).__name__ for reading in read_orders("Ahoy!\nFIGHT\nFLEE TWO Takal")]
    ['Ordered', 'Unreadable', 'Remark']
    """
    letter = _that_counts(_text_of(text))
    readings: list[Reading] = []
    remarks: list[Line] = []
    at = 0
    while at < len(letter.lines):
        step = _step(letter, at)
        if step.reading is not None:
            readings.append(step.reading)
        elif words_of(letter.lines[at].text).all:
            remarks.append(letter.lines[at])
        at = step.after
    return (*readings, Remark(tuple(remarks))) if remarks else tuple(readings)


def verb_of(words: Words) -> AnyVerb | None:
    """The verb that a line begins with: by all its words, else by its first."""
    begun = [verb for verb in VERBS if words.is_keyword(0, verb.words[0])]
    whole = (verb for verb in begun if all(words.is_keyword(at, word) for at, word in enumerate(verb.words)))
    return next(whole, begun[0] if begun else None)


def _text_of(text: str) -> _Text:
    return _lines(Line(number, line.rstrip("\r")) for number, line in enumerate(text.split("\n"), start=1))


def _lines(lines: Iterable[Line]) -> _Text:
    kept = tuple(lines)
    ends = tuple(at for at, line in enumerate(kept) if same(line.text.strip(" \t."), _END))
    return _Text(kept, ends)


def _that_counts(letter: _Text) -> _Text:
    """The lines that count: those between `#orders` and `#end` where these stand, else all."""
    start = _mark(letter, _FROM)
    if start is None:
        return letter
    after = _lines(letter.lines[start + 1 :])
    stop = _mark(after, _TO)
    return after if stop is None else _lines(after.lines[:stop])


def _mark(letter: _Text, mark: str) -> int | None:
    """The index of the first line outside blocks that is a mark."""
    if not any(same(line.text.strip(), mark) for line in letter.lines):
        return None
    return next((at for at in _outside_blocks(letter) if same(letter.lines[at].text.strip(), mark)), None)


def _outside_blocks(letter: _Text) -> Iterator[int]:
    at = 0
    while at < len(letter.lines):
        yield at
        begun = _begin(letter.lines[at])
        block = isinstance(begun, tuple) and begun[1].block
        end = letter.end_after(at) if block else None
        at = at + 1 if end is None else end + 1


def _step(letter: _Text, at: int) -> _Step:
    begun = _begin(letter.lines[at])
    match begun:
        case None:
            return _Step(None, at + 1)
        case Unreadable():
            return _Step(begun, _after_unreadable(letter, at))
        case verb, form, values:
            if form.block:
                return _block(letter, at, begun)
            return _Step(Ordered(letter.lines[at].number, verb, verb.order(**values)), at + 1)


def _begin(line: Line) -> _Begun | Unreadable | None:
    """What a line begins: an order, something meant as one, or nothing."""
    words = words_of(line.text)
    verb = verb_of(words)
    if verb is None:
        return _slip(line, words)
    if any(takes_any_text(form) for form in verb.forms):
        words = words_of(line.text, comments=False)
    read = read_form(verb.forms, words)
    if isinstance(read, Fault):
        return _unreadable(line, read, verb)
    return verb, *read


def _unreadable(line: Line, fault: Fault, verb: AnyVerb) -> Unreadable:
    written = " or ".join(usage(form) for form in verb.forms)
    hint = f"It is written {written}." if len(verb.forms) == 1 else f"HELP {verb.words[0]} shows how it is written."
    message = f"{fault.message} {hint}"
    return Unreadable(line=line.number, column=fault.column, message=message, suggestion=fault.suggestion)


def _slip(line: Line, words: Words) -> Unreadable | None:
    """A line whose first word is nearly a verb, if it was meant as an order."""
    verb = _near_verb(words)
    if verb is None:
        return None
    first, near = words.all[0], verb.words[0]
    corrected = line.text[: first.column - 1] + near + line.text[first.column - 1 + len(first.text) :]
    shouted = first.text.isupper() and len(first.text) >= _SHORTEST_SHOUT
    if not shouted and isinstance(read_form(verb.forms, words_of(corrected)), Fault):
        return None
    message = f"“{shortened(first.text)}” is no order; {near} is."
    return Unreadable(line=line.number, column=first.column, message=message, suggestion=near)


def _near_verb(words: Words) -> AnyVerb | None:
    if not words.all or words.all[0].quoted:
        return None
    first = words.all[0].text
    near = alike(first, (verb.words[0] for verb in VERBS))
    # Prose such as "Hail to the King" is no slip for SAIL: few slip in the first letter.
    if near is None or not (first.isupper() or same(first[0], near[0])):
        return None
    return next(verb for verb in VERBS if verb.words[0] == near)


def _block(letter: _Text, at: int, begun: _Begun) -> _Step:
    verb, _, values = begun
    lines, first = letter.lines, letter.lines[at]
    end = letter.end_after(at)
    if end is None:
        message = f"{verb.name} begins here and goes on to a line END, which is missing: nothing of it is obeyed."
        column = words_of(first.text).all[0].column
        return _Step(Unreadable(line=first.number, column=column, message=message, suggestion="END"), len(lines))
    more = verb.read_block(lines[at + 1 : end])
    if isinstance(more, Unreadable):
        return _Step(more, end + 1)
    return _Step(Ordered(first.number, verb, verb.order(**values, **more)), end + 1)


def _after_unreadable(letter: _Text, at: int) -> int:
    """Where to go on after a line that could not be read: after its block, where it was to begin one."""
    words = words_of(letter.lines[at].text)
    verb = verb_of(words) or _near_verb(words)
    said = {word.text.upper() for word in words.all[1:]} | set(verb.words if verb else ())
    forms = () if verb is None else verb.forms
    if not any(form.block and literal_words(form) <= said for form in forms):
        return at + 1
    end = letter.end_after(at)
    return len(letter.lines) if end is None else end + 1
