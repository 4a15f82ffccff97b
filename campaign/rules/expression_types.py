"""The types of the law's expressions, and the schema of what an expression may read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, TypeAlias

LARGEST_FACT: Final = 1_000_000  # of numbers in facts and of literals, either side of zero


class Basic(StrEnum):
    """The types that need no declaration."""

    INT = "a whole number"
    BOOL = "yes or no"


INT: Final[Literal[Basic.INT]] = Basic.INT
BOOL: Final[Literal[Basic.BOOL]] = Basic.BOOL


@dataclass(frozen=True, slots=True)
class Word:
    """A closed set of words, in their order from low to high.

    name: what each of them is, for messages: `a wind direction`.
    words: of letters, digits and underscores, a letter first.
    """

    name: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Bag:
    """A closed set of keys with a whole number each.

    name: what it holds, for messages: `prostheses`.
    """

    name: str
    keys: tuple[str, ...]

    def __str__(self) -> str:
        return f"a bag of {self.name}"


Type: TypeAlias = Basic | Word | Bag
Value: TypeAlias = int | bool | str
Facts: TypeAlias = Mapping[str, Value | Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Schema:
    """What an expression may read.

    Facts fit it if they give every name and term a value of its type, numbers within
    `LARGEST_FACT`, and each bag a number for each of its keys and no other.

    names: dotted names in lower case, and their types.
    terms: addresses of terms, and their types.
    """

    names: Mapping[str, Type]
    terms: Mapping[str, Type] = field(default_factory=dict)

    def words(self) -> tuple[Word, ...]:
        """Return the word types it speaks of, in the order of their first mention."""
        types = (*self.names.values(), *self.terms.values())
        return tuple(dict.fromkeys(each for each in types if isinstance(each, Word)))
