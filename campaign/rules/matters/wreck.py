"""Matters after a fight at sea: whether the seamen mutiny, whether what sank is fished up (FG8-5.15, 5.25)."""

from collections.abc import Iterator

from campaign.rules import mutinies, sinkings
from campaign.rules.battles.fg8 import mutiny, salvage
from campaign.rules.event import Event
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_ship, sides_of
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import EngagementId, ShipId
from campaign.rules.scenario import Finding, Salvage, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian

YES, NO = "yes", "no"


def _mutiny_facts(matter: Matter, scene: Scene) -> Scenario | None:
    ship = scene.world.ships[matter.subject]
    return Scenario(kind="mutiny", attacker=side_of_ship(scene, ship)) if ship.afloat else None


def _mutinied(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    yield from mutinies.mutinied(scene, ShipId(matter.subject), broke_out=finding.result == YES)


def _salvage_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = scene.world.engagements[matter.subject]
    if engagement.flotsam is None:
        return None
    attacker, defender = sides_of(scene, engagement)
    sunk_attacker = engagement.attacker is not None and not scene.world.ships[engagement.attacker].afloat
    victor, beaten = (defender, attacker) if sunk_attacker else (attacker, defender)
    return Scenario(
        kind="salvage",
        wind=scene.world.wind,
        attacker=victor,
        defender=beaten,
        salvage=Salvage(greek_fire_used=engagement.flotsam.burnt),
    )


def _salvaged(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    yield from sinkings.salvaged(scene, EngagementId(matter.subject), recovered=finding.result == YES)


MUTINY = MatterKind(
    name="mutiny", rule="5.15", title="The temper of the seamen", facts=_mutiny_facts, follow=_mutinied,
    policy=historian.MUTINY, systems={"fg8": mutiny.resolve}, outcomes=(YES, NO),
)  # fmt: skip
SALVAGE = MatterKind(
    name="salvage", rule="5.25", title="What the sea gives back", facts=_salvage_facts, follow=_salvaged,
    policy=historian.SALVAGE, systems={"fg8": salvage.resolve}, outcomes=(YES, NO),
)  # fmt: skip
