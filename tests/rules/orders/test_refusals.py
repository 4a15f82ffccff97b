"""What the verbs refuse alike: who is no player, who commands no ship, who names no ship."""

import pytest

from tests.builders import ATLANTIS, HADDOCK, haddock, holding, playing, refused, scene, two_captains

OF_PLAYERS = (
    "SAIL TO Takal",
    "LOAD 5 marines",
    "ATTACK Bounty",
    "FIGHT",
    "FLEE",
    "PURSUE Bounty",
    "CANCEL ALL",
    "LAND 5 AT Takal",
    "WITHDRAW",
    "DESERT",
    "LEAVE THE GAME",
    "PROPOSE Guns\nLonger.\nEND",
    "PLEAD Guns\nLonger?\nEND",
)
OF_CAPTAINS = ("SAIL TO Takal", "LOAD 5 marines", "ATTACK Bounty", "PURSUE Bounty", "CANCEL ALL", "LAND 5 AT Takal")
OF_SHIPS = ("ATTACK Bonty", "PURSUE Bonty", "CANCEL ATTACK Bonty", "CANCEL PURSUE Bonty")


@pytest.mark.parametrize("text", OF_PLAYERS)
def test_who_is_no_player_is_told_how_to_join(text: str) -> None:
    refusal = refused(text, holding(), scene(two_captains()))
    assert (refusal.rule, refusal.why) == (
        "1.1",
        "You are no player of this game. Join with JOIN AS <name> SHIP <ship>.",
    )


@pytest.mark.parametrize("text", OF_CAPTAINS)
def test_who_is_ashore_gives_no_orders_to_a_ship(text: str) -> None:
    assert refused(text, playing(HADDOCK), scene(two_captains(haddock(ashore=ATLANTIS)))).rule == "3.2"


@pytest.mark.parametrize("text", OF_SHIPS)
def test_a_ship_nearly_named_is_offered(text: str) -> None:
    assert refused(text, playing(HADDOCK), scene(two_captains())).suggestion == "Bounty"
