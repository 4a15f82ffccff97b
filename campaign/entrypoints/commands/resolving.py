"""`adjudicate` and `odds`: scenarios resolved, and their chances reckoned, without touching any campaign."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of

if TYPE_CHECKING:
    from campaign.entrypoints.adjudicating import Words
    from campaign.rules.in_force import LawInForce

_Scenario = Annotated[
    str, typer.Argument(metavar="SCENARIO", help="A scenario file, YAML or JSON; - for standard input.")
]
_Law = Annotated[
    str,
    typer.Option("--law", metavar="SLUG@N", help="The law of a campaign at a clock value; left out: the founding law."),
]


def adjudicate(
    invocation: Invocation,
    scenario: _Scenario,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="4,2,...", help="The faces thrown, in order; '' for none.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="HEX", help="Throws the same dice for the same seed.")
    ] = None,
    law: _Law = "",
) -> None:
    """Resolve one scenario file and print every roll.

    Prints each roll, each modifier with its rule, the outcome and the events. No campaign is touched.
    """
    from campaign.adapters.documents.scenarios import scenario_file
    from campaign.entrypoints.adjudicating import find, finding_report, text_of, throwing
    from campaign.entrypoints.commands.printout import console, print_json, say
    from campaign.entrypoints.printing import print_finding

    thrown = throwing(dice, seed)
    read = scenario_file(scenario)
    finding = find(read, _law(invocation, law), thrown.dice)
    words = _words()
    if invocation.as_json:
        print_json(finding_report(read, finding, words) | ({"seed": thrown.seed} if thrown.seed else {}))
        return
    print_finding(console(), finding, text_of(read, finding, words))
    if thrown.seed and finding.rolls and seed is None:
        say(f"\nThe same dice again: --seed {thrown.seed}")


def odds(invocation: Invocation, scenario: _Scenario, law: _Law = "") -> None:
    """Reckon the exact odds of a scenario file.

    Prints the chance of each outcome as a fraction and in percent, and the losses to expect.
    """
    from campaign.adapters.documents.scenarios import scenario_file
    from campaign.entrypoints.adjudicating import odds_of_scenario, odds_report
    from campaign.entrypoints.commands.printout import console, print_json
    from campaign.entrypoints.printing import print_odds

    read = scenario_file(scenario)
    in_force = _law(invocation, law)
    if invocation.as_json:
        print_json(odds_report(read, in_force))
    else:
        print_odds(console(), odds_of_scenario(read, in_force))


def _law(invocation: Invocation, of: str) -> "LawInForce":
    from campaign.entrypoints.adjudicating import founding_law

    if not of:
        return founding_law()
    from campaign.entrypoints.commands.opening import archive_of, chosen, moment_at
    from campaign.rules.catalogue import CATALOGUE
    from campaign.rules.current_law import law_in_force

    slug, at, value = of.partition("@")
    with archive_of(settings_of(invocation)) as archive, archive.reading() as unit:
        world = unit.campaigns.load(chosen(slug.casefold(), unit.campaigns.slugs()))
    return law_in_force(world, CATALOGUE, moment_at(world, value) if at else None)


def _words() -> "Words":
    from campaign import _data
    from campaign.adapters.templates.stationer import TemplateStationer

    return TemplateStationer(_data.templates(), lambda *_: b"").words
