"""LOAD: troops come aboard at the home base."""

import pytest

from campaign.rules.people import trooper_price
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    TAKAL,
    bounty,
    haddock,
    holding,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)


@pytest.mark.parametrize("text", ["LOAD 10 marines", "load 10 Marine", "LOAD 10 troops"])
def test_marines_come_aboard_for_money(text: str) -> None:
    on = scene(two_captains(haddock(po8=150)))
    price = 10 * trooper_price(on)
    assert obeyed(text, ME, on).said == (
        f"10 Marines come aboard Bounty for {price} Po8. She then has 20, and you {150 - price} Po8."
    )
    assert on.world.ships[BOUNTY].troops == 20
    assert on.world.players[HADDOCK].po8 == 150 - price


def test_pirates_load_buccaneers_in_the_near_azores() -> None:
    pirate = haddock(faction=Faction.PIRATE)
    obeyed("LOAD 5 buccaneers", ME, scene(two_captains(pirate, bounty(at=AZORES))))
    refusal = refused("LOAD 5 marines", ME, scene(two_captains(pirate, bounty(at=AZORES))))
    assert (refusal.rule, refusal.suggestion) == ("6.1", "buccaneers")
    assert refused("LOAD 5 buccaneers", ME, scene(two_captains(pirate))).rule == "3.11"


def test_troops_come_aboard_at_home_only() -> None:
    refusal = refused("LOAD 5 marines", ME, scene(two_captains(bounty(at=TAKAL))))
    assert refusal.why == "Troops come aboard at your home base only, in the harbour of Atlantis."


def test_the_hold_bounds_them() -> None:
    # 20 spaces, 4 of them taken by Cannon and 2 by a Catapult, leave room for 70, of whom 60 are aboard.
    laden = bounty(troops=60, cannon=4, catapult=True)
    refusal = refused("LOAD 11 marines", ME, scene(two_captains(laden)))
    assert (refusal.rule, refusal.why) == ("3.10", "Bounty has room for 10 more, not for 11 Marines.")
    full = refused("LOAD 1 marine", ME, scene(two_captains(bounty(troops=100))))
    assert full.why == "Bounty has no room for more, not for 1 Marine."


def test_the_purse_bounds_them() -> None:
    on = scene(two_captains(haddock(po8=25), terms={"3.11.price.troops": 10}))
    refusal = refused("LOAD 3 marines", ME, on)
    assert refusal.why == "That costs 30 Po8, and you have 25: enough for 2."


def test_who_commands_no_ship_loads_nothing() -> None:
    assert refused("LOAD 3 marines", holding(), scene(two_captains())).rule == "1.1"
    assert refused("LOAD 3 marines", ME, scene(two_captains(haddock(ashore=1)))).rule == "3.2"


def test_what_was_unloaded_comes_back_for_nothing() -> None:
    on = scene(two_captains(bounty(cargo={"wood": 5})))
    obeyed("UNLOAD 4 marines", ME, on)
    obeyed("UNLOAD 5 wood", ME, on)
    assert obeyed("LOAD 3 wood", ME, on).said == "3 Tons of wood come aboard Bounty from ashore at Atlantis."
    assert obeyed("LOAD 1 wood", ME, on).said == "1 Ton of wood comes aboard Bounty from ashore at Atlantis."
    assert obeyed("LOAD 4 marines", ME, on).said == "4 Marines come aboard Bounty from ashore at Atlantis."
    ship = on.world.ships[BOUNTY]
    assert (ship.troops, ship.cargo, on.world.players[HADDOCK].po8) == (10, {"wood": 4}, 500)


def test_troops_of_ones_own_come_aboard_before_hired_ones() -> None:
    on = scene(two_captains())
    obeyed("UNLOAD 4 marines", ME, on)
    said = obeyed("LOAD 10 marines", ME, on).said
    assert said == "10 Marines come aboard Bounty, 6 of them for 60 Po8. She then has 16, and you 440 Po8."
    assert not on.world.stocks


def test_goods_that_lie_elsewhere_are_not_loaded() -> None:
    refusal = refused("LOAD 3 wood", ME, scene(two_captains()))
    assert refusal.why == "You have no Tons of wood ashore at Atlantis. BUY buys more where it is sold."
    on = scene(two_captains(bounty(cargo={"wood": 1})))
    obeyed("UNLOAD 1 wood", ME, on)
    on.happened.clear()
    assert refused("LOAD 2 wood", ME, on).why.startswith("You have 1 Ton of wood ashore at Atlantis.")


def test_nobody_is_recruited_in_anarchy() -> None:
    ruined = land(ATLANTIS, "Atlantis", faction=Faction.CITIZEN, home_of=Faction.CITIZEN, anarchy=True)
    assert refused("LOAD 3 marines", ME, scene(two_captains(ruined))).rule == "4.10"
