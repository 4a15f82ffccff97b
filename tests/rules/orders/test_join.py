"""JOIN: somebody becomes a player."""

import pytest

from campaign.rules.order import Actor
from tests.builders import HADDOCK, happened, holding, obeyed, playing, refused, scene, tivol, two_captains, world

ANNE = Actor(address="anne@example.org", name="Anne")


def test_a_newcomer_gets_a_player_and_a_ship() -> None:
    on = scene(two_captains())
    deed = obeyed("JOIN AS Anne Bonny SHIP Ship of Fools FLEET Green", ANNE, on)
    assert deed.said == (
        "Anne Bonny joins as a Citizen and Fourth Mate at Atlantis, with 500 Po8 and the ship Ship of Fools of the "
        "green fleet, manned by 10 Marines."
    )
    joined, ship = on.world.players[3], on.world.ships[3]
    assert (joined.name, joined.address, joined.aboard) == ("Anne Bonny", "anne@example.org", 3)
    assert (ship.name, ship.fleet, ship.owner) == ("Ship of Fools", "green", 3)
    assert happened(on) == ["Joined", "ShipProvided"]


def test_the_holder_of_an_office_may_join() -> None:
    assert "joins" in obeyed("JOIN AS Anne SHIP Dove", holding(), scene(world())).said


def test_fg8_3_1_without_wood_there_is_no_ship() -> None:
    on = scene(two_captains(terms={"3.1.max_total": 2}))
    assert obeyed("JOIN AS Anne SHIP Dove", ANNE, on).said.endswith("without a ship: there is wood for no more.")
    assert on.world.players[3].aboard is None


def test_a_player_does_not_join_again() -> None:
    refusal = refused("JOIN AS Anne SHIP Dove", playing(HADDOCK), scene(two_captains()))
    assert (refusal.rule, refusal.why) == ("1.1", "You play already, as Haddock.")


@pytest.mark.parametrize(
    ("text", "column", "why"),
    [
        ("JOIN AS tivol SHIP Dove", 9, "There is or was a player called tivol: choose another name."),
        ("JOIN AS Anne SHIP bounty", 19, "There is or was a ship called bounty: choose another name."),
        ("JOIN AS all SHIP Dove", 9, "all is a word of the orders: choose another name."),
        ("JOIN AS ?! SHIP Dove", 9, "The name of a player has a letter or a digit, and at most 40 characters."),
        (
            f"JOIN AS {'x' * 41} SHIP Dove",
            9,
            "The name of a player has a letter or a digit, and at most 40 characters.",
        ),
    ],
)
def test_names_are_free_and_fit(text: str, column: int, why: str) -> None:
    refusal = refused(text, ANNE, scene(two_captains()))
    assert (refusal.rule, refusal.why) == ("3.2", why)
    assert refusal.phrase is not None
    assert refusal.phrase.column == column


def test_an_unknown_fleet_is_met_with_the_nearest() -> None:
    refusal = refused("JOIN AS Anne SHIP Dove FLEET gren", ANNE, scene(world(tivol(ashore=1))))
    assert (refusal.rule, refusal.suggestion) == ("5.13", "green")
