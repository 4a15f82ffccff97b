"""The odds are exact: they are those known for Fascist Game 8, and those of the resolver itself."""

from dataclasses import replace
from fractions import Fraction
from time import perf_counter

import pytest

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.rounds import Ground
from campaign.rules.battles.fg8.rounds_odds import Masses, Round, after_round, at_the_end
from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.dice import KeyedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.odds import branches, enumerated
from campaign.rules.scenario import (
    Boarding,
    Chase,
    Escape,
    Faction,
    Force,
    Land,
    Plunder,
    Reinforce,
    Scenario,
    Side,
)

_BUCCANEERS = Side(kind=Force.BUCCANEERS, troops=36)


def _odds(scenario: Scenario, law: LawInForce) -> Odds:
    odds = SYSTEM.kinds[scenario.kind].odds(scenario, law.assuming(scenario.law))
    assert sum(odds.outcomes.values()) == 1
    return odds


@pytest.mark.parametrize(("lead", "ways"), [(0, (15, 6, 15)), (1, (21, 5, 10)), (4, (33, 2, 1))])
def test_naval_combat_by_advantage(law: LawInForce, lead: int, ways: tuple[int, int, int]) -> None:
    scenario = Scenario(kind="naval", attacker=Side(strength=3 + lead), defender=Side(strength=3))
    won, tied, lost = (Fraction(each, 36) for each in ways)
    assert _odds(scenario, law).outcomes == {
        "attacker_sunk": lost,
        "both_damaged": tied,
        "defender_sunk": won,
    }


def test_a_new_player_against_a_pirate_ship(law: LawInForce) -> None:
    scenario = Scenario(kind="naval", attacker=Side(), defender=Side(player=False))
    assert _odds(scenario, law).outcomes == {
        "attacker_sunk": Fraction(26, 36),
        "both_damaged": Fraction(4, 36),
        "defender_sunk": Fraction(6, 36),
    }


@pytest.mark.parametrize(("lead", "ways"), [(0, (575, 146, 575)), (1, (721, 140, 435))])
def test_duel_by_advantage(law: LawInForce, lead: int, ways: tuple[int, int, int]) -> None:
    scenario = Scenario(kind="duel", attacker=Side(bravery=lead))
    won, tied, lost = (Fraction(each, 1296) for each in ways)
    assert _odds(scenario, law).outcomes == {
        "challenged_won": lost,
        "challenger_won": won,
        "no_loser": tied,
    }


def test_ten_marines_against_ten_natives(law: LawInForce) -> None:
    natives = Side(kind=Force.NATIVES, troops=10)
    outcomes = _odds(Scenario(kind="land", attacker=Side(troops=10), defender=natives), law).outcomes
    assert round(outcomes["attacker_won"], 3) == Fraction("0.763")
    assert round(outcomes["defender_won"], 3) == Fraction("0.224")
    assert round(outcomes["both_destroyed"], 3) == Fraction("0.012")


@pytest.mark.parametrize(("bonus", "percent"), [(True, 1), (False, 92)])
def test_the_reading_that_decides_the_war(law: LawInForce, bonus: bool, percent: int) -> None:  # noqa: FBT001 (a parameter of the case)
    scenario = Scenario(
        kind="land",
        law={"5.7.npc_troop_bonus": bonus},
        attacker=Side(troops=20),
        defender=_BUCCANEERS,
    )
    assert round(100 * _odds(scenario, law).outcomes["attacker_won"]) == percent


@pytest.mark.parametrize(
    ("start", "caught", "rolls"),
    [
        (0, ".9394", "5.61"),
        (1, ".9070", "7.89"),
        (2, ".8701", "10.30"),
        (3, ".8296", "12.72"),
        (4, ".7865", "15.05"),
        (5, ".7420", "17.16"),
        (6, ".6974", "18.94"),
        (10, ".5220", "22.34"),
        (15, ".3026", "18.94"),
        (20, ".0930", "7.89"),
    ],
)
def test_a_chase_without_end(law: LawInForce, start: int, caught: str, rolls: str) -> None:
    odds = _odds(Scenario(kind="chase", chase=Chase(distance=start)), law)
    assert round(odds.outcomes["caught"], 4) == Fraction(caught)
    assert round(odds.mean["rolls"], 2) == Fraction(rolls)


def test_the_first_roll_of_a_chase_from_nothing(law: LawInForce) -> None:
    odds = _odds(Scenario(kind="chase", chase=Chase(distance=0, decisions=1)), law)
    assert odds.outcomes == {"caught": Fraction(21, 36), "ongoing": Fraction(15, 36)}


@pytest.mark.parametrize(("held", "free"), [(10, (1, 6)), (20, (11, 36)), (30, (91, 216))])
def test_freedom_within_so_many_proposals(law: LawInForce, held: int, free: tuple[int, int]) -> None:
    scenario = Scenario(kind="escape", escape=Escape(proposals=held))
    assert _odds(scenario, law).outcomes["yes"] == Fraction(*free)


