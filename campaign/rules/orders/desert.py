"""DESERT: a player goes over to the other side (FG8-2.3)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.known import held, player_of
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.parts import OfficeName
from campaign.rules.ranks import bravery_name, rank_name
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.players import BRAVERY_LOSS, DESERTION_RANK

_SIDES: Final = {Faction.CITIZEN: "the Citizens", Faction.PIRATE: "the Pirates"}


@dataclass(frozen=True, slots=True)
class Desert:
    """An order to change sides."""


def _desert(order: Desert, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    refusal = held(scene.world, player=player)
    if refusal is not None:
        return refusal
    if player.faction is Faction.PIRATE and OfficeName.KING in actor.offices:
        return Unlawful("1.4", "The Pirate King must be a Pirate: give up the office first.")
    side = player.faction.opponent
    rank = rank_name(side, scene.law[DESERTION_RANK])
    bravery = bravery_name(max(0, player.bravery - scene.law[BRAVERY_LOSS]))
    return Deed(
        f"{player.name} deserts to {_SIDES[side]} and begins again as {rank}, {bravery}.",
        people.desert(scene, player.id),
    )


VERB: Final = Verb(
    name="DESERT",
    theme=Theme.JOINING,
    forms=(Form("DESERT"),),
    summary="Takes you over to the other side, at the lowest rank and with less bravery.",
    help="A Citizen becomes a Pirate, a Pirate a Citizen, wherever he is. Your ship and your troops come with you.",
    examples=("DESERT",),
    order=Desert,
    carry_out=_desert,
    who="Any player, captives too.",
)
