"""What is to be expected and how it spreads, held against every dice that can fall."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import pytest

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.in_force import LawInForce
from campaign.rules.odds import enumerated
from campaign.rules.scenario import Chase, Faction, Finding, Plunder, Scenario, Side

_PIRATE = Side(faction=Faction.PIRATE)


def _by_all_dice(law: LawInForce, scenario: Scenario, figures: Callable[[Finding], Mapping[str, int]]) -> Odds:
    return enumerated(SYSTEM.kinds[scenario.kind].resolve, figures)(scenario, law)


def _chase(**chase: int) -> Scenario:
    return Scenario(kind="chase", attacker=Side(), defender=_PIRATE, chase=Chase(**chase))


def _rolls(finding: Finding) -> Mapping[str, int]:
    return {"rolls": len(finding.rolls) // 2}


@pytest.mark.parametrize(
    "scenario", [_chase(distance=0, decisions=2), _chase(distance=3, decisions=2), _chase(distance=18, decisions=2)]
)
def test_fg8_b17_2_the_rolls_of_a_limited_chase(law: LawInForce, scenario: Scenario) -> None:
    exact, found = SYSTEM.kinds["chase"].odds(scenario, law), _by_all_dice(law, scenario, _rolls)
    assert exact.outcomes == found.outcomes
    assert exact.mean == found.mean
    assert exact.spread == found.spread


@pytest.mark.parametrize("start", [0, 4, 15])
def test_fg8_b17_3_a_chase_without_end_spreads_as_a_very_long_one(law: LawInForce, start: int) -> None:
    without_end = SYSTEM.kinds["chase"].odds(_chase(distance=start), law)
    very_long = SYSTEM.kinds["chase"].odds(_chase(distance=start, decisions=300), law)
    for figure in ("mean", "spread"):
        apart = abs(getattr(without_end, figure)["rolls"] - getattr(very_long, figure)["rolls"])
        assert apart < Fraction(1, 100)


def _lost(scenario: Scenario) -> Callable[[Finding], Mapping[str, int]]:
    def of(finding: Finding) -> Mapping[str, int]:
        fights = finding.details["fights"]
        assert isinstance(fights, list)
        rounds = [each for fight in fights for each in fight["rounds"]]
        return {"attacker_lost": sum(each["attacker_lost"] for each in rounds)}

    del scenario
    return of


@pytest.mark.parametrize(("troops", "plunder"), [(2, Plunder(marines_outside=1)), (2, Plunder(forts=1))])
def test_fg8_b9_1_what_a_plunder_costs(law: LawInForce, troops: int, plunder: Plunder) -> None:
    weak = law.assuming({"5.9.marines_per_fort": 1})
    scenario = Scenario(kind="plunder", attacker=Side(faction=Faction.PIRATE, troops=troops), plunder=plunder)
    exact = SYSTEM.kinds["plunder"].odds(scenario, weak)
    found = _by_all_dice(weak, scenario, _lost(scenario))
    assert exact.outcomes == found.outcomes
    assert exact.mean == found.mean
    assert exact.spread == found.spread
