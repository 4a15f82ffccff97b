"""Each clause of the founding law, and each statement that the battle rules apply, has a case."""

from dataclasses import replace

import pytest

from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.dice import DiceShortError, NoSuchFaceError, ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Statute
from campaign.rules.scenario import Finding
from tests.case import Case

# What no scenario file can say, with where it is tried instead.
_ELSEWHERE = {
    "5.1.ruling": "the Historian's desk: tests of the matters",
    "5.1.ruling_ashore": "the Historian's desk: tests of the matters",
    "5.1.ruling_in_a_chase": "the Historian's desk: tests of the matters",
    "FG8-B1.1": "the Historian's desk: tests of the matters",
    "FG8-A2.a": "when a meeting is rolled for: tests of the matters",
    "FG8-A16.b": "one roll a player: tests of the matters",
    "FG8-A20.a": "when an encounter is rolled for: tests of the matters",
    "FG8-B21.2": "the timer of a patrol: tests of the matters",
    "FG8-B22.1": "the Isle of the Dead: tests of the matters",
}


def _find(case: Case, law: LawInForce) -> Finding:
    dice = ScriptedDice(case.dice)
    resolve = SYSTEM.kinds[case.scenario.kind].resolve
    finding = resolve(case.scenario, law.assuming(case.scenario.law), dice)
    assert not dice.left_over
    return finding


def _agrees(case: Case, finding: Finding) -> None:
    assert {"result": finding.result, **finding.details} == case.outcome
    if case.totals is not None:
        assert [roll.total for roll in finding.rolls] == case.totals
    if case.modifiers is not None:
        modifiers = [{each.clause: each.value for each in roll.modifiers} for roll in finding.rolls]
        assert modifiers == case.modifiers
    if case.events is not None:
        assert [each.type for each in finding.consequences] == case.events


def _without(law: LawInForce, address: str) -> LawInForce:
    statute = law.statute
    clauses = {each: clause for each, clause in statute.clauses.items() if each != address}
    return LawInForce(law.catalogue, Statute(statute.terms, clauses, statute.rules))


def test_the_case_is_found_so(case: Case, law: LawInForce) -> None:
    if case.ignore:
        pytest.skip(case.ignore)
    _agrees(case, _find(case, law))


def test_a_case_of_a_clause_fails_without_it(case: Case, law: LawInForce) -> None:
    if case.is_statement:
        return
    assert case.clause in law.statute.clauses
    assert case.clause in _find(case, law).cites or case.scenario.kind == "chase"
    with pytest.raises((AssertionError, DiceShortError, NoSuchFaceError)):
        _agrees(case, _find(case, _without(law, case.clause)))


def test_each_clause_has_a_case(cases: list[Case], law: LawInForce) -> None:
    cased = {case.clause for case in cases if case.clause in _find(case, law).cites}
    assert sorted(set(law.statute.clauses) - cased - set(_ELSEWHERE)) == []


def test_each_statement_applied_has_a_case_that_cites_it(
    cases: list[Case], law: LawInForce, applied: frozenset[str]
) -> None:
    in_law = {cite for clause in law.statute.clauses.values() for cite in clause.cites}
    cited = {cite for case in cases for cite in _find(case, law).cites}
    assert sorted((applied | in_law) - cited - set(_ELSEWHERE)) == []


def test_each_statement_mentioned_has_a_case(cases: list[Case], law: LawInForce, mentioned: frozenset[str]) -> None:
    named = {case.clause for case in cases}
    cited = {cite for case in cases for cite in _find(case, law).cites}
    assert sorted(mentioned - named - cited - set(_ELSEWHERE)) == []


def test_each_case_has_a_clause_or_a_statement(cases: list[Case], law: LawInForce) -> None:
    unknown = [case.name for case in cases if not case.is_statement and case.clause not in law.statute.clauses]
    assert unknown == []


def test_a_case_says_where_it_comes_from(case: Case) -> None:
    assert case.source


def test_a_case_can_fail(law: LawInForce, cases: list[Case]) -> None:
    case = cases[0]
    with pytest.raises(AssertionError):
        _agrees(replace(case, outcome={"result": "nonsense"}), _find(case, law))
