"""The settings: read once from a file and the environment, every fault named with the nearest known setting."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal, get_args, get_type_hints

from campaign.rules.names import nearest

DEFAULT_FILE = Path("campaign.toml")
_PREFIX = "CAMPAIGN_"
_HIGHEST_PORT = 65_535

Tls = Literal["none", "implicit", "starttls"]


class SettingsError(Exception):
    """The settings cannot be used; the message says which, why, and what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Database:
    """Where the campaigns are kept."""

    url: str = field(default="sqlite:///campaign.sqlite", metadata={"says": "sqlite:///FILE or postgresql://…"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """The server's own mail address and what it reads."""

    address: str = field(default="game@localhost", metadata={"says": "the mailbox that players write to"})
    largest: int = field(default=2_000_000, metadata={"says": "the largest mail read, in bytes"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Imap:
    """Where mail is fetched from."""

    host: str = field(default="localhost", metadata={"says": "the IMAP server"})
    port: int = field(default=993, metadata={"says": "its port"})
    user: str = field(default="", metadata={"says": "whom to sign in as; empty: the mail address"})
    password: str = field(default="", repr=False, metadata={"says": "better in the environment", "secret": True})
    tls: Tls = field(default="implicit", metadata={"says": "implicit or none"})
    folder: str = field(default="INBOX", metadata={"says": "the folder that mail arrives in"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Smtp:
    """Where mail is handed over."""

    host: str = field(default="localhost", metadata={"says": "the SMTP server"})
    port: int = field(default=587, metadata={"says": "its port"})
    user: str = field(default="", metadata={"says": "whom to sign in as; empty: nobody"})
    password: str = field(default="", repr=False, metadata={"says": "better in the environment", "secret": True})
    tls: Tls = field(default="starttls", metadata={"says": "implicit, starttls or none"})
    connections: int = field(default=4, metadata={"says": "how many mails are under way at once"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """How the server works."""

    key_file: str = field(default="campaign.key", metadata={"says": "the file with the key of dice and tokens"})
    poll_seconds: float = field(default=60.0, metadata={"says": "how long one wait for new mail lasts"})
    policy: Literal["open"] = field(default="open", metadata={"says": "whose orders are obeyed: open"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that an admin may set. `sources` tells, by name, where each value came from."""

    database: Database = field(default_factory=Database)
    mail: Mail = field(default_factory=Mail)
    imap: Imap = field(default_factory=Imap)
    smtp: Smtp = field(default_factory=Smtp)
    server: Server = field(default_factory=Server)
    sources: Mapping[str, str] = field(default_factory=dict)


_SECTIONS: Mapping[str, type] = {"database": Database, "mail": Mail, "imap": Imap, "smtp": Smtp, "server": Server}


def load(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings in force: defaults, over them the file's, over them the environment's `CAMPAIGN_IMAP_PORT`.

    Without `file` the default file is read if it is there.

    Raises:
        SettingsError: the file is missing or cannot be read, or a setting is unknown or no good.
    """
    given = dict(_from_file(file or DEFAULT_FILE, required=file is not None))
    given |= dict(_from_environment(environment))
    known = {name for name, _ in _names()}
    for name, (_, source) in given.items():
        if name not in known:
            raise SettingsError(_unknown(name, known, source))
    sections = {}
    for section, kind in _SECTIONS.items():
        hints = get_type_hints(kind)
        values = {
            each.name: _value(f"{section}.{each.name}", hints[each.name], *given[f"{section}.{each.name}"])
            for each in fields(kind)
            if f"{section}.{each.name}" in given
        }
        sections[section] = kind(**values)
    return Settings(**sections, sources={name: source for name, (_, source) in given.items()})


def explained(settings: Settings) -> Iterator[tuple[str, str, str]]:
    """Each setting with its value, secrets hidden, and where it came from."""
    for name, secret in _names():
        section, _, key = name.partition(".")
        value = getattr(getattr(settings, section), key)
        yield name, ("(set)" if value else "(empty)") if secret else str(value), settings.sources.get(name, "default")


def commented(values: Mapping[str, object] | None = None) -> str:
    """A settings file with every setting explained, those given set and the others shown as defaults."""
    chosen = values or {}
    lines = ["# Settings of the campaign server. Each can be set in the environment: CAMPAIGN_IMAP_PASSWORD=..."]
    for section, kind in _SECTIONS.items():
        lines += ["", f"# {kind.__doc__}", f"[{section}]"]
        for each in fields(kind):
            name = f"{section}.{each.name}"
            default = each.default
            line = f"{each.name} = {_toml(chosen.get(name, default))}"
            lines.append(f"{line if name in chosen else '# ' + line}  # {each.metadata['says']}")
    return "\n".join(lines) + "\n"


def _names() -> Iterator[tuple[str, bool]]:
    for section, kind in _SECTIONS.items():
        for each in fields(kind):
            yield f"{section}.{each.name}", bool(each.metadata.get("secret"))


def _from_file(file: Path, *, required: bool) -> Iterator[tuple[str, tuple[object, str]]]:
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError as error:
        if required:
            message = f"{file} is not there: write one with `campaign init`, or leave out --config"
            raise SettingsError(message) from error
        return
    except OSError as error:
        message = f"{file} cannot be read: {error.strerror}"
        raise SettingsError(message) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        message = f"{file} is no TOML file: {error}"
        raise SettingsError(message) from error
    for section, values in data.items():
        if isinstance(values, dict):
            for key, value in values.items():
                yield f"{section}.{key}", (value, str(file))
        else:
            yield section, (values, str(file))


def _from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, tuple[object, str]]]:
    for name, value in sorted(environment.items()):
        section, _, key = name.removeprefix(_PREFIX).lower().partition("_")
        if name.startswith(_PREFIX) and section in _SECTIONS:
            yield f"{section}.{key}", (value, name)


def _unknown(name: str, known: Iterable[str], source: str) -> str:
    near = nearest(name, known)
    hint = f"did you mean {near}?" if near else f"known are {', '.join(sorted(known))}"
    return f"{source}: there is no setting {name}; {hint}"


def _value(name: str, kind: object, value: object, source: str) -> object:
    if kind is str and isinstance(value, str):
        return value
    if kind is float:
        return _number(name, value, source)
    if kind is int:
        number = _number(name, value, source)
        if number != int(number) or (name.endswith("port") and not 0 < number <= _HIGHEST_PORT):
            wanted = f"a whole number from 1 to {_HIGHEST_PORT}" if name.endswith("port") else "a whole number"
            raise SettingsError(_no_good(name, value, wanted, source))
        return int(number)
    choices = get_args(kind)
    if choices and value in choices:
        return value
    raise SettingsError(_no_good(name, value, "one of " + ", ".join(choices) if choices else "a text", source))


def _number(name: str, value: object, source: str) -> float:
    number = 0.0
    if isinstance(value, int | float | str) and not isinstance(value, bool):
        with suppress(ValueError):
            number = float(value)
    if number <= 0:
        raise SettingsError(_no_good(name, value, "a number above 0", source))
    return number


def _no_good(name: str, value: object, wanted: str, source: str) -> str:
    return f"{source}: {name} takes {wanted}, not {value!r}"


def _toml(value: object) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
