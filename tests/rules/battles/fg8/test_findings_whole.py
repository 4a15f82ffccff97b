"""Every case's finding, whole: each roll with its rule, its side and what it cites, and all that follows from it."""

from collections.abc import Iterator

from syrupy.assertion import SnapshotAssertion

from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.dice import Roll, ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence
from tests.case import Case


def test_every_finding_reads_so(cases: list[Case], law: LawInForce, snapshot: SnapshotAssertion) -> None:
    told = [f"{case.name}\n{_told(case, law)}" for case in cases if not case.ignore]
    assert "\n".join(told) == snapshot


def _told(case: Case, law: LawInForce) -> str:
    resolve = SYSTEM.kinds[case.scenario.kind].resolve
    finding = resolve(case.scenario, law.assuming(case.scenario.law), ScriptedDice(case.dice))
    lines = [f"  {case.scenario.kind}: {finding.result}", *_rolls(finding.rolls), *_follows(finding.consequences)]
    return "\n".join(lines) + "\n"


def _rolls(rolls: tuple[Roll, ...]) -> Iterator[str]:
    for roll in rolls:
        dice = ", ".join(str(face) for face in roll.dice)
        added = "".join(f" {each.value:+d} by {each.clause}" for each in roll.modifiers)
        who = f" by {roll.who}" if roll.who else ""
        yield f"  {roll.rule} {roll.purpose}{who}, d{roll.sides}: {dice}{added} = {roll.total} ({' '.join(roll.cites)})"


def _follows(consequences: tuple[Consequence, ...]) -> Iterator[str]:
    for each in consequences:
        facts = "".join(f", {name} {value}" for name, value in each.facts.items())
        who = f" {each.who}" if each.who else ""
        yield f"  -> {each.rule} {each.type}{who}{facts} ({' '.join(each.cites)})"
