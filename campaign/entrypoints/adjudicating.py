"""Adjudicates scenarios and reckons their odds for people and scripts, without any campaign."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from secrets import token_hex

from campaign.adapters.documents.clauses import founding_clauses
from campaign.rules.battle import Odds
from campaign.rules.catalogue import CATALOGUE, SYSTEMS
from campaign.rules.clock import Moment
from campaign.rules.dice import Dice, DiceShortError, KeyedDice, NoSuchFaceError, Roll, ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Cause, Enactment, SetClause, statute_at
from campaign.rules.odds import branches
from campaign.rules.scenario import Consequence, Finding, Scenario

Words = Callable[[str, object], str]

_SEED_BYTES = 16
_FIRST = Moment(0, 0, 0)
_MOST_DICE = 20_000  # to try out, to find how many are wanted


class AdjudicationError(Exception):
    """A scenario that cannot be adjudicated with the dice given; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Throwing:
    """What is thrown with: dice, and the seed that gives the same faces again, empty for dice written down."""

    dice: Dice
    seed: str = ""


def founding_law(law: str = "fg8") -> LawInForce:
    """The law as a new campaign finds it."""
    changes = tuple(SetClause(clause) for clause in founding_clauses(law))
    founding = Enactment(moment=_FIRST, cause=Cause.FOUNDING, author="", changes=changes)
    return LawInForce(CATALOGUE, statute_at(CATALOGUE, [founding], _FIRST))


def throwing(dice: str | None = None, seed: str | None = None) -> Throwing:
    """The dice that a command line asks for: faces such as `4,2`, a seed in hex, or neither for a fresh one.

    Raises:
        AdjudicationError: both are given, or one of them cannot be read.
    """
    if dice is not None and seed is not None:
        message = "--dice and --seed exclude each other: give one of them"
        raise AdjudicationError(message)
    if dice is not None:
        return Throwing(ScriptedDice(_faces(dice)))
    seed = token_hex(_SEED_BYTES) if seed is None else seed
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        secret = b""
    if not secret:
        message = f"--seed takes hex digits, two for each byte, not {seed[:40]!r}"
        raise AdjudicationError(message)
    return Throwing(KeyedDice(secret, "adjudicate", "1"), secret.hex())


def find(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """What a scenario comes to under a law with the scenario's own terms.

    Raises:
        AdjudicationError: written dice run short, are left over, or show what their die does not have.
    """
    law = law.assuming(scenario.law)
    resolve = SYSTEMS[scenario.system].kinds[scenario.kind].resolve
    try:
        finding = resolve(scenario, law, dice)
    except DiceShortError as error:
        assert isinstance(dice, ScriptedDice)
        raise AdjudicationError(_short(scenario, law, dice, error)) from None
    except NoSuchFaceError as error:
        raise AdjudicationError(str(error)) from None
    if isinstance(dice, ScriptedDice) and dice.left_over:
        spare = ", ".join(str(face) for face in dice.left_over)
        message = f"dice are left over: {spare}. The {scenario.kind} needs no more, so leave them out"
        raise AdjudicationError(message)
    return finding


def finding_report(scenario: Scenario, finding: Finding, words: Words) -> dict[str, object]:
    """A finding as `--json` prints it: rolls, outcome, events and text.

    `words` gives the wording of a template, by its name and what it may read.
    """
    return {
        "system": scenario.system,
        "kind": scenario.kind,
        "rolls": [roll_report(roll) for roll in finding.rolls],
        "outcome": {"result": finding.result, **finding.details},
        "events": [event_report(each) for each in finding.consequences],
        "text": text_of(scenario, finding, words),
    }


def text_of(scenario: Scenario, finding: Finding, words: Words) -> str:
    """The report of a finding in words."""
    page = {"scenario": scenario, "finding": finding}
    return words(f"findings/{scenario.kind}", page).strip()


def odds_report(scenario: Scenario, law: LawInForce) -> dict[str, object]:
    """The odds of a scenario as `--json` prints them: chances as fractions, figures to expect as numbers."""
    odds = odds_of_scenario(scenario, law)
    return {
        "method": odds.method,
        "outcomes": {result: fraction(chance) for result, chance in odds.outcomes.items()},
        "percent": {result: round(float(100 * chance), 4) for result, chance in odds.outcomes.items()},
        "mean": {name: round(float(figure), 6) for name, figure in odds.mean.items()},
        "spread": {name: round(float(figure), 6) for name, figure in odds.spread.items()},
    }


def odds_of_scenario(scenario: Scenario, law: LawInForce) -> Odds:
    """The odds of a scenario under a law with the scenario's own terms."""
    kind = SYSTEMS[scenario.system].kinds[scenario.kind]
    return kind.odds(scenario, law.assuming(scenario.law))


def _faces(dice: str) -> Sequence[int]:
    faces = [each.strip() for each in dice.split(",")] if dice.strip() else []
    for each in faces:
        if not each.isascii() or not each.isdigit() or len(each) > len("100"):
            message = f"--dice takes faces such as 4,2, not {each[:40]!r}"
            raise AdjudicationError(message)
    return [int(each) for each in faces]


def _short(scenario: Scenario, law: LawInForce, dice: ScriptedDice, error: DiceShortError) -> str:
    """How many more dice are wanted: the number, or the least, where it depends on what they show."""
    resolve = SYSTEMS[scenario.system].kinds[scenario.kind].resolve
    thrown = len(dice.faces)
    needs: list[int] = []
    whole = True
    for finding, _ in branches(resolve, scenario, law, after=dice.faces):
        needs.append(sum(len(roll.dice) for roll in finding.rolls) - thrown)
        whole = sum(needs) < _MOST_DICE
        if not whole:
            break
    least = min(needs) if whole else error.wanted
    exact = "" if whole and max(needs) == least else "at least "
    one = least == 1
    return (
        f"the dice run short: {exact}{least} more {'die is' if one else 'dice are'} wanted "
        f"after the {thrown} given, the next of {error.sides} sides; add to --dice"
    )


def roll_report(roll: Roll) -> dict[str, object]:
    """A roll as `--json` prints it."""
    made: dict[str, object] = {
        "rule": roll.rule,
        "who": roll.who,
        "purpose": roll.purpose,
        "sides": roll.sides,
        "dice": list(roll.dice),
        "modifiers": [
            {"rule": each.rule, "why": each.why, "value": each.value, "clause": each.clause} for each in roll.modifiers
        ],
        "total": roll.total,
        "cites": list(roll.cites),
    }
    if roll.lowest:
        made["lowest"] = True
    return made


def event_report(consequence: Consequence) -> dict[str, object]:
    """A consequence as `--json` prints it."""
    who = {"who": consequence.who} if consequence.who else {}
    return {"type": consequence.type, "rule": consequence.rule, **who, **consequence.facts}


def fraction(chance: Fraction) -> str:
    """A chance as it is written, reduced."""
    return f"{chance.numerator}/{chance.denominator}"
