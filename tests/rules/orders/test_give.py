"""GIVE: money and goods from hand to hand, in one place (FG8-6.1)."""

from campaign.rules.scenario import Faction
from tests.builders import (
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    drafted,
    haddock,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)


def test_money_goes_from_purse_to_purse() -> None:
    on = scene(two_captains())
    assert obeyed("GIVE 100 Po8 TO Tivol", ME, on).said == "You give Tivol 100 Po8 and have 400 Po8 left."
    assert (on.world.players[HADDOCK].po8, on.world.players[TIVOL].po8) == (400, 600)


def test_one_may_give_money_ashore_and_aboard_one_ship() -> None:
    obeyed("GIVE 1 Po8 TO Tivol", ME, scene(two_captains(haddock(ashore=1), tivol(ashore=1))))
    on = scene(two_captains(tivol(aboard=BOUNTY), bounty(at=TAKAL)))
    obeyed("GIVE 1 Po8 TO Tivol", ME, on)


def test_gifts_are_made_in_person() -> None:
    refusal = refused("GIVE 100 Po8 TO Tivol", ME, scene(two_captains(bounty(at=TAKAL))))
    assert refusal.why == "Tivol is not where you are: gifts are made in person."
    assert refused("GIVE 100 Po8 TO Haddock", ME, scene(two_captains())).why == "That is you."
    assert refused("GIVE 501 Po8 TO Tivol", ME, scene(two_captains())).why == "That costs 501 Po8, and you have 500."


def test_goods_go_from_ship_to_ship() -> None:
    on = scene(two_captains(bounty(cargo={"silk": 3}, cannon=2)))
    said = obeyed("GIVE 2 silk TO Tivol", ME, on).said
    assert said == "You give Tivol 2 Tons of silk, which go aboard Grease Lightnin'."
    obeyed("GIVE 1 cannon TO Tivol", ME, on)
    obeyed("GIVE 4 marines TO Tivol", ME, on)
    given, taker = on.world.ships[BOUNTY], on.world.ships[LIGHTNIN]
    assert (given.cargo, given.cannon, given.troops) == ({"silk": 1}, 1, 6)
    assert (taker.cargo, taker.cannon, taker.troops) == ({"silk": 2}, 1, 14)


def test_the_takers_hold_bounds_a_gift() -> None:
    on = scene(two_captains(bounty(cargo={"silk": 3}), lightnin(troops=95)))
    assert refused("GIVE 2 silk TO Tivol", ME, on).why == (
        "Grease Lightnin' has room for 1 more, not for 2 Tons of silk."
    )
    assert refused("GIVE 4 silk TO Tivol", ME, on).why == "Bounty has 3 Tons of silk aboard, not 4."


def test_troops_serve_their_own_side() -> None:
    on = scene(two_captains(tivol(faction=Faction.PIRATE)))
    assert refused("GIVE 4 marines TO Tivol", ME, on).why == (
        "Tivol is on the other side: your troops would not serve there."
    )


def test_who_commands_no_ship_takes_no_goods() -> None:
    on = scene(two_captains(tivol(ashore=1), bounty(cargo={"silk": 1})))
    assert refused("GIVE 1 silk TO Tivol", ME, on).why == "Tivol gives the orders of no ship here that could take it."


def test_nothing_is_given_to_who_is_before_the_historian() -> None:
    on = scene(two_captains(drafted(1, players=(TIVOL,))))
    assert refused("GIVE 1 Po8 TO Tivol", ME, on).rule == "5.1"
