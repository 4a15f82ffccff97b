"""Whether a captive escapes, one roll for each ten proposals of captivity (FG8-5.16)."""

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.chances import (
    NO,
    YES,
    chance_hook,
    concerning,
    happens,
    likelihood,
    yes_or_no,
)
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario

EVERY = Term(
    "5.16.every",
    10,
    "A captive may escape every {value} proposals.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)
CHANCE = chance_hook(
    "escape.chance",
    rule="5.16",
    die=6,
    says="A captive has been held for as long as the rule says: does he escape?",
)

TERMS = (EVERY,)
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no` for the attacker, who is held; no die follows one that frees him."""
    tray = Tray(dice)
    facts = concerning(scenario, law)
    # FG8-B16.2, FG8-A16.c: a die for each whole period since the capture.
    for _ in range(scenario.escape.proposals // law[EVERY]):
        if happens(CHANCE, law, tray, facts):
            consequence = Consequence(type="escaped", rule="5.16", who="attacker", cites=("FG8-B16.2",))
            return Finding(result=YES, rolls=tuple(tray.rolls), consequences=(consequence,))
    return Finding(result=NO, rolls=tuple(tray.rolls))


def odds(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact chance that a captive is free by now."""
    held = 1 - likelihood(CHANCE, law, concerning(scenario, law))
    return yes_or_no(1 - held ** (scenario.escape.proposals // law[EVERY]))
