"""An invocation: the options that every command takes, before its name or behind it."""

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Concatenate

import typer

from campaign.settings import Settings, load

_CONTEXT = "context"


@dataclass(frozen=True, slots=True, kw_only=True)
class Invocation:
    """What was said for any command: which campaign, which settings file, JSON or plain text, tracebacks or none."""

    campaign: str = ""
    config: Path | None = None
    as_json: bool = False
    debug: bool = False


Campaign = Annotated[
    str, typer.Option("--campaign", metavar="SLUG", help="The campaign; left out: the only one.", show_default=False)
]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="The settings; left out: campaign.toml.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show where an error came from.")]


def everywhere(
    context: typer.Context,
    campaign: Campaign = "",
    config: Config = None,
    *,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Notes the options that every command takes."""
    before = context.obj if isinstance(context.obj, Invocation) else Invocation()
    context.obj = Invocation(
        campaign=campaign or before.campaign,
        config=config or before.config,
        as_json=as_json or before.as_json,
        debug=debug or before.debug,
    )


def command(does: Callable[Concatenate[Invocation, ...], None]) -> Callable[..., None]:
    """The Typer command of a function: its parameters but the invocation, and those of every command."""
    common = inspect.signature(everywhere).parameters
    own = list(inspect.signature(does).parameters.values())[1:]
    parameters = [common[_CONTEXT], *own, *(each for name, each in common.items() if name != _CONTEXT)]

    @wraps(does)
    def run(context: typer.Context, **given: Any) -> None:  # noqa: ANN401 (each command has its own)
        everywhere(context, **{name: given.pop(name) for name in common if name != _CONTEXT})
        does(context.obj, **given)

    return _declaring(run, parameters)


def _declaring(run: Callable[..., None], parameters: list[inspect.Parameter]) -> Callable[..., None]:
    keyword_only = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    vars(run)["__signature__"] = inspect.Signature(keyword_only)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def settings_of(invocation: Invocation, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that an invocation runs under.

    Raises:
        SettingsError: they cannot be used.
    """
    return load(invocation.config, os.environ if environment is None else environment)
