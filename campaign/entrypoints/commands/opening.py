"""Opening: the database, the campaign that is meant, and the house with what a command does in it."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from campaign.entrypoints.commands.invocation import Invocation, settings_of
from campaign.entrypoints.commands.refusal import ShellError
from campaign.rules.names import nearest

if TYPE_CHECKING:
    from campaign.adapters.db.unit import SqlArchive
    from campaign.bootstrap import Premises
    from campaign.rules.clock import Moment
    from campaign.rules.world import World
    from campaign.services.house import House
    from campaign.settings import Settings


@contextmanager
def archive_of(settings: "Settings") -> Iterator["SqlArchive"]:
    """The database, of the schema that this version needs, closed afterwards.

    Raises:
        DatabaseTroubleError: it cannot be used as it is.
    """
    from campaign.adapters.db.engine import connect
    from campaign.adapters.db.unit import SqlArchive

    archive = SqlArchive(connect(settings.database.url))
    try:
        with archive.reading():
            pass
        yield archive
    finally:
        archive.close()


@contextmanager
def premises_of(settings: "Settings") -> Iterator["Premises"]:
    """Everything, wired; the database is looked into first, so that nothing else is made in vain.

    Raises:
        SettingsError: the settings contradict one another.
        DatabaseTroubleError: the database cannot be used as it is.
        KeyFileError: the key file cannot be used.
    """
    from campaign.bootstrap import build

    with archive_of(settings):
        premises = build(settings)
    try:
        yield premises
    finally:
        premises.archive.close()


@contextmanager
def house_of(invocation: Invocation) -> Iterator[tuple["House", str]]:
    """The house, and the slug of the campaign that is meant."""
    with premises_of(settings_of(invocation)) as premises:
        yield premises.house, slug_of(invocation, premises.archive)


@contextmanager
def world_of(invocation: Invocation) -> Iterator["World"]:
    """The campaign that is meant, to be read."""
    with archive_of(settings_of(invocation)) as archive:
        slug = slug_of(invocation, archive)
        with archive.reading() as unit:
            yield unit.campaigns.load(slug)


def slug_of(invocation: Invocation, archive: "SqlArchive") -> str:
    """The slug of the campaign that is meant: the one named, else the only one.

    Raises:
        ShellError: there is none such, none at all, or more than one to choose from.
    """
    with archive.reading() as unit:
        slugs = unit.campaigns.slugs()
    return chosen(invocation.campaign.casefold(), slugs)


def chosen(wanted: str, slugs: Sequence[str]) -> str:
    """The campaign of a slug, empty for the only one.

    >>> chosen("", ["atlantis"])
    'atlantis'

    Raises:
        ShellError: there is none such, none at all, or more than one to choose from.
    """
    if not slugs:
        message = "there is no campaign yet: found one with `campaign init SLUG`"
    elif wanted and wanted not in slugs:
        near = nearest(wanted, slugs)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(slugs)}"
        message = f"there is no campaign {wanted}: {hint}"
    elif not wanted and len(slugs) > 1:
        message = f"there are several campaigns, {', '.join(slugs)}: say which with --campaign SLUG"
    else:
        return wanted or slugs[0]
    raise ShellError(message)


def moment_at(world: "World", value: str) -> "Moment":
    """The last moment of a clock value that a command names.

    Raises:
        ShellError: it is no number, or the clock has not come so far.
    """
    from campaign.rules.current_law import before_the_next

    stands = world.clock.published
    if not value.isascii() or not value.isdecimal() or int(value) > stands:
        message = f"a clock value of {world.slug} is a whole number from 0 to {stands}, not {value!r}"
        raise ShellError(message)
    return before_the_next(int(value))