_SHORT = [
    Scenario(kind="land", attacker=Side(troops=3), defender=Side(troops=4), land=Land(rounds=1)),
    Scenario(kind="land", attacker=Side(troops=6), defender=_BUCCANEERS, land=Land(rounds=1)),
    Scenario(kind="land", attacker=Side(troops=2), defender=Side(troops=0)),
    Scenario(
        kind="land",
        attacker=Side(troops=3),
        defender=Side(kind=Force.MARINES, troops=1),
        land=Land(rounds=1, refill=5),
    ),
    Scenario(
        kind="boarding",
        attacker=Side(troops=5, unanswered=True),
        defender=Side(troops=6),
        boarding=Boarding(rounds=1),
    ),
    Scenario(kind="land", attacker=Side(troops=1), defender=Side(troops=1)),
    Scenario(kind="land", attacker=Side(troops=5), defender=Side(troops=5), land=Land(rounds=0)),
    Scenario(kind="land", attacker=Side(), defender=Side(), land=Land(refill=4)),
    Scenario(kind="chase", chase=Chase(distance=1, decisions=2)),
    Scenario(kind="chase", chase=Chase(distance=3, arrives_after=1)),
    Scenario(kind="chase", attacker=Side(ships=2), chase=Chase(distance=3, decisions=1)),
    Scenario(kind="escape", escape=Escape(proposals=39)),
    Scenario(
        kind="engagement",
        attacker=Side(troops=2, closes=True),
        defender=Side(troops=1, closes=True),
        boarding=Boarding(rounds=1),
    ),
    Scenario(kind="engagement", attacker=Side(), defender=Side(player=False)),
    Scenario(
        kind="plunder",
        attacker=Side(faction=Faction.PIRATE, troops=1),
        plunder=Plunder(marines_outside=1),
    ),
]


@pytest.mark.parametrize("scenario", _SHORT, ids=lambda each: each.kind)
def test_the_odds_are_those_of_the_resolver(law: LawInForce, scenario: Scenario) -> None:
    kind = SYSTEM.kinds[scenario.kind]
    by_hand = enumerated(kind.resolve)(scenario, law)
    assert _odds(scenario, law).outcomes == by_hand.outcomes


def test_expected_losses_are_those_of_the_resolver(law: LawInForce) -> None:
    scenario = _SHORT[0]
    odds = _odds(scenario, law)
    for name in ("attacker_lost", "defender_lost"):
        mean = Fraction()
        for finding, likely in branches(SYSTEM.kinds["land"].resolve, scenario, law):
            rounds = finding.details["rounds"]
            assert isinstance(rounds, list)
            mean += likely * rounds[0][name]
        assert odds.mean[name] == mean


def test_rounds_one_by_one_come_to_the_end(law: LawInForce) -> None:
    attacker, defender = Side(troops=12), Side(kind=Force.NATIVES, troops=9)
    round_ = Round(attacker, defender, law, Ground())
    masses = Masses({(12, 9): 1})
    for _ in range(11):
        masses = after_round(round_, masses, first=False)
    ended = at_the_end(round_, Masses({(12, 9): 1}))
    chances = {left: Fraction(ways, masses.whole) for left, ways in masses.ways.items()}
    assert chances == {left: Fraction(ways, ended.whole) for left, ways in ended.ways.items()}
    to_the_end = Scenario(kind="land", attacker=attacker, defender=defender)
    limited = replace(to_the_end, land=Land(rounds=40))
    assert _odds(limited, law) == _odds(to_the_end, law)


def test_makal_cannot_be_wiped_out_and_so_wins(law: LawInForce) -> None:
    scenario = Scenario(
        kind="land",
        attacker=Side(troops=40),
        defender=Side(kind=Force.MARINES, troops=40),
        land=Land(refill=40),
    )
    odds = _odds(scenario, law)
    assert odds.outcomes == {"defender_won": 1}
    assert odds.mean["attacker_lost"] == 40


def test_refilled_odds_agree_round_by_round_and_to_the_end(law: LawInForce) -> None:
    scenario = Scenario(
        kind="land",
        attacker=Side(troops=4),
        defender=Side(kind=Force.MARINES, troops=5),
        land=Land(refill=5),
    )
    to_the_end = _odds(scenario, law)
    limited = _odds(replace(scenario, land=Land(refill=5, rounds=60)), law)
    tiny = Fraction(1, 10**6)
    for result, chance in to_the_end.outcomes.items():
        assert abs(limited.outcomes[result] - chance) < tiny
    for name, figure in to_the_end.mean.items():
        assert abs(limited.mean[name] - figure) < tiny
        assert abs(limited.spread[name] - to_the_end.spread[name]) < Fraction(1, 10**4)


def test_a_battle_that_nobody_can_lose_goes_on(law: LawInForce) -> None:
    scenario = Scenario(
        kind="land",
        attacker=Side(troops=5, bravery=50),
        defender=Side(kind=Force.MARINES, troops=40),
        land=Land(refill=40),
    )
    assert _odds(scenario, law).outcomes == {"ongoing": 1}


def test_reinforcements_are_certain(law: LawInForce) -> None:
    facts = Reinforce(base=30, pirates_docked=3, king_present=True, quiet=10)
    odds = _odds(Scenario(kind="reinforce", reinforce=facts), law)
    assert odds.outcomes == {"reinforced": 1}
    assert odds.mean == {"base": 36}


def test_a_plunder_is_as_likely_as_it_is_fought(law: LawInForce) -> None:
    scenario = Scenario(
        kind="plunder",
        attacker=Side(faction=Faction.PIRATE, troops=30),
        plunder=Plunder(forts=2, marines_outside=20),
    )
    likely = _odds(scenario, law).outcomes["plundered"]
    resolve = SYSTEM.kinds["plunder"].resolve
    fought = [resolve(scenario, law, KeyedDice(b"odds", "plunder", str(each))).result for each in range(400)]
    share = Fraction(fought.count("plundered"), len(fought))
    # Three standard deviations of 400 throws are below 1/13; the dice are keyed, so this never wavers.
    assert abs(share - likely) < Fraction(1, 13)


def test_sixty_against_sixty_is_reckoned_at_once(law: LawInForce) -> None:
    scenario = Scenario(kind="land", attacker=Side(troops=60), defender=Side(kind=Force.BUCCANEERS, troops=60))
    began = perf_counter()
    odds = _odds(scenario, law)
    assert perf_counter() - began < 1
    assert odds.outcomes["attacker_won"] == odds.outcomes["defender_won"]
