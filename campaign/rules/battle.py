"""What a rule system is: a record of functions that resolve scenarios, by kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from campaign.rules.dice import Dice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Hook, Term
from campaign.rules.scenario import Finding, Scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds:
    """The chances of a scenario: each result with its probability, expected figures by name.

    `mean` and `spread` (the standard deviation, to a millionth below) have the same names, such as `attacker_lost`.
    `method` is `exact`, or says how the figures were sampled.
    """

    outcomes: Mapping[str, Fraction]
    mean: Mapping[str, Fraction]
    spread: Mapping[str, Fraction]
    method: str = "exact"


Resolve = Callable[[Scenario, LawInForce, Dice], Finding]
Reckon = Callable[[Scenario, LawInForce], Odds]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One kind of resolution in a system: how it is thrown, how its odds are reckoned.

    `needs` names the parts of a scenario without which it has no meaning.
    """

    name: str
    resolve: Resolve
    odds: Reckon
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSystem:
    """A rule system: its name, the kinds it resolves, the terms and hooks it declares."""

    name: str
    kinds: Mapping[str, Kind]
    terms: tuple[Term[int] | Term[bool] | Term[str], ...]
    hooks: tuple[Hook, ...]
