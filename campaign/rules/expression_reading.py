"""How far the check of an expression has come: what its names mean and where its errors point."""

from dataclasses import dataclass, field
from typing import Self

from lark import Token, Tree

from campaign.rules import expression_part as parts
from campaign.rules.expression_grammar import BOOLEANS, ExpressionError, Node, brief
from campaign.rules.expression_part import Part
from campaign.rules.expression_types import LARGEST_FACT, Schema, Type, Word
from campaign.rules.names import nearest


@dataclass(slots=True, kw_only=True)
class Reading:
    """How far a check has come.

    words: the word types that a bare word may belong to.
    names, terms: those read so far.
    numbers: what the folds around the present part call the number they look at.
    nodes: the parts met so far.
    depth: of the present part.
    """

    source: str
    schema: Schema
    words: tuple[Word, ...]
    names: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    numbers: list[str] = field(default_factory=list)
    nodes: int = 0
    depth: int = 0

    @classmethod
    def of(cls, source: str, schema: Schema, want: Type) -> Self:
        """Return the reading that has yet to begin."""
        wanted = (want,) if isinstance(want, Word) else ()
        words = tuple(dict.fromkeys((*schema.words(), *wanted)))
        return cls(source=source, schema=schema, words=words)

    def error(self, place: Node | Token, message: str, suggestion: str | None = None) -> ExpressionError:
        """Return the error that points at a place in the source."""
        start, end = _span(place)
        return ExpressionError(message, self.source, start, end, suggestion)

    def quoted(self, place: Node) -> str:
        """Return what is written at a place, for a message."""
        start, end = _span(place)
        return brief(self.source[start:end])

    def name(self, node: Node, hoped: Type | None) -> Part:
        """Return what a name means: the number of a fold around it, a fact or a word."""
        (token,) = tokens(node)
        name = str(token)
        if name in self.numbers:
            outwards = self.numbers[::-1].index(name)
            return parts.counted(len(self.numbers) - 1 - outwards)
        meanings = [each for each in self.words if name in each.words]
        if name in self.schema.names or not meanings:
            return self.fact(token)
        return parts.word(name, hoped if hoped in meanings else meanings[0])

    def is_bare(self, node: Node) -> bool:
        """Return whether a part is a word, or a choice of words, whose meaning is yet open."""
        if node.data == "choice":
            first, _, last = nodes(node)
            return self.is_bare(first) and self.is_bare(last)
        if node.data != "name":
            return False
        (name,) = tokens(node)
        return name not in self.schema.names and name not in self.numbers

    def fact(self, token: Token) -> Part:
        """Return the fact of a name or of a term's address, and note that it is read."""
        key = str(token)
        if key in self.schema.terms:
            self.terms.add(key)
            return parts.fact(key, self.schema.terms[key])
        if key in self.schema.names:
            self.names.add(key)
            return parts.fact(key, self.schema.names[key])
        words = (word for each in self.words for word in each.words)
        known = (*self.schema.names, *self.schema.terms, *self.numbers, *words, *BOOLEANS)
        raise self.error(token, f"{brief(key)} is not known here", nearest(key, known))

    def written(self, token: Token) -> int:
        """Return the number that is written out."""
        number = int(token)
        if number > LARGEST_FACT:
            raise self.error(token, f"{brief(token)} is too large: at most {LARGEST_FACT}")
        return number


def nodes(node: Node) -> list[Node]:
    """Return the parts of a part, in their order."""
    return [child for child in node.children if isinstance(child, Tree)]


def tokens(node: Node) -> list[Token]:
    """Return the names, numbers and comparison signs of a part itself, in their order."""
    return [child for child in node.children if isinstance(child, Token)]


def _span(place: Node | Token) -> tuple[int, int]:
    if isinstance(place, Token):
        return place.start_pos or 0, place.end_pos or 0
    return place.meta.start_pos, place.meta.end_pos
