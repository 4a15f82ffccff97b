"""Secrets are the same again for the same label, and for no other."""

import stat
from pathlib import Path

import pytest

from campaign.adapters.secrets import KeyedSecrets, KeyFileError, token_hash
from campaign.services.ports import Secrets

SECRETS: Secrets = KeyedSecrets(bytes(32))


def test_they_are_pinned_for_ever() -> None:
    assert (
        SECRETS.clock_secret("atlantis", 7).hex() == "9a916f3dbf55423a4e49490b72670c1a8d1844aa694d57632943c4eceff24afb"
    )
    assert SECRETS.token("atlantis", 1, 1) == "m95n5eam2gcv97fn96t6"
    assert token_hash("abc").startswith("ba7816bf")


def test_labels_do_not_run_together() -> None:
    labels = [("a", 1, 1), ("a", 11, 1), ("a", 1, 11), ("a1", 1, 1), ("a1", 11, 1), ("b", 1, 1)]
    assert len({SECRETS.token(*label) for label in labels}) == len(labels)
    assert SECRETS.clock_secret("a", 11) != SECRETS.clock_secret("a1", 1)
    assert SECRETS.clock_secret("a", 1) != KeyedSecrets(bytes(31) + b"1").clock_secret("a", 1)


def test_a_token_has_20_characters_that_nobody_mistakes() -> None:
    tokens = [SECRETS.token("atlantis", player, 1) for player in range(200)]
    assert {len(token) for token in tokens} == {20}
    assert set("".join(tokens)) == set("abcdefghijkmnpqrstuvwxyz23456789")


def test_a_key_file_is_made_once(tmp_path: Path) -> None:
    file = tmp_path / "new" / "key"
    first = KeyedSecrets.from_file(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(file.read_bytes()) == 32
    assert list(file.parent.iterdir()) == [file]
    assert KeyedSecrets.from_file(file).token("a", 1, 1) == first.token("a", 1, 1)
    assert KeyedSecrets.from_file(tmp_path / "other").token("a", 1, 1) != first.token("a", 1, 1)


def test_a_key_file_that_holds_no_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(b"short")
    with pytest.raises(KeyFileError, match="holds 5 bytes, not 32"):
        KeyedSecrets.from_file(file)
