"""LEAVE THE GAME: a player goes for good (FG8-1.1)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import departures
from campaign.rules.known import held, player_of
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Leave:
    """An order to leave the game."""


def _leave(order: Leave, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    refusal = held(scene.world, player=player)
    if refusal is not None:
        return refusal
    return Deed(
        f"{player.name} leaves the game; the ships in the name of {player.name} are laid up.",
        departures.leave(scene, player.id),
    )


VERB: Final = Verb(
    name="LEAVE THE GAME",
    theme=Theme.JOINING,
    forms=(Form("LEAVE THE GAME"),),
    summary="Takes you out of the game, for good.",
    help="Your ships are laid up. It takes all three words, so that nobody leaves by a slip.",
    examples=("LEAVE THE GAME",),
    order=Leave,
    carry_out=_leave,
)
