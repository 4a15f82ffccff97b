"""A matter that an order to the Historian's desk names (FG8-5.1)."""

from collections.abc import Callable, Iterator

from campaign.rules.event import Event
from campaign.rules.known import office_held
from campaign.rules.matter import Matter, State
from campaign.rules.order import Actor, Deed, Unlawful
from campaign.rules.parts import OfficeName
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


def matter_on_desk(scene: Scene, actor: Actor, label: str) -> Matter | Unlawful:
    """The drafted matter of a label (`H31`), if the Historian asks."""
    office = office_held(actor, {OfficeName.HISTORIAN: "the Historian"}, "rule on matters", "5.1")
    if isinstance(office, Unlawful):
        return office
    matter = next((each for each in in_order(scene.world.matters) if each.label == label), None)
    if matter is not None and matter.pending:
        return matter
    return Unlawful("5.1", f"{_why_not(matter, label)} {_waiting(scene.world)}")


def _why_not(matter: Matter | None, label: str) -> str:
    if matter is None:
        return f"There is no matter {label}."
    if matter.state is State.RIPE:
        return f"The dice of {label} are not thrown yet."
    return f"{label} is {matter.state} already."


def _waiting(world: World) -> str:
    labels = ", ".join(each.label for each in in_order(world.matters) if each.pending)
    return f"On your desk: {labels}." if labels else "Your desk is empty."


def ruled(
    scene: Scene, actor: Actor, label: str, said: str, act: Callable[[Scene, int, str], Iterator[Event]]
) -> Deed | Unlawful:
    """An act of the Historian on a matter that needs nothing but its label."""
    matter = matter_on_desk(scene, actor, label)
    if isinstance(matter, Unlawful):
        return matter
    return Deed(f"{label} {said}", act(scene, matter.id, actor.name))
