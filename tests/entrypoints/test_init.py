"""`init`: a campaign is founded, with settings and a database."""

import tomllib
from pathlib import Path

from campaign.settings import load
from tests.shell import FOUNDING, Shell


def test_a_campaign_is_founded_from_nothing(shell: Shell) -> None:
    said = shell.done("init", "atlantis").out.splitlines()
    assert said[0] == (
        "Fascist Game 8: Atlantis vs. The Pirates is founded as atlantis: "
        "0 players, 0 ships, 9 lands, 8 fiefs, 6 offices."
    )
    assert said[1].startswith("Its settings are in campaign.toml, written just now;")
    assert said[-1] == "  3. Players write JOIN AS <name> SHIP <ship> to game+atlantis@localhost."
    assert {"campaign.toml", "campaign.sqlite", "campaign.key"} <= {path.name for path in Path().iterdir()}
    assert Path("campaign.key").stat().st_mode & 0o077 == 0


def test_the_settings_file_has_every_setting_with_a_comment_and_sets_none(shell: Shell) -> None:
    shell.done("init", "atlantis")
    written = Path("campaign.toml").read_text(encoding="utf-8")
    assert {section: dict(values) for section, values in tomllib.loads(written).items()} == {
        "database": {}, "mail": {}, "imap": {}, "smtp": {}, "server": {},
    }  # fmt: skip
    assert '# password = ""  # better in the environment' in written
    assert load(Path("campaign.toml"), {}).sources == {}


def test_settings_that_are_there_stay_and_are_obeyed(shell: Shell) -> None:
    mine = '[mail]\naddress = "play@example.org"\n[database]\nurl = "sqlite:///mine.sqlite"\n'
    Path("mine.toml").write_text(mine, encoding="utf-8")
    said = shell.done("init", "atlantis", "--config", "mine.toml", "--json").json
    assert Path("mine.toml").read_text(encoding="utf-8") == mine
    assert Path("mine.sqlite").exists()
    assert not Path("campaign.toml").exists()
    assert said["address"] == "play+atlantis@example.org"
    assert said["settings_written"] is False


def test_a_settings_file_is_written_where_one_is_named(shell: Shell) -> None:
    shell.done("init", "atlantis", "--config", "other.toml")
    assert Path("other.toml").exists()
    assert not Path("campaign.toml").exists()


def test_json(shell: Shell) -> None:
    Path("founding.yaml").write_text(FOUNDING, encoding="utf-8")
    assert shell.done("init", "atlantis", "--from", "founding.yaml", "--json").json == {
        "campaign": "atlantis",
        "title": "Atlantis in small",
        "address": "game+atlantis@localhost",
        "players": 2,
        "ships": 2,
        "lands": 9,
        "fiefs": 8,
        "offices": 6,
        "settings": "campaign.toml",
        "settings_written": True,
        "key_file": "campaign.key",
    }
    assert shell.done("status", "--json").json["outbox"]["waiting"] > 0, "everybody gets a first report"


def test_a_slug_is_used_once(founded: Shell) -> None:
    assert founded("init", "atlantis").refusal == (
        "campaign: there is a campaign atlantis already: found another under another name"
    )


def test_a_slug_must_fit_into_an_address(shell: Shell) -> None:
    assert shell("init", "At lantis").refusal == (
        "campaign: 'At lantis' is no short name: take 1 to 32 lower-case letters, digits and hyphens, such as atlantis"
    )


def test_what_cannot_be_founded_leaves_nothing_behind(shell: Shell) -> None:
    Path("wrong.yaml").write_text("playrs: []\n", encoding="utf-8")
    Path("lost.yaml").write_text("players: [{name: Ann, address: a@b.c, aboard: Nope}]\n", encoding="utf-8")
    assert shell("init", "atlantis", "--law", "fg9").refusal == (
        "campaign: fg9: there is no such law to found a campaign on: did you mean fg8?"
    )
    assert shell("init", "atlantis", "--from", "no.yaml").refusal == (
        "campaign: no.yaml: the file cannot be read (No such file or directory): give the name of a founding file"
    )
    assert shell("init", "atlantis", "--from", "wrong.yaml").err.splitlines() == [
        "campaign: wrong.yaml, line 1: the founding has no key 'playrs': did you mean players?",
        "    playrs: []",
        "    ^",
    ]
    assert shell("init", "atlantis", "--from", "lost.yaml").refusal == (
        "campaign: the campaign cannot be founded: Ann: no ship is called Nope"
    )
    assert sorted(path.name for path in Path().iterdir()) == ["lost.yaml", "wrong.yaml"]
