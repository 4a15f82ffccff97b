"""GO ASHORE: a player leaves his ship in harbour (FG8-5.8)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.engagements import engaged
from campaign.rules.known import at_liberty, held, where
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class GoAshore:
    """An order to go ashore."""


def _go_ashore(order: GoAshore, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    if player.aboard is None:
        return Unlawful("5.8", "You are ashore already.")
    ship = world.ships[player.aboard]
    if ship.at is None:
        return Unlawful("5.8", f"{ship.name} is {where(world, ship)}: there is no shore to go to.")
    hold = held(world, ship=ship)
    if hold is not None:
        return hold
    if engaged(world, ship.id) is not None:
        return Unlawful("5.8", f"{ship.name} is engaged: nobody leaves her before that is over.")
    land = world.lands[ship.at].name
    said = f"You go ashore at {land}. BOARD {ship.name} takes you back aboard while she lies there."
    return Deed(said, people.go_ashore(scene, player.id))


VERB: Final = Verb(
    name="GO ASHORE",
    theme=Theme.SAILING,
    forms=(Form("GO ASHORE"),),
    summary="Takes you off your ship where she lies in harbour.",
    help=(
        "A player in port passes for aboard unless he has gone ashore. Ashore you may challenge, and be challenged by, "
        "others who are ashore there. Your ship and her troops stay in harbour; BOARD takes you back."
    ),
    examples=("GO ASHORE",),
    order=GoAshore,
    carry_out=_go_ashore,
)
