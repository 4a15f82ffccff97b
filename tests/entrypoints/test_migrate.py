"""`migrate`: the schema of the database."""

import sqlite3
from contextlib import closing
from pathlib import Path

from campaign.adapters.db.migrating import head
from tests.shell import Shell


def test_a_new_database_is_made_and_a_current_one_left_alone(shell: Shell) -> None:
    assert shell.done("migrate").out == f"The database is migrated: new, now at schema {head()}.\n"
    assert shell.done("migrate").out == f"The database has schema {head()}, which is current.\n"
    assert shell.done("migrate", "--check").out == f"The database has schema {head()}, which is current.\n"


def test_json_tells_from_which_to_which(shell: Shell) -> None:
    made = {"from": None, "to": head(), "wanted": head(), "current": True}
    assert shell.done("migrate", "--json").json == made
    assert shell.done("migrate", "--json").json == made | {"from": head()}
    assert shell.done("migrate", "--check", "--json").json == made | {"from": head()}


def test_check_makes_nothing(shell: Shell) -> None:
    assert "there is no database" in shell("migrate", "--check").refusal
    assert list(Path().iterdir()) == []


def test_check_refuses_a_database_without_tables(shell: Shell) -> None:
    Path("campaign.sqlite").touch()
    assert shell("migrate", "--check").refusal == "campaign: the database has no tables yet: run `campaign migrate`"
    said = shell("migrate", "--check", "--json")
    assert said.status == 1
    assert said.json == {"from": None, "to": None, "wanted": head(), "current": False}
    assert said.err == "campaign: the database has no tables yet: run `campaign migrate`\n"


def test_a_database_that_a_newer_version_wrote_is_refused_in_a_line(founded: Shell) -> None:
    with closing(sqlite3.connect("campaign.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    newer = (
        f"campaign: the database has schema 9999, which this version does not know (it knows up to {head()}): "
        "install the newer version that wrote it"
    )
    assert founded("migrate").refusal == newer
    assert founded("migrate", "--check").refusal == newer
    assert founded("status").refusal == newer


def test_a_database_that_cannot_be_is_told_in_a_line(shell: Shell) -> None:
    Path("campaign.toml").write_text('[database]\nurl = "sqlite:////nowhere/at/all.sqlite"\n', encoding="utf-8")
    assert shell("migrate").refusal == (
        "campaign: there is no folder for the database /nowhere/at/all.sqlite: make it, or correct the setting"
    )
    Path("campaign.toml").write_text('[database]\nurl = "mysql://x"\n', encoding="utf-8")
    assert shell("migrate").refusal == (
        "campaign: mysql is no database we know: write sqlite:///FILE or postgresql://…"
    )
