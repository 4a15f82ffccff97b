"""DIE: a Citizen imprisoned by a Pirate chooses death, and not desertion (FG8-2.3)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import departures
from campaign.rules.known import held, player_of
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.prisoners import must_choose
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Die:
    """A choice of death."""


def _die(order: Die, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    if not must_choose(scene.world, player.id):
        return Unlawful("2.3", "Only a Citizen whom a Pirate has put in prison has this choice. To go, order LEAVE.")
    refusal = held(scene.world, player=player)
    if refusal is not None:
        return refusal
    return Deed(f"{player.name} dies rather than desert.", departures.die(scene, player.id))


VERB: Final = Verb(
    name="DIE",
    theme=Theme.PRISONERS,
    forms=(Form("DIE"),),
    summary="Chooses death rather than desertion, for a Citizen in the prison of the Pirates.",
    help="You are out of the game, and your ships are laid up. You may JOIN again, as somebody else.",
    examples=("DIE",),
    order=Die,
    carry_out=_die,
    who="A Citizen whom a Pirate has imprisoned.",
)
