"""Matters of captivity: a prisoner breaks out, a captive's captors are destroyed by his enemies (FG8-3.3, 5.16)."""

from collections.abc import Iterator

from campaign.rules import prisoners
from campaign.rules.battles.fg8 import escape, transfer
from campaign.rules.event import Event
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_player
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import PlayerId, ShipId
from campaign.rules.scenario import Escape, Faction, Finding, Scenario, Side
from campaign.rules.scene import Scene
from campaign.rules.terms import historian

YES, NO = "yes", "no"


def _breakout_facts(matter: Matter, scene: Scene) -> Scenario | None:
    prisoner = scene.world.prisoners.get(matter.subject)
    if prisoner is None:
        return None
    if prisoner.player is None:
        who = Side(name=prisoner.name, faction=Faction.PIRATE, player=False, notorious=True)
    else:
        who = side_of_player(scene.world.players[prisoner.player])
    return Scenario(
        kind="escape",
        attacker=who,
        defender=side_of_player(scene.world.players[prisoner.captor]),
        escape=Escape(proposals=scene.law[escape.EVERY]),
    )


def _broke_out(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    if matter.subject in scene.world.prisoners:
        yield from prisoners.tried_breakout(scene, matter.subject, free=finding.result == YES)


def _transfer_facts(matter: Matter, scene: Scene) -> Scenario | None:
    player, captor = matter.players
    world = scene.world
    held = player in world.captivities or prisoners.prisoner_of(world, PlayerId(player)) is not None
    if not held:
        return None
    return Scenario(
        kind="transfer",
        attacker=side_of_player(world.players[player]),
        defender=side_of_player(world.players[captor]),
    )


def _transferred(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    player, captor = (PlayerId(each) for each in matter.players)
    ship = ShipId(matter.ships[0])
    kept = finding.result == YES and scene.world.ships[ship].afloat
    yield from prisoners.transferred(scene, player, ship, captor, kept=kept)


BREAKOUT = MatterKind(
    name="breakout", rule="3.3", title="A prisoner tries the door", facts=_breakout_facts, follow=_broke_out,
    policy=historian.BREAKOUT, systems={"fg8": escape.resolve}, outcomes=(YES, NO),
)  # fmt: skip
TRANSFER = MatterKind(
    name="transfer", rule="5.16", title="A change of captors", facts=_transfer_facts, follow=_transferred,
    policy=historian.TRANSFER, systems={"fg8": transfer.resolve}, outcomes=(YES, NO),
)  # fmt: skip
