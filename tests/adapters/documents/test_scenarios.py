"""Scenario files are read strictly, and each fault is named with its line, its key and what to do."""

import io
import sys
from pathlib import Path

import pytest

from campaign.adapters.documents.pages import LONGEST
from campaign.adapters.documents.scenarios import DocumentError, read_scenario, scenario_file
from campaign.rules.scenario import (
    Faction,
    Force,
    Land,
    Point,
    Prostheses,
    Scenario,
    Side,
    Wind,
)

_CONTRACT = """\
system: fg8
kind: naval            # one of many
law: {5.7.npc_troop_bonus: true, captivity_roll: 8}
wind: {direction: NW, strength: 4}
attacker:
  name: Mauvebeard
  faction: pirate
  player: true
  notorious: false
  rank: 5
  bravery: 0
  prostheses: {peg_leg: 1, hook: 1, eyepatch: 2}
  troops: 17
  strength: 3
  fleet: orange
  grappling_hooks: false
  greek_fire: 0
  life_raft: false
  closes: true
  unanswered: false
defender:
  kind: natives
  troops: 9
"""


def _fault(text: str) -> str:
    with pytest.raises(DocumentError) as caught:
        read_scenario(text, "x.yaml")
    return str(caught.value)


def test_the_scenario_of_the_contract_is_read() -> None:
    assert read_scenario(_CONTRACT) == Scenario(
        kind="naval",
        law={"5.7.npc_troop_bonus": True, "5.16.every": 8},
        wind=Wind(Point.NW, 4),
        attacker=Side(
            name="Mauvebeard",
            faction=Faction.PIRATE,
            rank=5,
            prostheses=Prostheses(peg_leg=1, hook=1, eyepatch=2),
            troops=17,
            strength=3,
            fleet="orange",
            closes=True,
        ),
        defender=Side(kind=Force.NATIVES, troops=9),
    )


def test_json_is_read_too() -> None:
    text = '{"kind":"land",\n\t"attacker":{"troops":3},"defender":{},"land":{"rounds":"all"}}'
    assert read_scenario(text) == Scenario(kind="land", attacker=Side(troops=3), land=Land())


