"""Scenarios are adjudicated and their odds reported as the contract has it."""

import io
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from rich.console import Console

from campaign.adapters.documents.scenarios import read_scenario
from campaign.entrypoints.adjudicating import (
    AdjudicationError,
    find,
    finding_report,
    founding_law,
    odds_of_scenario,
    odds_report,
    text_of,
    throwing,
)
from campaign.entrypoints.printing import print_finding, print_odds
from campaign.rules.catalogue import SYSTEMS
from campaign.rules.dice import Dice, ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Scenario

_TEMPLATES = Environment(  # noqa: S701 (plain text)
    loader=FileSystemLoader(Path(__file__).parents[2] / "templates"), undefined=StrictUndefined
)
_NAVAL = "kind: naval\nattacker: {name: Haddock}\ndefender: {name: Tivol}"
_ALL = """\
attacker: {name: Mauvebeard, faction: pirate, troops: 17, closes: true, prostheses: {hook: 1}}
defender: {troops: 12, greek_fire: 1}
reinforce: {base: 30, pirates_docked: 3, king_present: true}
plunder: {forts: 3, marines_outside: 30}
"""


def _words(template: str, page: object) -> str:
    return _TEMPLATES.get_template(f"{template}.txt").render(page)


def _adjudicate(scenario: Scenario, law: LawInForce, dice: Dice) -> dict[str, object]:
    return finding_report(scenario, find(scenario, law, dice), _words)


@pytest.fixture(scope="module")
def law() -> LawInForce:
    return founding_law()


def test_the_result_is_the_object_of_the_contract(law: LawInForce) -> None:
    result = _adjudicate(read_scenario(_NAVAL), law, throwing("4,2").dice)
    assert list(result) == ["system", "kind", "rolls", "outcome", "events", "text"]
    assert result["system"] == "fg8"
    assert result["kind"] == "naval"
    assert result["outcome"] == {"result": "defender_sunk"}
    assert result["events"] == [{"type": "sunk", "rule": "5.3", "who": "defender"}]
    assert json.loads(json.dumps(result))["rolls"][0] == {
        "rule": "5.3",
        "who": "attacker",
        "purpose": "naval",
        "sides": 6,
        "dice": [4],
        "modifiers": [{"rule": "5.3", "why": "ship strength", "value": 3, "clause": "5.3.strength"}],
        "total": 7,
        "cites": ["FG8-B3.1"],
    }


def test_the_scenario_s_own_terms_are_law(law: LawInForce) -> None:
    scenario = read_scenario(f"{_NAVAL}\nlaw: {{base_strength: 4}}".replace("base", "ship.base"))
    result = _adjudicate(scenario, law, throwing("4,2").dice)
    assert [roll["total"] for roll in json.loads(json.dumps(result["rolls"]))] == [8, 6]


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ("", "2 more dice are wanted after the 0 given, the next of 6 sides"),
        ("4", "1 more die is wanted after the 1 given"),
        ("4,2,6,1", "dice are left over: 6, 1"),
        ("4,7", "die 2 shows 7, but it has 6 sides: give 1 to 6"),
        ("4,0", "die 2 shows 0, but it has 6 sides: give 1 to 6"),
    ],
)
def test_dice_that_do_not_fit_are_refused(law: LawInForce, dice: str, message: str) -> None:
    with pytest.raises(AdjudicationError, match=re.escape(message)):
        _adjudicate(read_scenario(_NAVAL), law, throwing(dice).dice)


def test_where_it_depends_on_the_dice_the_least_is_named(law: LawInForce) -> None:
    scenario = read_scenario("kind: escape\nescape: {proposals: 30}")
    with pytest.raises(AdjudicationError, match="at least 1 more die is wanted after the 1 given"):
        _adjudicate(scenario, law, throwing("2").dice)
    battle = read_scenario("kind: land\nattacker: {troops: 60}\ndefender: {troops: 60}")
    with pytest.raises(AdjudicationError, match="at least 1 more die is wanted"):
        _adjudicate(battle, law, throwing("4").dice)


def test_no_dice_are_dice_too(law: LawInForce) -> None:
    scenario = read_scenario("kind: closing\nattacker: {}\ndefender: {}")
    result = _adjudicate(scenario, law, throwing("").dice)
    assert result["outcome"] == {"result": "not_closed"}
    assert result["rolls"] == []


