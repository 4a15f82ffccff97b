"""Rule 5.7 as proposal 37 first had it, a flat one for players and pirates, and as proposal 158 has it (FG8-H06)."""

import pytest

from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.current_law import law_in_force
from campaign.rules.dice import ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Change, SetClause, SetTerm
from campaign.rules.scenario import Faction, Finding, Force, Land, Scenario, Side
from campaign.rules.world import changed
from tests.founded import enacted, fg8, founded

_CLAUSES = {clause.address: clause for clause in fg8().clauses}
FLAT: tuple[Change, ...] = (
    SetClause(changed(_CLAUSES["5.7.troops"], give="1")),
    SetClause(changed(_CLAUSES["5.7.npc_troops"], give="1", when="not own.player and own.force == buccaneers")),
)


def _law(*changes: Change) -> LawInForce:
    return law_in_force(enacted(founded(), *changes, at=1), CATALOGUE)


def _round(law: LawInForce, men: int, foes: Force, many: int, *dice: int) -> Finding:
    """One round ashore: a player's men against a non-player force."""
    scenario = Scenario(
        kind="land",
        attacker=Side(name="Haddock", faction=Faction.CITIZEN, troops=men),
        defender=Side(name="they", troops=many, kind=foes, player=False),
        land=Land(rounds=1),
    )
    return SYSTEM.kinds["land"].resolve(scenario, law, ScriptedDice(dice))


@pytest.mark.parametrize(("men", "bonus"), [(4, 0), (5, 1), (10, 2), (17, 3)])
def test_h06_rule_5_7_of_proposal_158_counts_each_full_five(men: int, bonus: int) -> None:
    finding = _round(_law(), men, Force.NATIVES, 9, 3, 1, 2, 2)
    assert finding.rolls[0].total == 3 + bonus


@pytest.mark.parametrize("men", [1, 5, 17])
def test_h06_rule_5_7_of_proposal_37_gives_players_one_whatever_their_number(men: int) -> None:
    finding = _round(_law(*FLAT), men, Force.NATIVES, 9, 3, 1, 2, 2)
    assert [roll.total for roll in finding.rolls[:2]] == [4, 1]


def test_h06_rule_5_7_of_proposal_37_gives_the_pirates_one_too() -> None:
    finding = _round(_law(*FLAT), 17, Force.BUCCANEERS, 36, 3, 3, 2, 5)
    assert [roll.total for roll in finding.rolls[:2]] == [4, 4]
    assert finding.result == "ongoing"


def test_h06_the_reading_of_158_decides_whether_thirty_six_buccaneers_count() -> None:
    literal = _law(SetTerm("5.7.npc_troop_bonus", value=False))
    assert [roll.total for roll in _round(_law(), 20, Force.BUCCANEERS, 36, 3, 3, 2, 5).rolls[:2]] == [7, 10]
    assert [roll.total for roll in _round(literal, 20, Force.BUCCANEERS, 36, 3, 3, 2, 5).rolls[:2]] == [7, 3]
