"""WITHDRAW: troops break off a battle on land."""

from tests.builders import (
    AZORES,
    BOUNTY,
    HADDOCK,
    bounty,
    drafted,
    happened,
    holding,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)


def test_fg8_a7_g_a_player_withdraws_between_rounds() -> None:
    on = scene(two_captains(bounty(at=AZORES)))
    obeyed("LAND 8 AT Near Azores", ME, on)
    on.happened.clear()
    deed = obeyed("WITHDRAW", ME, on)
    assert deed.said == "Your 8 troops at The Near Azores break off and go back aboard Bounty, at once."
    assert happened(on)[0] == "TroopsWithdrawn"
    assert on.world.ships[BOUNTY].troops == 10
    assert on.world.players[HADDOCK].aboard == BOUNTY


def test_who_has_no_troops_ashore_has_nothing_to_withdraw() -> None:
    assert refused("WITHDRAW", ME, scene(two_captains())).rule == "5.7"
    assert refused("WITHDRAW", holding(), scene(two_captains())).rule == "1.1"


def test_a_round_that_is_drafted_holds_who_fights_in_it() -> None:
    assert refused("WITHDRAW", ME, scene(two_captains(drafted(31, "land", players=(HADDOCK,))))).rule == "5.1"
