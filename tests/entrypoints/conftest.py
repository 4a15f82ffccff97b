"""Directories to run commands in: empty ones, and copies of one in which a campaign was founded."""

import os
import shutil
from pathlib import Path

import pytest

from campaign.entrypoints.cli import main
from tests.shell import FOUNDING, Shell


@pytest.fixture(autouse=True)
def _no_settings_around(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("CAMPAIGN_"):
            monkeypatch.delenv(name)


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell in an empty directory."""
    monkeypatch.chdir(tmp_path)
    return Shell(capsys)


@pytest.fixture(scope="session")
def _founded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("founded")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(directory)
        Path("founding.yaml").write_text(FOUNDING, encoding="utf-8")
        assert main(["init", "atlantis", "--from", "founding.yaml"]) == 0
    return directory


@pytest.fixture
def founded(_founded: Path, tmp_path: Path, shell: Shell) -> Shell:
    """A shell in a directory with a campaign `atlantis` of two players."""
    shutil.copytree(_founded, tmp_path, dirs_exist_ok=True)
    return shell


@pytest.fixture
def drafted(founded: Shell) -> Shell:
    """A campaign in which a fight at sea, H1, waits for the Historian."""
    founded.writes("haddock@example.org", "ATTACK Bounty")
    founded.writes("ann@example.org", "FIGHT")
    return founded


@pytest.fixture
def proposed(founded: Shell) -> Shell:
    """A campaign in which proposal 1 is published and waits for the Emperor."""
    founded.writes("ann@example.org", "PROPOSE Longer guns\nEvery Cannon is to be a foot longer.\nEND")
    return founded
