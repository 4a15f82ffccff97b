"""A line of a letter as words with their columns, comments and the full stop at its end left out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz.distance import OSA

_TOKEN = re.compile(r"#.*|\"([^\"#]*)\"|“([^“”#]*)”|([^\s#]+)", re.DOTALL)
_LITERAL_TOKEN = re.compile(r"(?!)|\"([^\"]*)\"|“([^“”]*)”|(\S+)")
_SHORT = 3
_LONG = 7


@dataclass(frozen=True, slots=True)
class Word:
    """A word and the column it begins in, from 1; one in quotation marks is never a keyword."""

    text: str
    column: int
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a line; `line` is the line without its comment, `end_column` where it ends."""

    line: str
    all: tuple[Word, ...]

    @property
    def end_column(self) -> int:
        """The column after the last character that counts."""
        return len(self.line.rstrip()) + 1

    def is_keyword(self, at: int, keyword: str) -> bool:
        """Whether the word at an index is the keyword, in any letter case."""
        return at < len(self.all) and not self.all[at].quoted and same(self.all[at].text, keyword)

    def is_like(self, at: int, keyword: str) -> bool:
        """Whether the word at an index is nearly the keyword."""
        return at < len(self.all) and alike(self.all[at].text, (keyword,)) is not None

    def between(self, start: int, stop: int) -> str:
        """The words from one index to before another, single-spaced."""
        return " ".join(word.text for word in self.all[start:stop])


def words_of(line: str, *, comments: bool = True) -> Words:
    """The words of a line; with `comments`, what follows a `#` is left out.

    >>> [word.text for word in words_of('ATTACK "Too Close" CLOSE. # now!').all]
    ['ATTACK', 'Too Close', 'CLOSE']
    >>> words_of("  FLEE  TO Takal").all[1]
    Word(text='TO', column=9, quoted=False)
    """
    words: list[Word] = []
    kept = line
    for found in (_TOKEN if comments else _LITERAL_TOKEN).finditer(line):
        quoted = next((text for text in found.groups()[:2] if text is not None), None)
        if quoted is not None:
            if quoted.strip():
                words.append(Word(" ".join(quoted.split()), found.start() + 1, quoted=True))
        elif found[3] is not None:
            words.append(Word(found[3], found.start() + 1))
        else:
            kept = line[: found.start()]
    return Words(kept, _without_full_stop(words))


def _without_full_stop(words: list[Word]) -> tuple[Word, ...]:
    if words and not words[-1].quoted and words[-1].text.endswith("."):
        last = words.pop()
        if last.text != ".":
            words.append(Word(last.text[:-1], last.column))
    return tuple(words)


def same(one: str, other: str) -> bool:
    """Whether two words differ in letter case at most."""
    return one.casefold() == other.casefold()


def alike(word: str, keywords: Iterable[str]) -> str | None:
    """The keyword that a word nearly is: one slip of the pen away, two in a long word.

    >>> alike("ATACK", ("ATTACK", "FLEE"))
    'ATTACK'
    >>> alike("Hello", ("HELP", "FLEE")) is None
    True
    """
    found: tuple[int, str] | None = None
    for keyword in keywords:
        slips = 2 if len(keyword) >= _LONG else 1 if len(keyword) >= _SHORT else 0
        distance = OSA.distance(word.casefold(), keyword.casefold(), score_cutoff=slips)
        if distance <= slips and (found is None or distance < found[0]):
            found = (distance, keyword)
    return None if found is None else found[1]
