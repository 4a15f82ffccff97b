"""The grammar of the law's expressions: source text to a tree, or what is wrong with the text."""

import functools
import re
from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from campaign.rules.names import nearest

Node: TypeAlias = Tree[Token]

LONGEST_SOURCE: Final = 600  # characters
DEEPEST: Final = 40  # parts within parts
BOOLEANS: Final = ("false", "no", "true", "yes")

_KEYWORDS = frozenset({"and", "count", "else", "if", "in", "not", "or", "sum", "where", *BOOLEANS})
_SHOWN_WIDTH = 72
_GRAMMAR = r"""
?start: choice
?choice: either | either "if" either "else" choice
?either: both | either "or" both
?both: denial | both "and" denial
?denial: relation | "not" denial -> negation
?relation: total
    | total COMPARISON total -> comparison
    | total "in" set         -> within
    | total "not" "in" set   -> without
set: "{" (NAME | NUMBER) ("," (NAME | NUMBER))* "}"
?total: product | total "+" product -> plus | total "-" product -> minus
?product: factor
    | product "*" factor -> times
    | product "/" factor -> quotient
    | product "%" factor -> remainder
?factor: atom | "-" factor -> opposite
?atom: NUMBER                                 -> number
    | ("true" | "yes")                        -> affirmative
    | ("false" | "no")                        -> negative
    | "count" "(" NAME "in" (NAME | ADDRESS) "where" choice ")" -> count
    | "sum" "(" NAME "in" (NAME | ADDRESS) ":" choice ")"       -> sum
    | NAME "(" choice ("," choice)* ")"       -> call
    | NAME                                    -> name
    | ADDRESS                                 -> address
    | "(" choice ")"
COMPARISON: "==" | "!=" | "<=" | ">=" | "<" | ">"
ADDRESS.2: /[0-9]+(\.[0-9]+)?\.[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*/
NUMBER: /[0-9]+/
NAME: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*/
%ignore /[ \t\r\n]+/
"""

# What people write out of habit from other languages, or what their mail program makes of it.
_SLIPS = {
    "&&": "and",
    "||": "or",
    "<>": "!=",
    "=<": "<=",
    "=>": ">=",
    "//": "/",
    "**": "*",
    "&": "and",
    "|": "or",
    "!": "not",
    "=": "==",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{MULTIPLICATION SIGN}": "*",
    "\N{DIVISION SIGN}": "/",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{NOT EQUAL TO}": "!=",
    "\N{NO-BREAK SPACE}": "a plain space",
}
# Terminals, in the order a reader should hear of them.
_WANTED = {
    "NAME": "a name",
    "NUMBER": "a number",
    "LBRACE": "a set such as {N, NE}",
    "PLUS": "an operator",
    "ELSE": "else",
    "WHERE": "where",
    "IN": "in",
    "COLON": ":",
    "COMMA": ",",
    "RPAR": ")",
    "RBRACE": "}",
    "LPAR": "(",
    "$END": "the end",
}


