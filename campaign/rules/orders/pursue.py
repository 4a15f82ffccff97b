"""PURSUE: after a ship that fled (FG8-5.17)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import pursuits
from campaign.rules.known import held, in_command, ship_named
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.attack import between
from campaign.rules.parts import Condition, Course, Engagement, Ship
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Pursue:
    """An order to pursue a ship, for so many rolls at most."""

    target: Phrase
    for_: int | None = None


def _pursue(order: Pursue, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    _, ship = command
    target = ship_named(world, order.target)
    if isinstance(target, Unlawful):
        return target
    engagement = between(world, ship.id, target.id)
    refusal = next(_objections(world, ship, target, engagement, order.target), None)
    if engagement is None or refusal is not None:
        return refusal or _not_fled(ship, target, order.target)
    ahead = pursuits.head_start(scene, ship, target)
    rolls = "" if order.for_ is None else f", {order.for_} times at most"
    said = (
        f"{ship.name} pursues {target.name}, who is {ahead} ship lengths ahead. A roll is made for each proposal "
        f"judged{rolls}. CANCEL PURSUE {target.name} gives up."
    )
    return Deed(said, pursuits.pursue(scene, engagement.id, order.for_ or 0))


def _objections(
    world: World, ship: Ship, target: Ship, engagement: Engagement | None, phrase: Phrase
) -> Iterator[Unlawful]:
    hold = held(world, ship=target)
    if hold is not None:
        yield hold
    if engagement is not None and engagement.course is Course.CHASE:
        yield Unlawful("5.17", f"{ship.name} pursues {target.name} already.", phrase)
    fled = engagement is not None and engagement.course is Course.FLED and engagement.attacker == ship.id
    if not fled or target.voyage is None:
        yield _not_fled(ship, target, phrase)
    if ship.condition in {Condition.DAMAGED, Condition.REPAIRING}:
        yield Unlawful("5.3", f"{ship.name} is {ship.condition}: she may pursue nobody until she is repaired.")


def _not_fled(ship: Ship, target: Ship, phrase: Phrase) -> Unlawful:
    why = (
        f"{target.name} has not just fled from {ship.name}. A pursuit is ordered before the next proposal is published."
    )
    return Unlawful("5.17", why, phrase)


VERB: Final = Verb(
    name="PURSUE",
    theme=Theme.FIGHTING,
    forms=(Form("PURSUE {target:ship} [FOR {for_:number:rolls}]"),),
    summary="Goes after a ship that fled from your attack.",
    help=(
        "Both ships roll once for each proposal judged. Caught up with, she must fight; too far ahead, she is lost and "
        "you sail back. FOR bounds the number of rolls. It must be ordered before the next proposal is published."
    ),
    examples=("PURSUE Bounty", "PURSUE Bounty FOR 6"),
    order=Pursue,
    carry_out=_pursue,
    effect="She puts to sea at once; the rolls follow as proposals are judged, and the pursuit can be cancelled.",
    who="The player who gives the attacker's sailing orders.",
    cancellable=True,
)
