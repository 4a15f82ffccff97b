"""The small language in which clauses of the law are written: total, typed and bounded.

An expression reads facts and gives one value. Whatever is accepted ends in few steps with a value
for all facts that fit its schema; whatever is not is an `ExpressionError` that says where and why.

    own.troops / 5 if own.pirate and wind.direction in {NE, SE} else 5.7.npc_troop_bonus

Numbers are whole and division rounds down. Names are dotted and in lower case; the address of a
term is a name. A word, such as NE, stands for itself and is ordered as its set is. `count(n in
own.prostheses where n == 1)` and `sum(n in own.cargo: n * 2)` look at the numbers of a bag.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from campaign.rules.expression_check import check
from campaign.rules.expression_grammar import ExpressionError, parse
from campaign.rules.expression_types import BOOL, INT, Bag, Facts, Schema, Type, Value, Word

__all__ = [
    "BOOL",
    "INT",
    "Bag",
    "Expression",
    "ExpressionError",
    "Facts",
    "Schema",
    "Type",
    "Value",
    "Word",
    "compile_expression",
    "fuse",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression:
    """An expression that was checked against a schema.

    names: the names it reads.
    terms: the addresses of the terms it reads.
    cost: the most steps it takes.
    code: its Python, never stored: the source is.
    value: gives its value for facts that fit the schema.
    """

    source: str
    type: Type
    names: frozenset[str]
    terms: frozenset[str]
    cost: int
    code: str = field(repr=False)
    value: Callable[[Facts], Value] = field(repr=False, compare=False)


def compile_expression(source: str, schema: Schema, want: Type) -> Expression:
    """Return the expression that a text says, checked against a schema.

    Raises:
        ExpressionError: it cannot be read, is not of the type wanted, or exceeds a bound.

    >>> schema = Schema({"own.troops": INT, "own.pirate": BOOL}, {"5.7.share": INT})
    >>> expression = compile_expression("own.troops / 5 + 5.7.share", schema, INT)
    >>> expression.value({"own.troops": 17, "own.pirate": False, "5.7.share": 1})
    4
    >>> print(sorted(expression.names), sorted(expression.terms))
    ['own.troops'] ['5.7.share']
    >>> compile_expression("own.troop / 5", schema, INT)
    Traceback (most recent call last):
    campaign.rules.expression_grammar.ExpressionError: own.troop is not known here; \
did you mean own.troops?
        own.troop / 5
        ^^^^^^^^^
    """
    part, reading = check(parse(source), source, schema, want)
    return Expression(
        source=source,
        type=part.type,
        names=frozenset(reading.names),
        terms=frozenset(reading.terms),
        cost=part.cost,
        code=part.code,
        value=_made(f"value = lambda facts: {part.code}", "value"),
    )


def fuse(
    clauses: Sequence[tuple[str, Expression, Expression]],
) -> Callable[[Facts], list[tuple[str, int | bool]]]:
    """Return one function that gives the id and value of each clause whose condition holds.

    clauses: id, condition and value of each, in the order in which they are to be given; the
        conditions are of type `BOOL`, the values of type `INT` or `BOOL`.
    """
    lines = ["def values(facts):", "    found = []"]
    for clause_id, condition, value in clauses:
        lines.append(f"    if {condition.code}: found.append(({clause_id!r}, {value.code}))")
    lines.append("    return found")
    return _made("\n".join(lines), "values")


def _made(code: str, name: str) -> Callable[[Facts], Any]:
    """Return the function of this name that the Python of checked parts defines."""
    space: dict[str, Any] = {"__builtins__": {}, "abs": abs, "max": max, "min": min, "sum": sum}
    exec(code, space)  # noqa: S102 - parts are written by us alone, from a tree that was checked
    made: Callable[[Facts], Any] = space[name]
    return made
