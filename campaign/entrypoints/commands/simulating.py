"""`simulate`: seeded campaigns played by scripted captains, and what came of them."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.demonstrating import seed_bytes
from campaign.entrypoints.commands.invocation import Invocation
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.entrypoints.simulate import Simulated
    from campaign.rules.charter import Founding

_FORTUNE = "fa5c1575"
_MANY = 100_000


def simulate(
    invocation: Invocation,
    campaigns: Annotated[int, typer.Option("--campaigns", min=1, max=1000, help="How many campaigns.")] = 1,
    proposals: Annotated[
        int, typer.Option("--proposals", min=1, max=_MANY, help="How many proposals each of them sees.")
    ] = 200,
    seed: Annotated[str, typer.Option("--seed", metavar="HEX", help="Other fortunes.")] = _FORTUNE,
    law: Annotated[str, typer.Option("--law", help="The law they begin under.")] = "fg8",
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE.yaml", help="Players of your own; left out: the demo's.")
    ] = None,
) -> None:
    """Play seeded campaigns with scripted captains.

    They write letters to the real services, in a database that is thrown away. Prints who won the fights, how long
    they took, how often each rule applied, and which rules never did.
    """
    from campaign.entrypoints.simulate import simulate as play
    from campaign.services.simulation import StandstillError

    fortune = seed_bytes(seed)
    founding = _founding(law, from_file)
    try:
        with _progress(campaigns * proposals) as on_turn:
            simulated = play(founding, campaigns=campaigns, proposals=proposals, seed=fortune, on_turn=on_turn)
    except StandstillError as error:
        raise ShellError(str(error)) from None
    _report(simulated, seed=fortune, as_json=invocation.as_json)
    if simulated.faults:
        message = f"{len(simulated.faults)} letters were set aside, the first because of {simulated.faults[0]}"
        raise ShellError(message)


def _founding(law: str, from_file: Path | None) -> "Founding":
    from importlib.resources import as_file, files

    from campaign.adapters.documents.foundings import read_founding

    if from_file is not None:
        return read_founding(law, from_file)
    with as_file(files("campaign.rules") / "foundings" / "demo.yaml") as file:
        return read_founding(law, file)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error that fills as proposals pass; nothing where nobody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from campaign.entrypoints.commands.printout import console

    aside = console(aside=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as bar:
        task = bar.add_task("Proposals", total=total)
        yield lambda passed: bar.update(task, completed=passed)


def _report(simulated: "Simulated", *, seed: bytes, as_json: bool) -> None:
    from campaign.entrypoints.commands.printout import few, print_json, print_table, say
    from campaign.rules.tally import mean

    tally, law = simulated.tally, simulated.law
    assert law is not None
    never = tally.never(law)
    if as_json:
        print_json(_as_json(simulated, seed, [str(number) for number in never]))
        return
    say(
        f"{few(simulated.campaigns, 'campaign')}, {few(tally.published, 'proposal')}, "
        f"{few(simulated.letters, 'letter')}, {few(tally.events, 'event')}; seed {seed.hex()}.",
        "",
        "Who won:",
    )
    print_table(
        ("fight", "winner", "times"),
        ((kind, winner, times) for kind, won in sorted(tally.won.items()) for winner, times in won.most_common()),
    )
    say("", "How long fights took, in proposals:")
    print_table(
        ("where", "fights", "mean", "longest"),
        ((where, len(each), mean(each), max(each)) for where, each in sorted(tally.lasted.items())),
    )
    say("", "How often each rule applied:")
    applied = [(number, rule.title) for number, rule in sorted(law.rules.items()) if tally.applied[str(number)]]
    print_table(("rule", "title", "times"), ((n, title, tally.applied[str(n)]) for n, title in applied))
    say("", "Rules that never applied, of those that act:" if never else "Every rule that acts applied.")
    print_table((), ((number, law.rules[number].title) for number in never))


def _as_json(simulated: "Simulated", seed: bytes, never: list[str]) -> dict[str, object]:
    tally = simulated.tally
    return {
        "seed": seed.hex(),
        "campaigns": simulated.campaigns,
        "proposals": tally.published,
        "letters": simulated.letters,
        "events": tally.events,
        "won": {kind: dict(sorted(won.items())) for kind, won in sorted(tally.won.items())},
        "results": {kind: dict(sorted(results.items())) for kind, results in sorted(tally.results.items())},
        "lasted": {
            where: {"fights": len(each), "proposals": sum(each), "longest": max(each)}
            for where, each in sorted(tally.lasted.items())
        },
        "applied": dict(sorted(tally.applied.items())),
        "never_applied": never,
        "set_aside": len(simulated.faults),
    }