class ExpressionError(Exception):
    """An expression that cannot become law.

    message: one line, complete in itself but for the suggestion.
    start, end: the place in `source`, from 0; one past its end where something is missing.
    suggestion: what was probably meant.
    """

    def __init__(self, message: str, source: str, start: int, end: int, suggestion: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.source = source
        self.start = start
        self.end = end
        self.suggestion = suggestion

    def __str__(self) -> str:
        hint = f"; did you mean {self.suggestion}?" if self.suggestion else ""
        return f"{self.message}{hint}\n{_underlined(self.source, self.start, self.end)}"


def parse(source: str) -> Node:
    """Return the tree of an expression. Its depth is bounded for brackets only.

    Raises:
        ExpressionError: the text is too long, not plain ASCII, nested too deep or no expression.
    """
    _check_text(source)
    try:
        return _parser().parse(source)
    except UnexpectedCharacters as error:
        raise _unreadable(source, cast("int", error.pos_in_stream)) from None
    except UnexpectedToken as error:
        raise _misplaced(source, error) from None


def brief(text: str) -> str:
    """Return a piece of source as one short line, to be quoted in a message."""
    line = " ".join(text.split())
    return line if len(line) <= _SHOWN_WIDTH // 2 else line[: _SHOWN_WIDTH // 2 - 3] + "..."


@functools.cache
def _parser() -> Lark:
    return Lark(_GRAMMAR, parser="lalr", lexer="basic", propagate_positions=True, maybe_placeholders=False)


def _check_text(source: str) -> None:
    if len(source) > LONGEST_SOURCE:
        message = f"the expression has {len(source)} characters; at most {LONGEST_SOURCE} are read"
        raise ExpressionError(message, source, LONGEST_SOURCE, len(source))
    if not source.strip():
        message = "the expression is empty"
        raise ExpressionError(message, source, 0, 1)
    depth = 0
    for place, character in enumerate(source):
        if not character.isascii():
            message = f"{character!r} cannot be read: only plain ASCII characters can"
            raise ExpressionError(message, source, place, place + 1, _SLIPS.get(character))
        depth += (character in "({") - (character in ")}")
        if depth > DEEPEST:
            message = f"brackets stand more than {DEEPEST} deep"
            raise ExpressionError(message, source, place, place + 1)


def _unreadable(source: str, place: int) -> ExpressionError:
    if source[place] == "." and source[:place].endswith(tuple("0123456789")):
        message = "only whole numbers can be used"
        return ExpressionError(message, source, place, place + 1)
    return _slip(source, place) or ExpressionError(f"{source[place]!r} cannot be read", source, place, place + 1)


def _misplaced(source: str, error: UnexpectedToken) -> ExpressionError:
    token = error.token
    start, end = token.start_pos or 0, token.end_pos or 0
    habit = _shouted(source) or (None if token.type == "$END" else _slip(source, start))
    if habit is not None:
        return habit
    wanted = _wanted(error.accepts)
    if token.type == "$END":
        end = len(source.rstrip())
        message = f"the expression ends too early: expected {wanted}"
        return ExpressionError(message, source, end, end + 1)
    if token.type == "COMPARISON" and "PLUS" in error.accepts:
        message = f"a second {token} cannot follow: join two comparisons with and"
        return ExpressionError(message, source, start, end)
    suggestion = nearest(token, _KEYWORDS) if token.type == "NAME" else None
    message = f"{brief(token)} cannot stand here: expected {wanted}"
    return ExpressionError(message, source, start, end, suggestion)


def _wanted(terminals: AbstractSet[str]) -> str:
    if "PLUS" in terminals:
        terminals = terminals - {"IN", "LPAR"}
    elif "LPAR" in terminals and "NUMBER" in terminals:
        return "a value"
    return " or ".join(word for terminal, word in _WANTED.items() if terminal in terminals)


def _slip(source: str, place: int) -> ExpressionError | None:
    """Find a sign of another language that holds the character at `place`."""
    for start, end in ((max(place - 1, 0), place + 1), (place, place + 2), (place, place + 1)):
        written = source[start:end]
        if written in _SLIPS:
            message = f"{written} is no operator here"
            return ExpressionError(message, source, start, end, _SLIPS[written])
    return None


def _shouted(source: str) -> ExpressionError | None:
    """Find a keyword that is not in lower case."""
    for found in re.finditer(r"(?<![\w.])[A-Za-z]+(?![\w.])", source):
        word = found[0].lower()
        if word in _KEYWORDS and word != found[0]:
            message = f"{found[0]} is written in lower case"
            return ExpressionError(message, source, found.start(), found.end(), word)
    return None


def _underlined(source: str, start: int, end: int) -> str:
    """Return the line of `source` around `start`, and a line of carets."""
    first = source.rfind("\n", 0, start) + 1
    last = source.find("\n", start)
    last = len(source) if last < 0 else last
    first = max(first, start - _SHOWN_WIDTH // 2)
    last = min(last, first + _SHOWN_WIDTH)
    line = "".join(c if c.isprintable() else " " for c in source[first:last])
    carets = "^" * max(1, min(end, last) - start)
    return f"    {line}\n    {' ' * (start - first)}{carets}"
