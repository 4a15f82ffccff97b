"""BURY: a Pirate hides money where nobody lives, and nobody else learns of it (FG8-5.25)."""

import pytest

from campaign.rules.event import Audience
from campaign.rules.parts import FiefId, Hoard
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    DEAD,
    HADDOCK,
    TAKAL,
    bounty,
    haddock,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
DESERT = land(DEAD, "Isle of the Dead", inhabited=False)
PIRATE = haddock(faction=Faction.PIRATE)


@pytest.mark.parametrize("text", ["BURY 200", "BURY 200 Po8"])
def test_fg8_b25_3_a_pirate_buries_money_where_nobody_lives(text: str) -> None:
    on = scene(two_captains(PIRATE, bounty(at=DEAD), DESERT))
    said = obeyed(text, ME, on).said
    assert said == "You bury 200 Po8 at Fief 6, where 200 Po8 of yours then lie. Nobody else knows of it."
    assert on.world.hoards == {1: Hoard(id=1, player=HADDOCK, fief=FiefId(DEAD), po8=200)}
    assert on.world.players[HADDOCK].po8 == 300
    # FG8-A25.g
    assert [event.audience(on.world) for event in on.happened] == [Audience(players=(HADDOCK,))]


def test_one_hoard_in_one_place() -> None:
    on = scene(two_captains(PIRATE, bounty(at=DEAD), DESERT))
    obeyed("BURY 200", ME, on)
    obeyed("BURY 50", ME, on)
    assert [hoard.po8 for hoard in on.world.hoards.values()] == [250]


def test_fg8_a25_m_citizens_do_not_bury() -> None:
    assert refused("BURY 200", ME, scene(two_captains(bounty(at=DEAD), DESERT))).why == (
        "Only Pirates bury money; a Citizen may DEPOSIT his in a bank."
    )


def test_not_where_people_live_and_not_at_sea() -> None:
    assert refused("BURY 200", ME, scene(two_captains(PIRATE, bounty(at=TAKAL)))).why == (
        "Money is buried where nobody lives, and Takal is no such place."
    )
    at_sea = bounty(voyage=voyage(ATLANTIS, TAKAL))
    assert refused("BURY 200", ME, scene(two_captains(PIRATE, at_sea))).why == "You are at no land."


def test_no_more_than_the_purse_holds() -> None:
    assert refused("BURY 501", ME, scene(two_captains(PIRATE, bounty(at=DEAD), DESERT))).rule == "6.1"
