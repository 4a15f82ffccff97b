import pytest

from campaign.rules.catalogue import CATALOGUE, addresses_of, catalogue_of, names_of_terms
from campaign.rules.law import LawError
from campaign.rules.terms.foreign import SUNSET_PROPOSALS


@pytest.mark.parametrize(
    ("name", "address", "founding"),
    [
        ("5.23.cap", "5.23.cap", 36),
        ("npc_troop_bonus", "5.7.npc_troop_bonus", True),
        ("ship.base_strength", "3.7.base_strength", 3),
        ("npc_ship.base_strength", "5.18.base_strength", 3),
        ("max_total", "3.1.max_total", 21),
        ("hold.spaces", "3.10.spaces", 20),
        ("price_po8.grappling_hooks", "3.11.price.grappling_hooks", 300),
        ("price_po8.cannon", "3.11.price.cannon", 200),
        ("marine_or_buccaneer", "3.11.price.troops", 10),
        ("price_po8.ton_wood", "6.3.price.wood", 60),
        ("ton_treasure", "6.4.ton_treasure", 500),
        ("start_rank", "2.5.start_rank", 1),
        ("promotion_on_acceptance", "2.6.promotion_on_acceptance", True),
        ("travel_proposals.default", "3.14.travel.default", 5),
        ("Atlantis-Near Azores", "3.14.travel.atlantis_near_azores", 6),
        ("travel_proposals.any-Isle of the Dead", "3.14.travel.isle_of_the_dead", 8),
        ("Sunset", "7.1.sunset_proposals", 20),
        ("garrison.imperial_fief", "4.4.imperial_fief", 30),
        ("wind.every", "3.15.wind_every", 1),
        ("part_choice", "5.11.part_choice", 20),
    ],
)
def test_a_short_name_means_one_term(name: str, address: str, founding: int) -> None:
    assert addresses_of(name) == (address,)
    assert CATALOGUE.terms[address].founding == founding


def test_a_name_of_no_term_means_none() -> None:
    assert addresses_of("rum_ration") == ()


def test_every_name_of_a_term_means_one() -> None:
    assert all(addresses_of(name) for name in names_of_terms())


def test_two_terms_of_one_address_are_refused() -> None:
    with pytest.raises(LawError, match=r"declared twice: 7\.1\.sunset_proposals"):
        catalogue_of((SUNSET_PROPOSALS, SUNSET_PROPOSALS), ())


def test_every_founding_value_is_within_the_bounds_of_its_term() -> None:
    assert [fault for term in CATALOGUE.terms.values() if (fault := term.fault(term.founding))] == []
