"""`demo`: the main job, in one process and from nothing."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from pathlib import Path
from typing import Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation

_FORTUNE = "fa5c1575"


def demo(
    invocation: Invocation,
    seed: Annotated[str, typer.Option("--seed", metavar="HEX", help="Other fortunes.")] = _FORTUNE,
    directory: Annotated[
        Path | None, typer.Option("--directory", metavar="DIR", help="Where its files go; left out: a new one here.")
    ] = None,
    *,
    keep_running: Annotated[
        bool, typer.Option("--keep-running", help="Leave the servers up, to join with a mail program.")
    ] = False,
) -> None:
    """Play a campaign from nothing, over real mail.

    In under a minute: a mail server and a database of its own, captains who write and read mail, battles, reports.
    """
    from campaign.entrypoints.commands.printout import console, print_json
    from campaign.entrypoints.demo import default_directory, run_demo

    fortune = fortune_of(seed)
    place = directory or default_directory(fortune)
    shown = console(aside=invocation.as_json)
    status = run_demo(seed=fortune, directory=place, keep_running=keep_running, console=shown)
    if invocation.as_json:
        print_json({"seed": fortune.hex(), "directory": str(place), "status": status})
    if status:
        raise typer.Exit(status)


def fortune_of(seed: str) -> bytes:
    """The bytes of a seed in hex digits."""
    try:
        return bytes.fromhex(seed if len(seed) % 2 == 0 else f"0{seed}")
    except ValueError:
        message = f"takes hex digits, such as 5eed, not {seed[:40]!r}"
        raise typer.BadParameter(message, param_hint="'--seed'") from None
