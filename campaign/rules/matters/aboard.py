"""Matters of ships side by side: whether they close, a round aboard, who is captured (FG8-5.4, 5.6, 5.16)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from campaign.rules import boardings
from campaign.rules.battles.fg8 import boarding, capture, closing
from campaign.rules.engagements import beaten_of, open_matter
from campaign.rules.event import Event
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_player, sides_of
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import Course, EngagementId, PlayerId
from campaign.rules.scenario import Boarding, Finding, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian

YES, NO = "yes", "no"


def _closing_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = scene.world.engagements[matter.subject]
    if engagement.course is not Course.FIGHTING:
        return None
    attacker, defender = sides_of(scene, engagement)
    return Scenario(kind="closing", wind=scene.world.wind, attacker=attacker, defender=defender)


def _closed(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    if finding.result == closing.CLOSED:
        yield from boardings.closed(scene, EngagementId(matter.subject))
    else:
        yield open_matter(scene, "naval", EngagementId(matter.subject))  # FG8-B4.4


def _round_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = scene.world.engagements[matter.subject]
    if engagement.course is not Course.BOARDING:
        return None
    attacker, defender = sides_of(scene, engagement)
    return Scenario(
        kind="boarding",
        attacker=replace(attacker, greek_fire=0),
        defender=replace(defender, greek_fire=0),
        boarding=Boarding(rounds=1),
    )


def _round_fought(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    rounds = finding.details.get("rounds", ())
    assert isinstance(rounds, Sequence)
    lost = rounds[-1] if rounds else {"attacker_lost": 0, "defender_lost": 0}
    assert isinstance(lost, Mapping)
    yield from boardings.fought(
        scene, EngagementId(matter.subject), lost["attacker_lost"], lost["defender_lost"], finding.result
    )


def _capture_facts(matter: Matter, scene: Scene) -> Scenario | None:
    engagement = scene.world.engagements[matter.subject]
    player = scene.world.players[matter.players[0]]
    if engagement.course is not Course.TAKEN or player.aboard is None or player.aboard != beaten_of(engagement):
        return None
    attacker, defender = sides_of(scene, engagement)
    victor = attacker if engagement.victor == engagement.attacker else defender
    return Scenario(kind="capture", attacker=side_of_player(player), defender=victor)


def _captured(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    player = PlayerId(matter.players[0])
    yield from boardings.captured(scene, EngagementId(matter.subject), player, taken=finding.result == YES)


CLOSING = MatterKind(
    name="closing", rule="5.4", title="An attempt to close", facts=_closing_facts, follow=_closed,
    policy=historian.CLOSING, systems={"fg8": closing.resolve}, outcomes=(closing.CLOSED, closing.NOT_CLOSED),
)  # fmt: skip
BOARDING = MatterKind(
    name="boarding", rule="5.6", title="A round aboard", facts=_round_facts, follow=_round_fought,
    policy=historian.BOARDING, systems={"fg8": boarding.resolve}, system=boarding.SYSTEM,
)  # fmt: skip
CAPTURE_ABOARD = MatterKind(
    name="capture_aboard", rule="5.16", title="A capture aboard", facts=_capture_facts, follow=_captured,
    policy=historian.CAPTURE, systems={"fg8": capture.resolve}, outcomes=(YES, NO),
)  # fmt: skip
