"""A matter on the Historian's desk, whole: as JSON and for people."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from campaign.entrypoints.adjudicating import event_report, fraction, roll_report
from campaign.entrypoints.commands.printout import console, print_table, say
from campaign.entrypoints.printing import print_odds, rolls_table
from campaign.rules.battle import Odds
from campaign.rules.matter import Matter
from campaign.rules.matters.kinds import KINDS
from campaign.rules.scenario import Scenario


def matter_report(matter: Matter, odds: Odds | None) -> dict[str, object]:
    """What `review show` prints of a matter beside what the list has of it."""
    finding = matter.finding
    return {
        "facts": facts_of(matter.scenario) if matter.scenario is not None else None,
        "rolls": [roll_report(roll) for roll in finding.rolls] if finding is not None else [],
        "outcome": {"result": finding.result, **finding.details} if finding is not None else None,
        "events": [event_report(each) for each in finding.consequences] if finding is not None else [],
        "odds": {result: fraction(chance) for result, chance in odds.outcomes.items()} if odds is not None else None,
        "results": list(KINDS[matter.kind].outcomes),
        "amendments": [{"by": each.by, "what": each.what, "because": each.because} for each in matter.amendments],
    }


def print_matter(matter: Matter, odds: Odds | None) -> None:
    """Prints a matter for the Historian: what it is, its facts, the odds, the rolls, what came of them."""
    kind = KINDS[matter.kind]
    say(f"{matter.label}: {kind.title} (rule {kind.rule}), {matter.state}, opened at {matter.opened}")
    if matter.release_at is not None and matter.pending:
        say(f"It releases itself when proposal {matter.release_at} is published.")
    if matter.scenario is not None:
        say("", "Facts")
        print_table((), _lines(facts_of(matter.scenario)))
    if odds is not None:
        say("", "Odds beforehand")
        print_odds(console(), odds)
    _print_finding(matter)
    for each in matter.amendments:
        say("", f"Amended by {each.by}: {each.what}, because {each.because}")
    if matter.pending:
        say("", f"Outcomes it may have: {', '.join(kind.outcomes) or 'as thrown'}")


def _print_finding(matter: Matter) -> None:
    finding = matter.finding
    if finding is None:
        say("", "Its dice are not thrown yet.")
        return
    if finding.rolls:
        say("", "Rolls")
        console().print(rolls_table(finding.rolls))
    say("", f"Outcome: {finding.result}")
    say(*(f"  {name}: {value}" for name, value in finding.details.items()))
    for each in finding.consequences:
        facts = "".join(f", {name} {value}" for name, value in each.facts.items())
        say(f"  rule {each.rule}: {each.type}{f' ({each.who})' if each.who else ''}{facts}")


def facts_of(scenario: Scenario) -> dict[str, object]:
    """The facts of a scenario as its file would have them: what is as it is by default is left out."""
    return _stated(scenario) | {"kind": scenario.kind}


def _stated(value: object) -> dict[str, object]:
    assert is_dataclass(value)
    stated = {}
    for each in fields(value):
        given = getattr(value, each.name)
        default = each.default_factory() if callable(each.default_factory) else each.default
        if given != default:
            stated[each.name] = _plain(given)
    return stated


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case tuple():
            return [_plain(each) for each in value]
        case _ if is_dataclass(value):
            return _stated(value)
        case _:
            return value


def _lines(facts: dict[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from _lines(value, f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}".replace("_", " "), value
