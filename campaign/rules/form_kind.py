"""The kinds of slot that a form may have: what each reads from the words of a line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from campaign.rules.citation import RuleNumber, RuleNumberError
from campaign.rules.order import Phrase
from campaign.rules.word import Words

# Longer names are none; it also bounds the search for where a name ends.
_LONGEST_NAME = 12
_MOST_DIGITS = 7
_FILLERS = frozenset({"and", "rule", "rules"})


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of slot: what it says it expects, how many words it takes at most, and what it makes of them.

    `read` gives None for words that are none of the kind; `most_words` 0 means all that are left.
    """

    says: str
    read: Callable[[Words, int, int], object | None]
    most_words: int = 1
    label: str = ""

    def stops(self, words: Words, at: int) -> range:
        """The indices at which the slot may end, the nearest first."""
        last = len(words.all)
        if self.most_words == 0:
            return range(last, last + 1) if at < last else range(0)
        return range(at + 1, min(last, at + self.most_words) + 1)


def _phrase(words: Words, at: int, stop: int) -> Phrase:
    return Phrase(words.between(at, stop), words.all[at].column)


def _number(words: Words, at: int, stop: int) -> int | None:
    number = whole_number(words.between(at, stop))
    return number or None


def _amount(words: Words, at: int, stop: int) -> int | None:
    return whole_number(words.between(at, stop))


def whole_number(text: str) -> int | None:
    """A whole number from 0 as players write it; None where the text is none, or of too many digits.

    >>> whole_number("500"), whole_number("-1"), whole_number("9" * 5000)
    (500, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else None


def _signed(words: Words, at: int, stop: int) -> int | None:
    text = words.between(at, stop)
    if text[:1] not in {"+", "-", "\N{MINUS SIGN}"}:
        return None
    number = whole_number(text[1:])
    if number is None:
        return None
    return number if text[0] == "+" else -number


def _label(letter: str) -> Callable[[Words, int, int], str | None]:
    def read(words: Words, at: int, stop: int) -> str | None:
        text = words.between(at, stop)
        number = whole_number(text[1:]) if text[:1].upper() == letter else None
        return f"{letter}{number}" if number else None

    return read


def _rules(words: Words, at: int, stop: int) -> tuple[str, ...] | None:
    numbers = [text for text in words.between(at, stop).replace(",", " ").split() if text.casefold() not in _FILLERS]
    try:
        return tuple(str(RuleNumber.parse(text)) for text in numbers) or None
    except RuleNumberError:
        return None


def _rule(words: Words, at: int, stop: int) -> str | None:
    rules = _rules(words, at, stop)
    return rules[0] if rules is not None and len(rules) == 1 else None


def _text(words: Words, at: int, stop: int) -> Phrase:
    del stop  # a text is all that is left of the line, as it stands
    column = words.all[at].column
    return Phrase(words.line[column - 1 :].strip(), column)


def _title(words: Words, at: int, stop: int) -> Phrase:
    text = _text(words, at, stop)
    return Phrase(" ".join(text.text.split()).removesuffix("."), text.column)


KINDS: Mapping[str, Kind] = {
    "name": Kind("a name", _phrase, _LONGEST_NAME),
    "ship": Kind("the name of a ship", _phrase, _LONGEST_NAME, label="ship"),
    "land": Kind("the name of a land", _phrase, _LONGEST_NAME, label="land"),
    "player": Kind("the name of a player", _phrase, _LONGEST_NAME, label="player"),
    "ware": Kind("what is meant, such as marines", _phrase, _LONGEST_NAME),
    "word": Kind("a word", _phrase),
    "number": Kind("a whole number from 1", _number),
    "amount": Kind("a whole number", _amount),
    "signed": Kind("a number with its sign, such as +1", _signed),
    "matter": Kind("the label of a matter, such as H31", _label("H"), label="H…"),
    "submission": Kind("the label of a submission, such as S7", _label("S"), label="S…"),
    "rules": Kind("the numbers of rules, such as 5.26, 5.27", _rules, _LONGEST_NAME),
    "rule": Kind("the number of a rule, such as 5.7", _rule, 2),
    "text": Kind("some words", _text, 0),
    "title": Kind("a title", _title, 0),
}
