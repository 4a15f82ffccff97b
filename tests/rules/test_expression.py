"""The language of clauses, case by case: what it means, what it refuses and how it says so."""

import pytest

from campaign.rules.expression import (
    BOOL,
    INT,
    Bag,
    Expression,
    ExpressionError,
    Facts,
    Schema,
    Type,
    Value,
    Word,
    compile_expression,
    fuse,
)

WIND = Word("a wind direction", ("N", "NE", "E", "SE", "S", "SW", "W", "NW"))
RANK = Word("a rank", ("Boy", "Mate", "Captain", "E"))
SYSTEM = Word("a rule system", ("fg8", "stevie"))
PARTS = Bag("prostheses", ("hook", "leg", "eye"))
SCHEMA = Schema(
    {
        "own.troops": INT,
        "own.pirate": BOOL,
        "own.rank": RANK,
        "own.prostheses": PARTS,
        "dry": BOOL,
        "face": INT,
        "wind.direction": WIND,
        "wind.strength": INT,
        "n": INT,
        "system": SYSTEM,
        "wide": Bag("many things", tuple(f"k{number}" for number in range(666))),
    },
    {
        "5.7.npc_troop_bonus": BOOL,
        "5.23.cap": INT,
        "3.14.travel.atlantis_takal": INT,
        "33.levy": INT,
        "5.11.worth": Bag("worths", ("a", "b")),
    },
)
FACTS: Facts = {
    "own.troops": 17,
    "own.pirate": True,
    "own.rank": "Mate",
    "own.prostheses": {"hook": 1, "leg": 2, "eye": 1},
    "dry": False,
    "face": 4,
    "wind.direction": "NE",
    "wind.strength": 3,
    "n": 100,
    "system": "fg8",
    "wide": {f"k{number}": number for number in range(666)},
    "5.7.npc_troop_bonus": True,
    "5.23.cap": 40,
    "3.14.travel.atlantis_takal": 9,
    "33.levy": 2,
    "5.11.worth": {"a": 5, "b": -6},
}


def compiled(source: str, want: Type = INT) -> Expression:
    return compile_expression(source, SCHEMA, want)


def refused(source: str, want: Type = INT) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        compiled(source, want)
    return caught.value


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("0", 0),
        ("007", 7),
        ("1000000", 1_000_000),
        ("own.troops", 17),
        ("2 + 3 * 4 - 1", 13),
        ("(2 + 3) * 4", 20),
        ("10 - 3 - 2", 5),
        ("own.troops / 5", 3),
        ("-7 / 2", -4),
        ("-7 % 4", 1),
        ("100 / 7 % 4 * 2", 4),
        ("- -3", 3),
        ("min(3, 1, 2)", 1),
        ("max(3, 1, 2, 9, 4, 5, 6, 7)", 9),
        ("abs(-4)", 4),
        ("clamp(own.troops, 0, 5)", 5),
        ("clamp(-1, 0, 5)", 0),
        ("clamp(3, 0, 5)", 3),
        ("clamp(3, 5, 0)", 5),
        ("2 if own.pirate else 0", 2),
        ("2 if dry else 3 if own.pirate else 4", 3),
        ("(2 if dry else 3) + 1", 4),
        ("count(n in own.prostheses where n == 1)", 2),
        ("count(n in own.prostheses where n == 1) - count(n in own.prostheses where n == 2)", 1),
        ("sum(n in own.prostheses: n * 10)", 40),
        ("sum(n in 5.11.worth: n)", -1),
        ("n + sum(n in own.prostheses: n) + n", 204),
        ("sum(a in own.prostheses: sum(b in own.prostheses: a * b))", 16),
        ("sum(a in own.prostheses: count(a in own.prostheses where a == 2) + a)", 7),
        ("5.23.cap + 3.14.travel.atlantis_takal * 33.levy", 58),
        ("own.troops\n\t/ 5", 3),
    ],
)
def test_an_expression_gives_a_number(source: str, value: int) -> None:
    assert compiled(source).value(FACTS) == value


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("yes", True),
        ("true", True),
        ("no", False),
        ("false", False),
        ("own.pirate", True),
        ("5.7.npc_troop_bonus", True),
        ("not dry", True),
        ("not not dry", False),
        ("dry or own.pirate and dry", False),
        ("own.pirate or own.pirate and dry", True),
        ("not dry and own.pirate", True),
        ("not (dry or own.pirate)", False),
        ("not own.troops == 17", False),
        ("own.troops >= 17 and own.troops <= 17", True),
        ("own.troops > 17 or own.troops < 17", False),
        ("own.troops != 17", False),
        ("own.pirate == dry", False),
        ("own.pirate != dry", True),
        ("wind.direction == NE", True),
        ("NE == wind.direction", True),
        ("wind.direction < E", True),
        ("wind.direction <= N", False),
        ("SE > wind.direction", True),
        ("wind.direction in {NE, E, SE}", True),
        ("wind.direction in {N}", False),
        ("wind.direction not in {NE, E, SE}", False),
        ("face in {1, 4}", True),
        ("face not in {1, 2}", True),
        ("face + 1 in {4}", False),
        ("own.rank < Captain", True),
        ("system == fg8", True),
        ("system in {stevie}", False),
        ("yes if dry else 3 > 2", True),
    ],
)
def test_an_expression_makes_a_claim(source: str, value: Value) -> None:
    assert compiled(source, BOOL).value(FACTS) is value


