"""Checked parts of an expression: how parts join, and what the whole then costs and can grow to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from campaign.rules.expression_types import BOOL, INT, LARGEST_FACT, Bag, Type, Word

# The least and the most numbers that each function takes.
FUNCTIONS: Final = {"abs": (1, 1), "clamp": (3, 3), "max": (2, 8), "min": (2, 8)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A checked part of an expression.

    code: Python that gives its value from `facts`.
    cost: the most steps that takes.
    largest: the largest number it can give, either side of zero; 1 if it gives none.
    """

    type: Type
    code: str
    cost: int = 1
    largest: int = 1


def number(value: int) -> Part:
    """Return the part that is always this number, from 0."""
    return Part(type=INT, code=str(value), largest=value)


def claim(*, holds: bool) -> Part:
    """Return the part that always holds, or never."""
    return Part(type=BOOL, code=str(holds))


def word(name: str, kind: Type) -> Part:
    """Return the part that is always this word."""
    return Part(type=kind, code=repr(name))


def fact(key: str, kind: Type) -> Part:
    """Return the part that reads one fact."""
    return Part(type=kind, code=f"facts[{key!r}]", largest=LARGEST_FACT if kind is INT else 1)


def counted(depth: int) -> Part:
    """Return the part that is the present number of the fold at this depth, from 0."""
    return Part(type=INT, code=f"number{depth}", largest=LARGEST_FACT)


def choice(condition: Part, first: Part, second: Part) -> Part:
    """Return the part that is `first` where the condition holds, and `second` elsewhere."""
    return Part(
        type=first.type,
        code=f"({first.code} if {condition.code} else {second.code})",
        cost=condition.cost + first.cost + second.cost + 1,
        largest=max(first.largest, second.largest),
    )


def logic(operator: str, first: Part, second: Part) -> Part:
    """Return two claims joined by `and` or `or`."""
    return _joined(BOOL, operator, first, second)


def negation(part: Part) -> Part:
    """Return the opposite of a claim."""
    return Part(type=BOOL, code=f"(not {part.code})", cost=part.cost + 1)


def comparison(operator: str, first: Part, second: Part) -> Part:
    """Return the comparison of two parts of one type; words compare by their place in their set."""
    kind = first.type
    if isinstance(kind, Word) and operator not in {"==", "!="}:
        first, second = (replace(each, code=f"{kind.words!r}.index({each.code})") for each in (first, second))
    return _joined(BOOL, operator, first, second)


def membership(operator: str, part: Part, members: Sequence[int | str]) -> Part:
    """Return whether a part is `in`, or `not in`, a set that is written out."""
    return Part(
        type=BOOL,
        code=f"({part.code} {operator} {tuple(members)!r})",
        cost=part.cost + len(members) + 1,
    )


def opposite(part: Part) -> Part:
    """Return a number with its sign turned."""
    return Part(type=INT, code=f"(-{part.code})", cost=part.cost + 1, largest=part.largest)


def addition(operator: str, first: Part, second: Part) -> Part:
    """Return the sum or, with `-`, the difference of two numbers."""
    return _joined(INT, operator, first, second, first.largest + second.largest)


def product(first: Part, second: Part) -> Part:
    """Return the product of two numbers."""
    return _joined(INT, "*", first, second, first.largest * second.largest)


def quotient(dividend: Part, divisor: int) -> Part:
    """Return a number divided by one above 0, rounded down: -7 / 2 is -4."""
    return _joined(INT, "//", dividend, number(divisor), -(-dividend.largest // divisor))


def remainder(dividend: Part, divisor: int) -> Part:
    """Return what remains of a number divided by one above 0: never below 0."""
    return _joined(INT, "%", dividend, number(divisor), divisor - 1)


def call(name: str, parts: Sequence[Part]) -> Part:
    """Return one of `FUNCTIONS` of as many numbers as it takes.

    `clamp(number, low, high)` is the number kept within the two; `low` wins where they cross.
    """
    codes = [each.code for each in parts]
    bounding = parts
    if name == "clamp":
        kept, low, high = codes
        code = f"max({low}, min({high}, {kept}))"
        bounding = parts[1:]
    else:
        code = f"{name}({', '.join(codes)})"
    return Part(
        type=INT,
        code=code,
        cost=sum(each.cost for each in parts) + 1,
        largest=max(each.largest for each in bounding),
    )


def count(key: str, bag: Bag, depth: int, body: Part) -> Part:
    """Return for how many numbers of a bag the body holds."""
    variable = counted(depth).code
    return Part(
        type=INT,
        code=f"sum([1 for {variable} in facts[{key!r}].values() if {body.code}])",
        cost=len(bag.keys) * body.cost + 1,
        largest=len(bag.keys),
    )


def total(key: str, bag: Bag, depth: int, body: Part) -> Part:
    """Return the sum of what the body gives for each number of a bag."""
    variable = counted(depth).code
    return Part(
        type=INT,
        code=f"sum([{body.code} for {variable} in facts[{key!r}].values()])",
        cost=len(bag.keys) * body.cost + 1,
        largest=len(bag.keys) * body.largest,
    )


def _joined(kind: Type, operator: str, first: Part, second: Part, largest: int = 1) -> Part:
    return Part(
        type=kind,
        code=f"({first.code} {operator} {second.code})",
        cost=first.cost + second.cost + 1,
        largest=largest,
    )
