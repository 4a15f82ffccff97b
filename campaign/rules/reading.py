"""Reads the orders in a letter's new text: line by line, blocks to END, remarks apart."""

from collections.abc import Iterator
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
class _Step:
    """What was made of some lines, and the index of the line after them; a line without meaning is None."""

    reading: Ordered | Unreadable | None
    after: int


def read_orders(text: str) -> tuple[Reading, ...]:
    r"""What the new text of a letter orders, in the order of its lines; remarks are gathered in one, at the end.

    >>> [type(reading).__name__ for reading in read_orders("Ahoy!\nFIGHT\nFLEE TWO Takal")]
    ['Ordered', 'Unreadable', 'Remark']
    """
    lines = tuple(Line(number, line.rstrip("\r")) for number, line in enumerate(text.split("\n"), start=1))
    readings: list[Reading] = []
    remarks: list[Line] = []
    at, stop = _bounds(lines)
    while at < stop:
        step = _step(lines[:stop], at)
        if step.reading is not None:
            readings.append(step.reading)
        elif words_of(lines[at].text).all:
            remarks.append(lines[at])
        at = step.after
    return (*readings, Remark(tuple(remarks))) if remarks else tuple(readings)


def verb_of(words: Words) -> AnyVerb | None:
    """The verb that a line begins with: by all its words, else by its first."""
    begun = [verb for verb in VERBS if words.is_keyword(0, verb.words[0])]
    whole = (verb for verb in begun if all(words.is_keyword(at, word) for at, word in enumerate(verb.words)))
    return next(whole, begun[0] if begun else None)


def _bounds(lines: tuple[Line, ...]) -> tuple[int, int]:
    """Where the lines that count begin and stop: between `#orders` and `#end` where these stand, else all."""
    marks = tuple(_outside_blocks(lines, 0))
    start = next((at + 1 for at in marks if same(lines[at].text.strip(), _FROM)), None)
    if start is None:
        return 0, len(lines)
    inside = _outside_blocks(lines, start)
    return start, next((at for at in inside if same(lines[at].text.strip(), _TO)), len(lines))


def _outside_blocks(lines: tuple[Line, ...], at: int) -> Iterator[int]:
    while at < len(lines):
        yield at
        begun = _begin(lines[at])
        end = None if isinstance(begun, Unreadable) or begun is None or not begun[1].block else _end(lines, at)
        at = at + 1 if end is None else end + 1


def _step(lines: tuple[Line, ...], at: int) -> _Step:
    begun = _begin(lines[at])
    match begun:
        case None:
            return _Step(None, at + 1)
        case Unreadable():
            return _Step(begun, _after_unreadable(lines, at))
        case verb, form, values:
            if form.block:
                return _block(lines, at, begun)
            return _Step(Ordered(lines[at].number, verb, verb.order(**values)), at + 1)


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


def _block(lines: tuple[Line, ...], at: int, begun: _Begun) -> _Step:
    verb, _, values = begun
    end = _end(lines, at)
    if end is None:
        message = f"{verb.name} begins here and goes on to a line END, which is missing: nothing of it is obeyed."
        column = words_of(lines[at].text).all[0].column
        return _Step(Unreadable(line=lines[at].number, column=column, message=message, suggestion="END"), len(lines))
    more = verb.read_block(lines[at + 1 : end])
    if isinstance(more, Unreadable):
        return _Step(more, end + 1)
    return _Step(Ordered(lines[at].number, verb, verb.order(**values, **more)), end + 1)


def _end(lines: tuple[Line, ...], at: int) -> int | None:
    """The index of the line that ends the block begun at an index."""
    return next((index for index in range(at + 1, len(lines)) if same(lines[index].text.strip(" \t."), _END)), None)


def _after_unreadable(lines: tuple[Line, ...], at: int) -> int:
    """Where to go on after a line that could not be read: after its block, where it was to begin one."""
    words = words_of(lines[at].text)
    verb = verb_of(words) or _near_verb(words)
    said = {word.text.upper() for word in words.all[1:]} | set(verb.words if verb else ())
    forms = () if verb is None else verb.forms
    if not any(form.block and literal_words(form) <= said for form in forms):
        return at + 1
    end = _end(lines, at)
    return len(lines) if end is None else end + 1
