"""Letters read: orders, slips, remarks, blocks, and the marks around orders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaign.rules.order import Line, Ordered, Reading, Remark, Unreadable, order_json
from campaign.rules.orders.verbs import VERBS
from campaign.rules.reading import read_orders
from tests.builders import read_one


def kinds(readings: tuple[Reading, ...]) -> list[str]:
    return [each.verb.name if isinstance(each, Ordered) else type(each).__name__ for each in readings]


def unreadable(text: str) -> Unreadable:
    [reading] = read_orders(text)
    assert isinstance(reading, Unreadable), reading
    return reading


def test_one_order_stands_on_each_line() -> None:
    assert kinds(read_orders("SAIL TO Takal\n\n# and then\nATTACK Bounty\r\n")) == ["SAIL", "ATTACK"]


def test_an_order_knows_its_line() -> None:
    assert read_one("\n\nFIGHT").line == 3


def test_a_slip_in_the_verb_is_an_error_with_the_nearest() -> None:
    slip = unreadable("  ATACK Bounty")
    assert (slip.line, slip.column, slip.suggestion) == (1, 3, "ATTACK")
    assert unreadable("atack Bounty").suggestion == "ATTACK"
    assert unreadable("LEAV THE GAME").suggestion == "LEAVE"


@pytest.mark.parametrize(
    "line",
    ["Hello all,", "Hail to the Emperor!", "And so to bed.", "flew away", "Best wishes", "-- ", "“FIGHT” I say"],
)
def test_prose_is_a_remark_and_no_error(line: str) -> None:
    assert read_orders(line) == (Remark((Line(1, line),)),)


def test_all_remarks_of_a_letter_are_one_at_the_end() -> None:
    readings = read_orders("Ahoy,\nFIGHT\nYours,\nAnne")
    assert kinds(readings) == ["FIGHT", "Remark"]
    assert readings[1] == Remark((Line(1, "Ahoy,"), Line(3, "Yours,"), Line(4, "Anne")))


def test_a_mistaken_order_says_how_it_is_written() -> None:
    slip = unreadable("SAIL Takal")
    assert (slip.column, slip.suggestion) == (6, "TO")
    assert slip.message == "“Takal” stands where TO was expected. It is written SAIL TO <land>."
    assert unreadable("JUDGE twelve ACCEPT").message.endswith("HELP JUDGE shows how it is written.")


def test_a_block_goes_on_to_end_and_nothing_in_it_is_special() -> None:
    ordered = read_one("PROPOSE Guns\n# a heading\n> quoted\n-- \nSAIL TO Takal\n#orders\n#end\n end. \n")
    assert order_json(ordered)["text"] == "# a heading\n> quoted\n-- \nSAIL TO Takal\n#orders\n#end"


def test_after_a_block_orders_go_on() -> None:
    assert kinds(read_orders("PLEAD May I\nWell?\nEND\nFIGHT")) == ["PLEAD", "FIGHT"]


def test_a_missing_end_names_the_first_line_and_nothing_after_it_is_obeyed() -> None:
    readings = read_orders("FIGHT\n PROPOSE Guns\nSAIL TO Takal\nFLEE")
    assert kinds(readings) == ["FIGHT", "Unreadable"]
    missing = readings[1]
    assert isinstance(missing, Unreadable)
    assert (missing.line, missing.column, missing.suggestion) == (2, 2, "END")


@pytest.mark.parametrize("first", ["PROPOSE", "PROPOS Guns", "JUDGE twelve MODIFY", "EDICT now"])
def test_nothing_of_a_block_whose_first_line_is_mistaken_is_obeyed(first: str) -> None:
    assert kinds(read_orders(f"{first}\nSAIL TO Takal\nEND\nFIGHT")) == ["Unreadable", "FIGHT"]
    assert kinds(read_orders(f"{first}\nSAIL TO Takal")) == ["Unreadable"]


def test_a_mistaken_line_that_begins_no_block_costs_only_itself() -> None:
    assert kinds(read_orders("JUDGE twelve ACCEPT\nFIGHT")) == ["Unreadable", "FIGHT"]


def test_between_orders_and_end_alone_counts() -> None:
    assert kinds(read_orders("SAIL TO Takal\n #Orders\nFIGHT\n#end\nFLEE")) == ["FIGHT"]
    assert kinds(read_orders("SAIL TO Takal\n#orders\nFIGHT")) == ["FIGHT"]
    assert kinds(read_orders("SAIL TO Takal\n#end\nFIGHT")) == ["SAIL", "FIGHT"]


def test_a_mark_in_a_block_is_a_line_of_the_block() -> None:
    assert kinds(read_orders("#orders\nPROPOSE Marks\n#end\nEND\nFIGHT\n#end\nFLEE")) == ["PROPOSE", "FIGHT"]
    assert kinds(read_orders("SAIL TO Takal\nPROPOSE Marks\n#orders\nEND\nFIGHT")) == ["SAIL", "PROPOSE", "FIGHT"]


def test_the_line_of_an_order_between_marks_is_that_of_the_letter() -> None:
    assert read_one("Hello\n#orders\nFIGHT\n#end").line == 3


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("ATTACK Bounty CLOSE", {"line": 1, "verb": "ATTACK", "target": "Bounty", "close": True}),
        ("PURSUE Bounty FOR 6", {"line": 1, "verb": "PURSUE", "target": "Bounty", "for": 6}),
        ("LAND 20 AT Sakal", {"line": 1, "verb": "LAND", "troops": 20, "at": "Sakal"}),
        ("FLEE", {"line": 1, "verb": "FLEE"}),
        (
            "JUDGE 12 ACCEPT AS 9, 10",
            {"line": 1, "verb": "JUDGE", "number": 12, "verdict": "ACCEPT", "rules": ["9", "10"]},
        ),
        (
            "PROPOSE Guns\nLonger.\nAMEND 5.23.cap TO 40\nEND",
            {
                "line": 1,
                "verb": "PROPOSE",
                "title": "Guns",
                "text": "Longer.\nAMEND 5.23.cap TO 40",
                "amendments": ["AMEND 5.23.cap TO 40"],
            },
        ),
        (
            "EDICT\nSET WIND NW 4\nEND",
            {
                "line": 1,
                "verb": "EDICT",
                "text": "SET WIND NW 4",
                "acts": [{"set": "WIND", "direction": "NW", "strength": 4}],
            },
        ),
        ("LEAVE THE GAME", {"line": 1, "verb": "LEAVE THE GAME"}),
    ],
)
def test_an_order_is_printed_by_the_contract(text: str, read: dict[str, object]) -> None:
    assert order_json(read_one(text)) == read


@given(st.text(max_size=400))
def test_no_text_whatever_stops_the_reader(text: str) -> None:
    read_orders(text)


_PIECES = st.sampled_from(
    [
        *(
            word
            for verb in VERBS
            for form in verb.forms
            for word in form.pattern.replace("[", "").replace("]", "").split()
        ),
        "END",
        "#orders",
        "#end",
        '"',
        "#",
        ".",
        "5.7",
        "H31",
        "S7",
        "+1",
        "0",
        "Bounty",
        "SET",
        "RANK",
        "WIND",
        "REWARD",
    ]
)
_LINES = st.lists(st.lists(_PIECES, max_size=8).map(" ".join), max_size=12).map("\n".join)


@given(_LINES)
def test_no_heap_of_the_verbs_own_words_stops_the_reader(text: str) -> None:
    for reading in read_orders(text):
        match reading:
            case Ordered():
                order_json(reading)
            case Unreadable():
                lines = text.split("\n")
                assert 1 <= reading.column <= len(lines[reading.line - 1]) + 1
            case Remark(lines):
                assert lines


def test_a_letter_of_very_many_lines_is_read_in_no_time() -> None:
    assert len(read_orders("#orders\n" + "PROPOSE x\n" * 3000 + "#end")) == 1
    assert len(read_orders("JUDGE x MODIFY\n" * 3000)) == 1
    assert len(read_orders("PROPOSE x\nEND\n" * 1500)) == 1500
