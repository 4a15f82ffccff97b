"""RELEASE: a prisoner is let go (FG8-3.3, 3.19)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import prisoners
from campaign.rules.known import held, in_command, player_of
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.hand import named
from campaign.rules.parts import OfficeName
from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.voyages import home_of
from campaign.rules.world import in_order

_RULERS: Final = {OfficeName.EMPEROR: Faction.CITIZEN, OfficeName.KING: Faction.PIRATE}


@dataclass(frozen=True, slots=True)
class Release:
    """An order to let a prisoner go."""

    prisoner: Phrase


def _release(order: Release, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    prisoner = _prisoner(order, actor, scene)
    if isinstance(prisoner, Unlawful):
        return prisoner
    if prisoner.player is not None:
        hold = held(world, player=world.players[prisoner.player])
        if hold is not None:
            return hold
    return Deed(f"{prisoner.name} is let go.", prisoners.let_go(scene, prisoner, why="released"))


def _prisoner(order: Release, actor: Actor, scene: Scene) -> Prisoner | Unlawful:
    """Whom the giver may release: a Ruler, those in his prison; a captain, those in his Brig."""
    world = scene.world
    prisons = [home_of(world, side).id for office, side in _RULERS.items() if office in actor.offices]
    imprisoned = [prisoner for prisoner in in_order(world.prisoners) if prisoner.prison in prisons]
    in_prison = named(imprisoned, order.prisoner, "in your prison")
    if isinstance(in_prison, Prisoner) or isinstance(player_of(world, actor), Unlawful):
        return in_prison
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    _, ship = command
    return named(prisoners.in_brig(world, ship.id), order.prisoner, f"in the Brig of {ship.name}")


VERB: Final = Verb(
    name="RELEASE",
    theme=Theme.PRISONERS,
    forms=(Form("RELEASE {prisoner:name:prisoner}"),),
    summary="Lets a prisoner go.",
    help="A player returns to his ship, or without one to his home base; a notorious pirate is at large again.",
    examples=("RELEASE Tivol",),
    order=Release,
    carry_out=_release,
    who="The captain of the ship whose Brig holds him; a Ruler, for those in prison at his home base.",
)