@pytest.mark.parametrize("dice", ["x", "4,,2", "4;2", "-1", "²", "99999999"])
def test_faces_that_are_no_numbers_are_refused(dice: str) -> None:
    with pytest.raises(AdjudicationError, match="--dice takes faces such as 4,2"):
        throwing(dice)


@pytest.mark.parametrize("seed", ["", "xyz", "abc"])
def test_a_seed_is_hex(seed: str) -> None:
    with pytest.raises(AdjudicationError, match="--seed takes hex digits"):
        throwing(seed=seed)


def test_dice_and_a_seed_exclude_each_other() -> None:
    with pytest.raises(AdjudicationError, match="exclude each other"):
        throwing("4", "ff")


def test_a_seed_gives_the_same_fortunes_again(law: LawInForce) -> None:
    scenario = read_scenario(_NAVAL)
    fresh = throwing()
    first = _adjudicate(scenario, law, fresh.dice)
    assert _adjudicate(scenario, law, throwing(seed=fresh.seed).dice) == first
    assert throwing(seed="FF").seed == "ff"
    assert throwing().seed != fresh.seed


@pytest.mark.parametrize("kind", list(SYSTEMS["fg8"].kinds))
def test_each_kind_has_words_for_whatever_comes_of_it(law: LawInForce, kind: str) -> None:
    for more in ("", "boarding: {rounds: 1}\nland: {rounds: 0}\nchase: {decisions: 1}"):
        scenario = read_scenario(f"kind: {kind}\n{_ALL}{more}")
        for seed in range(12):
            dice = throwing(seed=f"{seed:02x}").dice
            text = _adjudicate(scenario, law, dice)["text"]
            assert isinstance(text, str)
            assert text
            assert "  " not in text
            assert text[0].isupper() or text[0].isdigit()


def test_the_report_tells_of_a_sinking(law: LawInForce) -> None:
    text = _adjudicate(read_scenario(_NAVAL), law, throwing("4,2").dice)["text"]
    assert text == (
        "Broadsides were exchanged: 7 for Haddock, 5 for Tivol. The ship of Tivol has gone to the "
        "bottom, and the sea has closed over the matter."
    )


def test_odds_are_reported_as_fractions_and_percent(law: LawInForce) -> None:
    report = odds_report(read_scenario(_NAVAL), law)
    assert report["method"] == "exact"
    outcomes = report["outcomes"]
    assert isinstance(outcomes, dict)
    assert {result: Fraction(chance) for result, chance in outcomes.items()} == {
        "attacker_sunk": Fraction(15, 36),
        "both_damaged": Fraction(6, 36),
        "defender_sunk": Fraction(15, 36),
    }
    assert report["percent"] == {
        "attacker_sunk": 41.6667,
        "both_damaged": 16.6667,
        "defender_sunk": 41.6667,
    }


def test_odds_tell_the_losses_to_expect(law: LawInForce) -> None:
    scenario = read_scenario("kind: land\nattacker: {troops: 60}\ndefender: {troops: 60}")
    report = json.loads(json.dumps(odds_report(scenario, law)))
    assert report["mean"]["attacker_lost"] == report["mean"]["defender_lost"] == 32.571976
    assert report["spread"]["attacker_lost"] == pytest.approx(27.935008, abs=1e-5)


def test_people_see_rolls_modifiers_and_rules(law: LawInForce) -> None:
    scenario = read_scenario(_NAVAL)
    out = io.StringIO()
    finding = SYSTEMS["fg8"].kinds["naval"].resolve(scenario, law, ScriptedDice([4, 2]))
    console = Console(file=out, width=100)
    print_finding(console, finding, text_of(scenario, finding, _words))
    print_odds(console, odds_of_scenario(scenario, law))
    printed = out.getvalue()
    assert "+3 ship strength (5.3)" in printed
    assert "Outcome: defender_sunk" in printed
    assert "rule 5.3: sunk (defender)" in printed
    assert re.search(r"both_damaged +1/6 +16\.67 %", printed)
    assert "Method: exact" in printed


def test_people_are_told_when_no_dice_were_thrown(law: LawInForce) -> None:
    scenario = read_scenario("kind: reinforce\nreinforce: {base: 30}")
    out = io.StringIO()
    finding = SYSTEMS["fg8"].kinds["reinforce"].resolve(scenario, law, ScriptedDice([]))
    print_finding(Console(file=out, width=100), finding, text_of(scenario, finding, _words))
    assert "No dice were thrown." in out.getvalue()
    assert "base: 30" in out.getvalue()
