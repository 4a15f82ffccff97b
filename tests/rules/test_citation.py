"""Rule numbers and addresses: how they are read, printed and ordered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaign.rules.citation import Address, AddressError, RuleNumber, RuleNumberError

RULES = st.builds(RuleNumber, st.integers(0, 9999), st.integers(1, 9999))
NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
CELLS = st.just("") | st.from_regex(r"[a-z0-9][a-z0-9_]{0,9}", fullmatch=True)
ADDRESSES = st.builds(Address, RULES, NAMES, CELLS)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("5.23", RuleNumber(5, 23)),
        ("1.1", RuleNumber(1, 1)),
        ("33", RuleNumber(0, 33)),
        (" 5.3\n", RuleNumber(5, 3)),
        ("9999.9999", RuleNumber(9999, 9999)),
    ],
)
def test_a_rule_number_is_read(text: str, rule: RuleNumber) -> None:
    assert RuleNumber.parse(text) == rule


@pytest.mark.parametrize(
    "text",
    ["", ".", "5.", ".5", "0", "0.5", "5.0", "05.3", "5.03", "5.3.1", "5,3", "five", "-5", "10000", "5 .3", "٣"],
)
def test_what_is_no_rule_number_is_refused(text: str) -> None:
    with pytest.raises(RuleNumberError, match=r"expected a section and a number such as 5\.23") as caught:
        RuleNumber.parse(text)
    assert caught.value.text == text
    assert isinstance(caught.value, ValueError)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(RuleNumberError) as rule_error:
        RuleNumber.parse("x" * 5_000)
    with pytest.raises(AddressError) as address_error:
        Address.parse("x" * 5_000)
    assert str(rule_error.value).startswith(f"'{'x' * 40}' is no rule number: ")
    assert str(address_error.value).startswith(f"'{'x' * 40}' is no address: ")


def test_the_lower_section_and_number_come_first_and_old_numbers_last() -> None:
    ordered = [RuleNumber.parse(text) for text in ("1.17", "2.3", "5.9", "5.23", "7", "33")]
    shuffled = ordered[3:] + ordered[:3]
    assert sorted(shuffled) == ordered
    assert max(ordered) == RuleNumber(0, 33)
    assert RuleNumber(5, 3) <= RuleNumber(5, 3)
    assert not RuleNumber(5, 3) < RuleNumber(5, 3)
    assert RuleNumber(5, 3) > RuleNumber(4, 9)


def test_a_rule_number_has_no_order_with_anything_else() -> None:
    with pytest.raises(TypeError):
        assert RuleNumber(5, 3) < "5.4"


@given(RULES)
def test_a_printed_rule_number_reads_as_itself(rule: RuleNumber) -> None:
    assert RuleNumber.parse(str(rule)) == rule


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("5.23.cap", Address(RuleNumber(5, 23), "cap")),
        ("5.7.npc_troop_bonus", Address(RuleNumber(5, 7), "npc_troop_bonus")),
        ("3.14.travel.atlantis_takal", Address(RuleNumber(3, 14), "travel", "atlantis_takal")),
        ("5.20.faces.6", Address(RuleNumber(5, 20), "faces", "6")),
        ("33.levy", Address(RuleNumber(0, 33), "levy")),
        (" 5.3.system ", Address(RuleNumber(5, 3), "system")),
    ],
)
def test_an_address_is_read(text: str, address: Address) -> None:
    assert Address.parse(text) == address


@pytest.mark.parametrize(
    "text", ["", "5.23", "33", "cap", "5.23.Cap", "5.23.", "5.23.6", "5.23.cap.", "5.23.cap.a.b", "5.23._x", "5.1.a.é"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(AddressError, match=r"is no address: expected .* such as 5\.23\.cap") as caught:
        Address.parse(text)
    assert caught.value.text == text
    assert isinstance(caught.value, ValueError)


def test_addresses_sort_by_rule_then_name_then_cell() -> None:
    ordered = [Address.parse(text) for text in ("5.7.b", "5.23.a", "5.23.b", "5.23.b.1", "5.23.b.2", "5.23.c", "33.a")]
    shuffled = ordered[4:] + ordered[:4]
    assert sorted(shuffled) == ordered


@given(ADDRESSES)
def test_a_printed_address_reads_as_itself(address: Address) -> None:
    assert Address.parse(str(address)) == address
