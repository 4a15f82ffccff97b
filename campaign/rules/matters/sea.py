"""Matters at sea: the crossing, the combat, the chase (FG8-5.2, 5.3, 5.17)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8 import chase, crossing, naval
from campaign.rules.event import Event
from campaign.rules.events.sailing import ShipsMet
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import chase_of, side_of_ship, sides_of
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import Course, Engagement, EngagementId, Meeting, Ship, ShipId
from campaign.rules.pursuits import chased
from campaign.rules.scenario import Chase, Finding, Scenario
from campaign.rules.scene import Scene
from campaign.rules.sinkings import fought
from campaign.rules.terms import historian

YES, NO = "yes", "no"


def _crossing_facts(matter: Matter, scene: Scene) -> Scenario | None:
    one, other = (scene.world.ships[ship] for ship in matter.ships)
    if one.voyage is None or other.voyage is None:
        return None
    return Scenario(
        kind="crossing",
        wind=scene.world.wind,
        attacker=side_of_ship(scene, one),
        defender=side_of_ship(scene, other),
    )


def _crossed(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    one, other = (scene.world.ships[ship] for ship in matter.ships)
    if finding.result != YES or one.voyage is None or other.voyage is None:
        return
    # FG8-A2.b: they may decide until the first of the two arrives, at most as long as an answer takes.
    arrivals = [ship.voyage.arrives for ship in (one, other) if ship.voyage and ship.voyage.arrives is not None]
    until = min([*arrivals, scene.now + scene.law[crossing.ANSWER_PROPOSALS]])
    meeting = Meeting(id=scene.fresh("meetings"), one=one.id, other=other.id, until=until)
    yield ShipsMet(meeting=meeting)
    yield scene.timer("meeting", meeting.id, until)


def _engagement(matter: Matter, scene: Scene) -> Engagement:
    return scene.world.engagements[matter.subject]


def _naval_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = _engagement(matter, scene)
    if engagement.course is not Course.FIGHTING:
        return None
    attacker, defender = sides_of(scene, engagement)
    return Scenario(kind="naval", wind=scene.world.wind, attacker=attacker, defender=defender)


def _fought(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    assert matter.scenario is not None
    yield from fought(scene, EngagementId(matter.subject), finding.result, matter.scenario)


def _chase_facts(matter: Matter, scene: Scene) -> Scenario | None:
    return _pursuit(matter, scene, decisions=1)


def _chase_in_port_facts(matter: Matter, scene: Scene) -> Scenario | None:
    # FG8-B17.4: the fleeing ship has reached her destination; the pursuer rolls once more.
    return _pursuit(matter, scene, arrives_after=0)


def _pursuit(
    matter: Matter, scene: Scene, *, decisions: int | None = None, arrives_after: int | None = None
) -> Scenario | None:
    engagement = _engagement(matter, scene)
    if engagement.course is not Course.CHASE or engagement.attacker is None:
        return None
    chase_so_far = Chase(distance=engagement.distance, decisions=decisions, arrives_after=arrives_after)
    pursuer, fleeing = _ships(scene, engagement.attacker, engagement.defender)
    return chase_of(scene, pursuer, fleeing, chase_so_far)


def _ships(scene: Scene, one: ShipId, other: ShipId) -> tuple[Ship, Ship]:
    return scene.world.ships[one], scene.world.ships[other]


def _chased(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    distances = finding.details["distances"]
    assert isinstance(distances, list | tuple)
    yield from chased(scene, EngagementId(matter.subject), int(distances[-1]), finding.result)


CROSSING = MatterKind(
    name="crossing", rule="5.2", title="Two courses cross", facts=_crossing_facts, follow=_crossed,
    policy=historian.CROSSING, systems={"fg8": crossing.resolve}, outcomes=(YES, NO),
)  # fmt: skip
NAVAL = MatterKind(
    name="naval", rule="5.3", title="A fight at sea", facts=_naval_facts, follow=_fought,
    policy=historian.NAVAL, systems={"fg8": naval.resolve}, system=naval.SYSTEM,
    outcomes=("attacker_sunk", "defender_sunk", "both_damaged"),
)  # fmt: skip
CHASE = MatterKind(
    name="chase", rule="5.17", title="A chase", facts=_chase_facts, follow=_chased,
    policy=historian.CHASE, systems={"fg8": chase.resolve}, outcomes=("caught", "lost", "ongoing"),
)  # fmt: skip
CHASE_IN_PORT = MatterKind(
    name="chase_in_port", rule="5.17", title="The last roll of a chase", facts=_chase_in_port_facts, follow=_chased,
    policy=historian.CHASE, systems={"fg8": chase.resolve},
    outcomes=("caught_at_destination", "reached_destination"),
)  # fmt: skip
