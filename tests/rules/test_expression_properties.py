"""The language of clauses, at large: what is accepted means what it says, and nothing else gets through."""

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from campaign.rules.expression import (
    BOOL,
    INT,
    Bag,
    Expression,
    ExpressionError,
    Facts,
    Schema,
    Type,
    Word,
    compile_expression,
    fuse,
)
from campaign.rules.expression_check import LARGEST_VALUE, MOST_STEPS
from campaign.rules.expression_grammar import LONGEST_SOURCE

# An expression as (what it is, its parts …): built here, printed here and reckoned here.
Tree: TypeAlias = tuple[Any, ...]

WIND = Word("a wind", ("N", "NE", "E"))
RANK = Word("a rank", ("boy", "Mate", "E"))
PARTS = Bag("parts", ("hook", "leg", "eye"))
SCHEMA = Schema(
    {"own.a": INT, "b": INT, "dry": BOOL, "wind": WIND, "rank": RANK, "parts": PARTS},
    {"5.7.cap": INT, "33.open": BOOL, "5.11.bag": PARTS},
)
# The first example to come also builds the parser.
UNHURRIED = settings(deadline=None)

BAGS = ("parts", "5.11.bag")

MILLION = st.integers(-1_000_000, 1_000_000)
NUMBERS = MILLION | st.integers(-9, 9)
BAG_FACTS = st.fixed_dictionaries(dict.fromkeys(PARTS.keys, NUMBERS))
FACTS = st.fixed_dictionaries(
    {
        "own.a": NUMBERS,
        "b": NUMBERS,
        "dry": st.booleans(),
        "wind": st.sampled_from(WIND.words),
        "rank": st.sampled_from(RANK.words),
        "parts": BAG_FACTS,
        "5.7.cap": NUMBERS,
        "33.open": st.booleans(),
        "5.11.bag": BAG_FACTS,
    }
)

CHOICE, OR, AND, NOT, RELATION, TOTAL, PRODUCT, OPPOSITE, ATOM = range(9)
LEVELS = {
    "choice": CHOICE,
    "or": OR,
    "and": AND,
    "not": NOT,
    **dict.fromkeys(("==", "!=", "<=", ">=", "<", ">", "in", "not in"), RELATION),
    **dict.fromkeys("+-", TOTAL),
    **dict.fromkeys("*/%", PRODUCT),
    "opposite": OPPOSITE,
}
JOIN: Mapping[str, Callable[..., Any]] = {
    "not": lambda claim: claim is False,
    "and": lambda first, second: {first, second} == {True},
    "or": lambda first, second: True in {first, second},
    "opposite": lambda number: 0 - number,
    "abs": lambda number: sorted((number, 0 - number))[1],
    "min": min,
    "max": max,
    "clamp": lambda number, low, high: low if low > high else sorted((number, low, high))[1],
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": lambda first, second: math.floor(Fraction(first, second)),
    "%": lambda first, second: first - second * math.floor(Fraction(first, second)),
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}
SIGNS = st.sampled_from(("==", "!=", "<=", ">=", "<", ">"))


def numbers(depth: int, *variables: str) -> st.SearchStrategy[Tree]:
    """Return trees of numbers; the variables are those of the folds around them."""
    literal = st.tuples(st.just("literal"), st.integers(0, 99) | st.integers(0, 1_000_000))
    leaf = literal | st.tuples(st.just("fact"), st.sampled_from(("own.a", "b", "5.7.cap", *variables)))
    if depth == 0:
        return leaf
    number, claim = numbers(depth - 1, *variables), claims(depth - 1, *variables)
    small = st.tuples(st.just("literal"), st.integers(1, 99))
    inner = (*variables, "xyz"[len(variables)])
    return st.one_of(
        leaf,
        st.tuples(st.sampled_from("+-"), number, number),
        st.tuples(st.just("*"), number, number),
        st.tuples(st.sampled_from("/%"), number, small),
        st.tuples(st.just("opposite"), number),
        st.tuples(st.just("abs"), number),
        st.tuples(st.sampled_from(("min", "max")), number, number),
        st.tuples(st.just("clamp"), number, number, number),
        st.tuples(st.just("choice"), number, claim, number),
        st.tuples(st.just("sum"), st.just(inner[-1]), st.sampled_from(BAGS), numbers(depth - 1, *inner)),
        st.tuples(st.just("count"), st.just(inner[-1]), st.sampled_from(BAGS), claims(depth - 1, *inner)),
    )


