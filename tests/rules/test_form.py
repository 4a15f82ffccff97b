"""Line forms: what they read, and what they say of a line that takes none of them."""

import pytest

from campaign.rules.form import Fault, read_form, usage
from campaign.rules.order import Form, Phrase
from campaign.rules.word import words_of

ATTACK = (Form("ATTACK {target:ship} [CLOSE] [NO FIRE]"),)
LAND = (Form("LAND {troops:number} AT {at:land}"),)
JOIN = (Form("JOIN AS {as_:name} SHIP {ship:name} [FLEET {fleet:word}]"),)
FIGHT = (Form("FIGHT [CLOSE]"),)
VERDICTS = (
    Form("JUDGE {number:number} ACCEPT [AS {rules:rules}] [BECAUSE {because:text}]", {"verdict": "ACCEPT"}),
    Form("JUDGE {number:number} REJECT [BECAUSE {because:text}]", {"verdict": "REJECT"}),
)
OUTCOME = (Form("AMEND {matter:matter} ATTACKER {value:signed}"),)
TITLE = (Form("PROPOSE {title:title}"),)


def values(forms: tuple[Form, ...], line: str) -> dict[str, object]:
    read = read_form(forms, words_of(line))
    assert not isinstance(read, Fault), read
    return dict(read[1])


def fault(forms: tuple[Form, ...], line: str) -> Fault:
    read = read_form(forms, words_of(line))
    assert isinstance(read, Fault), read
    return read


@pytest.mark.parametrize(
    "line", ["ATTACK Bounty", "attack bounty".title(), "  Attack   Bounty . ", "ATTACK Bounty # !"]
)
def test_letter_case_blanks_full_stops_and_comments_do_not_count(line: str) -> None:
    target = values(ATTACK, line)["target"]
    assert isinstance(target, Phrase)
    assert target.text == "Bounty"


def test_a_name_may_have_several_words_and_keeps_its_column() -> None:
    assert values(ATTACK, "ATTACK  Grease   Lightnin' CLOSE") == {
        "target": Phrase("Grease Lightnin'", 9),
        "close": True,
    }


@pytest.mark.parametrize("line", ["ATTACK Bounty CLOSE NO FIRE", "ATTACK Bounty no fire close"])
def test_options_stand_in_any_order(line: str) -> None:
    assert values(ATTACK, line) == {"target": Phrase("Bounty", 8), "close": True, "no_fire": True}


def test_an_option_said_twice_is_taken_for_a_name() -> None:
    assert values(ATTACK, "ATTACK Bounty CLOSE CLOSE") == {"target": Phrase("Bounty CLOSE", 8), "close": True}


@pytest.mark.parametrize("quotes", ['"{}"', "\N{LEFT DOUBLE QUOTATION MARK}{}\N{RIGHT DOUBLE QUOTATION MARK}"])
def test_a_name_in_quotation_marks_is_no_keyword(quotes: str) -> None:
    assert values(ATTACK, f"ATTACK {quotes.format('Too  Close')}") == {"target": Phrase("Too Close", 8)}
    assert values(ATTACK, f"ATTACK {quotes.format('No Fire')} CLOSE")["target"] == Phrase("No Fire", 8)


def test_empty_quotation_marks_are_no_name() -> None:
    assert fault(ATTACK, 'ATTACK "" ').message == "The line ends where the name of a ship was expected."


def test_slots_end_at_their_keywords() -> None:
    assert values(JOIN, "join as The Old Man ship Ship of Fools fleet green") == {
        "as_": Phrase("The Old Man", 9),
        "ship": Phrase("Ship of Fools", 26),
        "fleet": Phrase("green", 46),
    }


@pytest.mark.parametrize(
    ("rules", "read"),
    [
        ("9", ("9",)),
        ("5.26, 5.27", ("5.26", "5.27")),
        ("5.26,5.27", ("5.26", "5.27")),
        ("rules 9 and 10.", ("9", "10")),
    ],
)
def test_numbers_of_rules_stand_in_a_list(rules: str, read: tuple[str, ...]) -> None:
    assert values(VERDICTS, f"JUDGE 12 ACCEPT AS {rules}")["rules"] == read