@pytest.mark.parametrize(
    ("text", "first_line"),
    [
        ("kind: navel", "line 1: kind takes one of naval, closing,"),
        ("kind: navel", "not navel: did you mean naval?"),
        ("kind: naval\natacker: {}", "line 2: the scenario has no key 'atacker': did you mean attacker?"),
        ("kind: naval\nattacker:\n  trops: 3", "line 3: attacker has no key 'trops': did you mean troops?"),
        ("kind: naval\nattacker: {ruling: 3}", "line 2: attacker has no key 'ruling'"),
        ("kind: naval\nattacker: {troops: -1}", "line 2: troops takes a whole number from 0 to 1000: -1 is out"),
        ("kind: naval\nattacker: {rank: 9}", "rank takes a whole number from 0 to 8: 9 is out of its range"),
        ("kind: naval\nattacker: {rank: 2.5}", "rank takes a whole number from 0 to 8, not 2.5"),
        ("kind: naval\nattacker: {rank: '2'}", "rank takes a whole number from 0 to 8, not 2"),
        ("kind: naval\nattacker: {troops: }", "troops takes a whole number from 0 to 1000, not nothing"),
        ("kind: naval\nattacker: {rank: 017}", "rank takes a whole number from 0 to 8, not 017"),
        ("kind: naval\nattacker: {prostheses: {hook: 3}}", "hook takes a whole number from 0 to 2: 3 is out"),
        ("kind: naval\nattacker: {player: 'yes'}", "player takes true or false, not yes"),
        ("kind: naval\nattacker: {player: 1}", "player takes true or false, not 1"),
        ("kind: naval\nattacker: {name: 5}", 'name takes a text: put it in quotes, "5"'),
        ("kind: naval\nattacker: {name: [a]}", "name takes a text, not a list"),
        ("kind: naval\nattacker: {fleet: blue}", "fleet takes one of orange, purple, green, none, not blue"),
        ("kind: naval\nattacker: {kind: marine}", "not marine: did you mean marines?"),
        ("kind: naval\nattacker: 3", "line 2: attacker takes `key: value` lines, not 3"),
        ("kind: naval\nwind: {direction: NNW, strength: 1}", "direction takes one of N, NE, E"),
        ("kind: naval\nwind: {direction: N}", "line 2: wind lacks the key strength: add it"),
        ("kind: land\nland: {rounds: al}", "rounds takes a whole number from 0 to 1000 or all, not al"),
        ("kind: naval\nkind: land", "line 2: kind stands here twice, first in line 1: keep one of them"),
        ("kind: notorious\nnotorious: {at_large: Gump}", "at_large takes a list such as [Hook, Gump], not Gump"),
        (
            "kind: naval\nlaw: {npc_trop_bonus: true}",
            "the law has no term 'npc_trop_bonus': did you mean npc_troop_bonus?",
        ),
        ("kind: naval\nlaw: {every: 3}", "every may mean 5.16.every or 5.21.every"),
        ("kind: naval\nlaw: {captivity_roll: 3, 5.16.every: 4}", "5.16.every stands here twice"),
        ("kind: naval\nlaw: {5.23.cap: true}", "5.23.cap takes a whole number from 0 to 10000, not true"),
        ("kind: naval\nlaw: {npc_troop_bonus: 1}", "5.7.npc_troop_bonus takes true or false, not 1"),
        ("kind: naval\nlaw: {ne_azores_tie: sunk}", "5.21.ne_azores_tie takes one of damaged, destroyed, not sunk"),
        ("kind: naval\nattacker: {}", "line 1: a scenario of kind naval lacks the key defender: add it"),
        ("kind: reinforce", "a scenario of kind reinforce lacks the key reinforce: add it"),
        ("system: fg8", "the scenario lacks the key kind: add it"),
        ("system: chess\nkind: x", "line 1: system takes one of"),
        ("", "x.yaml: the file is empty"),
        ("- a", "line 1: the scenario takes `key: value` lines, not a list"),
        ("? [a]\n: b", "a key of the scenario must be a word"),
        ("kind: [a", "line 1: this cannot be read as YAML or JSON: expected"),
        ("kind: naval\n\tx: 1", "line 2: this cannot be read as YAML or JSON: found character"),
        ("kind: \x07", "the file holds a character that cannot be read (number 7 of the text)"),
        ("kind: naval\nattacker: &a {}\ndefender: *a", "line 3: references (*) are not read"),
        ("[" * 60, "line 1: this is nested more than 50 deep"),
        ("#" * (LONGEST + 1), f"the file has {LONGEST + 1} characters: at most {LONGEST} are read"),
        (
            "kind: naval\nattacker: {notorious: true, kind: player}\ndefender: {}",
            "line 2: attacker is a notorious pirate, whom no player plays",
        ),
    ],
)
def test_a_fault_is_named_in_the_first_line(text: str, first_line: str) -> None:
    first, *_ = _fault(text).splitlines()
    assert first.startswith("x.yaml")
    assert first_line in first


def test_the_source_line_and_a_caret_follow() -> None:
    assert _fault("kind: naval\nattacker: {trops: 3}\n").splitlines()[1:] == [
        "    attacker: {trops: 3}",
        "               ^",
    ]


def test_a_long_line_is_shown_around_the_fault() -> None:
    _, shown, caret = _fault("kind: naval\nattacker: {name: " + "a" * 200 + ", trops: 3}").splitlines()
    assert shown[caret.index("^") :].startswith("trops: 3}")
    assert len(shown) < 120


def test_a_side_that_a_kind_does_not_need_may_be_left_out() -> None:
    assert read_scenario("kind: encounter") == Scenario(kind="encounter")


def test_a_value_that_may_be_left_out_may_be_empty() -> None:
    assert read_scenario("kind: encounter\nwind:\nland: {rounds: ~}") == Scenario(kind="encounter")


def test_a_transfer_has_nothing_to_say() -> None:
    assert read_scenario("kind: transfer\ntransfer: {}") == Scenario(kind="transfer")


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text("\ufeffkind: crossing\n", encoding="utf-8")
    assert scenario_file(str(path)) == Scenario(kind="crossing")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(DocumentError, match=r"nowhere\.yaml: the file cannot be read \(No such file"):
        scenario_file("nowhere.yaml")


def test_a_file_that_is_no_utf_8_is_named(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_bytes(b"kind: \xff")
    with pytest.raises(DocumentError, match="byte 7 is no UTF-8: save the file as UTF-8"):
        scenario_file(str(path))


def test_a_hyphen_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.TextIOWrapper(io.BytesIO(b"kind: crossing"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", written)
    assert scenario_file("-") == Scenario(kind="crossing")
