"""`campaign simulate`: seeded campaigns through the real services, and what is told of them."""

import json
from pathlib import Path

import pytest

from campaign.entrypoints.cli import main


def _simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "--json", *arguments]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_the_same_seed_gives_the_same_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    first = _simulated(capsys, "--proposals", "6", "--seed", "5eed")
    assert first == _simulated(capsys, "--proposals", "6", "--seed", "5eed")
    assert first["proposals"] == 6
    assert first["set_aside"] == 0
    assert isinstance(first["applied"], dict)
    assert first["applied"]["1.3"] >= 6
    assert isinstance(first["never_applied"], list)
    assert not set(first["applied"]) & set(first["never_applied"])


def test_several_campaigns_are_told_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    told = _simulated(capsys, "--campaigns", "2", "--proposals", "3")
    assert (told["campaigns"], told["proposals"]) == (2, 6)


def test_people_read_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--proposals", "3", "--seed", "5eed"]) == 0
    out = capsys.readouterr().out
    for heading in ("1 campaign, 3 proposals", "Who won:", "How often each rule applied:", "Rules that never applied"):
        assert heading in out


def test_the_minimalist_can_be_simulated_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "players.yaml"
    file.write_text(
        "players:\n  - {name: Dawn, address: dawn@example.org}\n  - {name: dpn, address: dpn@example.org}\n"
    )
    told = _simulated(capsys, "--law", "minimalist", "--from", str(file), "--proposals", "4")
    assert told["proposals"] == 4
    assert told["won"] == {}


def test_a_seed_is_hex_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seed", "xyz"]) == 2
    assert "hex digits" in capsys.readouterr().err
