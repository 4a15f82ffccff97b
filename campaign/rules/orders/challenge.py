"""CHALLENGE: one player challenges another to a Personal Duel (FG8-5.8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import duels
from campaign.rules.battles.fg8.crossing import ANSWER_PROPOSALS
from campaign.rules.known import at_liberty, held, player_named, when_published
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class ToChallenge:
    """An order to challenge a player."""

    player: Phrase


def _challenge(order: ToChallenge, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    other = player_named(world, order.player)
    if isinstance(other, Unlawful):
        return other
    refusal = next(_objections(scene, player, other, order.player), None)
    if refusal is not None:
        return refusal
    due = scene.now + scene.law[ANSWER_PROPOSALS]
    said = (
        f"You challenge {other.name} to a Personal Duel. {other.name} may ACCEPT or DECLINE until proposal {due} is "
        "published; after that it counts as declined."
    )
    return Deed(said, duels.challenge(scene, player.id, other.id))


def _objections(scene: Scene, player: Player, other: Player, phrase: Phrase) -> Iterator[Unlawful]:
    world = scene.world
    if other.id == player.id:
        yield Unlawful("5.8", "That is you.", phrase)
    if not duels.face_to_face(world, player, other):
        why = (
            f"{other.name} is not in the same land location: both of you must have gone ashore there (GO ASHORE), or "
            "be aboard one ship in harbour."
        )
        yield Unlawful("5.8", why, phrase)
    last = duels.last_between(world, player.id, other.id)
    if last is not None and scene.now < (again := duels.again_from(scene, last)):
        # FG8-A8.f: the same pair once in so many proposals.
        yield Unlawful("5.8", f"You two may duel again {when_published(again)}.", phrase)
    hold = held(world, player=other)
    if hold is not None:
        yield Unlawful("5.1", f"{other.name} is held by a matter before the Historian: challenge when it is released.")


VERB: Final = Verb(
    name="CHALLENGE",
    theme=Theme.DUELS,
    forms=(Form("CHALLENGE {player:player}"),),
    summary="Challenges a player in the same land location to a Personal Duel.",
    help=(
        "Both of you are ashore there, or aboard one ship in harbour. To decline costs bravery. The winner may TAKE "
        "Po8 or cargo, and may AWARD a replacement part to a Pirate who lost."
    ),
    examples=("CHALLENGE Tivol",),
    order=ToChallenge,
    carry_out=_challenge,
    effect="At once; the duel is fought when it is accepted.",
)
