"""The matter of a Personal Duel (FG8-5.8)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8 import duel
from campaign.rules.duels import wrestled
from campaign.rules.event import Event
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_player
from campaign.rules.matters.kind import MatterKind
from campaign.rules.persons import Answer
from campaign.rules.scenario import Finding, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian


def _facts(matter: Matter, scene: Scene) -> Scenario | None:
    challenge = scene.world.challenges[matter.subject]
    if challenge.answer is not Answer.ACCEPTED:
        return None
    players = scene.world.players
    return Scenario(
        kind="duel",
        attacker=side_of_player(players[challenge.challenger]),
        defender=side_of_player(players[challenge.challenged]),
    )


def _wrestled(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    yield from wrestled(scene, matter.subject, finding.result)


DUEL = MatterKind(
    name="duel", rule="5.8", title="A Personal Duel", facts=_facts, follow=_wrestled,
    policy=historian.DUEL, systems={"fg8": duel.resolve},
    outcomes=(duel.CHALLENGER_WON, duel.CHALLENGED_WON, duel.NO_LOSER),
)  # fmt: skip
