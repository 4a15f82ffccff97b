"""What players' words mean in a world."""

import pytest

from campaign.rules.known import commanded_ship, land_named, player_named, ship_named
from campaign.rules.order import Phrase, Unlawful
from campaign.rules.parts import Condition, Land, Ship, Standing
from tests.builders import BOUNTY, DPN, LIGHTNIN, bounty, haddock, law_of, lightnin, player, tivol, two_captains, world


@pytest.mark.parametrize("written", ["grease lightnin'", "GREASE LIGHTNIN\N{RIGHT SINGLE QUOTATION MARK}"])
def test_a_ship_is_known_by_her_name_in_any_letter_case(written: str) -> None:
    found = ship_named(two_captains(), Phrase(written, 8))
    assert isinstance(found, Ship)
    assert found.id == LIGHTNIN


def test_a_near_miss_is_offered_and_not_guessed() -> None:
    phrase = Phrase("Bonty", 8)
    assert ship_named(two_captains(), phrase) == Unlawful(
        "3.1", "No ship is called Bonty. Did you mean Bounty?", phrase, "Bounty"
    )


def test_what_is_like_nothing_gets_no_offer() -> None:
    found = ship_named(two_captains(), Phrase("Zeppelin", 8))
    assert isinstance(found, Unlawful)
    assert found.suggestion is None


@pytest.mark.parametrize(("condition", "why"), [(Condition.SUNK, "was sunk"), (Condition.LAID_UP, "is laid up")])
def test_a_ship_out_of_play_is_said_to_be_so(condition: Condition, why: str) -> None:
    found = ship_named(two_captains(bounty(condition=condition, at=None)), Phrase("Bounty", 8))
    assert isinstance(found, Unlawful)
    assert why in found.why


@pytest.mark.parametrize("written", ["The Near Azores", "near azores", "NEAR  AZORES"])
def test_a_land_is_known_without_its_article(written: str) -> None:
    found = land_named(two_captains(), Phrase(written, 1))
    assert isinstance(found, Land)


def test_who_has_left_is_no_player() -> None:
    gone = two_captains(tivol(standing=Standing.LEFT, aboard=None))
    assert isinstance(player_named(gone, Phrase("Tivol", 1)), Unlawful)


def test_fg8_3_2_the_highest_rank_aboard_gives_the_orders_and_the_owner_counts_two_higher() -> None:
    owner, guest = haddock(rank=1), player(DPN, "dpn", aboard=BOUNTY, rank=3)
    here = world(owner, guest, bounty())
    assert commanded_ship(here, law_of(here), owner) == bounty()
    above = world(owner, player(DPN, "dpn", aboard=BOUNTY, rank=4), bounty())
    refusal = commanded_ship(above, law_of(above), owner)
    assert isinstance(refusal, Unlawful)
    assert refusal.why.startswith("dpn gives the orders aboard Bounty")


def test_who_is_ashore_commands_no_ship() -> None:
    here = world(haddock(ashore=1), bounty(), lightnin())
    refusal = commanded_ship(here, law_of(here), here.players[1])
    assert isinstance(refusal, Unlawful)
    assert refusal.why == "You are aboard no ship but ashore at Atlantis."
