"""The shell: `campaign COMMAND`, every command with its options, and every error in a line of its own."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer
from typer.main import get_command

from campaign.entrypoints.commands import (
    configuration,
    demonstrating,
    founding,
    law,
    letters,
    offices,
    resolving,
    review,
    schema,
    simulating,
    watching,
    working,
)
from campaign.entrypoints.commands.invocation import command, everywhere

REFUSED, WRONG_USAGE, INTERRUPTED = 1, 2, 130

_review = typer.Typer(
    help="The Historian's desk: list, show, approve, amend, redo, hold.",
    callback=review.desk,
    invoke_without_command=True,
    rich_markup_mode=None,
)
_review.command("list")(command(review.listed))
_review.command("show")(command(review.show))
_review.command("approve")(command(review.approve))
_review.command("amend")(command(review.amend))
_review.command("redo")(command(review.redo))
_review.command("hold")(command(review.hold))

_law = typer.Typer(
    help="The law: in force, its history, what changed, its hooks.", callback=everywhere, rich_markup_mode=None
)
_law.command("show")(command(law.show))
_law.command("history")(command(law.history))
_law.command("diff")(command(law.diff))
_law.command("hooks")(command(law.hooks))

_config = typer.Typer(help="The settings: check.", callback=everywhere, rich_markup_mode=None)
_config.command("check")(command(configuration.check))

app = typer.Typer(
    name="campaign",
    help="A play-by-email nomic server: players mail orders and change the law that resolves them.",
    callback=everywhere,
    add_completion=False,
    rich_markup_mode=None,
)
app.command("demo")(command(demonstrating.demo))
app.command("init")(command(founding.init))
app.command("migrate")(command(schema.migrate))
app.command("serve")(command(working.serve))
app.command("poll")(command(working.poll))
app.command("tick")(command(working.tick))
app.command("send")(command(working.send))
app.command("status")(command(watching.status))
app.command("publish")(command(offices.publish))
app.command("judge")(command(offices.judge))
app.command("edict")(command(offices.edict))
app.add_typer(_review, name="review")
app.add_typer(_law, name="law")
app.command("simulate")(command(simulating.simulate))
app.command("adjudicate")(command(resolving.adjudicate))
app.command("odds")(command(resolving.odds))
app.command("read-mail")(command(letters.read_mail))
app.command("unshunt")(command(letters.unshunt))
app.add_typer(_config, name="config")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; returns its exit status: 0 done, 1 refused for a printed reason, 2 wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without quotation marks is no reason to fail
    try:
        status = get_command(app).main(given, prog_name="campaign", standalone_mode=False)
    except typer.TyperException as error:
        what = error.format_message().replace("Value error, ", "").rstrip(".")
        _complain(f"{what}: see `{_path_of(error)} --help`")
        return WRONG_USAGE
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        return REFUSED
    except Exception as error:
        if "--debug" in given:
            raise
        from campaign.entrypoints.commands.faults import told  # noqa: PLC0415 (only needed now)

        _complain(told(error))
        return REFUSED
    return status if isinstance(status, int) else 0


def _complain(what: str) -> None:
    typer.echo(f"campaign: {what}", err=True)


def _path_of(error: typer.TyperException) -> str:
    return str(getattr(getattr(error, "ctx", None), "command_path", "campaign"))


if __name__ == "__main__":
    sys.exit(main())
