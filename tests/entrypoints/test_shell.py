"""What holds for every command: its help, the options before or behind its name, errors in a line, exit statuses."""

import errno
import io
import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer.main import get_command

from campaign.entrypoints.cli import app, main
from campaign.entrypoints.commands.faults import told
from campaign.services.archive import AlreadyTakenError
from campaign.services.ports import MailboxLostError
from tests.shell import Shell

_COMMANDS = (
    "demo", "init", "migrate", "serve", "poll", "tick", "send", "status", "publish", "judge", "edict",
    "simulate", "adjudicate", "odds", "read-mail", "unshunt", "review", "law", "config",
)  # fmt: skip
_HEAVY = {"sqlalchemy", "alembic", "rich", "jinja2", "css_inline", "asyncio", "structlog", "yaml", "lark", "selectolax"}


def _paths(command: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from _paths(inner, (*path, name))


def test_every_command_is_listed(shell: Shell) -> None:
    said = shell.done("--help").out
    assert [line.split()[0] for line in said.partition("Commands:\n")[2].splitlines()] == list(_COMMANDS)


@pytest.mark.parametrize("path", list(_paths(get_command(app))), ids=" ".join)
def test_help_says_what_a_command_does_and_what_it_takes(path: tuple[str, ...], shell: Shell) -> None:
    said = shell.done(*path, "--help").out
    usage, _, rest = said.partition("\n\n")
    assert usage.startswith(" ".join(("Usage: campaign", *path)))
    assert len(rest.strip().splitlines()[0].strip()) > len("The law."), said
    for option in ("--campaign SLUG", "--config FILE", "--json", "--debug"):
        assert option in said


def test_help_loads_nothing_heavy() -> None:
    asks = (
        "import sys; from campaign.entrypoints.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    )
    said = subprocess.run(  # noqa: S603 (our own words)
        [sys.executable, "-c", asks], capture_output=True, text=True, check=True
    )
    assert not _HEAVY & set(said.stderr.split())
    assert said.stdout.startswith("Usage: campaign ")


def test_options_for_all_stand_before_or_behind_the_command(founded: Shell) -> None:
    behind = founded.done("law", "history", "5.7", "--json", "--campaign", "atlantis").json
    assert founded.done("--json", "--campaign", "atlantis", "law", "history", "5.7").json == behind
    assert founded.done("law", "--json", "history", "5.7").json == behind


def test_the_settings_file_may_be_named(founded: Shell) -> None:
    with open("other.toml", "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write('[database]\nurl = "sqlite:///elsewhere.sqlite"\n')
    assert "elsewhere.sqlite" in founded("--config", "other.toml", "status").refusal


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ((), "campaign: Missing command: see `campaign --help`"),
        (("adjudicat",), "campaign: No such command 'adjudicat'. Did you mean 'adjudicate'?: see `campaign --help`"),
        (("init",), "campaign: Missing argument 'SLUG': see `campaign init --help`"),
        (("law", "show", "--at"), "campaign: Option '--at' requires an argument: see `campaign --help`"),
        (("tick", "--fast"), "campaign: No such option: --fast: see `campaign tick --help`"),
    ],
)
def test_wrong_usage_is_told_in_a_line_that_says_where_help_is(
    arguments: tuple[str, ...], line: str, shell: Shell
) -> None:
    assert shell(*arguments).usage == line


def test_a_missing_database_is_told_in_a_line(shell: Shell) -> None:
    for command in (
        ("status",),
        ("law", "show"),
        ("poll",),
        ("tick",),
        ("send",),
        ("serve",),
        ("review",),
        ("unshunt",),
    ):
        assert shell(*command).refusal.startswith("campaign: there is no database /")
        assert shell(*command).refusal.endswith(
            "campaign.sqlite: make it with `campaign migrate`, or check the setting"
        )


def test_without_a_campaign_the_way_to_one_is_told(shell: Shell) -> None:
    shell.done("migrate")
    assert shell("law", "show").refusal == "campaign: there is no campaign yet: found one with `campaign init SLUG`"


def test_one_of_several_campaigns_must_be_named(founded: Shell) -> None:
    founded.done("init", "second")
    assert founded("review").refusal == (
        "campaign: there are several campaigns, atlantis, second: say which with --campaign SLUG"
    )
    assert founded.done("review", "--campaign", "Second", "--json").json["campaign"] == "second"
    assert founded("review", "--campaign", "secnd").refusal == (
        "campaign: there is no campaign secnd: did you mean second?"
    )


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (AlreadyTakenError("7"), "another process acted at the same moment: run the command again"),
        (
            MailboxLostError("The IMAP server hung up."),
            "The IMAP server hung up. Check imap.host and imap.port in the settings, or try again later.",
        ),
        (
            OSError(errno.EADDRINUSE, "Address already in use"),
            "the port is in use: end what listens there, or set another ([Errno 98] Address already in use)",
        ),
        (
            PermissionError(errno.EACCES, "Permission denied", "x.toml"),
            "x.toml: this may not be read or written: check who owns it",
        ),
        (OSError(errno.EIO, "Input/output error", "x.toml"), "x.toml: Input/output error"),
        (
            ZeroDivisionError("by\nnought"),
            "this is a fault of the program (ZeroDivisionError: by nought): run it again with --debug and report it",
        ),
    ],
)
def test_an_exception_is_told_in_a_line(error: Exception, line: str) -> None:
    assert told(error) == line


def test_debug_shows_where_an_error_came_from(shell: Shell) -> None:
    with pytest.raises(Exception, match="there is no database"):
        main(["status", "--debug"])
    assert shell.capsys.readouterr().err == ""


def test_a_terminal_that_knows_few_characters_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    with io.TextIOWrapper(io.BytesIO(), encoding="latin-1") as terminal:
        monkeypatch.setattr("sys.stdout", terminal)
        assert main(["--help"]) == 0
        assert terminal.errors == "replace"
        monkeypatch.undo()
