"""The migrations and templates are found in a clone and in an installed wheel."""

from pathlib import Path

import pytest

from campaign import _data


def test_in_a_clone_they_lie_at_the_top() -> None:
    assert (_data.migrations() / "env.py").is_file()
    assert _data.templates().parent == _data.migrations().parent


def test_in_a_wheel_they_lie_beside_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "migrations").mkdir()
    monkeypatch.setattr(_data, "_HERE", tmp_path)
    assert _data.migrations() == tmp_path / "migrations"
