import pytest

from campaign.rules.citation import AddressError
from campaign.rules.law import SetTerm
from campaign.rules.table import key_of
from campaign.rules.terms.ships import PRICES, TRAVEL
from tests.founded import rulebook

LAW = rulebook().law


@pytest.mark.parametrize(
    ("one", "other", "proposals"),
    [
        ("Atlantis", "Takal", 3),
        ("Takal", "Atlantis", 3),
        ("The Near Azores", "Atlantis", 6),
        ("atlantis", "near azores", 6),
        ("Isle of the Dead", "Takal", 8),
        ("Sakal", "Isle of the Dead", 8),
        ("Takal", "The Near Azores", 5),
        ("Sakal", "Spice Island", 5),
    ],
)
def test_a_voyage_takes_as_long_either_way(one: str, other: str, proposals: int) -> None:
    assert TRAVEL.value(LAW, one, other) == proposals


def test_an_amended_cell_is_read() -> None:
    amended = LAW.assuming({"3.14.travel.atlantis_takal": 7})
    assert TRAVEL.value(amended, "Takal", "Atlantis") == 7


def test_a_cell_that_the_players_add_is_read() -> None:
    added = SetTerm(TRAVEL.cell("sakal_spice_island").address, 2)
    law = LAW.assuming({added.address: added.value})
    assert TRAVEL.value(law, "Spice Island", "Sakal") == 2


def test_a_table_without_a_default_may_say_nothing() -> None:
    assert PRICES.value(LAW, "Life raft") == 100
    assert PRICES.value(LAW, "Diamonds") is None


def test_a_new_cell_is_bounded_like_the_others() -> None:
    cell = TRAVEL.cell("sakal_spice_island")
    assert cell.fault(0) == "3.14.travel.sakal_spice_island lies between 1 and 1000, so not 0"
    assert cell.says.format(value=2) == "Sakal spice island: 2 proposals."
    assert TRAVEL.cell("takal_sakal") in TRAVEL.cells


def test_a_new_cell_needs_a_key_that_can_stand_in_an_address() -> None:
    with pytest.raises(AddressError):
        TRAVEL.cell("Sakal Spice")


def test_keys_are_made_of_names() -> None:
    assert key_of("  The Island of Marooned Sailors ") == "island_of_marooned_sailors"
    assert key_of("Theta") == "theta"
