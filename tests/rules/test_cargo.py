"""The hold: what a ship takes, in spaces (FG8-3.10)."""

import pytest

from campaign.rules import cargo
from campaign.rules.parts import Ship
from tests.builders import bounty, law_of, two_captains, world

LAW = law_of(two_captains())


@pytest.mark.parametrize(
    ("ship", "free"),
    [
        (bounty(troops=0), 20),
        (bounty(troops=1), 19),
        (bounty(troops=5), 19),
        (bounty(troops=6), 18),
        (bounty(troops=4, settlers=1), 19),
        (bounty(troops=0, cargo={"silk": 2, "treasure": 3}), 15),
        (bounty(troops=0, cannon=3, catapult=True, greek_fire=2, life_raft=True, grappling_hooks=True), 12),
        (bounty(troops=100), 0),
        (bounty(troops=100, cannon=4), 0),
    ],
)
def test_fg8_3_10_what_is_aboard_takes_spaces(ship: Ship, free: int) -> None:
    assert cargo.room_in(ship, LAW) == free


def test_persons_fill_a_space_begun_and_tons_their_own() -> None:
    ship = bounty(troops=58, cannon=4, catapult=True, cargo={"silk": 1})
    assert cargo.room_in(ship, LAW) == 1
    assert cargo.persons_that_fit(ship, LAW) == 7
    assert cargo.tons_that_fit(ship, LAW) == 1


def test_tons_share_spaces_where_the_law_says_so() -> None:
    law = law_of(world(terms={"3.10.ton_per_space": 3}))
    ship = bounty(troops=0, cargo={"silk": 2, "wood": 2})
    assert cargo.room_in(ship, law) == 18
    assert cargo.tons_that_fit(ship, law) == 56


def test_players_and_prisoners_take_room_only_if_the_law_gives_them_some() -> None:
    ship = bounty(troops=0)
    assert cargo.room_in(ship, LAW, players=9, prisoners=9) == 20
    law = law_of(world(terms={"3.10.players_space": 2, "3.10.prisoners_space": 1}))
    assert cargo.room_in(ship, law, players=3, prisoners=4) == 10


def test_cargo_is_loaded_and_unloaded_by_the_ton() -> None:
    ship = cargo.load(cargo.load(bounty(), "silk", 2), "wood", 1)
    assert ship.cargo == {"silk": 2, "wood": 1}
    assert cargo.unload(ship, "wood", 1).cargo == {"silk": 2}


def test_fg8_a25_b_what_does_not_fit_is_left_treasure_last() -> None:
    ship = bounty(troops=80)
    goods = {"silk": 2, "spice": 2, "treasure": 1}
    assert cargo.stowed(ship, LAW, goods) == {"silk": 2, "spice": 1, "treasure": 1}
    assert cargo.with_cargo(ship, {"silk": 2, "treasure": 1}).cargo == {"silk": 2, "treasure": 1}