@pytest.mark.parametrize(
    ("source", "want", "value"),
    [
        ("own.rank", RANK, "Mate"),
        ("E", RANK, "E"),
        ("E", WIND, "E"),
        ("E if dry else Boy", RANK, "Boy"),
        ("stevie", SYSTEM, "stevie"),
    ],
)
def test_an_expression_gives_a_word(source: str, want: Type, value: str) -> None:
    expression = compiled(source, want)
    assert expression.value(FACTS) == value
    assert expression.type == want


@pytest.mark.parametrize(
    "source",
    [
        "own.rank > E",
        "E > own.rank",
        "own.rank == (E if dry else Boy)",
        "(E if dry else Boy) == own.rank",
        "own.rank in {E, Boy}",
    ],
)
def test_a_word_of_two_meanings_takes_that_of_its_company(source: str) -> None:
    assert compiled(source, BOOL).names >= {"own.rank"}


def test_a_word_that_only_the_wanted_type_knows_is_read() -> None:
    assert compile_expression("Red", Schema({}), Word("a colour", ("Red",))).value({}) == "Red"


def test_an_expression_tells_what_it_reads_and_costs() -> None:
    source = "5.23.cap if own.pirate and sum(n in own.prostheses: n) > 1 else 33.levy + own.troops"
    expression = compiled(source)
    assert expression.source == source
    assert expression.type is INT
    assert expression.names == {"own.pirate", "own.prostheses", "own.troops"}
    assert expression.terms == {"5.23.cap", "33.levy"}
    assert expression.cost == 1 + (1 + (3 * 1 + 1) + 1 + 1 + 1) + 3 + 1
    assert expression == compiled(source)
    assert expression != compiled("1")
    assert "facts" not in repr(expression)


@pytest.mark.parametrize(
    ("source", "cost"),
    [
        ("1", 1),
        ("-1", 2),
        ("1 + own.troops", 3),
        ("7 / 2", 3),
        ("min(1, 2, 3)", 4),
        ("1 if not dry else 2", 5),
        ("1 if face in {1, 2} else 2", 7),
        ("count(n in own.prostheses where n == 1)", 10),
    ],
)
def test_a_cost_counts_each_part_and_the_body_of_a_fold_for_each_key(source: str, cost: int) -> None:
    assert compiled(source).cost == cost


