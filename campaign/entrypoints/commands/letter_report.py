"""A mail as `read-mail` and `unshunt` print it."""

from collections.abc import Iterable, Mapping

from campaign.adapters.mail.mime import read_letter
from campaign.entrypoints.commands.printout import few, instant, print_table, say
from campaign.rules.order import Ordered, Reading, Remark, Unreadable, order_json
from campaign.rules.reading import read_orders
from campaign.services.archive import StoredLetter
from campaign.services.letter import Letter


def letter_report(letter: Letter, authenticity: Mapping[str, object]) -> dict[str, object]:
    """What the server would make of a letter, as `--json` prints it; a letter that gets no answer orders nothing."""
    readings = read_orders(letter.text) if letter.disposition.answered else ()
    return {
        "message_id": letter.message_id,
        "from": letter.sender,
        "subject": letter.subject,
        "disposition": letter.disposition.value,
        "authenticity": dict(authenticity),
        "text": letter.text,
        "orders": [order_json(each) for each in readings if isinstance(each, Ordered)],
        "errors": [_error(each) for each in readings if isinstance(each, Unreadable)],
        "warnings": [*letter.warnings, *_remarks(readings)],
    }


def _error(fault: Unreadable) -> dict[str, object]:
    return {
        "line": fault.line,
        "column": fault.column,
        "message": fault.message,
        "suggestion": fault.suggestion,
    }


def _remarks(readings: Iterable[Reading]) -> Iterable[str]:
    for each in readings:
        if isinstance(each, Remark):
            numbers = ", ".join(str(line.number) for line in each.lines)
            yield f"no order, taken as a remark: {'line' if len(each.lines) == 1 else 'lines'} {numbers}"


def print_letter(report: Mapping[str, object]) -> None:
    """Prints a report of a letter for people."""
    authenticity, orders, errors, warnings = (report[key] for key in ("authenticity", "orders", "errors", "warnings"))
    assert isinstance(authenticity, dict)
    assert isinstance(orders, list)
    assert isinstance(errors, list)
    assert isinstance(warnings, list)
    accepted = "accepted" if authenticity["accepted"] else "not accepted"
    say(
        f"From:        {report['from'] or '(nobody)'}",
        f"Subject:     {report['subject']}",
        f"Message-ID:  {report['message_id'] or '(none)'}",
        f"Disposition: {report['disposition']}",
        f"Writer:      {accepted}: {authenticity['why']}",
    )
    if report["text"]:
        say("", "New text", *(f"  | {line}".rstrip() for line in str(report["text"]).splitlines()))
    if orders:
        say("", "Orders", *(f"  line {each['line']}: {_order_told(each)}" for each in orders))
    if errors:
        say(
            "",
            "Errors",
            *(f"  line {each['line']}, column {each['column']}: {each['message']}{_near(each)}" for each in errors),
        )
    if warnings:
        say("", "Warnings", *(f"  {each}" for each in warnings))


def _order_told(order: Mapping[str, object]) -> str:
    fields = ", ".join(f"{name} {value!r}" for name, value in order.items() if name not in {"line", "verb"})
    return f"{order['verb']}{f' ({fields})' if fields else ''}"


def _near(error: Mapping[str, object]) -> str:
    return f" Did you mean {error['suggestion']}?" if error["suggestion"] else ""


def aside_report(stored: StoredLetter, own_address: str) -> dict[str, object]:
    """A mail that was set aside, as `--json` prints it."""
    letter = read_letter(stored.raw, own_domain=own_address.rpartition("@")[2].lower(), own_mailbox=own_address)
    return {
        "id": stored.id,
        "mailbox": stored.mailbox,
        "uid": stored.uid,
        "at": instant(stored.at),
        "from": letter.sender,
        "subject": letter.subject,
        "bytes": len(stored.raw),
        "tries": stored.tries,
        "why": stored.why,
        "traceback": stored.traceback,
    }


def print_aside(reports: Iterable[Mapping[str, object]], *, debug: bool) -> None:
    """Prints the mails set aside for people; with `debug`, where each failed."""
    reports = list(reports)
    if not reports:
        say("No mail is set aside.")
        return
    say(f"{few(len(reports), 'mail')} set aside; `campaign unshunt ID` puts one back.", "")
    told = ("id", "at", "from", "subject", "why")
    print_table(("ID", "Came", "From", "Subject", "Why"), [[report[key] for key in told] for report in reports])
    if debug:
        for report in reports:
            say("", f"Mail {report['id']}", str(report["traceback"]) or "  no traceback")
