"""The demo, once through: real servers, real mail, every event that it promises."""

import io
from pathlib import Path

from rich.console import Console

from campaign.entrypoints.demo import default_directory, run_demo

SEED = bytes.fromhex("15")


def test_the_demo_plays_a_campaign_to_its_end(tmp_path: Path) -> None:
    place, said = tmp_path / "demo", io.StringIO()
    status = run_demo(seed=SEED, directory=place, keep_running=False, console=Console(file=said, width=120))
    shown = said.getvalue()
    assert status == 0, shown
    assert "Missing" not in shown
    assert "\x1b" not in shown, "no terminal, so no control sequences"
    assert (place / "campaign.sqlite").exists()
    players = {folder.name for folder in (place / "mail").iterdir()}
    assert {"haddock", "dpn", "dawn", "toejam", "tivol", "death", "anarchy", "john-paul", "wren"} <= players
    assert all(any(folder.iterdir()) for folder in (place / "mail").iterdir())


def test_the_demo_does_not_write_over_another(tmp_path: Path) -> None:
    said = io.StringIO()
    assert run_demo(seed=SEED, directory=tmp_path, keep_running=False, console=Console(file=said, width=200)) == 1
    assert "give --directory another name" in said.getvalue()


def test_a_directory_of_ones_own_is_found_for_every_demo() -> None:
    assert default_directory(SEED).name.startswith("demo-15")
