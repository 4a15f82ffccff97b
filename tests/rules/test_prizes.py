"""Prizes: manned and sent home, scuttled, left adrift (FG8-5.6)."""

from campaign.rules.parts import Condition, Course
from campaign.rules.scene import Scene
from tests.builders import ATLANTIS, BOUNTY, HADDOCK, LIGHTNIN, TAKAL, TIVOL, bounty, lightnin, voyage
from tests.rules.sea import at_sea, course_of, does, fight, met, pass_proposals


def _won(**values: object) -> Scene:
    """Bounty has won Grease Lightnin' aboard, in Takal; Tivol got away."""
    on = at_sea(bounty(at=TAKAL, troops=30), lightnin(at=TAKAL, troops=0, **values), faces=(6, 10))
    fight(on, "CLOSE", "CLOSE")
    return on


def test_fg8_b6_3_b6_4_a_prize_crew_of_ten_sails_her_to_the_home_base() -> None:
    on = _won(cargo={"silk": 2})
    does(on, "PRIZE Grease Lightnin' CREW 12")
    prize = on.world.ships[LIGHTNIN]
    assert (prize.owner, prize.troops, on.world.ships[BOUNTY].troops) == (HADDOCK, 12, 18)
    assert prize.voyage is not None
    assert prize.voyage.destination == ATLANTIS
    assert prize.cargo == {"silk": 2}, "goods remain in the ship taken (FG8-A6.f)"
    assert course_of(on) is Course.OVER


def test_fg8_a6_e_a_prize_is_the_same_ship_and_her_old_owner_gets_another() -> None:
    on = _won()
    used = on.world.ships_used
    does(on, "PRIZE Grease Lightnin' CREW 10")
    assert on.world.ships_used == used + 1
    assert on.world.ships[3].owner == TIVOL
    assert on.world.players[TIVOL].aboard == 3


def test_at_home_she_stays_and_is_repaired_if_need_be() -> None:
    on = at_sea(bounty(troops=30), lightnin(troops=0, condition=Condition.DAMAGED), faces=(6,))
    fight(on, "CLOSE", "CLOSE")
    does(on, "PRIZE Grease Lightnin' CREW 10")
    assert (on.world.ships[LIGHTNIN].at, on.world.ships[LIGHTNIN].condition) == (ATLANTIS, Condition.REPAIRING)


def test_a_prize_taken_at_sea_makes_for_home_from_there() -> None:
    sea = (bounty(troops=30, voyage=voyage(ATLANTIS, TAKAL, None)), met(troops=0))
    on = at_sea(*sea, faces=(1, 6, 10))
    used = on.world.ships_used
    does(on, "FIGHT CLOSE")
    does(on, "PRIZE pirate ship CREW 10")
    prize = on.world.ships[3]
    assert (prize.name, prize.owner, prize.cannon) == ("Pirate Prize", HADDOCK, 4)
    assert prize.voyage is not None
    assert prize.voyage.destination == ATLANTIS
    assert on.world.ships_used == used, "she is none of the 21"


def test_fg8_a6_d_scuttled_she_goes_down_with_all_that_is_in_her() -> None:
    on = _won(cargo={"silk": 2})
    does(on, "SCUTTLE Grease Lightnin'")
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK
    assert on.world.ships[LIGHTNIN].cargo == {}
    assert on.world.players[TIVOL].aboard == 3


def test_fg8_a6_d_without_a_word_she_is_left_adrift_after_three_proposals() -> None:
    on = _won()
    pass_proposals(on, 2)
    assert course_of(on) is Course.TAKEN
    pass_proposals(on, 1)
    assert course_of(on) is Course.OVER
    # In a harbour she stays her owner's.
    assert (on.world.ships[LIGHTNIN].owner, on.world.ships[LIGHTNIN].at) == (TIVOL, TAKAL)


def test_left_adrift_at_sea_a_strangers_ship_is_gone() -> None:
    on = at_sea(bounty(troops=5, voyage=voyage(ATLANTIS, TAKAL, None)), met(troops=0), faces=(1, 6))
    does(on, "FIGHT CLOSE")
    pass_proposals(on, 3)
    assert len(on.world.ships) == 2
    assert course_of(on) is Course.OVER
