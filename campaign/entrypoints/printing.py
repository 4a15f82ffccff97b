"""Prints findings and odds for people, as plain text and tables."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table

from campaign.rules.battle import Odds
from campaign.rules.dice import Modifier, Roll
from campaign.rules.scenario import Finding

_SHORT_FRACTION = 12  # characters that a fraction may take in a table


def print_finding(console: Console, finding: Finding, text: str) -> None:
    """Prints each roll with its modifiers and their rules, the outcome, and the report's words."""
    if finding.rolls:
        console.print(rolls_table(finding.rolls))
    else:
        console.print("No dice were thrown.")
    console.print(f"Outcome: {finding.result}", highlight=False)
    for name, value in finding.details.items():
        console.print(f"  {name}: {value}", highlight=False, markup=False)
    for each in finding.consequences:
        facts = "".join(f", {name} {value}" for name, value in each.facts.items())
        who = f" ({each.who})" if each.who else ""
        console.print(f"  rule {each.rule}: {each.type}{who}{facts}", highlight=False, markup=False)
    console.print()
    console.print(text, highlight=False, markup=False, soft_wrap=True)


def print_odds(console: Console, odds: Odds) -> None:
    """Prints the chances of each result, as fractions and percent, and what to expect."""
    table = Table("Result", "Chance", "Percent", box=None, pad_edge=False)
    for result, chance in odds.outcomes.items():
        table.add_row(result, _fraction(chance), f"{float(100 * chance):.2f} %")
    console.print(table)
    for name, figure in odds.mean.items():
        spread = odds.spread.get(name)
        beside = "" if spread is None else f", give or take {float(spread):.2f}"
        console.print(f"Expected {name}: {float(figure):.2f}{beside}", highlight=False)
    console.print(f"Method: {odds.method}", highlight=False)


def rolls_table(rolls: tuple[Roll, ...]) -> Table:
    """The rolls as a table: the faces, each modifier with its rule, the total."""
    table = Table("Rule", "For", "Who", "Dice", "Modifiers", "Total", box=None, pad_edge=False)
    for roll in rolls:
        shown = " ".join(str(face) for face in roll.dice)
        dice = f"{shown} (d{roll.sides}{', the lowest' if roll.lowest else ''})"
        modifiers = "\n".join(_modifier(each) for each in roll.modifiers)
        table.add_row(roll.rule, roll.purpose, roll.who, dice, modifiers, str(roll.total))
    return table


def _modifier(modifier: Modifier) -> str:
    return f"{modifier.value:+} {modifier.why} ({modifier.rule})"


def _fraction(chance: Fraction) -> str:
    written = f"{chance.numerator}/{chance.denominator}"
    return written if len(written) <= _SHORT_FRACTION else "-"
