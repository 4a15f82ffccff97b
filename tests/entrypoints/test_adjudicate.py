"""`adjudicate` and `odds` from the shell."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.shell import Shell

_NAVAL = """\
kind: naval
attacker: {name: Mauvebeard, faction: pirate, prostheses: {hook: 1}}
defender: {name: Haddock, troops: 9}
"""


@pytest.fixture
def scenario(shell: Shell) -> Shell:
    """A shell beside a scenario file."""
    Path("naval.yaml").write_text(_NAVAL, encoding="utf-8")
    return shell


def test_each_roll_is_shown_with_its_modifiers(scenario: Shell, snapshot: SnapshotAssertion) -> None:
    assert scenario.done("adjudicate", "naval.yaml", "--dice", "4,2").out == snapshot


def test_the_odds_are_shown_as_fractions_and_percent(scenario: Shell, snapshot: SnapshotAssertion) -> None:
    assert scenario.done("odds", "naval.yaml").out == snapshot


def test_json_of_a_resolution(scenario: Shell) -> None:
    said = scenario.done("adjudicate", "naval.yaml", "--dice", "4,2", "--json").json
    assert list(said) == ["system", "kind", "rolls", "outcome", "events", "text"]
    assert said["outcome"] == {"result": "defender_sunk"}
    assert said["text"].startswith("Broadsides were exchanged: 8 for Mauvebeard, 5 for Haddock.")


def test_json_of_odds(scenario: Shell) -> None:
    said = scenario.done("odds", "naval.yaml", "--json").json
    assert said["method"] == "exact"
    assert said["outcomes"] == {"attacker_sunk": "5/18", "both_damaged": "5/36", "defender_sunk": "7/12"}


def test_a_seed_throws_the_same_dice_again(scenario: Shell) -> None:
    once = scenario.done("adjudicate", "naval.yaml", "--json").json
    assert scenario.done("adjudicate", "naval.yaml", "--seed", once["seed"], "--json").json == once
    plain = scenario.done("adjudicate", "naval.yaml").out
    assert plain.splitlines()[-1].startswith("The same dice again: --seed ")


def test_standard_input_is_read(scenario: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(_NAVAL.encode())))
    assert scenario.done("adjudicate", "-", "--dice", "1,1", "--json").json["outcome"]["result"] == "defender_sunk"


def test_the_law_of_a_campaign_may_judge(founded: Shell) -> None:
    Path("naval.yaml").write_text(_NAVAL, encoding="utf-8")
    for law in ("atlantis", "atlantis@0"):
        founded.done("adjudicate", "naval.yaml", "--dice", "4,2", "--law", law)
        founded.done("odds", "naval.yaml", "--law", law)
    assert founded("odds", "naval.yaml", "--law", "atlantis@1").refusal == (
        "campaign: a clock value of atlantis is a whole number from 0 to 0, not '1'"
    )
    assert founded("odds", "naval.yaml", "--law", "atlants").refusal == (
        "campaign: there is no campaign atlants: did you mean atlantis?"
    )


def test_bad_dice_are_refused_in_a_line(scenario: Shell) -> None:
    adjudicate = ("adjudicate", "naval.yaml")
    assert scenario(*adjudicate, "--dice", "4").refusal == (
        "campaign: the dice run short: 1 more die is wanted after the 1 given, the next of 6 sides; add to --dice"
    )
    assert scenario(*adjudicate, "--dice", "4,2,1").refusal == (
        "campaign: dice are left over: 1. The naval needs no more, so leave them out"
    )
    assert scenario(*adjudicate, "--dice", "4,7").refusal == (
        "campaign: die 2 shows 7, but it has 6 sides: give 1 to 6"
    )
    assert scenario(*adjudicate, "--dice", "four").refusal == "campaign: --dice takes faces such as 4,2, not 'four'"
    assert scenario(*adjudicate, "--seed", "xyz").refusal == (
        "campaign: --seed takes hex digits, two for each byte, not 'xyz'"
    )
    assert scenario(*adjudicate, "--seed", "5eed", "--dice", "4,2").refusal == (
        "campaign: --dice and --seed exclude each other: give one of them"
    )


def test_a_bad_scenario_shows_the_place(shell: Shell) -> None:
    Path("naval.yaml").write_text("kind: naval\nattacker: {trops: 3}\ndefender: {}\n", encoding="utf-8")
    for command in ("adjudicate", "odds"):
        said = shell(command, "naval.yaml")
        assert said.status == 1
        assert said.out == ""
        assert said.err.splitlines() == [
            "campaign: naval.yaml, line 2: attacker has no key 'trops': did you mean troops?",
            "    attacker: {trops: 3}",
            "               ^",
        ]


def test_a_missing_scenario_is_told_in_a_line(shell: Shell) -> None:
    assert shell("odds", "none.yaml").refusal == (
        "campaign: none.yaml: the file cannot be read (No such file or directory): "
        "give the name of a scenario file, or - for standard input"
    )
