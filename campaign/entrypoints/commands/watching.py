"""`status`: how the server and its campaigns stand, and whether something is stuck."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

from typing import TYPE_CHECKING

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of

if TYPE_CHECKING:
    from campaign.services.situation import Situation


def status(invocation: Invocation) -> None:
    """Tell how the server stands; exit 1 if it is stuck.

    The clock, the queues, the oldest unhandled mail, the last poll and send, the schema, the mails set aside.
    """
    from campaign.adapters.clock import SystemClock
    from campaign.adapters.db.migrating import head
    from campaign.bootstrap import mailbox_name
    from campaign.entrypoints.commands.opening import archive_of, chosen
    from campaign.entrypoints.commands.printout import print_json
    from campaign.services.situation import situation

    settings = settings_of(invocation)
    now = SystemClock().now()
    with archive_of(settings) as archive:
        found = situation(archive, mailbox_name(settings), now, poll_seconds=settings.server.poll_seconds)
    slugs = [each.slug for each in found.campaigns]
    shown = {chosen(invocation.campaign.casefold(), slugs)} if invocation.campaign else set(slugs)
    if invocation.as_json:
        print_json(_status_report(found, shown, head()))
    else:
        _print_status(found, shown, head(), now)
    if found.stuck:
        typer.echo(f"campaign: stuck: {'; '.join(found.stuck)}", err=True)
        raise typer.Exit(1)


def _status_report(found: "Situation", shown: set[str], schema: str) -> dict[str, object]:
    from campaign.entrypoints.commands.printout import instant

    return {
        "campaigns": [
            {
                "campaign": each.slug,
                "title": each.title,
                "clock": {"published": each.clock.published, "judged": each.clock.judged},
                "players": each.players,
                "unpublished": each.unpublished,
                "unjudged": each.unjudged,
                "drafted": each.drafted,
            }
            for each in found.campaigns
            if each.slug in shown
        ],
        "letters": {"waiting": found.letters, "oldest": instant(found.oldest), "aside": found.aside},
        "outbox": {"waiting": found.outbox, "refused": found.refused, "last_sent": instant(found.last_sent)},
        "mailbox": {"last_poll": instant(found.mailbox.polled), "trouble": found.mailbox.trouble},
        "schema": schema,
        "stuck": list(found.stuck),
    }


def _print_status(found: "Situation", shown: set[str], schema: str, now: float) -> None:
    from campaign.entrypoints.commands.printout import print_table, say, time_ago

    campaigns = [each for each in found.campaigns if each.slug in shown]
    if campaigns:
        heads = ("Campaign", "Published", "Judged", "Players", "Unpublished", "Unjudged", "With the Historian")
        rows = [
            (
                each.slug,
                each.clock.published,
                each.clock.judged,
                each.players,
                each.unpublished,
                each.unjudged,
                each.drafted,
            )
            for each in campaigns
        ]
        print_table(heads, rows)
    else:
        say("There is no campaign yet: found one with `campaign init SLUG`.")
    oldest = f", the oldest since {time_ago(found.oldest, now)}" if found.oldest else ""
    say(
        "",
        f"Mail to be worked: {found.letters}{oldest}",
        f"Mail set aside:    {found.aside}{' (campaign unshunt)' if found.aside else ''}",
        f"Mail to be sent:   {found.outbox}; refused for good: {found.refused}",
        f"Last poll:         {time_ago(found.mailbox.polled, now)}",
        f"Last send:         {time_ago(found.last_sent, now)}",
        f"Schema:            {schema}",
    )