@pytest.mark.parametrize(
    "source",
    [
        "1" + " " * 599,
        "(" * 40 + "1" + ")" * 40,
        "1" + " + 1" * 39,
        "-" * 39 + "1",
        "1 if face in {" + ",".join("1" * 155) + "} else 2",
        "-count(n in wide where n == 1)",
        "own.troops * face * n",
        "clamp(own.troops * face, 0, 1000000) * face * n",
        "own.troops * face * n / 7 + own.troops",
        "own.troops * face * n % 7 + own.troops",
        "own.troops * face * n % 1000000 * 1000000 * 1000000",
        "sum(a in own.prostheses: sum(b in own.prostheses: sum(c in own.prostheses: a + b + c)))",
    ],
)
def test_an_expression_at_a_bound_is_accepted(source: str) -> None:
    assert isinstance(compiled(source).value(FACTS), int)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("1" + " " * 600, "the expression has 601 characters; at most 600 are read"),
        ("(" * 41 + "1" + ")" * 41, "brackets stand more than 40 deep"),
        ("1" + " + 1" * 40, "parts stand more than 40 deep"),
        ("-" * 40 + "1", "parts stand more than 40 deep"),
        ("1 if face in {" + ",".join("1" * 156) + "} else 2", "the expression has more than 160 parts"),
        ("- -count(n in wide where n == 1)", "the expression takes up to 2001 steps: at most 2000 are allowed"),
        ("1000001", "1000001 is too large: at most 1000000"),
        ("1 if face in {1000001} else 2", "1000001 is too large: at most 1000000"),
        ("own.troops * face * n + 1", "own.troops * face * n + 1 can grow too large: keep its parts small with clamp"),
        ("1 - own.troops * face * n", "1 - own.troops * face * n can grow too large: keep its parts small with clamp"),
        (
            "own.troops * face * n * n / 1000000",
            "own.troops * face * n * n can grow too large: keep its parts small with clamp",
        ),
        (
            "sum(a in wide: " * 4 + "1" + ")" * 4,
            "count and sum stand more than 3 deep",
        ),
    ],
)
def test_an_expression_beyond_a_bound_is_refused(source: str, message: str) -> None:
    assert refused(source).message == message


