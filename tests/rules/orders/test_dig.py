"""DIG: the owner of a hoard brings it up again (FG8-5.25)."""

from campaign.rules.parts import FiefId, Hoard
from campaign.rules.scenario import Faction
from tests.builders import (
    DEAD,
    HADDOCK,
    TIVOL,
    bounty,
    haddock,
    land,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)
SHORE = (
    land(DEAD, "Isle of the Dead", inhabited=False),
    Hoard(id=1, player=HADDOCK, fief=FiefId(DEAD), po8=200),
    haddock(faction=Faction.PIRATE),
    bounty(at=DEAD),
)


def test_what_was_buried_is_in_the_purse_again() -> None:
    on = scene(two_captains(*SHORE))
    assert obeyed("DIG", ME, on).said == "You dig up 200 Po8 at Fief 6 and have 700 Po8."
    assert on.world.players[HADDOCK].po8 == 700
    assert not on.world.hoards
    on.happened.clear()
    assert refused("DIG", ME, on).why == "You have buried nothing at Fief 6."


def test_fg8_a25_g_nobody_finds_what_another_buried() -> None:
    other = (tivol(faction=Faction.PIRATE), lightnin(at=DEAD))
    assert refused("DIG", playing(TIVOL), scene(two_captains(*SHORE, *other))).why == (
        "You have buried nothing at Fief 6."
    )


def test_citizens_do_not_dig() -> None:
    assert refused("DIG", ME, scene(two_captains(*SHORE, haddock()))).rule == "5.25"
