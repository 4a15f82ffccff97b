"""`init`: a campaign is founded, with a settings file and a database to live in."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation
from campaign.entrypoints.commands.refusal import ShellError
from campaign.settings import DEFAULT_FILE, Settings, commented, load

if TYPE_CHECKING:
    from campaign.rules.world import World

_SLUG = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?")


def init(
    invocation: Invocation,
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="Its short name in addresses: letters, digits, hyphens.")],
    law: Annotated[str, typer.Option("--law", help="The law it begins under.")] = "fg8",
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE.yaml", help="Players, ships, fiefs, offices of your own.")
    ] = None,
) -> None:
    """Found a campaign, with settings and a database.

    Writes a commented settings file and makes the database where there is none yet.
    """
    from campaign.adapters.db.migrating import migrate
    from campaign.adapters.documents.foundings import read_founding
    from campaign.entrypoints.commands.opening import premises_of
    from campaign.rules.catalogue import CATALOGUE
    from campaign.rules.founding import found
    from campaign.services.founding import found_campaign

    if _SLUG.fullmatch(slug) is None:
        message = f"{slug!r} is no short name: take 1 to 32 lower-case letters, digits and hyphens, such as atlantis"
        raise ShellError(message)
    founding = read_founding(law, from_file)
    found(slug, founding, CATALOGUE)  # before anything is written, to say what is wrong with it
    file = invocation.config or DEFAULT_FILE
    written = not file.exists()
    if written:
        file.write_text(commented(), encoding="utf-8")
    settings = load(file, os.environ)
    migrate(settings.database.url)
    with premises_of(settings) as premises:
        world = found_campaign(premises.house, slug, founding)
    _report(invocation, world, settings, file, written=written)


def _report(invocation: Invocation, world: "World", settings: Settings, file: Path, *, written: bool) -> None:
    from campaign.entrypoints.commands.printout import few, print_json, say

    local, _, domain = settings.mail.address.rpartition("@")
    address = f"{local}+{world.slug}@{domain}"
    counts = {name: len(getattr(world, name)) for name in ("players", "ships", "lands", "fiefs", "offices")}
    if invocation.as_json:
        made = {"settings": str(file), "settings_written": written, "key_file": settings.server.key_file}
        print_json({"campaign": world.slug, "title": world.title, "address": address, **counts, **made})
        return
    told = ", ".join(few(count, name.removesuffix("s")) for name, count in counts.items())
    say(
        f"{world.title} is founded as {world.slug}: {told}.",
        f"Its settings are in {file}{', written just now' if written else ''}; "
        f"its dice and tokens depend on {settings.server.key_file}: keep a copy.",
        "",
        "What comes next:",
        f"  1. Put the mailbox that players write to into {file}; `campaign config check` looks it over.",
        "  2. `campaign serve` fetches mail, keeps the clock and sends the reports.",
        f"  3. Players write JOIN AS <name> SHIP <ship> to {address}.",
    )
