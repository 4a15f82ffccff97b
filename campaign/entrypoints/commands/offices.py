"""`publish`, `judge`, `edict`: the offices' acts from the shell, the same as by mail."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.rules.order import AnyVerb, Phrase

_STANDARD_INPUT = "-"


class Decision(StrEnum):
    """What a Ruler decides."""

    ACCEPT = "accept"
    REJECT = "reject"
    MODIFY = "modify"
    POSTPONE = "postpone"
    IGNORE = "ignore"


class Ruler(StrEnum):
    """Who issues an edict."""

    TIE = "TIE"
    TPK = "TPK"


def publish(
    invocation: Invocation,
    submission: Annotated[
        str | None, typer.Argument(metavar="S7", help="The submission's label; left out: the oldest that may go up.")
    ] = None,
) -> None:
    """Publish a submission, as the Scribe does.

    It gets the next number, and the clock moves.
    """
    from campaign.rules.orders import publish

    label = submission.upper() if submission else None
    if label is not None and not (label[:1] == "S" and label[1:].isdecimal()):
        message = f"a submission's label is such as S7, not {submission!r}"
        raise typer.BadParameter(message, param_hint="'S7'")
    act(invocation, ("THS",), publish.VERB, publish.Publish(label))


def judge(
    invocation: Invocation,
    number: Annotated[int, typer.Argument(metavar="N", min=1, help="The number of the proposal or plea.")],
    decision: Annotated[Decision, typer.Argument(help="What the Ruler decides.", case_sensitive=False)],
    because: Annotated[str, typer.Option("--because", metavar="WHY", help="Published with the decision.")] = "",
    as_rules: Annotated[
        str, typer.Option("--as", metavar="5.26,5.27", help="The rules it becomes; left out: the next number.")
    ] = "",
    text: Annotated[
        str, typer.Option("--text", metavar="FILE", help="The text as modified; - for standard input.")
    ] = "",
) -> None:
    """Judge a proposal, as the Ruler of its author does."""
    from campaign.rules.orders import judge, postpone

    modifies = decision is Decision.MODIFY
    if modifies != bool(text):
        message = "modify needs the new text" if modifies else f"{decision.value} takes no text: use modify"
        raise typer.BadParameter(message, param_hint="'--text'")
    if as_rules and decision not in {Decision.ACCEPT, Decision.MODIFY}:
        message = f"{decision.value} makes no rule: leave it out"
        raise typer.BadParameter(message, param_hint="'--as'")
    if decision is Decision.POSTPONE:
        if because:
            message = "postpone publishes no reason: leave it out"
            raise typer.BadParameter(message, param_hint="'--because'")
        act(invocation, ("TIE", "TPK"), postpone.VERB, postpone.Postpone(number))
        return
    order = judge.Judge(
        number=number,
        verdict=decision.name,
        rules=_rules(as_rules),
        because=phrase(because) if because.strip() else None,
        text=_read(text).strip("\n") if modifies else None,
    )
    act(invocation, ("TIE", "TPK"), judge.VERB, order)


def edict(
    invocation: Invocation,
    file: Annotated[str, typer.Argument(metavar="FILE", help="The words of the edict; - for standard input.")],
    by: Annotated[Ruler, typer.Option("--by", help="Who issues it.", case_sensitive=False)] = Ruler.TIE,
) -> None:
    """Issue an edict, as the Emperor or the King does.

    Lines such as SET RANK Tivol TO Captain, SET WIND NW 4, SET REWARD 500 act; all else is words.
    """
    from campaign.rules.order import AnyVerb, Line, Unreadable
    from campaign.rules.orders import edict

    lines = _read(file).strip("\n").split("\n")
    read = edict.VERB.read_block(tuple(Line(number, line) for number, line in enumerate(lines, start=1)))
    if isinstance(read, Unreadable):
        near = f" Did you mean {read.suggestion}?" if read.suggestion else ""
        source = f"    {lines[read.line - 1]}\n    {' ' * (read.column - 1)}^"
        message = f"{file}, line {read.line}: {read.message}{near}\n{source}"
        raise ShellError(message)
    verb: AnyVerb = edict.VERB
    act(invocation, (by.value,), verb, verb.order(**read))


def act(invocation: Invocation, offices: tuple[str, ...], verb: "AnyVerb", order: object) -> None:
    """Gives an order as the holder of offices, and prints what came of it."""
    from campaign.entrypoints.commands.opening import house_of
    from campaign.entrypoints.commands.printout import print_json, say
    from campaign.rules.order import Ordered
    from campaign.rules.parts import OfficeName
    from campaign.services.offices import give_order

    names = tuple(OfficeName(office) for office in offices)
    with house_of(invocation) as (house, slug):
        said, _ = give_order(house, slug, names, Ordered(1, verb, order))
        with house.archive.reading() as unit:
            clock = unit.campaigns.load(slug).clock
    if invocation.as_json:
        print_json({"campaign": slug, "said": said, "clock": {"published": clock.published, "judged": clock.judged}})
    else:
        say(said, f"The clock of {slug}: {clock.published} published, {clock.judged} judged.")


def phrase(text: str) -> "Phrase":
    """Words of the command line as an order has them, single-spaced."""
    from campaign.rules.order import Phrase

    return Phrase(" ".join(text.split()), 1)


def _rules(text: str) -> tuple[str, ...]:
    from campaign.rules.citation import RuleNumber, RuleNumberError

    try:
        return tuple(str(RuleNumber.parse(each)) for each in text.split(",")) if text else ()
    except RuleNumberError as error:
        raise typer.BadParameter(str(error), param_hint="'--as'") from None


def _read(file: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if file == _STANDARD_INPUT else Path(file).read_bytes()
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        message = f"{file}: the file cannot be read ({error.strerror}): give the name of a text file"
    except UnicodeDecodeError as error:
        message = f"{file}: byte {error.start + 1} is no UTF-8: save the file as UTF-8"
    raise ShellError(message)
