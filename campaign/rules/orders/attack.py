"""ATTACK: one player's ship attacks another's, in a harbour or where they met at sea (FG8-5.2, 5.12)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import engagements
from campaign.rules.battles.fg8.crossing import ANSWER_PROPOSALS
from campaign.rules.known import held, in_command, plain, ship_named, where
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Beyond, Course, Engagement, Player, Ship, ShipId
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Attack:
    """An order to attack a ship: whether to close with her, whether to keep the Greek Fire."""

    target: Phrase
    close: bool = False
    no_fire: bool = False


def _attack(order: Attack, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    target = _target(world, order.target)
    if isinstance(target, Unlawful):
        return target
    refusal = next(_objections(world, player, ship, target, order.target), None)
    if refusal is not None:
        return refusal
    due = scene.now + scene.law[ANSWER_PROPOSALS]
    declares = " and means to close with her" if order.close else ""
    keeps = ", keeping the Greek Fire" if order.no_fire and ship.greek_fire else ""
    said = (
        f"{ship.name} attacks {target.name}{declares}{keeps}. Her owner may answer FIGHT or FLEE until "
        f"proposal {due} is published; then she must fight. Till she answers, CANCEL ATTACK {target.name} calls it off."
    )
    return Deed(said, engagements.declare(scene, ship.id, target.id, closes=order.close, no_fire=order.no_fire))


def _target(world: World, phrase: Phrase) -> Ship | Unlawful:
    target = ship_named(world, phrase)
    if isinstance(target, Unlawful) and "squadron" in plain(phrase.text).split():
        # FG8-B12.1: the rule is eliminated, its number stays.
        return Unlawful("5.12", "Attacks by Squadrons and on them are law no more: attack one ship.", phrase)
    return target


def _objections(world: World, player: Player, ship: Ship, target: Ship, phrase: Phrase) -> Iterator[Unlawful]:
    if target.id == ship.id or target.owner == player.id:
        yield Unlawful("5.2", f"{target.name} is your own ship.", phrase)
    if abroad(world, ship):
        yield Unlawful("7.1", "Beyond the Sunset the rules of another game bind you: there is no attack by ours.")
    hold = held(world, ship=target)
    if hold is not None:
        yield hold
    engagement = between(world, ship.id, target.id)
    if engagement is not None:
        answer = " Answer FIGHT." if engagement.defender == ship.id and engagement.course is Course.UNANSWERED else ""
        yield Unlawful("5.2", f"{ship.name} and {target.name} are engaged already.{answer}", phrase)
    if not _within_reach(world, ship, target):
        why = (
            f"{ship.name} lies {where(world, ship)}, {target.name} {where(world, target)}: "
            "an attack needs one harbour, or a meeting at sea."
        )
        yield Unlawful("5.2", why, phrase)


def abroad(world: World, ship: Ship) -> bool:
    """Whether a ship lies beyond the Sunset, in another game (FG8-7.1)."""
    return ship.at is not None and world.lands[ship.at].beyond is Beyond.SUNSET


def between(world: World, one: ShipId, other: ShipId) -> Engagement | None:
    """The engagement of two ships, on whichever sides, that is not over."""
    for engagement in in_order(world.engagements):
        if {engagement.attacker, engagement.defender} == {one, other} and engagement.course is not Course.OVER:
            return engagement
    return None


def _within_reach(world: World, ship: Ship, target: Ship) -> bool:
    if ship.at is not None and ship.at == target.at:
        return True  # FG8-B2.1
    # FG8-B2.2
    return any({meeting.one, meeting.other} == {ship.id, target.id} for meeting in world.meetings.values())


VERB: Final = Verb(
    name="ATTACK",
    theme=Theme.FIGHTING,
    forms=(Form("ATTACK {target:ship} [CLOSE] [NO FIRE]"),),
    summary="Attacks another player's ship in your harbour, or one that you met at sea.",
    help=(
        "CLOSE declares that you try to close and fight aboard; NO FIRE keeps your Greek Fire; her captain learns of "
        "neither before the fight. The owner of the other ship answers FIGHT or FLEE, or must fight at a disadvantage "
        "when the time for an answer has passed. Neither ship takes other sailing orders for three proposals."
    ),
    examples=("ATTACK Bounty", "ATTACK Bounty CLOSE", "ATTACK Grease Lightnin' NO FIRE"),
    order=Attack,
    carry_out=_attack,
    effect="Declared at once; the fight waits for the answer, and until that comes the attack can be cancelled.",
    who="The player who gives the ship's sailing orders.",
    cancellable=True,
)
