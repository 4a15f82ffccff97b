"""`demo` from the shell: its options; what it plays is tried elsewhere."""

from pathlib import Path

import pytest

from campaign.entrypoints.commands.demonstrating import seed_bytes
from tests.shell import Shell


@pytest.mark.parametrize(("seed", "fortune"), [("5eed", b"\x5e\xed"), ("0ddba11", b"\x00\xdd\xba\x11")])
def test_a_seed_may_have_any_number_of_digits(seed: str, fortune: bytes) -> None:
    assert seed_bytes(seed) == fortune


def test_a_seed_is_hex(shell: Shell) -> None:
    assert shell("demo", "--seed", "zz").usage == (
        "campaign: Invalid value for '--seed': takes hex digits, such as 5eed, not 'zz': see `campaign demo --help`"
    )


def test_a_directory_that_cannot_be_made_is_refused(shell: Shell) -> None:
    Path("there").mkdir()
    said = shell("demo", "--directory", "there")
    assert said.status == 1
    assert said.out.startswith("there cannot be made (File exists): ")
