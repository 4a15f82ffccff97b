"""A whole engagement of two ships: closing, then combat, then what follows from it (FG8-5.2 to FG8-5.6)."""

from dataclasses import dataclass

from campaign.rules.battles.fg8 import boarding, capture, closing, mutiny, naval, salvage
from campaign.rules.battles.fg8.rounds import ATTACKER_WON, DEFENDER_WON
from campaign.rules.battles.fg8.spoils import spoils
from campaign.rules.dice import Dice
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence, Finding, Scenario, Side

TERMS = ()
HOOKS = ()

_NONE = "none"
_LOSER = {
    naval.ATTACKER_SUNK: "attacker",
    naval.DEFENDER_SUNK: "defender",
    ATTACKER_WON: "defender",
    DEFENDER_WON: "attacker",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _After:
    """What follows a combat: the findings in order, and the contract's details."""

    findings: tuple[Finding, ...] = ()
    mutiny: dict[str, str] | None = None
    salvage: str | None = None
    captured: str | None = None


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds the result of the combat, and `closing`, `mutiny`, `salvage` and `captured`."""
    closed = closing.resolve(scenario, law, dice)
    # FG8-B4.4: after closing the fight is aboard, else at sea.
    aboard = closed.result == closing.CLOSED
    combat = (boarding if aboard else naval).resolve(scenario, law, dice)
    after = _after(combat.result, scenario, law, dice)
    findings = (closed, combat, *after.findings)
    details: dict[str, object] = {
        "closing": closed.result,
        "mutiny": after.mutiny or {"attacker": _NONE, "defender": _NONE},
        "salvage": after.salvage,
        "captured": after.captured,
    }
    return Finding(
        result=combat.result,
        rolls=tuple(roll for finding in findings for roll in finding.rolls),
        details={**combat.details, **details},
        consequences=(
            *(follows for finding in findings for follows in finding.consequences),
            *_spoils(combat.result, scenario, law),
        ),
    )


def _after(result: str, scenario: Scenario, law: LawInForce, dice: Dice) -> _After:
    if result == naval.BOTH_DAMAGED:
        return _mutinies(scenario, law, dice)
    loser = _LOSER.get(result)
    if loser is None or not _side(scenario, loser).led_by_player:
        return _After()
    if result in {naval.ATTACKER_SUNK, naval.DEFENDER_SUNK}:
        victor = "defender" if loser == "attacker" else "attacker"
        burnt = _side(scenario, victor).greek_fire > 0  # FG8-A14.d: if he had one, he used one
        found = salvage.judged(scenario, law, dice, victor, burnt=burnt)
        return _After(findings=(found,), salvage=found.result)
    # FG8-A16.d: captivity may follow a fight aboard.
    taken = capture.judged(scenario, law, dice, loser)
    return _After(findings=(taken,), captured=taken.result)


def _mutinies(scenario: Scenario, law: LawInForce, dice: Dice) -> _After:
    """A roll for each damaged side that is a player (FG8-A15.a, FG8-A15.f)."""
    findings: list[Finding] = []
    fates = {"attacker": _NONE, "defender": _NONE}
    for who in fates:
        if _side(scenario, who).led_by_player:
            found = mutiny.judged(scenario, law, dice, who)
            findings.append(found)
            if found.consequences:
                fates[who] = found.consequences[0].type
    return _After(findings=tuple(findings), mutiny=fates)


def _side(scenario: Scenario, who: str) -> Side:
    return scenario.attacker if who == "attacker" else scenario.defender


def _spoils(result: str, scenario: Scenario, law: LawInForce) -> tuple[Consequence, ...]:
    loser = _LOSER.get(result)
    if loser is None:
        return ()
    victor = "defender" if loser == "attacker" else "attacker"
    return spoils(
        _side(scenario, victor),
        _side(scenario, loser),
        victor,
        law,
        sunk=result in {naval.ATTACKER_SUNK, naval.DEFENDER_SUNK},
    )
