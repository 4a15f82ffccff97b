"""CANCEL: takes back orders whose effect waits: an attack not yet answered, a pursuit (FG8-5.2, 5.17)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import engagements, pursuits
from campaign.rules.event import Event
from campaign.rules.known import in_command, ship_named
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Course, Engagement, Ship
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order

_COURSES: Final = {"ATTACK": Course.UNANSWERED, "PURSUE": Course.CHASE}


@dataclass(frozen=True, slots=True)
class Cancel:
    """An order to take back an attack or a pursuit (`what`), or, with `what` ALL, both of all ships."""

    what: str
    target: Phrase | None = None


def _cancel(order: Cancel, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    _, ship = command
    target = None if order.target is None else ship_named(world, order.target)
    if isinstance(target, Unlawful):
        return target
    undone = [each for each in _waiting(world, ship, order.what) if target is None or each.defender == target.id]
    if not undone:
        return _nothing(ship, order, target)
    said = " ".join(_said(world, ship, engagement) for engagement in undone)
    return Deed(said, _events(scene, undone))


def _waiting(world: World, ship: Ship, what: str) -> list[Engagement]:
    courses = {_COURSES[what]} if what in _COURSES else set(_COURSES.values())
    own = (each for each in in_order(world.engagements) if each.attacker == ship.id)
    return [each for each in own if each.course in courses]


def _nothing(ship: Ship, order: Cancel, target: Ship | None) -> Unlawful:
    if target is None:
        why = f"{ship.name} has no order that waits: only attacks not yet answered and pursuits can be cancelled."
        return Unlawful("5.2", why)
    if order.what == "PURSUE":
        return Unlawful("5.17", f"{ship.name} does not pursue {target.name}.", order.target)
    why = f"{ship.name} has no attack on {target.name} that waits for an answer; one that is answered stands."
    return Unlawful("5.2", why, order.target)


def _said(world: World, ship: Ship, engagement: Engagement) -> str:
    target = world.ships[engagement.defender].name
    if engagement.course is Course.UNANSWERED:
        return f"{ship.name} calls off her attack on {target}, at once."
    return f"{ship.name} gives up the pursuit of {target} and sails back, at once."


def _events(scene: Scene, undone: list[Engagement]) -> Iterator[Event]:
    for engagement in undone:
        if engagement.course is Course.UNANSWERED:
            yield from engagements.call_off(scene, engagement.id)
        else:
            yield from pursuits.give_up(scene, engagement.id, "given up")  # FG8-A17.m


VERB: Final = Verb(
    name="CANCEL",
    theme=Theme.FIGHTING,
    forms=(
        Form("CANCEL ATTACK {target:ship}", {"what": "ATTACK"}),
        Form("CANCEL PURSUE {target:ship}", {"what": "PURSUE"}),
        Form("CANCEL ALL", {"what": "ALL"}),
    ),
    summary="Takes back an attack that is not answered yet, or a pursuit.",
    help="Other orders take effect on receipt and cannot be taken back; WITHDRAW ends a battle on land.",
    examples=("CANCEL ATTACK Bounty", "CANCEL PURSUE Bounty", "CANCEL ALL"),
    order=Cancel,
    carry_out=_cancel,
    who="The player who gives the ship's sailing orders.",
)
