"""The name nearest to one that is not known."""

import pytest

from campaign.rules.names import nearest

PORTS = ("Calais", "London", "Port Royal", "Takal", "Near Azores")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Calais", "Calais"),
        ("Calias", "Calais"),
        ("CALAIS", "Calais"),
        ("londn", "London"),
        ("port royale", "Port Royal"),
        ("Azores", "Near Azores"),
    ],
)
def test_a_near_miss_is_named(written: str, meant: str) -> None:
    assert nearest(written, PORTS) == meant


@pytest.mark.parametrize("written", ["", "Q", "Madagascar", "x" * 10_000, "\ud800\0"])
def test_what_is_like_nothing_has_no_nearest(written: str) -> None:
    assert nearest(written, PORTS) is None


def test_one_wrong_letter_of_three_is_near_and_two_of_four_are_not() -> None:
    assert nearest("mex", ["max"]) == "max"
    assert nearest("soup", ["sail"]) is None


def test_nothing_is_near_where_nothing_is_known() -> None:
    assert nearest("Calais", ()) is None


@pytest.mark.parametrize("known", [("cat", "bat", "rat"), ("rat", "bat", "cat"), {"cat", "rat", "bat"}])
def test_a_tie_goes_to_the_first_in_the_alphabet(known: tuple[str, ...]) -> None:
    assert nearest("hat", known) == "bat"


def test_the_nearer_wins_over_the_earlier() -> None:
    assert nearest("cart", ["card", "carts"]) == "carts"
