"""LEAVE THE GAME: a player goes for good."""

from campaign.rules.order import Unreadable
from campaign.rules.parts import Condition, Standing
from campaign.rules.reading import read_orders
from tests.builders import BOUNTY, HADDOCK, drafted, holding, obeyed, playing, refused, scene, two_captains


def test_who_leaves_lays_up_the_ship() -> None:
    on = scene(two_captains())
    assert "Haddock leaves the game" in obeyed("leave the game", playing(HADDOCK), on).said
    assert on.world.players[HADDOCK].standing is Standing.LEFT
    assert on.world.ships[BOUNTY].condition is Condition.LAID_UP


def test_nobody_leaves_by_a_slip() -> None:
    [slip] = read_orders("LEAVE")
    assert isinstance(slip, Unreadable)
    assert (slip.column, slip.suggestion) == (6, "THE")


def test_who_is_no_player_cannot_leave() -> None:
    assert refused("LEAVE THE GAME", holding(), scene(two_captains())).rule == "1.1"


def test_a_drafted_matter_holds_its_players() -> None:
    on = scene(two_captains(drafted(31, players=(HADDOCK,))))
    refusal = refused("LEAVE THE GAME", playing(HADDOCK), on)
    assert refusal.rule == "5.1"
    assert refusal.why == (
        "You are held by matter H31: its dice are thrown, and it is released by the Historian, at the latest "
        "when proposal 2 is published. Order again after that."
    )
