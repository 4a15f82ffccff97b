"""The check of the law's expressions: types, names and bounds.

What passes gives a value for all facts that fit its schema, and no number on the way to it is
larger than `LARGEST_VALUE`: the largest number of each part is reckoned from those of its parts.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from lark import Token

from campaign.rules import expression_part as parts
from campaign.rules.expression_grammar import DEEPEST, ExpressionError, Node, brief
from campaign.rules.expression_part import FUNCTIONS, Part
from campaign.rules.expression_reading import Reading, nodes, tokens
from campaign.rules.expression_types import BOOL, INT, Bag, Schema, Type, Word
from campaign.rules.names import nearest

MOST_NODES: Final = 160
MOST_STEPS: Final = 2_000
LARGEST_VALUE: Final = 10**18  # of all numbers on the way, either side of zero
DEEPEST_FOLD: Final = 3  # counts and sums within one another

_Reader: TypeAlias = Callable[[Reading, Node], Part]


def check(tree: Node, source: str, schema: Schema, want: Type) -> tuple[Part, Reading]:
    """Return the checked expression, and the reading that tells the names and terms it reads.

    Raises:
        ExpressionError: it is not of type `want`, reads what is not known, or exceeds a bound.
    """
    reading = Reading.of(source, schema, want)
    part = _part_of(reading, tree, want)
    if part.cost > MOST_STEPS:
        message = f"the expression takes up to {part.cost} steps: at most {MOST_STEPS} are allowed"
        raise ExpressionError(message, source, 0, len(source))
    return part, reading


def _part(reading: Reading, node: Node, hoped: Type | None = None) -> Part:
    """Check a part. The type hoped for decides only between the meanings of a word."""
    reading.nodes += 1
    reading.depth += 1
    if reading.nodes > MOST_NODES:
        raise reading.error(node, f"the expression has more than {MOST_NODES} parts")
    if reading.depth > DEEPEST:
        raise reading.error(node, f"parts stand more than {DEEPEST} deep")
    if node.data == "name":
        part = reading.name(node, hoped)
    elif node.data == "choice":
        part = _choice(reading, node, hoped)
    else:
        part = _readers()[node.data](reading, node)
    reading.depth -= 1
    if part.largest > LARGEST_VALUE:
        message = f"{reading.quoted(node)} can grow too large: keep its parts small with clamp"
        raise reading.error(node, message)
    return part


@functools.cache
def _readers() -> Mapping[str, _Reader]:
    return {
        "address": lambda reading, node: reading.fact(tokens(node)[0]),
        "affirmative": lambda _reading, _node: parts.claim(holds=True),
        "both": functools.partial(_logic, operator="and"),
        "call": _call,
        "comparison": _comparison,
        "count": _count,
        "either": functools.partial(_logic, operator="or"),
        "minus": functools.partial(_addition, operator="-"),
        "negation": _negation,
        "negative": lambda _reading, _node: parts.claim(holds=False),
        "number": _number,
        "opposite": _opposite,
        "plus": functools.partial(_addition, operator="+"),
        "quotient": _quotient,
        "remainder": _remainder,
        "sum": _sum,
        "times": _times,
        "within": functools.partial(_membership, operator="in"),
        "without": functools.partial(_membership, operator="not in"),
    }


def _part_of(reading: Reading, node: Node, want: Type) -> Part:
    part = _part(reading, node, want)
    if part.type != want:
        message = f"expected {want}, but {reading.quoted(node)} is {part.type}"
        raise reading.error(node, message)
    return part


def _alike(reading: Reading, left: Node, right: Node, hoped: Type | None = None) -> tuple[Part, Part]:
    """Check two parts that must have one type; a bare word takes its meaning from the other."""
    if reading.is_bare(left) and not reading.is_bare(right):
        second = _part(reading, right, hoped)
        first = _part(reading, left, second.type)
    else:
        first = _part(reading, left, hoped)
        second = _part(reading, right, first.type)
    if first.type != second.type:
        quoted = reading.quoted(left), reading.quoted(right)
        message = f"{quoted[0]} is {first.type}, but {quoted[1]} is {second.type}"
        raise reading.error(right, message)
    return first, second


def _number(reading: Reading, node: Node) -> Part:
    (token,) = tokens(node)
    return parts.number(reading.written(token))


def _choice(reading: Reading, node: Node, hoped: Type | None) -> Part:
    left, middle, right = nodes(node)
    condition = _part_of(reading, middle, BOOL)
    return parts.choice(condition, *_alike(reading, left, right, hoped))


def _logic(reading: Reading, node: Node, *, operator: str) -> Part:
    first, second = (_part_of(reading, each, BOOL) for each in nodes(node))
    return parts.logic(operator, first, second)


def _negation(reading: Reading, node: Node) -> Part:
    (claim,) = nodes(node)
    return parts.negation(_part_of(reading, claim, BOOL))


def _comparison(reading: Reading, node: Node) -> Part:
    left, right = nodes(node)
    first, second = _alike(reading, left, right)
    (operator,) = tokens(node)
    kind = first.type
    if isinstance(kind, Bag):
        raise reading.error(node, f"{kind} cannot be compared, only counted or summed")
    if kind is BOOL and operator not in {"==", "!="}:
        raise reading.error(node, f"{kind} has no order: compare it with == or !=")
    return parts.comparison(str(operator), first, second)


def _membership(reading: Reading, node: Node, *, operator: str) -> Part:
    left, members = nodes(node)
    written = tokens(members)
    reading.nodes += len(written)
    hoped = next((each for each in reading.words if written[0] in each.words), None)
    part = _part(reading, left, hoped)
    if part.type is BOOL or isinstance(part.type, Bag):
        message = f"expected a word or a number, but {reading.quoted(left)} is {part.type}"
        raise reading.error(left, message)
    return parts.membership(operator, part, [_member(reading, each, part.type) for each in written])


def _member(reading: Reading, token: Token, kind: Type) -> int | str:
    if kind is INT and token.type == "NUMBER":
        return reading.written(token)
    known = kind.words if isinstance(kind, Word) else ()
    if token in known:
        return str(token)
    raise reading.error(token, f"{brief(token)} is not {kind}", nearest(token, known))


def _numbers(reading: Reading, node: Node) -> list[Part]:
    return [_part_of(reading, each, INT) for each in nodes(node)]


def _addition(reading: Reading, node: Node, *, operator: str) -> Part:
    return parts.addition(operator, *_numbers(reading, node))


def _times(reading: Reading, node: Node) -> Part:
    return parts.product(*_numbers(reading, node))


def _quotient(reading: Reading, node: Node) -> Part:
    return parts.quotient(*_division(reading, node))


def _remainder(reading: Reading, node: Node) -> Part:
    return parts.remainder(*_division(reading, node))


def _division(reading: Reading, node: Node) -> tuple[Part, int]:
    dividend, _ = _numbers(reading, node)
    divisor = nodes(node)[1]
    number = int(tokens(divisor)[0]) if divisor.data == "number" else 0
    if number == 0:
        message = f"{reading.quoted(divisor)} cannot divide: only a written number above 0 can"
        raise reading.error(divisor, message)
    return dividend, number


def _opposite(reading: Reading, node: Node) -> Part:
    return parts.opposite(*_numbers(reading, node))


def _call(reading: Reading, node: Node) -> Part:
    (token,) = tokens(node)
    name = str(token)
    if name not in FUNCTIONS:
        suggestion = nearest(name, (*FUNCTIONS, "count", "sum"))
        raise reading.error(token, f"{brief(name)} is no function", suggestion)
    numbers = _numbers(reading, node)
    least, most = FUNCTIONS[name]
    if not least <= len(numbers) <= most:
        takes = str(least) if least == most else f"{least} to {most}"
        raise reading.error(node, f"{name} takes {takes} numbers, not {len(numbers)}")
    return parts.call(name, numbers)


def _count(reading: Reading, node: Node) -> Part:
    return parts.count(*_fold(reading, node, BOOL))


def _sum(reading: Reading, node: Node) -> Part:
    return parts.total(*_fold(reading, node, INT))


def _fold(reading: Reading, node: Node, want: Type) -> tuple[str, Bag, int, Part]:
    number, source = tokens(node)
    depth = len(reading.numbers)
    if depth == DEEPEST_FOLD:
        raise reading.error(node, f"count and sum stand more than {DEEPEST_FOLD} deep")
    if not number.islower() or "." in number:
        raise reading.error(number, f"{brief(number)} must be one word in lower case")
    bag = reading.fact(source).type
    if not isinstance(bag, Bag):
        raise reading.error(source, f"expected a bag, but {brief(source)} is {bag}")
    (body,) = nodes(node)
    reading.numbers.append(str(number))
    part = _part_of(reading, body, want)
    reading.numbers.pop()
    return str(source), bag, depth, part
