"""`serve`, `poll`, `tick`, `send`: the roles of the server, for good or for one pass."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.bootstrap import Premises
    from campaign.entrypoints.commands.franking import Franking

_ROLES = ("poll", "clock", "send")


def serve(
    invocation: Invocation,
    only: Annotated[
        str, typer.Option("--only", metavar="poll,clock,send", help="Some of the roles; left out: all.")
    ] = "",
) -> None:
    """Fetch mail, keep the clock, send reports, until interrupted.

    Each role may run in a process of its own (--only), and many processes may share one PostgreSQL database.
    """
    import asyncio

    from campaign.entrypoints.commands.franking import Franking
    from campaign.entrypoints.commands.logging import log_to_standard_error, warn
    from campaign.entrypoints.commands.opening import premises_of
    from campaign.entrypoints.serving import serve_until_signalled

    roles = _roles(only)
    log_to_standard_error(debug=invocation.debug)
    with premises_of(settings_of(invocation)) as premises:
        watched = replace(premises, postman=Franking(premises.postman, on_trouble=warn))
        asyncio.run(serve_until_signalled(watched, roles))


def _roles(only: str) -> tuple[str, ...]:
    roles = tuple(role.strip() for role in only.split(",")) if only.strip() else _ROLES
    for role in roles:
        if role not in _ROLES:
            message = f"there is no role {role!r}: known are {', '.join(_ROLES)}"
            raise typer.BadParameter(message, param_hint="'--only'")
    return roles


def poll(invocation: Invocation) -> None:
    """Fetch and work the mail that waits, once.

    For cron and tests: one pass, then exit.
    """
    import asyncio

    from campaign.entrypoints.commands.opening import premises_of
    from campaign.entrypoints.commands.printout import few, print_json, say

    with premises_of(settings_of(invocation)) as premises:
        new = asyncio.run(premises.poller.pass_once())
        with premises.archive.reading() as unit:
            aside, (to_send, _, _) = len(unit.letters.aside()), unit.outbox.waiting()
    if invocation.as_json:
        print_json({"new": new, "aside": aside, "to_send": to_send})
    else:
        say(f"{few(new, 'new mail')}; {few(to_send, 'mail')} to be sent, {aside} set aside.")


def tick(invocation: Invocation) -> None:
    """Publish what is due, once.

    In every campaign, or in the one named with --campaign; then exit.
    """
    from campaign.entrypoints.commands.opening import premises_of, slug_of
    from campaign.entrypoints.commands.printout import few, print_json, say
    from campaign.services.clockwork import catch_up

    with premises_of(settings_of(invocation)) as premises:
        with premises.archive.reading() as unit:
            slugs = unit.campaigns.slugs()
        chosen = (slug_of(invocation, premises.archive),) if invocation.campaign else slugs
        ticks = {slug: catch_up(premises.house, slug) for slug in chosen}
    if invocation.as_json:
        print_json({"ticks": sum(ticks.values()), "campaigns": ticks})
    else:
        lines = [f"{slug}: {few(count, 'submission')} published." for slug, count in ticks.items()]
        say(*(lines or ["There is no campaign yet."]))


def send(invocation: Invocation) -> None:
    """Send the mail that is due, once.

    The exit status is 1 where a mail could not be handed over.
    """
    import asyncio

    from campaign.entrypoints.commands.franking import Franking
    from campaign.entrypoints.commands.opening import premises_of
    from campaign.entrypoints.commands.printout import few, print_json, say

    with premises_of(settings_of(invocation)) as premises:
        postman = Franking(premises.postman)
        asyncio.run(_send_all(replace(premises, postman=postman)))
        with premises.archive.reading() as unit:
            waiting, _, _ = unit.outbox.waiting()
    if invocation.as_json:
        counts = {"sent": postman.sent, "delayed": postman.delayed, "refused": postman.refused}
        print_json({**counts, "waiting": waiting, "trouble": postman.trouble})
    else:
        say(f"{few(postman.sent, 'mail')} sent; {waiting} {'waits' if waiting == 1 else 'wait'}.")
    _complain(postman)


async def _send_all(premises: "Premises") -> None:
    from campaign.services.delivery import send_due

    try:
        while await send_due(premises.house, premises.postman):
            pass
    finally:
        await premises.postman.close()


def _complain(postman: "Franking") -> None:
    if postman.delayed:
        message = f"{postman.delayed} could not be handed over and will be tried again: {postman.trouble}"
        raise ShellError(message)
    if postman.refused:
        message = f"{postman.refused} refused for good: {postman.trouble}"
        raise ShellError(message)
