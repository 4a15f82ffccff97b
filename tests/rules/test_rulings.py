"""The Historian's rulings are clauses of law like any other (FG8-B1.1)."""

import pytest

from campaign.rules.battles.fg8 import chase, land, naval
from campaign.rules.dice import ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Statute
from campaign.rules.scenario import Chase, Finding, Force, Land, Scenario, Side

_FOUGHT = {
    "5.1.ruling": (naval.resolve, Scenario(kind="naval", attacker=Side(ruling=2)), (3, 4)),
    "5.1.ruling_ashore": (
        land.resolve,
        Scenario(
            kind="land",
            attacker=Side(troops=4, ruling=2),
            defender=Side(kind=Force.NATIVES, troops=9),
            land=Land(rounds=1),
        ),
        (3, 4, 1, 1),
    ),
    "5.1.ruling_in_a_chase": (
        chase.resolve,
        Scenario(kind="chase", attacker=Side(ruling=2), chase=Chase(distance=4, decisions=1)),
        (3, 4),
    ),
}


def _without(law: LawInForce, clause: str) -> LawInForce:
    clauses = {address: each for address, each in law.statute.clauses.items() if address != clause}
    return LawInForce(law.catalogue, Statute(law.statute.terms, clauses, law.statute.rules))


def _found(law: LawInForce, clause: str) -> Finding:
    resolve, scenario, dice = _FOUGHT[clause]
    return resolve(scenario, law, ScriptedDice(dice))


@pytest.mark.parametrize("clause", _FOUGHT)
def test_a_ruling_adds_to_the_rolls_of_its_side_and_is_cited(law: LawInForce, clause: str) -> None:
    ruled = _found(law, clause)
    assert {clause, "FG8-B1.1"} <= ruled.cites
    assert ruled.rolls[0].total == _found(_without(law, clause), clause).rolls[0].total + 2


@pytest.mark.parametrize("clause", _FOUGHT)
def test_without_its_clause_a_ruling_counts_for_nothing(law: LawInForce, clause: str) -> None:
    bare = _found(_without(law, clause), clause)
    assert clause not in bare.cites
