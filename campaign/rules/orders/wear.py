"""WEAR: a Pirate successful in battle takes a replacement part (FG8-5.11)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import claims
from campaign.rules.known import held, plain, player_of
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player
from campaign.rules.persons import Right
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Wear:
    """An order to wear a replacement part."""

    part: Phrase


def _wear(order: Wear, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    hold = held(scene.world, player=player)
    if hold is not None:
        return hold
    rights = claims.claims_of(scene.world, player.id, Right.WEAR)
    if not rights or player.faction is not Faction.PIRATE:
        return Unlawful("5.11", "Only a Pirate may choose a part, once after each battle that he has won, and in time.")
    part = part_for(player, order.part)
    if isinstance(part, Unlawful):
        return part
    return Deed(f"You wear one more {claims.PARTS[part]}.", claims.fit(scene, rights[0], part))


def part_for(player: Player, phrase: Phrase) -> str | Unlawful:
    """The replacement part that is meant, if there is one and the player can wear another of it."""
    said = plain(phrase.text)
    part = next((name for name, called in claims.PARTS.items() if said in {plain(called), name}), None)
    if part is None:
        near = nearest(phrase.text, list(claims.PARTS.values()))
        known = ", ".join(claims.PARTS.values())
        return Unlawful("5.11", f"{phrase.text} is no replacement part: there are {known}.", phrase, near)
    if getattr(player.prostheses, part) >= claims.MOST_OF_A_PART:
        # FG8-A11.b, A8.h: never a third; another kind may be named.
        return Unlawful("5.11", f"{player.name} has two of that part already: name another.", phrase)
    return part


VERB: Final = Verb(
    name="WEAR",
    theme=Theme.DUELS,
    forms=(Form("WEAR {part:name:part}"),),
    summary="Chooses a replacement part after a battle you have won, if you are a Pirate.",
    help="A peg leg, a hook or an eyepatch. One of a kind makes you fiercer, two of a kind hinder you.",
    examples=("WEAR peg leg",),
    order=Wear,
    carry_out=_wear,
    who="A Pirate who has been successful in battle.",
)