def claims(depth: int, *variables: str) -> st.SearchStrategy[Tree]:
    """Return trees of yes or no."""
    literal = st.tuples(st.just("claim"), st.sampled_from(("yes", "no", "true", "false")))
    leaf = literal | st.tuples(st.just("fact"), st.sampled_from(("dry", "33.open")))
    if depth == 0:
        return leaf
    number, claim = numbers(depth - 1, *variables), claims(depth - 1, *variables)
    word = st.tuples(st.just("word"), st.sampled_from(WIND.words), st.just(WIND))
    wind = st.tuples(st.just("word fact"), st.just("wind"), st.just(WIND))
    rank = st.tuples(st.just("word fact"), st.just("rank"), st.just(RANK))
    rank_word = st.tuples(st.just("word"), st.sampled_from(RANK.words), st.just(RANK))
    membership = st.sampled_from(("in", "not in"))
    return st.one_of(
        leaf,
        st.tuples(st.sampled_from(("and", "or")), claim, claim),
        st.tuples(st.just("not"), claim),
        st.tuples(SIGNS, number, number),
        st.tuples(st.sampled_from(("==", "!=")), claim, claim),
        st.tuples(SIGNS, wind, word),
        st.tuples(SIGNS, rank_word, rank),
        st.tuples(membership, wind, st.lists(st.sampled_from(WIND.words), min_size=1, max_size=3)),
        st.tuples(membership, number, st.lists(st.integers(0, 1_000_000), min_size=1, max_size=3)),
        st.tuples(st.just("choice"), claim, claim, claim),
    )


def written(tree: Tree, least: int = CHOICE) -> str:  # noqa: C901 - one case for each kind of tree
    """Print a tree with no more brackets than it needs."""
    level = LEVELS.get(tree[0], ATOM)
    match tree:
        case "literal" | "fact" | "claim" | "word" | "word fact", value, *_:
            text = str(value)
        case "choice", first, condition, second:
            text = f"{written(first, OR)} if {written(condition, OR)} else {written(second)}"
        case "not", part:
            text = f"not {written(part, NOT)}"
        case "opposite", part:
            text = f"-{written(part, OPPOSITE)}"
        case "in" | "not in" as sign, part, members:
            text = f"{written(part, TOTAL)} {sign} {{{', '.join(map(str, members))}}}"
        case "sum", variable, bag, body:
            text = f"sum({variable} in {bag}: {written(body)})"
        case "count", variable, bag, body:
            text = f"count({variable} in {bag} where {written(body)})"
        case "abs" | "min" | "max" | "clamp" as function, *parts:
            text = f"{function}({', '.join(written(part) for part in parts)})"
        case sign, first, second if level == RELATION:
            text = f"{written(first, TOTAL)} {sign} {written(second, TOTAL)}"
        case sign, first, second:
            text = f"{written(first, level)} {sign} {written(second, level + 1)}"
        case _:
            raise AssertionError(tree)
    return text if level >= least else f"({text})"


def reckoned(tree: Tree, facts: Mapping[str, Any]) -> Any:
    """Reckon a tree without the language, and see that nothing on the way grows too large."""
    value = _reckoned(tree, facts)
    assert isinstance(value, str) or abs(value) <= LARGEST_VALUE
    return value


def _reckoned(tree: Tree, facts: Mapping[str, Any]) -> Any:  # noqa: PLR0911 - one return for each kind of leaf
    match tree:
        case "literal" | "claim" as leaf, value:
            return value if leaf == "literal" else value in {"yes", "true"}
        case "fact", name:
            return facts[name]
        case "word" | "word fact" as leaf, word, kind:
            return kind.words.index(word if leaf == "word" else facts[word])
        case "choice", first, condition, second:
            return reckoned(first if reckoned(condition, facts) else second, facts)
        case "sum" | "count", variable, bag, body:
            return sum(reckoned(body, {**facts, variable: each}) for each in facts[bag].values())
        case "in" | "not in" as sign, part, members:
            value = facts[part[1]] if part[0] == "word fact" else reckoned(part, facts)
            return (value in members) == (sign == "in")
        case _:
            return JOIN[tree[0]](*(reckoned(part, facts) for part in tree[1:]))


