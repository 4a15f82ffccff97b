"""BUY: equipment at the home base, Hooks at either, cargo where it is made (FG8-3.11, 5.5, 6.2)."""

import pytest

from campaign.rules.cargo import aboard
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DEAD,
    HADDOCK,
    TAKAL,
    bounty,
    haddock,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
SILK_COAST = land(TAKAL, "Takal", faction=Faction.CITIZEN, products=("silk",))


@pytest.mark.parametrize(
    ("text", "thing", "price"),
    [
        ("BUY 1 cannon", "cannon", 200),
        ("BUY 2 cannons", "cannon", 400),
        ("buy 1 Catapult", "catapult", 400),
        ("BUY 2 casks of Greek Fire", "greek_fire", 500),
        ("BUY 1 life raft", "life_raft", 100),
        ("BUY 1 grappling hooks", "grappling_hooks", 300),
        ("BUY 7 marines", "troops", 70),
    ],
)
def test_equipment_is_sold_at_home_without_a_markup(text: str, thing: str, price: int) -> None:
    on = scene(two_captains())
    before = aboard(on.world.ships[BOUNTY], thing)
    obeyed(text, ME, on)
    assert aboard(on.world.ships[BOUNTY], thing) == before + int(text.split()[1])
    assert on.world.players[HADDOCK].po8 == 500 - price
    assert not on.world.traded  # FG8-6.2: prices move after trade in cargo


def test_the_buyer_is_told_what_he_paid() -> None:
    said = obeyed("BUY 2 cannon", ME, scene(two_captains())).said
    assert said == "You buy 2 Cannon for 400 Po8 and have 100 Po8 left. It all goes aboard Bounty."


def test_equipment_is_not_sold_away_from_home() -> None:
    refusal = refused("BUY 1 cannon", ME, scene(two_captains(bounty(at=TAKAL))))
    assert refusal.why == "That is to be had at your home base only, in the harbour of Atlantis."
    assert refused("BUY 1 cannon", ME, scene(two_captains(bounty(at=AZORES)))).rule == "3.11"


def test_fg8_b5_2_hooks_are_sold_in_atlantis_and_at_pirate_cove_to_anybody() -> None:
    for harbour in (ATLANTIS, AZORES):
        on = scene(two_captains(bounty(at=harbour)))
        obeyed("BUY 1 hooks", ME, on)
        assert on.world.ships[BOUNTY].grappling_hooks
    refusal = refused("BUY 1 hooks", ME, scene(two_captains(bounty(at=TAKAL))))
    assert (refusal.rule, refusal.why) == ("5.5", "Grappling Hooks are sold in Atlantis and at Pirate Cove only.")


def test_fg8_a5_d_a_second_set_of_hooks_is_refused() -> None:
    refusal = refused("BUY 1 hooks", ME, scene(two_captains(bounty(grappling_hooks=True))))
    assert refusal.why == "A ship has use for 1 set of Grappling Hooks only, and Bounty has that."
    assert refused("BUY 2 catapults", ME, scene(two_captains())).rule == "3.11"


def test_fg8_6_2_cargo_costs_a_tenth_over_the_price_listed() -> None:
    on = scene(two_captains(bounty(at=TAKAL), SILK_COAST))
    obeyed("BUY 3 tons of silk", ME, on)
    assert on.world.ships[BOUNTY].cargo == {"silk": 3}
    assert on.world.players[HADDOCK].po8 == 500 - 495
    assert on.world.traded


def test_begun_pieces_are_paid_whole() -> None:
    world = two_captains(bounty(at=TAKAL), SILK_COAST, terms={"6.3.price.silk": 1})
    on = scene(world)
    obeyed("BUY 1 silk", ME, on)
    assert on.world.players[HADDOCK].po8 == 498


def test_a_land_sells_what_it_makes() -> None:
    refusal = refused("BUY 1 spice", ME, scene(two_captains(bounty(at=TAKAL), SILK_COAST)))
    assert refusal.why == "Takal sells what it makes: silk. It buys anything."
    barren = land(DEAD, "Isle of the Dead", inhabited=False)
    assert refused("BUY 1 wood", ME, scene(two_captains(bounty(at=DEAD), barren))).why == (
        "Nobody trades at Isle of the Dead."
    )


def test_fg8_4_10_anarchy_ends_trade() -> None:
    ruined = land(TAKAL, "Takal", faction=Faction.CITIZEN, products=("silk",), anarchy=True)
    assert refused("BUY 1 silk", ME, scene(two_captains(bounty(at=TAKAL), ruined))).rule == "4.10"


def test_treasure_is_won() -> None:
    assert refused("BUY 1 treasure", ME, scene(two_captains())).why == "Treasure is won, not bought."


def test_fg8_3_10_the_hold_bounds_what_is_bought() -> None:
    laden = bounty(at=TAKAL, troops=50, cargo={"wood": 9})
    refusal = refused("BUY 2 silk", ME, scene(two_captains(laden, SILK_COAST)))
    assert (refusal.rule, refusal.why) == ("3.10", "Bounty has room for 1 more, not for 2 Tons of silk.")
    assert refused("BUY 6 cannon", ME, scene(two_captains(haddock(po8=9000), bounty(troops=75)))).why == (
        "Bounty has room for 5 more, not for 6 Cannon."
    )


def test_the_purse_bounds_what_is_bought() -> None:
    assert refused("BUY 3 cannon", ME, scene(two_captains())).why == (
        "That costs 600 Po8, and you have 500: enough for 2."
    )


def test_what_is_no_thing_is_refused_with_the_nearest() -> None:
    refusal = refused("BUY 1 canon", ME, scene(two_captains()))
    assert (refusal.rule, refusal.suggestion) == ("6.1", "cannon")
    assert refused("BUY 1 buccaneer", ME, scene(two_captains())).suggestion == "marines"


def test_nobody_buys_at_sea() -> None:
    refusal = refused("BUY 1 cannon", ME, scene(two_captains(bounty(voyage=voyage(ATLANTIS, TAKAL)))))
    assert refusal.why == "Bounty is at sea between Atlantis and Takal: goods are moved in a harbour."
