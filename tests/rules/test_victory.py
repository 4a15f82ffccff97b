"""Victory: a thousand Settlers, the Opponents of rank Vanquished, a Monument."""

from typing import Any

import pytest

from campaign.rules import victory
from campaign.rules.parts import OfficeName, Standing
from campaign.rules.persons import Monument
from campaign.rules.scenario import Faction
from campaign.rules.world import World
from tests.builders import (
    AZORES,
    HADDOCK,
    TAKAL,
    TIVOL,
    haddock,
    happened,
    holding,
    land,
    law_of,
    obeyed,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.rules.orders.locked import haddock_in_prison

MONUMENT = Monument(id=1, player=TIVOL, ruler=OfficeName.KING, inscription="To Him", built=0)
KING = holding(OfficeName.KING)


def nearly(*parts: Any, settlers: int = 1000) -> World:
    """Tivol the Pirate with all that it takes: his Opponent, a Commander, sits in prison."""
    own = land(
        AZORES, "The Near Azores", faction=Faction.PIRATE, home_of=Faction.PIRATE, settlers=settlers, owner=TIVOL
    )
    opponent = haddock(rank=5, aboard=None)
    return two_captains(opponent, haddock_in_prison(), tivol(faction=Faction.PIRATE), own, MONUMENT, *parts)


def test_fg8_2_2_who_has_it_all_is_the_exalted_winner_and_the_game_is_over() -> None:
    on = scene(nearly())
    on.play(victory.proclaim(on))
    assert happened(on) == ["ExaltedWinner", "GameEnded"]
    on.play(victory.proclaim(on))
    assert len(on.happened) == 2


@pytest.mark.parametrize(
    "world",
    [
        nearly(settlers=999),
        nearly(haddock(rank=5)),  # at large, his imprisonment notwithstanding
        nearly(Monument(id=1, player=HADDOCK, ruler=OfficeName.EMPEROR, inscription="", built=0)),
        nearly(Monument(id=1, player=TIVOL, ruler=OfficeName.EMPEROR, inscription="", built=0)),
        nearly(tivol(faction=Faction.PIRATE, visitor_from="Game Nine")),
    ],
)
def test_fg8_2_2_with_anything_missing_nobody_has_won(world: World) -> None:
    on = scene(world)
    if world.players[HADDOCK].aboard is not None:
        on.draft.remove("prisoners", 1)
    on.play(victory.proclaim(on))
    assert not on.happened


def test_fg8_2_2_opponents_below_commander_need_not_be_vanquished_and_the_dead_are() -> None:
    low = nearly(haddock(rank=4))
    assert not victory.unvanquished(low, law_of(low), low.players[TIVOL])
    dead = nearly(haddock(rank=8, aboard=None, standing=Standing.DEAD))
    assert not victory.unvanquished(dead, law_of(dead), dead.players[TIVOL])


def test_a_ruler_has_a_monument_built_and_settlers_sent() -> None:
    on = scene(two_captains(tivol(faction=Faction.PIRATE)))
    edict = (
        'EDICT\nBUILD MONUMENT FOR Tivol INSCRIBED "Long may he plunder"\n'
        "SEND SETTLERS 300 TO Near Azores OF Tivol\nEND"
    )
    obeyed(edict, KING, on)
    [built] = on.world.monuments.values()
    assert (built.player, built.ruler, built.inscription) == (TIVOL, OfficeName.KING, "Long may he plunder")
    assert victory.own_settlers(on.world, TIVOL) == 300


def test_each_ruler_speaks_for_his_own_side() -> None:
    on = scene(two_captains(tivol(faction=Faction.PIRATE)))
    citizen = refused("EDICT\nBUILD MONUMENT FOR Haddock INSCRIBED Me\nEND", KING, on)
    assert citizen.rule == "2.2"
    foreign = refused("EDICT\nSEND SETTLERS 5 TO Takal OF Tivol\nEND", KING, on)
    assert foreign.why == "Takal is not in the hands of the side of Tivol."
    assert refused("EDICT\nSEND SETTLERS 5 TO Takla OF Tivol\nEND", KING, on).suggestion == "Takal"
    assert refused("EDICT\nSEND SETTLERS 5 TO Takal OF Tivl\nEND", KING, on).suggestion == "Tivol"
    assert on.world.lands[TAKAL].settlers == 0
