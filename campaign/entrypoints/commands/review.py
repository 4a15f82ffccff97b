"""`review`: the Historian's desk in the shell."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Campaign, Config, Debug, Invocation, Json, everywhere
from campaign.entrypoints.commands.offices import act, phrase
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.rules.battle import Odds
    from campaign.rules.matter import Matter
    from campaign.rules.world import World

_HISTORIAN = ("HoB",)
_Label = Annotated[str, typer.Argument(metavar="ID", help="The matter's label, such as H31.")]


def desk(
    context: typer.Context,
    campaign: Campaign = "",
    config: Config = None,
    *,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Notes the options; without a command, lists the desk."""
    everywhere(context, campaign, config, as_json=as_json, debug=debug)
    if context.invoked_subcommand is None:
        listed(context.obj)


def listed(
    invocation: Invocation,
    *,
    every: Annotated[bool, typer.Option("--all", help="Those released and dropped, too.")] = False,
) -> None:
    """List the matters that wait for the Historian."""
    from campaign.entrypoints.commands.opening import world_of
    from campaign.entrypoints.commands.printout import print_json, print_table, say
    from campaign.rules.world import in_order

    with world_of(invocation) as world:
        matters = [matter for matter in in_order(world.matters) if every or matter.pending]
    rows = [_row(matter) for matter in matters]
    if invocation.as_json:
        print_json({"campaign": world.slug, "matters": rows})
    elif rows:
        told = ("id", "title", "rule", "state", "result", "release_at")
        print_table(
            ("Matter", "About", "Rule", "State", "Outcome", "Released at"),
            [[_cell(row[key]) for key in told] for row in rows],
        )
    else:
        say("The Historian's desk is empty.")


def show(invocation: Invocation, label: _Label) -> None:
    """Show a matter whole: facts, rolls, odds, outcome.

    Each roll with its modifiers and their rules; the odds as they were before the dice; what follows; amendments.
    """
    from campaign.entrypoints.commands.matter_report import matter_report, print_matter
    from campaign.entrypoints.commands.opening import world_of
    from campaign.entrypoints.commands.printout import print_json

    with world_of(invocation) as world:
        matter = _matter(world, label)
        odds = _odds(world, matter)
    if invocation.as_json:
        print_json(_row(matter) | matter_report(matter, odds))
    else:
        print_matter(matter, odds)


def approve(invocation: Invocation, label: _Label) -> None:
    """Release a draft: its consequences bind."""
    from campaign.rules.orders import approve

    act(invocation, _HISTORIAN, approve.VERB, approve.Approve(_label(label)))


def amend(
    invocation: Invocation,
    label: _Label,
    because: Annotated[str, typer.Option("--because", metavar="WHY", help="Published with the result.")],
    outcome: Annotated[str, typer.Option("--outcome", metavar="RESULT", help="Another outcome.")] = "",
    attacker: Annotated[
        int | None, typer.Option("--attacker", metavar="+1", help="Added to the attacker's rolls.")
    ] = None,
    defender: Annotated[
        int | None, typer.Option("--defender", metavar="-1", help="Added to the defender's rolls.")
    ] = None,
) -> None:
    """Change a draft, for a reason that is published.

    One of --outcome, --attacker and --defender is given; the dice stay as they fell, and the draft still waits.
    """
    from campaign.rules.orders import amend

    if bool(outcome) + (attacker is not None) + (defender is not None) != 1:
        message = "give one of --outcome, --attacker and --defender"
        raise typer.BadParameter(message, param_hint="'--outcome'")
    if not because.strip():
        message = "a reason is published with the result: give one"
        raise typer.BadParameter(message, param_hint="'--because'")
    order = amend.Amend(
        matter=_label(label),
        because=phrase(because),
        outcome=phrase(outcome) if outcome else None,
        attacker=attacker,
        defender=defender,
    )
    act(invocation, _HISTORIAN, amend.VERB, order)


def redo(invocation: Invocation, label: _Label) -> None:
    """Judge a draft again on the facts as they are now."""
    from campaign.rules.orders import redo

    act(invocation, _HISTORIAN, redo.VERB, redo.Redo(_label(label)))


def hold(invocation: Invocation, label: _Label) -> None:
    """Keep a draft from releasing itself."""
    from campaign.rules.orders import hold

    act(invocation, _HISTORIAN, hold.VERB, hold.Hold(_label(label)))


def _label(text: str) -> str:
    label = text.upper() if text[:1].upper() == "H" else f"H{text}"
    if not label[1:].isdecimal():
        message = f"a matter's label is such as H31, not {text!r}"
        raise typer.BadParameter(message, param_hint="'ID'")
    return label


def _matter(world: "World", text: str) -> "Matter":
    label = _label(text)
    matter = world.matters.get(int(label[1:]))
    if matter is None:
        message = f"there is no matter {label}: `campaign review list --all` lists them"
        raise ShellError(message)
    return matter


def _odds(world: "World", matter: "Matter") -> "Odds | None":
    """The odds as they were before the dice, the Historian's rulings left out; None where none can be reckoned."""
    from campaign.entrypoints.adjudicating import odds_of_scenario
    from campaign.rules.catalogue import CATALOGUE, SYSTEMS
    from campaign.rules.current_law import law_in_force

    scenario = matter.scenario
    if scenario is None or scenario.kind not in SYSTEMS[scenario.system].kinds:
        return None
    unruled = replace(
        scenario, attacker=replace(scenario.attacker, ruling=0), defender=replace(scenario.defender, ruling=0)
    )
    return odds_of_scenario(unruled, law_in_force(world, CATALOGUE, matter.thrown))


def _row(matter: "Matter") -> dict[str, object]:
    from campaign.rules.matters.kinds import KINDS

    kind = KINDS[matter.kind]
    return {
        "id": matter.label,
        "kind": matter.kind,
        "title": kind.title,
        "rule": kind.rule,
        "state": matter.state.value,
        "opened": matter.opened,
        "release_at": matter.release_at,
        "version": matter.version,
        "result": matter.finding.result if matter.finding is not None else None,
    }


def _cell(value: object) -> str:
    return "" if value is None else str(value)