CARETS = [
    ("", "the expression is empty", "^", None),
    ("own.trops + 1", "own.trops is not known here", "^^^^^^^^^", "own.troops"),
    ("1 + OWN.TROOPS", "OWN.TROOPS is not known here", "    ^^^^^^^^^^", "own.troops"),
    ("zebra", "zebra is not known here", "^^^^^", None),
    ("5.7.npc_bonus", "5.7.npc_bonus is not known here", "^^^^^^^^^^^^^", "5.7.npc_troop_bonus"),
    ("TRUE", "TRUE is not known here", "^^^^", "true"),
    ("1 if Yes else 2", "Yes is not known here", "     ^^^", "yes"),
    ("Captan", "Captan is not known here", "^^^^^^", "Captain"),
    ("sum(gold in own.prostheses: golf)", "golf is not known here", " " * 28 + "^^^^", "gold"),
    (
        "count(n in own.prosthesis where n > 1)",
        "own.prosthesis is not known here",
        " " * 11 + "^" * 14,
        "own.prostheses",
    ),
    ("own.troops +", "the expression ends too early: expected a value", " " * 12 + "^", None),
    ("(1", "the expression ends too early: expected )", "  ^", None),
    ("1 if dry", "the expression ends too early: expected else", " " * 8 + "^", None),
    ("1 if face in", "the expression ends too early: expected a set such as {N, NE}", " " * 12 + "^", None),
    ("1 if face in {1", "the expression ends too early: expected , or }", " " * 15 + "^", None),
    ("1 if face in {(", "( cannot stand here: expected a name or a number", " " * 14 + "^", None),
    ("min(1  ", "the expression ends too early: expected , or )", "     ^", None),
    ("own troops", "troops cannot stand here: expected an operator or the end", "    ^^^^^^", None),
    ("own.troops 5", "5 cannot stand here: expected an operator or the end", " " * 11 + "^", None),
    ("1 esle 2", "esle cannot stand here: expected an operator or the end", "  ^^^^", "else"),
    ("1)", ") cannot stand here: expected the end", " ^", None),
    ("sum(n in own.prostheses, n)", ", cannot stand here: expected :", " " * 23 + "^", None),
    ("count(n of own.prostheses)", "of cannot stand here: expected in", "        ^^", None),
    ("1 < face < 5", "a second < cannot follow: join two comparisons with and", " " * 9 + "^", None),
    ("1 if dry AND own.pirate else 2", "AND is written in lower case", " " * 9 + "^^^", "and"),
    ("1 if NOT dry else 2", "NOT is written in lower case", "     ^^^", "not"),
    ("1 IF dry ELSE 2", "IF is written in lower case", "  ^^", "if"),
    ("1 if dry && own.pirate else 2", "&& is no operator here", " " * 9 + "^^", "and"),
    ("1 if !dry else 2", "! is no operator here", "     ^", "not"),
    ("1 if face = 2 else 2", "= is no operator here", " " * 10 + "^", "=="),
    ("1 if face => 2 else 2", "=> is no operator here", " " * 10 + "^^", ">="),
    ("1 if face <> 2 else 2", "<> is no operator here", " " * 10 + "^^", "!="),
    ("= 2", "= is no operator here", "^", "=="),
    ("own.troops // 5", "// is no operator here", " " * 11 + "^^", "/"),
    ("9 ** 9", "** is no operator here", "  ^^", "*"),
    ("own.troops * 1.5", "only whole numbers can be used", " " * 14 + "^", None),
    ("open('x')", '"\'" cannot be read', "     ^", None),
    ("own.", "'.' cannot be read", "   ^", None),
    (
        "own.troops \N{MULTIPLICATION SIGN} 2",
        "'\N{MULTIPLICATION SIGN}' cannot be read: only plain ASCII characters can",
        " " * 11 + "^",
        "*",
    ),
    ("\ud800", "'\\ud800' cannot be read: only plain ASCII characters can", "^", None),
    ("\0", "'\\x00' cannot be read", "^", None),
    ("own.troops + dry", "expected a whole number, but dry is yes or no", " " * 13 + "^^^", None),
    ("1 if 2 else 3", "expected yes or no, but 2 is a whole number", "     ^", None),
    ("dry", "expected a whole number, but dry is yes or no", "^^^", None),
    ("1 if dry else no", "1 is a whole number, but no is yes or no", " " * 14 + "^^", None),
    ("1 if face == NE else 2", "face is a whole number, but NE is a wind direction", " " * 13 + "^^", None),
    ("1 if dry < no else 2", "yes or no has no order: compare it with == or !=", "     ^^^^^^^^", None),
    (
        "1 if own.prostheses == own.prostheses else 2",
        "a bag of prostheses cannot be compared, only counted or summed",
        "     " + "^" * 32,
        None,
    ),
    ("own.troops / 0", "0 cannot divide: only a written number above 0 can", " " * 13 + "^", None),
    ("1 / own.troops", "own.troops cannot divide: only a written number above 0 can", " " * 4 + "^" * 10, None),
    ("1 % -2", "-2 cannot divide: only a written number above 0 can", "    ^^", None),
    ("1 if wind.direction in {NE, QX} else 2", "QX is not a wind direction", " " * 28 + "^^", None),
    ("1 if wind.direction in {NE, nw} else 2", "nw is not a wind direction", " " * 28 + "^^", "NW"),
    ("1 if wind.direction in {1} else 2", "1 is not a wind direction", " " * 24 + "^", None),
    ("1 if face in {NE} else 2", "NE is not a whole number", " " * 14 + "^^", None),
    ("1 if dry in {NE} else 2", "expected a word or a number, but dry is yes or no", "     ^^^", None),
    (
        "1 if own.prostheses in {1} else 2",
        "expected a word or a number, but own.prostheses is a bag of prostheses",
        "     " + "^" * 14,
        None,
    ),
    ("mim(1, 2)", "mim is no function", "^^^", "min"),
    ("own.troops(1)", "own.troops is no function", "^" * 10, None),
    ("min(1)", "min takes 2 to 8 numbers, not 1", "^^^^^^", None),
    ("max(1,1,1,1,1,1,1,1,1)", "max takes 2 to 8 numbers, not 9", "^" * 22, None),
    ("abs(1, 2)", "abs takes 1 numbers, not 2", "^" * 9, None),
    ("clamp(1, 2)", "clamp takes 3 numbers, not 2", "^" * 11, None),
    ("abs(dry)", "expected a whole number, but dry is yes or no", "    ^^^", None),
    ("sum(n in own.troops: n)", "expected a bag, but own.troops is a whole number", " " * 9 + "^" * 10, None),
    ("sum(N in own.prostheses: 1)", "N must be one word in lower case", "    ^", None),
    ("sum(n.x in own.prostheses: 1)", "n.x must be one word in lower case", "    ^^^", None),
]


