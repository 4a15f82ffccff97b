"""The Historian's desk: drafts thrown, reviewed, amended, held and released (FG8-5.1)."""

from collections.abc import Iterator
from dataclasses import replace

from campaign.rules.event import Event
from campaign.rules.events.history import (
    MatterAmended,
    MatterDrafted,
    MatterDropped,
    MatterHeld,
    MatterReleased,
)
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Amendment, Matter, State
from campaign.rules.matters.kind import MatterKind
from campaign.rules.matters.kinds import KINDS
from campaign.rules.scenario import Finding, Scenario, Side
from campaign.rules.scene import Scene
from campaign.rules.terms.historian import REVIEW, REVIEW_PROPOSALS
from campaign.rules.world import World, changed

RELEASE = "release"


def draft(scene: Scene, matter_id: int) -> Iterator[Event]:
    """Throws a ripe matter's dice under the law now in force, and releases it or lays it before the Historian."""
    matter = scene.world.matters[matter_id]
    kind = KINDS[matter.kind]
    scenario = kind.facts(matter, scene)
    if scenario is None:
        yield MatterDropped(matter=matter_id)
        return
    thrown = changed(matter, scenario=scenario, thrown=scene.world.moment)
    finding = _find(scene, kind, thrown, scene.law)
    waits = scene.law[kind.policy] == REVIEW
    until = scene.now + scene.law[REVIEW_PROPOSALS]
    yield MatterDrafted(
        matter=changed(
            thrown,
            finding=finding,
            state=State.DRAFTED if waits else State.RIPE,
            release_at=until if waits else None,
            version=matter.version + 1,
        )
    )
    if waits:
        yield scene.timer(RELEASE, matter_id, until)
    else:
        yield from release(scene, matter_id)


def release(scene: Scene, matter_id: int, by: str = "") -> Iterator[Event]:
    """A resolution is final; its consequences bind now (FG8-B1.2). `by` names who approved it."""
    matter = scene.world.matters[matter_id]
    if matter.state in {State.RELEASED, State.DROPPED}:
        return
    assert matter.finding is not None
    yield from scene.clear(RELEASE, matter_id)
    yield MatterReleased(matter=matter_id, by=by)
    yield from KINDS[matter.kind].follow(matter, matter.finding, scene)


def approve(scene: Scene, matter_id: int, by: str) -> Iterator[Event]:
    """The Historian approves a draft."""
    yield from release(scene, matter_id, by)


def amend_outcome(scene: Scene, matter_id: int, by: str, result: str, because: str) -> Iterator[Event]:
    """The Historian puts another outcome in place of the one thrown, for a published reason."""
    matter = scene.world.matters[matter_id]
    assert matter.finding is not None
    was = matter.finding.result
    finding = replace(matter.finding, result=result)
    what = f"the outcome is {result.replace('_', ' ')} instead of {was.replace('_', ' ')}"
    yield _amended(matter, Amendment(by=by, what=what, because=because), finding=finding)


def amend_modifier(scene: Scene, matter_id: int, by: str, who: str, value: int, because: str) -> Iterator[Event]:
    """The Historian adds to one side's rolls, for a published reason; the dice stay as they fell."""
    matter = scene.world.matters[matter_id]
    scenario = matter.scenario
    assert scenario is not None
    ruled = _ruled(scenario, who, value)
    finding = _find(scene, KINDS[matter.kind], changed(matter, scenario=ruled), _law_of(scene, matter))
    what = f"{value:+d} for the {who}"
    yield _amended(matter, Amendment(by=by, what=what, because=because), finding=finding, scenario=ruled)


def redo(scene: Scene, matter_id: int, by: str) -> Iterator[Event]:
    """The Historian judges a matter again on the facts as they now are: the same dice, the same law."""
    matter = scene.world.matters[matter_id]
    kind = KINDS[matter.kind]
    scenario = kind.facts(matter, scene) or matter.scenario
    finding = _find(scene, kind, changed(matter, scenario=scenario), _law_of(scene, matter))
    note = Amendment(by=by, what="judged again on the facts as corrected", because="the facts were corrected")
    yield _amended(matter, note, finding=finding, scenario=scenario)


def hold(scene: Scene, matter_id: int, by: str) -> Iterator[Event]:  # noqa: ARG001 (the shape of all acts)
    """The Historian holds a draft: it does not release itself."""
    yield from scene.clear(RELEASE, matter_id)
    yield MatterHeld(matter=matter_id)


def pending(world: World) -> list[Matter]:
    """The matters whose dice are thrown and that wait for a release, by id."""
    return [matter for _, matter in sorted(world.matters.items()) if matter.pending]


def ripe(world: World) -> Matter | None:
    """The oldest matter whose dice are not thrown yet."""
    for _, matter in sorted(world.matters.items()):
        if matter.state is State.RIPE and matter.thrown is None:
            return matter
    return None


def _find(scene: Scene, kind: MatterKind, matter: Matter, law: LawInForce) -> Finding:
    assert matter.scenario is not None
    assert matter.thrown is not None
    resolve = kind.resolver(law.__getitem__)
    return resolve(matter.scenario, law, scene.dice_for(matter, matter.thrown))


def _law_of(scene: Scene, matter: Matter) -> LawInForce:
    assert matter.thrown is not None
    return scene.law_at(matter.thrown)


def _ruled(scenario: Scenario, who: str, value: int) -> Scenario:
    side: Side = scenario.attacker if who == "attacker" else scenario.defender
    ruled = replace(side, ruling=side.ruling + value)
    return replace(scenario, attacker=ruled) if who == "attacker" else replace(scenario, defender=ruled)


def _amended(
    matter: Matter, amendment: Amendment, *, finding: Finding, scenario: Scenario | None = None
) -> MatterAmended:
    return MatterAmended(
        matter=changed(
            matter,
            finding=finding,
            scenario=scenario or matter.scenario,
            amendments=(*matter.amendments, amendment),
            version=matter.version + 1,
        )
    )
