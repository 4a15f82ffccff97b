"""DECLINE: a challenged player does not fight the duel (FG8-5.8)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import duels
from campaign.rules.battles.fg8.duel import DECLINE_BRAVERY
from campaign.rules.known import held, player_of
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.accept import challenge_to
from campaign.rules.ranks import bravery_name
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Decline:
    """A refusal of a challenge: the only one, or that of the player named."""

    player: Phrase | None = None


def _decline(order: Decline, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = player_of(world, actor)
    if isinstance(player, Unlawful):
        return player
    challenge = challenge_to(scene, player, order.player)
    if isinstance(challenge, Unlawful):
        return challenge
    hold = held(world, player=player)
    if hold is not None:
        return hold
    bravery = bravery_name(max(0, player.bravery - scene.law[DECLINE_BRAVERY]))
    said = f"You decline the challenge of {world.players[challenge.challenger].name}, and are {bravery}."
    return Deed(said, duels.decline(scene, challenge.id))


VERB: Final = Verb(
    name="DECLINE",
    theme=Theme.DUELS,
    forms=(Form("DECLINE [{player:player}]"),),
    summary="Declines a challenge to a Personal Duel, at the cost of bravery.",
    help="Nobody falls below Bold. A challenge that is not answered in time counts as declined.",
    examples=("DECLINE", "DECLINE Tivol"),
    order=Decline,
    carry_out=_decline,
    who="The challenged player.",
)
