"""The lines of an edict about rule 5.15's Marooned and a Ruler's own place: SET FREE, SET PLACE (FG8-5.15, 5.22)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from campaign.rules import mutinies
from campaign.rules.event import Event
from campaign.rules.events.government import RulerMoved
from campaign.rules.known import land_named, player_named
from campaign.rules.order import Form, Phrase, Unlawful
from campaign.rules.parts import LandId, OfficeName, Plight
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class SetFree:
    """A Marooned player is to be brought home."""

    set_: str
    player: Phrase


@dataclass(frozen=True, slots=True)
class SetPlace:
    """The Ruler goes to a land."""

    set_: str
    land: Phrase


AtSea: TypeAlias = SetFree | SetPlace

FREE_FORM: Final = Form("SET FREE {player:player}", {"set_": "FREE"})
PLACE_FORM: Final = Form("SET PLACE {land:land}", {"set_": "PLACE"})
_OWN: Final = {Faction.CITIZEN: OfficeName.EMPEROR, Faction.PIRATE: OfficeName.KING}


def done_at_sea(scene: Scene, office: OfficeName, act: AtSea) -> tuple[str, Iterator[Event]] | Unlawful:
    """What one of these lines does, in words and in events."""
    return _free(scene, office, act) if isinstance(act, SetFree) else _place(scene, office, act)


def _free(scene: Scene, office: OfficeName, act: SetFree) -> tuple[str, Iterator[Event]] | Unlawful:
    """A Ruler has a Marooned player of his side found (FG8-A15.d)."""
    player = player_named(scene.world, act.player)
    if isinstance(player, Unlawful):
        return player
    if player.plight is not Plight.MAROONED:
        return Unlawful("5.15", f"{player.name} is not Marooned.", act.player)
    if _OWN[player.faction] is not office:
        side = "Pirates" if player.faction is Faction.PIRATE else "Citizens"
        return Unlawful("5.15", f"{player.name} is for the Ruler of the {side} to find.", act.player)
    return f"{player.name} is brought home", mutinies.brought_home(scene, player.id, why="decided")


def _place(scene: Scene, office: OfficeName, act: SetPlace) -> tuple[str, Iterator[Event]] | Unlawful:
    """A Ruler goes to a land; his presence counts for rules 5.22 and 5.23 (FG8-A22.c)."""
    land = land_named(scene.world, act.land)
    if isinstance(land, Unlawful):
        return land
    return f"the Ruler is at {land.in_text}", _moved(office, land.id)


def _moved(office: OfficeName, land: LandId) -> Iterator[Event]:
    yield RulerMoved(office=office, land=land)
