"""`config check`: the settings in force, where each came from, what is wrong with them."""

import sys
from pathlib import Path

import pytest

from campaign.entrypoints.commands.configuration import old_python
from tests.shell import Shell


def test_settings_are_shown_with_where_they_came_from(founded: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("campaign.toml").write_text('[imap]\nhost = "imap.example.org"\npassword = "secret"\n', encoding="utf-8")
    Path("campaign.toml").chmod(0o600)
    monkeypatch.setenv("CAMPAIGN_IMAP_PORT", "143")
    said = founded.done("config", "check").out
    lines = [line.split() for line in said.splitlines()]
    assert ["imap.host", "imap.example.org", "campaign.toml"] in lines
    assert ["imap.port", "143", "CAMPAIGN_IMAP_PORT"] in lines
    assert ["imap.password", "(set)", "campaign.toml"] in lines
    assert ["smtp.port", "587", "default"] in lines
    assert "secret" not in said
    assert said.splitlines()[-1] == "Nothing is wrong with them."


def test_json(founded: Shell) -> None:
    said = founded.done("config", "check", "--json").json
    assert list(said) == ["settings", "faults", "warnings"]
    assert said["settings"][0] == {"name": "database.url", "value": "sqlite:///campaign.sqlite", "source": "default"}
    assert said["faults"] == []


def test_everything_that_is_wrong_is_told_at_once(founded: Shell) -> None:
    Path("campaign.toml").write_text(
        '[mail]\naddress = "game+x@localhost"\n[database]\nurl = "sqlite:///none.sqlite"\n'
        '[server]\nkey_file = "short.key"\n',
        encoding="utf-8",
    )
    Path("short.key").write_bytes(b"short")
    said = founded("config", "check", "--json")
    assert said.status == 1
    address, database, key = said.json["faults"]
    assert address == "mail.address takes an address such as game@example.org, without a +, not 'game+x@localhost'"
    assert database.startswith("there is no database /")
    assert key.startswith("the key file short.key holds 5 bytes, not 32: ")
    assert said.err.splitlines() == [f"campaign: {each}" for each in said.json["faults"]]


def test_a_server_that_cannot_be_spoken_to_is_a_fault(founded: Shell) -> None:
    Path("campaign.toml").write_text('[imap]\ntls = "starttls"\n', encoding="utf-8")
    said = founded("config", "check")
    assert said.status == 1
    assert said.err.startswith("campaign: imap.tls takes implicit or none")
    assert "Nothing is wrong" not in said.out


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[imap]\nprot = 1\n", "campaign.toml: there is no setting imap.prot; did you mean imap.port?"),
        ("[imap]\nport = 70000\n", "campaign.toml: imap.port takes a whole number from 1 to 65535, not 70000"),
        (
            "[imap\n",
            "campaign.toml is no TOML file: Expected ']' at the end of a table declaration (at line 1, column 6)",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_a_line(text: str, line: str, shell: Shell) -> None:
    Path("campaign.toml").write_text(text, encoding="utf-8")
    for command in (("config", "check"), ("status",), ("serve",), ("init", "atlantis")):
        assert shell(*command).refusal == f"campaign: {line}"


def test_a_settings_file_that_is_not_there(shell: Shell) -> None:
    assert shell("status", "--config", "none.toml").refusal == (
        "campaign: none.toml is not there: write one with `campaign init`, or leave out --config"
    )


def test_a_setting_in_the_environment(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAIGN_IMAP_PROT", "1")
    assert shell("config", "check").refusal == (
        "campaign: CAMPAIGN_IMAP_PROT: there is no setting imap.prot; did you mean imap.port?"
    )


def test_warnings(founded: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("campaign.toml").write_text(
        '[imap]\nhost = "mail.example.org"\npassword = "x"\ntls = "none"\n', encoding="utf-8"
    )
    Path("campaign.toml").chmod(0o644)
    monkeypatch.setenv("CAMPAIGN_IMPA_PORT", "1")
    warnings = founded.done("config", "check", "--json").json["warnings"]
    assert [each for each in warnings if not each.startswith("Python ")] == [
        "CAMPAIGN_IMPA_PORT is in the environment and is no setting",
        "imap.tls is none: the password goes over the net for all to read",
        "campaign.toml holds imap.password and others may read it: chmod 600 campaign.toml",
    ]
    assert warnings[:1] == [*old_python(sys.version_info[:3])][:1] or not list(old_python(sys.version_info[:3]))


def test_an_old_python_is_warned_of() -> None:
    assert list(old_python((3, 11, 7))) == ["Python 3.11.7 lacks fixes of its email package: install 3.11.15 or later"]
    assert list(old_python((3, 11, 15))) == []
    assert list(old_python((3, 99, 0))) == []
