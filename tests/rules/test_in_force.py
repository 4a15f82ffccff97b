"""The law in force reads terms and applies clauses, each result with its reasons."""

from dataclasses import replace

import pytest

from campaign.rules.battles.fg8 import chase, naval, reinforce
from campaign.rules.battles.fg8.encounter import CHANCE
from campaign.rules.battles.fg8.facts import facts_of
from campaign.rules.dice import Modifier
from campaign.rules.expression import ExpressionError
from campaign.rules.in_force import Chance, LawInForce, compiled
from campaign.rules.law import Clause, Statute
from campaign.rules.scenario import Faction, Side

_EVEN = facts_of(Side(strength=3), Side(strength=3), None)


def _with(law: LawInForce, *clauses: Clause) -> LawInForce:
    statute = law.statute
    known = {**statute.clauses, **{clause.address: clause for clause in clauses}}
    return LawInForce(law.catalogue, Statute(statute.terms, known, statute.rules))


def _naval(address: str, give: str) -> Clause:
    return Clause(address=address, hook="naval.roll", because="a new gun", give=give)


def test_terms_are_read_by_their_declaration_and_by_address(law: LawInForce) -> None:
    assert law[reinforce.CAP] == 36
    assert law.value("5.23.cap") == 36
    assert law.rules == {}


def test_clauses_that_hold_add_up_and_say_why(law: LawInForce) -> None:
    applied = _with(law, _naval("5.30.gun", "2")).apply(naval.ROLL, _EVEN)
    assert applied.value == 5
    assert [(each.clause, each.why) for each in applied.modifiers] == [
        ("5.3.strength", "ship strength"),
        ("5.30.gun", "a new gun"),
    ]
    assert applied.cites == ("FG8-B3.1",)


@pytest.mark.parametrize(("give", "bounded", "by"), [("500", 100, -403), ("-500", -100, 397)])
def test_a_sum_is_kept_within_the_bounds_of_its_hook(law: LawInForce, give: str, bounded: int, by: int) -> None:
    grown = _with(law, _naval("5.30.gun", give))
    applied = grown.apply(naval.ROLL, _EVEN)
    assert applied.value == bounded == grown.total(naval.ROLL, _EVEN)
    assert applied.modifiers[-1] == Modifier(
        rule="5.3",
        clause="naval.roll",
        cites="",
        why="kept within -100 and 100",
        value=by,
    )


def test_the_lowest_rule_decides_where_only_the_first_counts(law: LawInForce) -> None:
    later = Clause(address="5.30.start", hook="chase.head_start", because="fair play", give="7")
    start = _with(law, later).apply(chase.HEAD_START, _EVEN)
    assert start.value == 0
    assert [each.clause for each in start.modifiers] == ["5.17.head_start"]
    assert [(each.clause, each.value) for each in start.overridden] == [("5.30.start", 7)]


def test_the_first_is_kept_within_bounds_too(law: LawInForce) -> None:
    early = Clause(address="5.1.start", hook="chase.head_start", because="spite", give="0 - 5")
    start = _with(law, early).apply(chase.HEAD_START, _EVEN)
    assert start.value == 0 == sum(each.value for each in start.modifiers)


def test_a_chance_names_its_faces_and_its_clause(law: LawInForce) -> None:
    chance = law.chance(CHANCE, _EVEN)
    assert (chance.die, chance.faces) == (10, frozenset({1}))
    assert chance.clause is not None
    assert chance.clause.clause == "5.20.encounter"


def test_a_chance_without_a_clause_is_none(law: LawInForce) -> None:
    bare = LawInForce(law.catalogue, Statute(law.statute.terms, {}, {}))
    assert bare.chance(CHANCE, _EVEN) == Chance(10, frozenset(), None)


def test_assumed_terms_leave_the_law_as_it_was(law: LawInForce) -> None:
    assumed = law.assuming({"5.23.cap": 40})
    assert (assumed[reinforce.CAP], law[reinforce.CAP]) == (40, 36)
    assert law.assuming({}) is law


def test_it_is_known_what_clauses_read(law: LawInForce) -> None:
    assert "own.strength" in law.reads(naval.ROLL)
    assert "foe.troops" not in law.reads(naval.ROLL)


def test_a_clause_that_is_no_sentence_is_an_error(law: LawInForce) -> None:
    with pytest.raises(ExpressionError, match="is not known here"):
        compiled(law.catalogue, replace(_naval("5.30.gun", "2"), when="own.pirat"))


def test_every_name_that_clauses_read_has_a_sentence(law: LawInForce) -> None:
    for hook in law.catalogue.hooks.values():
        assert set(hook.names) <= set(hook.meanings), hook.name
        assert hook.says
        assert hook.rule


def test_factions_oppose_each_other() -> None:
    assert Faction.CITIZEN.opponent is Faction.PIRATE
    assert Faction.PIRATE.opponent is Faction.CITIZEN
