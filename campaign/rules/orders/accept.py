"""ACCEPT: a challenged player fights the duel (FG8-5.8)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import duels
from campaign.rules.known import at_liberty, held, plain
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player
from campaign.rules.persons import Challenge
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Accept:
    """An acceptance of a challenge: the only one, or that of the player named."""

    player: Phrase | None = None


def _accept(order: Accept, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    challenge = challenge_to(scene, player, order.player)
    if isinstance(challenge, Unlawful):
        return challenge
    other = world.players[challenge.challenger]
    if not duels.face_to_face(world, player, other):
        return Unlawful("5.8", f"{other.name} is not in the same land location any more: meet there, or wait.")
    hold = held(world, player=other)
    if hold is not None:
        return Unlawful("5.1", f"{other.name} is held by a matter before the Historian: accept when it is released.")
    return Deed(f"You accept. {other.name} and you wrestle at once.", duels.accept(scene, challenge.id))


def challenge_to(scene: Scene, player: Player, phrase: Phrase | None) -> Challenge | Unlawful:
    """The challenge that a player answers."""
    waiting = duels.open_for(scene.world, player.id)
    if not waiting:
        return Unlawful("5.8", "Nobody has challenged you.")
    names = {plain(scene.world.players[each.challenger].name): each for each in waiting}
    if phrase is None:
        if len(waiting) == 1:
            return waiting[0]
        who = ", ".join(scene.world.players[each.challenger].name for each in waiting)
        return Unlawful("5.8", f"Several have challenged you: say which of {who}.")
    found = names.get(plain(phrase.text))
    return found or Unlawful("5.8", f"{phrase.text} has not challenged you.", phrase)


VERB: Final = Verb(
    name="ACCEPT",
    theme=Theme.DUELS,
    forms=(Form("ACCEPT [{player:player}]"),),
    summary="Accepts a challenge to a Personal Duel.",
    help="Two dice for each, with bravery, and with replacement parts where a Pirate wrestles with a Citizen.",
    examples=("ACCEPT", "ACCEPT Tivol"),
    order=Accept,
    carry_out=_accept,
    who="The challenged player.",
)
