"""`law`: the rulebook in force, its history, what changed, and the hooks that clauses act at."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation
from campaign.entrypoints.commands.opening import moment_at, world_of
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.rules.rulebook import Page, Rulebook
    from campaign.rules.world import World

_Rule = Annotated[str, typer.Argument(metavar="RULE", help="The number of a rule, such as 5.7.")]
_At = Annotated[str, typer.Option("--at", metavar="N", help="The clock value; left out: now.")]


def show(
    invocation: Invocation,
    rule: Annotated[str, typer.Argument(metavar="RULE", help="The number of a rule; left out: the whole law.")] = "",
    at: _At = "",
) -> None:
    """Show the law in force: one rule, or all.

    With its numbers, its clauses, and where each comes from.
    """
    from campaign.entrypoints.commands.law_report import page_report, print_page
    from campaign.entrypoints.commands.printout import print_json, say
    from campaign.rules.rulebook import sections

    with world_of(invocation) as world:
        book = _book(world, at)
    head: dict[str, object] = {"campaign": world.slug, "clock": int(at) if at else world.clock.published}
    if rule:
        page = _page(book, rule)
        if invocation.as_json:
            print_json(head | page_report(page))
        else:
            print_page(page)
        return
    if invocation.as_json:
        told = [
            {"number": each.number, "title": each.title, "rules": [page_report(page) for page in each.pages]}
            for each in sections(book)
        ]
        print_json(head | {"sections": told})
        return
    for section in sections(book):
        say(f"{'Section ' + str(section.number) if section.number else 'Old style'}: {section.title}", "")
        for page in section.pages:
            print_page(page)
            say("")


def history(invocation: Invocation, rule: _Rule) -> None:
    """Show how a rule came to be: each act that touched it."""
    from campaign.entrypoints.commands.law_report import act_report, act_told
    from campaign.entrypoints.commands.printout import print_json, say

    with world_of(invocation) as world:
        page = _page(_book(world, ""), rule)
    if invocation.as_json:
        acts = [act_report(act) for act in page.history]
        print_json({"campaign": world.slug, "rule": str(page.number), "title": page.title, "history": acts})
        return
    say(f"Rule {page.number}: {page.title}")
    say(*[act_told(act) for act in page.history] or ["  It was never touched."])


def diff(
    invocation: Invocation,
    before: Annotated[str, typer.Argument(metavar="N", help="A clock value.")],
    after: Annotated[str, typer.Argument(metavar="M", help="Another.")],
) -> None:
    """Show what changed in the law between two clock values."""
    from campaign.entrypoints.commands.law_report import changes_between
    from campaign.entrypoints.commands.printout import print_json, say

    with world_of(invocation) as world:
        changes = changes_between(_book(world, before).law, _book(world, after).law)
    if invocation.as_json:
        told = [{"what": each.what, "address": each.address, "from": each.before, "to": each.after} for each in changes]
        print_json({"campaign": world.slug, "from": int(before), "to": int(after), "changes": told})
    elif changes:
        say(*(each.told for each in changes))
    else:
        say(f"The law is the same at {before} and at {after}.")


def hooks(invocation: Invocation) -> None:
    """List the hooks: where clauses act, and what they may read.

    Needs no campaign: hooks are the program's.
    """
    from campaign.entrypoints.commands.law_report import hook_report, print_hooks
    from campaign.entrypoints.commands.printout import print_json
    from campaign.rules.catalogue import CATALOGUE

    ordered = [hook for _, hook in sorted(CATALOGUE.hooks.items())]
    if invocation.as_json:
        print_json({"hooks": [hook_report(hook) for hook in ordered]})
    else:
        print_hooks(ordered)


def _book(world: "World", at: str) -> "Rulebook":
    from campaign.rules.catalogue import CATALOGUE
    from campaign.rules.rulebook import rulebook_of

    return rulebook_of(world, CATALOGUE, moment_at(world, at) if at else None)


def _page(book: "Rulebook", text: str) -> "Page":
    from campaign.rules.citation import RuleNumber, RuleNumberError
    from campaign.rules.rulebook import nearest_rule, page

    try:
        found = page(book, RuleNumber.parse(text))
    except RuleNumberError:
        found = None
    if found is None:
        near = nearest_rule(book, text)
        title = book.law.rules[near].title if near is not None else ""
        hint = f"did you mean {near}, {title}?" if near is not None else "`campaign law show` prints them all"
        message = f"there is no rule {text}: {hint}"
        raise ShellError(message)
    return found
