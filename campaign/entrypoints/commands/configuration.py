"""`config check`: the settings in force, where each came from, and what is wrong with them."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of

if TYPE_CHECKING:
    from campaign.settings import Settings

# The first patch release of each with the fixes of the email package up to gh-144125, unsafe headers in BytesGenerator.
_EMAIL_FIXED: Mapping[tuple[int, int], int] = {(3, 11): 15, (3, 12): 13, (3, 13): 12, (3, 14): 3}
_PREFIX = "CAMPAIGN_"
_OURS = ("localhost", "127.0.0.1", "::1")
_OTHERS_MAY_READ = 0o044


def check(invocation: Invocation) -> None:
    """Show the settings and what is wrong with them.

    Each with where it came from: the file, the environment, or by default. No mail server is asked.
    """
    from campaign.entrypoints.commands.printout import print_json, print_table, say
    from campaign.settings import explained

    settings = settings_of(invocation)
    rows = list(explained(settings))
    faults, warnings = list(_faults(settings)), list(_warnings(settings, os.environ, sys.version_info[:3]))
    if invocation.as_json:
        told = [{"name": name, "value": value, "source": source} for name, value, source in rows]
        print_json({"settings": told, "faults": faults, "warnings": warnings})
    else:
        print_table(("Setting", "Value", "From"), rows)
        say("", *(f"Warning: {each}." for each in warnings))
        if not faults:
            say("Nothing is wrong with them.")
    for each in faults:
        typer.echo(f"campaign: {each}", err=True)
    if faults:
        raise typer.Exit(1)


def _faults(settings: "Settings") -> Iterator[str]:
    from campaign.adapters.secrets import KeyFileError
    from campaign.services.archive import DatabaseTroubleError
    from campaign.settings import SettingsError

    for look in _LOOKS:
        try:
            look(settings)
        except (DatabaseTroubleError, KeyFileError, SettingsError) as error:
            yield str(error)
        except OSError as error:
            yield f"{error.filename}: {error.strerror}"


def _wire(settings: "Settings") -> None:
    from campaign.adapters.secrets import KeyedSecrets
    from campaign.bootstrap import build

    build(settings, secrets=KeyedSecrets(b"")).archive.close()  # wired, not used: no key is needed


def _open_database(settings: "Settings") -> None:
    from campaign.entrypoints.commands.opening import archive_of

    with archive_of(settings):
        return


def _read_key(settings: "Settings") -> None:
    from campaign.adapters.secrets import KeyedSecrets

    path = Path(settings.server.key_file)
    if path.exists():  # else the first campaign makes it
        KeyedSecrets.from_file(path)


_LOOKS: tuple[Callable[["Settings"], None], ...] = (_wire, _open_database, _read_key)


def _warnings(settings: "Settings", environment: Mapping[str, str], version: tuple[int, int, int]) -> Iterator[str]:
    yield from old_python(version)
    yield from _unread(settings, environment)
    for name, server in (("imap", settings.imap), ("smtp", settings.smtp)):
        source = settings.sources.get(f"{name}.password", "")
        if server.password and server.tls == "none" and server.host not in _OURS:
            yield f"{name}.tls is none: the password goes over the net for all to read"
        if server.password and source and not source.startswith(_PREFIX) and _open_to_others(Path(source)):
            yield f"{source} holds {name}.password and others may read it: chmod 600 {source}"
    if not settings.imap.password:
        yield "imap.password is empty: set it in the environment as CAMPAIGN_IMAP_PASSWORD"


def old_python(version: tuple[int, int, int]) -> Iterator[str]:
    """A warning where a Python lacks fixes of its email package.

    >>> list(old_python((3, 11, 7)))
    ['Python 3.11.7 lacks fixes of its email package: install 3.11.15 or later']
    >>> list(old_python((3, 11, 15)))
    []
    """
    major, minor, patch = version
    fixed = _EMAIL_FIXED.get((major, minor), 0)
    if patch < fixed:
        has, wanted = f"{major}.{minor}.{patch}", f"{major}.{minor}.{fixed}"
        yield f"Python {has} lacks fixes of its email package: install {wanted} or later"


def _unread(settings: "Settings", environment: Mapping[str, str]) -> Iterator[str]:
    """Variables that look like settings and are none; those of a known section are refused by the settings."""
    for name in sorted(environment):
        if name.startswith(_PREFIX) and name not in settings.sources.values():
            yield f"{name} is in the environment and is no setting"


def _open_to_others(file: Path) -> bool:
    try:
        return bool(file.stat().st_mode & _OTHERS_MAY_READ)
    except OSError:
        return False
