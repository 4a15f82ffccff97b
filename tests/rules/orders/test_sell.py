"""SELL: cargo at any market for the price listed, Treasure at home (FG8-6.2, 6.4)."""

from campaign.rules.scenario import Faction
from tests.builders import (
    AZORES,
    BOUNTY,
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
)

ME = playing(HADDOCK)


def test_fg8_6_2_cargo_fetches_the_price_listed_anywhere() -> None:
    on = scene(two_captains(bounty(at=TAKAL, cargo={"spice": 2, "wood": 1})))
    assert obeyed("SELL 2 spice", ME, on).said == "You sell 2 Tons of spice for 240 Po8 and have 740 Po8."
    assert on.world.ships[BOUNTY].cargo == {"wood": 1}
    assert on.world.players[HADDOCK].po8 == 740
    assert on.world.traded


def test_an_enemys_land_trades_too() -> None:
    on = scene(two_captains(bounty(at=AZORES, cargo={"wood": 1})))
    obeyed("SELL 1 wood", ME, on)
    assert on.world.players[HADDOCK].po8 == 560


def test_fg8_6_4_treasure_is_sold_at_home_and_moves_no_price() -> None:
    on = scene(two_captains(bounty(cargo={"treasure": 2})))
    assert obeyed("SELL 2 treasure", ME, on).said == "You sell 2 Tons of Treasure for 1000 Po8 and have 1500 Po8."
    assert not on.world.traded
    away = refused("SELL 1 treasure", ME, scene(two_captains(bounty(at=TAKAL, cargo={"treasure": 1}))))
    assert away.why == "Treasure is sold at your home base only, in the harbour of Atlantis."
    pirate = haddock(faction=Faction.PIRATE)
    obeyed("SELL 1 treasure", ME, scene(two_captains(pirate, bounty(at=AZORES, cargo={"treasure": 1}))))


def test_what_is_not_aboard_is_not_sold() -> None:
    refusal = refused("SELL 2 silk", ME, scene(two_captains(bounty(cargo={"silk": 1}))))
    assert (refusal.rule, refusal.why) == ("6.1", "Bounty has 1 Ton of silk aboard, not 2.")


def test_equipment_and_men_are_not_sold() -> None:
    for thing in ("cannon", "marines"):
        assert refused(f"SELL 1 {thing}", ME, scene(two_captains(bounty(cannon=2)))).why == (
            "Only cargo and Treasure can be sold."
        )


def test_fg8_4_10_anarchy_and_desert_shores_trade_nothing() -> None:
    for values in ({"anarchy": True}, {"inhabited": False}):
        shore = land(TAKAL, "Takal", **values)
        on = scene(two_captains(bounty(at=TAKAL, cargo={"silk": 1}), shore))
        assert refused("SELL 1 silk", ME, on).rule in {"4.10", "6.2"}


def test_who_commands_no_ship_sells_nothing() -> None:
    assert refused("SELL 1 silk", ME, scene(two_captains(haddock(ashore=1)))).rule == "3.2"
