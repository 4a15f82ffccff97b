"""SCUTTLE: a ship won aboard goes down."""

from campaign.rules.parts import Condition
from tests.builders import HADDOCK, LIGHTNIN, bounty, holding, obeyed, playing, refused, scene, two_captains
from tests.rules.orders.test_prize import BEATEN, GONE, WON

ME = playing(HADDOCK)


def test_fg8_a6_d_the_victor_may_scuttle_her() -> None:
    on = scene(two_captains(bounty(troops=3), BEATEN, GONE, WON))
    deed = obeyed("SCUTTLE Grease Lightnin'", ME, on)
    assert deed.said == "Bounty scuttles Grease Lightnin', at once, with all that is in her."
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK


def test_those_aboard_are_settled_first() -> None:
    assert refused("SCUTTLE Grease Lightnin'", ME, scene(two_captains(BEATEN, WON))).rule == "5.16"


def test_nobody_scuttles_what_he_has_not_won() -> None:
    assert refused("SCUTTLE Grease Lightnin'", ME, scene(two_captains())).rule == "5.6"
    assert refused("SCUTTLE Grease Lightnin'", holding(), scene(two_captains())).rule == "1.1"
