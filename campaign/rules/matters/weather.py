"""The weather: the wind of the next proposal (ours, since the procedure of 1995 is lost; FG8-3.15)."""

from collections.abc import Iterator

from campaign.rules.dice import Dice, Tray
from campaign.rules.event import Event
from campaign.rules.events.government import WindChanged
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.matters.kind import MatterKind
from campaign.rules.scenario import Finding, Point, Scenario, Wind
from campaign.rules.scene import Scene
from campaign.rules.terms import historian
from campaign.rules.terms.ships import STRENGTH_DIE

POINTS = tuple(Point)


def _facts(matter: Matter, scene: Scene) -> Scenario:
    del matter
    return Scenario(kind="weather", wind=scene.world.wind)


def _weather(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    del scenario
    tray = Tray(dice)
    direction = tray.roll(len(POINTS), rule="3.15", purpose="wind direction")
    strength = tray.roll(law[STRENGTH_DIE], rule="3.15", purpose="wind strength")
    point = POINTS[direction.total - 1]
    return Finding(
        result="wind", rolls=tuple(tray.rolls), details={"direction": point.value, "strength": strength.total}
    )


def _blows(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    del matter, scene
    strength = finding.details["strength"]
    assert isinstance(strength, int)
    yield WindChanged(wind=Wind(Point(str(finding.details["direction"])), strength))


WEATHER = MatterKind(
    name="weather", rule="3.15", title="The wind", facts=_facts, follow=_blows,
    policy=historian.WEATHER, systems={"fg8": _weather},
)  # fmt: skip
