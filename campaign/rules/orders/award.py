"""AWARD: a victor gives a beaten Pirate a replacement part of the victor's choice (FG8-5.8, 5.11)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import claims
from campaign.rules.known import held, player_named, player_of
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.wear import part_for
from campaign.rules.persons import Right
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Award:
    """An order to award a part to a player."""

    part: Phrase
    to: Phrase


def _award(order: Award, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = player_of(world, actor)
    if isinstance(player, Unlawful):
        return player
    loser = player_named(world, order.to)
    if isinstance(loser, Unlawful):
        return loser
    rights = claims.claims_of(world, player.id, Right.AWARD, loser.id)
    if not rights:
        who = " or ".join(claims.losers_of(world, player.id, Right.AWARD)) or "nobody"
        why = f"Only the victor over a Pirate may award him a part, in time; you may to {who}."
        return Unlawful("5.11", why, order.to)
    hold = held(world, player=player) or held(world, player=loser)
    if hold is not None:
        return hold
    part = part_for(loser, order.part)
    if isinstance(part, Unlawful):
        return part
    return Deed(f"{loser.name} is awarded one more {claims.PARTS[part]}.", claims.fit(scene, rights[0], part))


VERB: Final = Verb(
    name="AWARD",
    theme=Theme.DUELS,
    forms=(Form("AWARD {part:name:part} TO {to:player}"),),
    summary="Awards a replacement part to a Pirate whom you have beaten, in a duel or in battle.",
    help="A peg leg, a hook or an eyepatch, of your choice; never a third of a kind.",
    examples=("AWARD hook TO Tivol",),
    order=Award,
    carry_out=_award,
    who="The victor over a Pirate.",
)
