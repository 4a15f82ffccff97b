"""TAKE: the winner of a duel takes Po8 or cargo from the loser."""

from campaign.rules.persons import Claim, Right
from tests.builders import (
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    drafted,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)
WON = Claim(id=1, player=HADDOCK, right=Right.PRIZE, loser=TIVOL, until=20)
LADEN = lightnin(cargo={"silk": 2, "wood": 3})


def test_fg8_b8_4_at_most_a_hundred_po8() -> None:
    on = scene(two_captains(WON))
    assert obeyed("TAKE 100 Po8 FROM Tivol", ME, on).said == "You take 100 Po8 from Tivol."
    assert (on.world.players[HADDOCK].po8, on.world.players[TIVOL].po8) == (600, 400)
    assert on.world.claims == {}
    assert "at most 100 Po8" in refused("TAKE 101 Po8 FROM Tivol", ME, scene(two_captains(WON))).why


def test_fg8_a8_g_capped_by_what_he_carries() -> None:
    assert refused("TAKE 80 Po8 FROM Tivol", ME, scene(two_captains(WON, tivol(po8=50)))).why == (
        "Tivol has 50 Po8, not 80."
    )


def test_fg8_b8_4_or_cargo_worth_at_most_a_hundred_and_twenty() -> None:
    on = scene(two_captains(WON, LADEN))
    assert obeyed("TAKE 2 wood FROM Tivol", ME, on).said == "You take 2 Tons of wood from Tivol."
    assert on.world.ships[BOUNTY].cargo == {"wood": 2}
    assert on.world.ships[LIGHTNIN].cargo == {"silk": 2, "wood": 1}
    dear = refused("TAKE 1 silk FROM Tivol", ME, scene(two_captains(WON, LADEN)))
    assert dear.why == "That is worth 150 Po8, and a prize in cargo at most 120."


def test_the_cargo_is_there_and_there_is_room_for_it() -> None:
    assert "not 4" in refused("TAKE 4 wood FROM Tivol", ME, scene(two_captains(WON, LADEN))).why
    full = bounty(troops=100)
    assert refused("TAKE 1 wood FROM Tivol", ME, scene(two_captains(WON, LADEN, full))).rule == "3.10"
    away = lightnin(at=TAKAL, cargo={"wood": 1})
    assert "one harbour" in refused("TAKE 1 wood FROM Tivol", ME, scene(two_captains(WON, away))).why
    assert refused("TAKE 1 cannon FROM Tivol", ME, scene(two_captains(WON, LADEN))).rule == "5.8"
    assert refused("TAKE 1 rum FROM Tivol", ME, scene(two_captains(WON, LADEN))).rule == "6.1"


def test_only_the_winner_takes() -> None:
    why = refused("TAKE 80 Po8 FROM Tivol", ME, scene(two_captains())).why
    assert why == "Only the winner of a duel may take a prize from the loser, in time; you may from nobody."
    assert refused("TAKE 80 Po8 FROM Tivol", ME, scene(two_captains(WON, drafted(31, players=(TIVOL,))))).rule == "5.1"
