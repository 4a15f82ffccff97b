"""Closing: whether a Captain who attempts it brings the ships side by side (FG8-5.4, FG8-5.5)."""

from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Hook
from campaign.rules.scenario import Consequence, Finding, Scenario

CLOSED, NOT_CLOSED = "closed", "not_closed"

ROLL = Hook(
    name="closing.roll",
    says="What each Captain adds to his die when exactly one of them attempts to close.",
    names=NAMES,
    meanings=MEANINGS,
    rule="5.4",
)

TERMS = ()
HOOKS = (ROLL,)

_SIDES = 6


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds whether the ships close; where both or neither attempt it no die is thrown."""
    attacker, defender = settled(scenario, law)
    if attacker.closes and defender.closes:  # FG8-B4.2: both attempt it
        return _finding(Tray(dice), "FG8-B4.2", closed=True)
    if not attacker.closes and not defender.closes:  # FG8-B4.2: neither does
        return _finding(Tray(dice), "FG8-B4.2", closed=False)
    tray = Tray(dice)
    totals = [
        tray.roll(
            _SIDES,
            rule="5.4",
            purpose="closing",
            who=who,
            modifiers=law.apply(ROLL, facts_of(own, foe, None, attacks=attacks)).modifiers,
            cites=("FG8-B4.3",),
        ).total
        for who, own, foe, attacks in (
            ("attacker", attacker, defender, True),
            ("defender", defender, attacker, False),
        )
    ]
    lead = totals[0] - totals[1] if attacker.closes else totals[1] - totals[0]
    # FG8-B4.3: the total of who attempts it must be strictly higher.
    return _finding(tray, "FG8-B4.3", closed=lead > 0)


def _finding(tray: Tray, statement: str, *, closed: bool) -> Finding:
    result = CLOSED if closed else NOT_CLOSED
    # FG8-B4.4: the fight is aboard, or else at sea.
    consequence = Consequence(type=result, rule="5.4", cites=(statement, "FG8-B4.4"))
    return Finding(result=result, rolls=tuple(tray.rolls), consequences=(consequence,))