def compiled(tree: Tree, want: Type) -> Expression:
    """Compile a tree, unless it is one of the few that grow beyond a bound."""
    source = written(tree)
    assume(len(source) <= LONGEST_SOURCE)
    try:
        return compile_expression(source, SCHEMA, want)
    except ExpressionError as error:
        assume("can grow too large" not in error.message)
        raise


@UNHURRIED
@given(numbers(3), FACTS)
def test_a_number_is_what_the_expression_says(tree: Tree, facts: Facts) -> None:
    expression = compiled(tree, INT)
    value = expression.value(facts)
    assert type(value) is int
    assert value == reckoned(tree, facts)
    assert expression.cost <= MOST_STEPS


@UNHURRIED
@given(claims(3), FACTS)
def test_a_claim_is_what_the_expression_says(tree: Tree, facts: Facts) -> None:
    value = compiled(tree, BOOL).value(facts)
    assert type(value) is bool
    assert value == reckoned(tree, facts)


@UNHURRIED
@given(numbers(3), FACTS, FACTS)
def test_an_expression_reads_only_the_facts_it_names(tree: Tree, facts: Facts, others: Facts) -> None:
    expression = compiled(tree, INT)
    read = expression.names | expression.terms
    only = {key: value for key, value in facts.items() if key in read}
    assert expression.value(only) == expression.value({**others, **only})


TYPED = st.tuples(numbers(2), st.just(INT)) | st.tuples(claims(1), st.just(BOOL))


@settings(UNHURRIED, max_examples=40)
@given(st.lists(st.tuples(claims(2), TYPED), max_size=5), FACTS)
def test_fused_clauses_give_what_they_give_one_by_one(
    trees: list[tuple[Tree, tuple[Tree, Type]]], facts: Facts
) -> None:
    clauses = [
        (f"5.{place}.clause", compiled(condition, BOOL), compiled(*value))
        for place, (condition, value) in enumerate(trees, start=1)
    ]
    one_by_one = [(name, value.value(facts)) for name, condition, value in clauses if condition.value(facts)]
    assert fuse(clauses)(facts) == one_by_one


WORDS = (
    "own.a b dry wind rank parts 5.7.cap 33.open 5.11.bag N NE boy Mate E x 0 1 9 1000000 99999999 5.7 "
    "( ) { } , : . + - * / % == != <= >= < > = ! and or not if else in count sum where min max abs clamp "
    "yes no true false AND TRUE __import__ dry.__class__ lambda facts \" ' \\ \N{EN DASH}"
)
PIECES = st.sampled_from((*WORDS.split(), " ", "\n", "\0", "\ud800"))
SOUP = st.lists(PIECES, max_size=30).map(" ".join) | st.lists(PIECES, max_size=200).map("".join)


@settings(UNHURRIED, max_examples=300)
@given(st.text() | SOUP, st.sampled_from((INT, BOOL, WIND, RANK)), FACTS)
def test_any_text_is_an_expression_or_an_error_that_can_be_shown(source: str, want: Type, facts: Facts) -> None:
    try:
        expression = compile_expression(source, SCHEMA, want)
    except ExpressionError as error:
        _see_that_it_can_be_shown(error)
    else:
        expression.value(facts)


@UNHURRIED
@given(numbers(3), st.data())
def test_a_damaged_expression_is_an_expression_or_an_error_that_can_be_shown(tree: Tree, data: st.DataObject) -> None:
    source = written(tree)
    place = data.draw(st.integers(0, len(source)))
    damaged = source[:place] + data.draw(PIECES) + source[place + data.draw(st.integers(0, 3)) :]
    try:
        compile_expression(damaged, SCHEMA, INT)
    except ExpressionError as error:
        _see_that_it_can_be_shown(error)


def _see_that_it_can_be_shown(error: ExpressionError) -> None:
    first, line, carets = str(error).split("\n")
    str(error).encode()
    assert first.startswith(error.message)
    assert len(first) < 250
    assert len(line) <= 76
    assert carets.strip().strip("^") == ""
    assert 0 <= error.start < error.end <= len(error.source) + 1
