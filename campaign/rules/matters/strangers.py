"""Matters of ships of no player: the encounter, the patrol, who leads them (FG8-5.19, 5.20, 5.21, 5.22)."""

from collections.abc import Iterator

from campaign.rules import strangers
from campaign.rules.battle import Resolve
from campaign.rules.battles.fg8 import encounter, notorious, patrol
from campaign.rules.battles.fg8.sides import NPC_TROOPS_LEAST, NPC_TROOPS_MOST
from campaign.rules.dice import Dice, Tray
from campaign.rules.event import Event
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_ship, side_of_stranger
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import Course, EngagementId, ShipId
from campaign.rules.scenario import Finding, Notorious, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian

YES, NO = "yes", "no"


def _with_crew(resolve: Resolve) -> Resolve:
    """A chance to meet a hostile ship, and if she is met, how many are aboard her."""

    def met(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
        finding = resolve(scenario, law, dice)
        if finding.result != YES:
            return finding
        # FG8-B18.3, A18.b: crew of ten to twenty, each number as likely.
        tray = Tray(dice)
        least, most = law[NPC_TROOPS_LEAST], law[NPC_TROOPS_MOST]
        crew = tray.roll(most - least + 1, rule="5.18", purpose="crew", cites=("FG8-B18.3",))
        return Finding(
            result=finding.result,
            rolls=(*finding.rolls, *tray.rolls),
            details={**finding.details, "troops": least - 1 + crew.total},
            consequences=finding.consequences,
        )

    return met


def _encounter_facts(matter: Matter, scene: Scene) -> Scenario | None:
    ship = scene.world.ships[matter.subject]
    if ship.voyage is None:
        return None
    return Scenario(kind="encounter", wind=scene.world.wind, attacker=side_of_ship(scene, ship))


def _encountered(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    if finding.result == YES and scene.world.ships[matter.subject].voyage is not None:
        yield from strangers.sight(scene, ShipId(matter.subject), _troops(finding, scene), rule="5.20")


def _patrol_facts(matter: Matter, scene: Scene) -> Scenario | None:
    ship = scene.world.ships[matter.subject]
    if ship.at is None:
        return None
    return Scenario(kind="patrol", wind=scene.world.wind, attacker=side_of_ship(scene, ship))


def _patrolled(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    if finding.result == YES and scene.world.ships[matter.subject].at is not None:
        yield from strangers.sight(scene, ShipId(matter.subject), _troops(finding, scene), rule="5.21")


def _troops(finding: Finding, scene: Scene) -> int:
    troops = finding.details.get("troops", scene.law[NPC_TROOPS_LEAST])
    assert isinstance(troops, int)
    return troops


def _notorious_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = scene.world.engagements[matter.subject]
    at_large = strangers.at_large(scene.world)
    if engagement.course is not Course.UNANSWERED or engagement.stranger is None or not at_large:
        return None
    return Scenario(
        kind="notorious",
        attacker=side_of_ship(scene, scene.world.ships[engagement.defender]),
        defender=side_of_stranger(engagement.stranger),
        notorious=Notorious(at_large=at_large),
    )


def _led(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    captain = finding.details.get("captain")
    if finding.result == YES and isinstance(captain, str):
        yield from strangers.led(scene, EngagementId(matter.subject), captain)


ENCOUNTER = MatterKind(
    name="encounter", rule="5.20", title="A chance encounter", facts=_encounter_facts, follow=_encountered,
    policy=historian.ENCOUNTER, systems={"fg8": _with_crew(encounter.resolve)}, outcomes=(YES, NO),
)  # fmt: skip
PATROL = MatterKind(
    name="patrol", rule="5.21", title="A patrol", facts=_patrol_facts, follow=_patrolled,
    policy=historian.PATROL, systems={"fg8": _with_crew(patrol.resolve)}, outcomes=(YES, NO),
)  # fmt: skip
NOTORIOUS = MatterKind(
    name="notorious", rule="5.19", title="Who leads the pirate ship", facts=_notorious_facts, follow=_led,
    policy=historian.NOTORIOUS, systems={"fg8": notorious.resolve}, outcomes=(NO,),
)  # fmt: skip
