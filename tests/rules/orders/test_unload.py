"""UNLOAD: goods and troops go ashore and stay the player's own (FG8-6.1)."""

from campaign.rules.parts import Stock
from campaign.rules.scenario import Faction
from tests.builders import (
    AZORES,
    BOUNTY,
    DEAD,
    HADDOCK,
    TAKAL,
    bounty,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)


def test_goods_go_ashore_in_the_players_name() -> None:
    on = scene(two_captains(bounty(at=TAKAL, cargo={"silk": 3})))
    said = obeyed("UNLOAD 2 silk", ME, on).said
    assert said == "2 Tons of silk go ashore at Takal. LOAD takes it back aboard there."
    obeyed("UNLOAD 4 marines", ME, on)
    assert on.world.ships[BOUNTY].cargo == {"silk": 1}
    assert on.world.ships[BOUNTY].troops == 6
    assert on.world.stocks == {1: Stock(id=1, player=HADDOCK, land=TAKAL, goods={"silk": 2, "troops": 4})}


def test_equipment_goes_ashore_too() -> None:
    on = scene(two_captains(bounty(catapult=True)))
    obeyed("UNLOAD 1 catapult", ME, on)
    assert not on.world.ships[BOUNTY].catapult
    obeyed("LOAD 1 catapult", ME, on)
    assert on.world.ships[BOUNTY].catapult


def test_troops_go_ashore_among_friends_only() -> None:
    refusal = refused("UNLOAD 4 marines", ME, scene(two_captains(bounty(at=AZORES))))
    assert refusal.why == "The Near Azores is not your side's: LAND puts troops ashore there, to fight."
    pirates = land(TAKAL, "Takal", faction=Faction.PIRATE)
    assert refused("UNLOAD 1 marine", ME, scene(two_captains(bounty(at=TAKAL), pirates))).rule == "6.1"


def test_nothing_is_left_where_nobody_lives() -> None:
    empty = land(DEAD, "Isle of the Dead", inhabited=False)
    refusal = refused("UNLOAD 1 silk", ME, scene(two_captains(bounty(at=DEAD, cargo={"silk": 1}), empty)))
    assert refusal.why == "Nobody lives at Isle of the Dead: nothing can be left there."


def test_what_is_not_aboard_stays_unsaid() -> None:
    assert refused("UNLOAD 11 marines", ME, scene(two_captains())).why == "Bounty has 10 Marines aboard, not 11."
