"""WEAR: a Pirate successful in battle takes a replacement part."""

from campaign.rules.persons import Claim, Right
from campaign.rules.scenario import Faction, Prostheses
from tests.builders import HADDOCK, drafted, haddock, obeyed, playing, refused, scene, two_captains

ME = playing(HADDOCK)
WON = Claim(id=1, player=HADDOCK, right=Right.WEAR, loser=None, until=20)
PIRATE = haddock(faction=Faction.PIRATE)


def test_fg8_b11_3_one_part_for_one_battle() -> None:
    on = scene(two_captains(PIRATE, WON))
    assert obeyed("WEAR peg leg", ME, on).said == "You wear one more Peg Leg."
    assert on.world.players[HADDOCK].prostheses == Prostheses(peg_leg=1)
    assert refused("WEAR peg leg", ME, scene(on.world)).rule == "5.11"


def test_a_citizen_wears_none() -> None:
    assert refused("WEAR peg leg", ME, scene(two_captains(WON))).rule == "5.11"


def test_fg8_a11_b_never_a_third_of_a_kind() -> None:
    both = haddock(faction=Faction.PIRATE, prostheses=Prostheses(eyepatch=2))
    assert "two of that part" in refused("WEAR eyepatch", ME, scene(two_captains(both, WON))).why


def test_the_part_is_one_of_three() -> None:
    assert refused("WEAR parrot", ME, scene(two_captains(PIRATE, WON))).rule == "5.11"
    assert refused("WEAR hook", ME, scene(two_captains(PIRATE, WON, drafted(31, players=(HADDOCK,))))).rule == "5.1"
