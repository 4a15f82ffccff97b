"""AWARD: a victor gives a beaten Pirate a replacement part."""

from campaign.rules.persons import Claim, Right
from campaign.rules.scenario import Faction, Prostheses
from tests.builders import HADDOCK, TIVOL, drafted, obeyed, playing, refused, scene, tivol, two_captains

ME = playing(HADDOCK)
WON = Claim(id=1, player=HADDOCK, right=Right.AWARD, loser=TIVOL, until=20)
PIRATE = tivol(faction=Faction.PIRATE)


def test_fg8_b11_3_the_part_is_the_victors_choice() -> None:
    on = scene(two_captains(WON, PIRATE))
    assert obeyed("AWARD hook TO Tivol", ME, on).said == "Tivol is awarded one more Hook."
    assert on.world.players[TIVOL].prostheses == Prostheses(hook=1)
    assert on.world.claims == {}


def test_fg8_a8_h_never_a_third_but_another_may_be_named() -> None:
    on = scene(two_captains(WON, tivol(faction=Faction.PIRATE, prostheses=Prostheses(hook=2))))
    assert refused("AWARD hook TO Tivol", ME, on).why == "Tivol has two of that part already: name another."
    obeyed("AWARD eyepatch TO Tivol", ME, on)


def test_only_the_victor_awards_a_known_part() -> None:
    assert refused("AWARD hook TO Tivol", ME, scene(two_captains(PIRATE))).rule == "5.11"
    assert refused("AWARD hok TO Tivol", ME, scene(two_captains(PIRATE, WON))).suggestion == "Hook"
    assert refused("AWARD hook TO Tivl", ME, scene(two_captains(PIRATE, WON))).suggestion == "Tivol"
    held = two_captains(PIRATE, WON, drafted(31, players=(TIVOL,)))
    assert refused("AWARD hook TO Tivol", ME, scene(held)).rule == "5.1"