def test_a_text_keeps_its_words_as_they_stand() -> None:
    because = values(VERDICTS, "JUDGE 12 ACCEPT AS 9 BECAUSE  it  is   good.  # so there")["because"]
    assert because == Phrase("it  is   good.", 31)


def test_a_form_fixes_what_it_decides() -> None:
    assert values(VERDICTS, "judge 13 reject") == {"verdict": "REJECT", "number": 13}


@pytest.mark.parametrize(("sign", "value"), [("+1", 1), ("-2", -2), ("\N{MINUS SIGN}2", -2)])
def test_a_signed_number_has_its_sign(sign: str, value: int) -> None:
    assert values(OUTCOME, f"AMEND h31 ATTACKER {sign}") == {"matter": "H31", "value": value}


@pytest.mark.parametrize("line", ["AMEND H31 ATTACKER 1", "AMEND H31 ATTACKER +x", "AMEND H31 ATTACKER +"])
def test_a_number_without_its_sign_is_none(line: str) -> None:
    assert fault(OUTCOME, line).column == 20


@pytest.mark.parametrize("label", ["31", "S31", "H0", "Hx", "H"])
def test_a_label_has_its_letter_and_a_number(label: str) -> None:
    assert fault(OUTCOME, f"AMEND {label} ATTACKER +1").column == 7


@pytest.mark.parametrize("number", ["twenty", "0", "-1", "2.5", "\N{SUPERSCRIPT TWO}", "1" * 5000])
def test_what_is_no_number_is_named_with_its_column(number: str) -> None:
    found = fault(LAND, f"LAND {number} AT Sakal")
    assert found.column == 6
    assert found.message.endswith("stands where a whole number from 1 was expected.")
    assert len(found.message) < 120


def test_a_wrong_keyword_is_named_with_the_right_one() -> None:
    assert fault(LAND, "LAND 20 ON Sakal") == Fault(9, "“ON” stands where AT was expected.", "AT")


def test_a_slip_in_a_keyword_is_found_where_it_stands() -> None:
    assert fault(FIGHT, "FIGHT CLSE").suggestion == "CLOSE"
    assert fault(JOIN, "JOIN AS Haddock SHP Bounty").column == 17


def test_a_line_that_ends_too_soon_says_what_is_missing() -> None:
    assert fault(LAND, "LAND 20  # men") == Fault(8, "The line ends where AT was expected.", "AT")
    assert fault(ATTACK, "ATTACK") == Fault(7, "The line ends where the name of a ship was expected.")


def test_of_several_forms_the_one_that_went_furthest_speaks() -> None:
    found = fault(VERDICTS, "JUDGE 12 ACEPT")
    assert (found.column, found.suggestion) == (10, "ACCEPT")
    assert fault(VERDICTS, "JUDGE 12 maybe").message == "“maybe” stands where ACCEPT or REJECT was expected."


def test_a_title_may_hold_any_character_but_loses_its_full_stop() -> None:
    read = read_form(TITLE, words_of("PROPOSE Rule #5  goes.", comments=False))
    assert not isinstance(read, Fault)
    assert read[1]["title"] == Phrase("Rule #5 goes", 9)


def test_usage_is_made_from_the_form() -> None:
    assert usage(ATTACK[0]) == "ATTACK <ship> [CLOSE] [NO FIRE]"
    assert usage(Form("EDICT", block=True)) == "EDICT … END"


def test_a_line_of_very_many_words_is_read_in_no_time() -> None:
    assert fault(JOIN, "JOIN AS " + "SHIP " * 5000).column > 0
    assert fault(ATTACK, "ATTACK " + "CLOSE NO FIRE " * 5000).column > 0


def test_what_is_no_number_of_a_rule_is_named() -> None:
    found = fault(VERDICTS, "JUDGE 12 ACCEPT AS law")
    assert found.message == "“law” stands where the numbers of rules, such as 5.26, 5.27 was expected."