@pytest.mark.parametrize(("source", "message", "carets", "suggestion"), CARETS)
def test_what_is_wrong_is_said_and_shown(source: str, message: str, carets: str, suggestion: str | None) -> None:
    error = refused(source)
    assert (error.message, error.suggestion, error.source) == (message, suggestion, source)
    assert " " * error.start + "^" * (error.end - error.start) == carets
    first, _, last = str(error).split("\n")
    assert first == message + (f"; did you mean {suggestion}?" if suggestion else "")
    assert last == "    " + carets


def test_the_line_of_the_error_is_shown_without_control_characters() -> None:
    error = refused("own.troops +\n\town.trops\n+ 2")
    assert str(error).split("\n")[1:] == ["     own.trops", "     ^^^^^^^^^"]


def test_carets_end_with_the_line() -> None:
    error = refused("1 if dry ==\n3 else 4 + (own.pirate\n== 2)")
    assert str(error).split("\n")[1:] == ["    3 else 4 + (own.pirate", "    ^"]
    error = refused("1 if dry\n< no else 2")
    assert str(error).split("\n")[1:] == ["    1 if dry", "         ^^^"]


def test_a_long_line_is_shown_in_part() -> None:
    error = refused("own.troops + " * 9 + "own.trops" + " + own.troops" * 9)
    _, line, carets = str(error).split("\n")
    assert len(line) == 4 + 72
    assert line[carets.index("^") : carets.rindex("^") + 1] == "own.trops"


def test_a_long_part_is_quoted_in_part() -> None:
    assert refused("own.troops" + " + face" * 9 + " + own.troops", BOOL).message == (
        "expected yes or no, but own.troops + face + face + face +... is a whole number"
    )


def test_a_number_of_many_digits_is_refused() -> None:
    assert refused("9" * 600).message == f"{'9' * 33}... is too large: at most 1000000"


def test_clauses_are_fused_in_their_order() -> None:
    clauses = [
        ("5.11.hook", compiled("own.pirate", BOOL), compiled("own.troops / 5")),
        ("5.9.it's", compiled("dry", BOOL), compiled("1")),
        ("5.2.unanswered", compiled("face > 3", BOOL), compiled("-2")),
        ("5.1.claim", compiled("yes", BOOL), compiled("dry", BOOL)),
    ]
    assert fuse(clauses)(FACTS) == [("5.11.hook", 3), ("5.2.unanswered", -2), ("5.1.claim", False)]


def test_no_clauses_fuse_to_none() -> None:
    assert fuse([])(FACTS) == []


def test_a_clause_of_any_name_is_fused() -> None:
    name = "'\"\n\\\ud800{}"
    assert fuse([(name, compiled("yes", BOOL), compiled("1"))])({}) == [(name, 1)]


def test_a_schema_names_each_word_type_once() -> None:
    assert Schema({"a": WIND, "b": RANK, "c": WIND}, {"1.1.d": SYSTEM}).words() == (WIND, RANK, SYSTEM)
