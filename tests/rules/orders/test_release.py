"""RELEASE: a prisoner is let go."""

from campaign.rules.parts import OfficeName
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    TIVOL,
    bounty,
    drafted,
    haddock,
    happened,
    holding,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.rules.orders.locked import haddock_in_prison, haddock_in_the_brig, mauvebeard

HIM = playing(TIVOL)
TAKEN = (haddock(aboard=None), haddock_in_the_brig())


def test_a_captain_lets_a_prisoner_go_to_his_ship() -> None:
    on = scene(two_captains(*TAKEN))
    assert obeyed("RELEASE Haddock", HIM, on).said == "Haddock is let go."
    assert on.world.players[HADDOCK].aboard == BOUNTY
    assert on.world.prisoners == {}


def test_fg8_a16_f_without_a_ship_he_goes_home() -> None:
    gone = bounty(condition="sunk", at=None)
    on = scene(two_captains(*TAKEN, gone))
    obeyed("RELEASE Haddock", HIM, on)
    assert on.world.players[HADDOCK].ashore == ATLANTIS


def test_a_notorious_pirate_is_at_large_again() -> None:
    on = scene(two_captains(mauvebeard(BOUNTY)))
    obeyed("RELEASE Mauvebeard", playing(HADDOCK), on)
    assert happened(on) == ["NotoriousAtLarge"]


def test_a_ruler_empties_his_own_prison_only() -> None:
    world = two_captains(haddock(aboard=None), haddock_in_prison())
    obeyed("RELEASE Haddock", holding(OfficeName.KING), scene(world))
    assert refused("RELEASE Haddock", holding(OfficeName.EMPEROR), scene(world)).rule == "3.3"
    assert refused("RELEASE Haddock", HIM, scene(world)).rule == "3.3"


def test_who_stands_before_the_historian_stays() -> None:
    on = scene(two_captains(*TAKEN, drafted(31, players=(HADDOCK,))))
    assert refused("RELEASE Haddock", HIM, on).rule == "5.1"


def test_who_is_ashore_has_no_brig() -> None:
    assert refused("RELEASE Haddock", HIM, scene(two_captains(*TAKEN, tivol(ashore=ATLANTIS)))).rule == "3.2"
