"""`migrate`: the database is brought to the schema that this version needs."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from typing import Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of


def migrate(
    invocation: Invocation,
    *,
    check: Annotated[bool, typer.Option("--check", help="Only say whether it is current; exit 1 if not.")] = False,
) -> None:
    """Bring the database to the current schema.

    Safe to run twice. A database that a newer version wrote is refused.
    """
    from campaign.adapters.db import migrating
    from campaign.entrypoints.commands.opening import archive_of
    from campaign.entrypoints.commands.printout import print_json, say

    settings = settings_of(invocation)
    before = migrating.current(settings.database.url) if check else schema_of(settings.database.url)
    wanted = migrating.head()
    if not check:
        migrating.migrate(settings.database.url)
    after = before if check else wanted
    if invocation.as_json:
        print_json({"from": before, "to": after, "wanted": wanted, "current": after == wanted})
    if after != wanted:
        with archive_of(settings):  # which says what is to be done about it
            return
    if not invocation.as_json:
        say(f"The database has schema {wanted}, which is current." if before == wanted else _moved(before, wanted))


def schema_of(url: str) -> str | None:
    """The revision of a database; None for one that is not there yet."""
    from campaign.adapters.db.migrating import current
    from campaign.services.archive import DatabaseTroubleError

    try:
        return current(url)
    except DatabaseTroubleError:
        return None  # Making it says what is wrong, if more than that it is missing.


def _moved(before: str | None, after: str) -> str:
    origin = f"from schema {before}" if before else "new"
    return f"The database is migrated: {origin}, now at schema {after}."
