"""PUBLISH: the Scribe puts a submission up (FG8-1.3, 1.4)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.in_force import LawInForce
from campaign.rules.known import office_held
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.parts import OfficeName, Stage, Submission
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Publish:
    """An order to publish a submission (`S7`), or the one that is next in line."""

    submission: str | None = None


def _publish(order: Publish, actor: Actor, scene: Scene) -> Deed | Unlawful:
    office = office_held(actor, {OfficeName.SCRIBE: "the Scribe"}, "publish", "1.4")
    if isinstance(office, Unlawful):
        return office
    submission = _waiting(scene.world, scene.law, order.submission)
    if isinstance(submission, Unlawful):
        return submission
    said = (
        f"S{submission.id}, “{submission.title}”, is published at once as the next {submission.genus}, "
        f"number {scene.now + 1}, and moves the clock."
    )
    return Deed(said, government.publish(scene, submission.id))


def _waiting(world: World, law: LawInForce, label: str | None) -> Submission | Unlawful:
    waiting = [each for each in in_order(world.submissions) if each.stage in {Stage.RECEIVED, Stage.HELD}]
    if not waiting:
        return Unlawful("1.4", "Nothing waits to be published.")
    if label is None:
        return government.next_in_line(world, law) or waiting[0]
    found = next((each for each in waiting if f"S{each.id}" == label), None)
    labels = ", ".join(f"S{each.id}" for each in waiting)
    return found or Unlawful("1.4", f"{label} does not wait to be published; these do: {labels}.")


VERB: Final = Verb(
    name="PUBLISH",
    theme=Theme.OFFICES,
    forms=(Form("PUBLISH [{submission:submission}]"),),
    summary="Publishes a submission: it gets the next number, and the clock moves.",
    help="Without a label the oldest is taken whose author has no other one posted unjudged.",
    examples=("PUBLISH S7", "PUBLISH"),
    order=Publish,
    carry_out=_publish,
    who="The Scribe.",
)
