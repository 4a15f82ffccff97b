"""The shell: `campaign COMMAND`, every command with its options, and every error in a line of its own."""

import sys
from collections.abc import Sequence

import typer
from typer.main import get_command

from campaign.entrypoints.commands import founding, resolving, schema, working
from campaign.entrypoints.commands.invocation import command, everywhere

REFUSED, WRONG_USAGE, INTERRUPTED = 1, 2, 130

app = typer.Typer(
    name="campaign",
    help="A play-by-email nomic server: players mail orders and change the law that resolves them.",
    callback=everywhere,
    add_completion=False,
    rich_markup_mode=None,
)
app.command("init")(command(founding.init))
app.command("migrate")(command(schema.migrate))
app.command("serve")(command(working.serve))
app.command("poll")(command(working.poll))
app.command("tick")(command(working.tick))
app.command("send")(command(working.send))
app.command("adjudicate")(command(resolving.adjudicate))
app.command("odds")(command(resolving.odds))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; returns its exit status: 0 done, 1 refused for a printed reason, 2 wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = get_command(app).main(given, prog_name="campaign", standalone_mode=False)
    except typer.TyperException as error:
        _complain(f"{error.format_message().rstrip('.')}: see `{_path_of(error)} --help`")
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
    context = getattr(error, "ctx", None)
    return context.command_path if isinstance(context, typer.Context) else "campaign"


if __name__ == "__main__":
    sys.exit(main())
