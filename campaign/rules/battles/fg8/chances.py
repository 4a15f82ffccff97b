"""A chance: one die, and the clause of the law that says which of its faces mean yes."""

from fractions import Fraction

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Tray
from campaign.rules.expression import BOOL, Type
from campaign.rules.in_force import Fact, LawInForce
from campaign.rules.law import Combine, Hook
from campaign.rules.scenario import Scenario

YES, NO = "yes", "no"


def chance_hook(name: str, *, rule: str, die: int, says: str, **more: str) -> Hook:
    """The hook of a chance, which reads what battle clauses read; `more` are its own yes-or-no names."""
    own: dict[str, Type] = dict.fromkeys(more, BOOL)
    face = {"face": "what the die shows"}
    return Hook(
        name=name,
        says=says,
        names={**NAMES, **own},
        meanings={**MEANINGS, **more, **face},
        combine=Combine.FIRST,
        die=die,
        rule=rule,
    )


def happens(hook: Hook, law: LawInForce, tray: Tray, facts: dict[str, Fact], who: str = "attacker") -> bool:
    """Throws the die of a chance and returns whether it means yes.

    Where no clause of the law gives the chance no die is thrown, and the answer is no.
    """
    chance = law.chance(hook, facts)
    if chance.clause is None:
        return False
    rolled = tray.roll(
        chance.die,
        rule=hook.rule,
        purpose=hook.name.partition(".")[0],
        who=who,
        cites=(chance.clause.clause, *chance.clause.cites.split()),
    )
    return rolled.total in chance.faces


def likelihood(hook: Hook, law: LawInForce, facts: dict[str, Fact]) -> Fraction:
    """How likely a chance is, 0 where no clause gives it."""
    chance = law.chance(hook, facts)
    return Fraction(len(chance.faces), chance.die)


def concerning(scenario: Scenario, law: LawInForce, *, attacker: bool = True) -> dict[str, Fact]:
    """The facts of a chance that concerns one side of a scenario."""
    first, second = settled(scenario, law)
    own, foe = (first, second) if attacker else (second, first)
    return facts_of(own, foe, scenario.wind, attacks=attacker)


def yes_or_no(likely: Fraction) -> Odds:
    """The odds of a chance that is yes with a likelihood; results that cannot be are left out."""
    outcomes = {YES: likely, NO: 1 - likely}
    return Odds(outcomes={name: odds for name, odds in outcomes.items() if odds}, mean={}, spread={})
