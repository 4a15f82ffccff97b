"""`read-mail` and `unshunt`: what the server makes of a mail, and the mails that were set aside."""

# ruff: noqa: PLC0415 - what a command needs is loaded when it runs

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.entrypoints.commands.invocation import Invocation, settings_of
from campaign.entrypoints.commands.refusal import ShellError

if TYPE_CHECKING:
    from campaign.services.letter import Letter

_STANDARD_INPUT = "-"


def read_mail(
    invocation: Invocation,
    file: Annotated[str, typer.Argument(metavar="FILE.eml", help="The mail as it came; - for standard input.")],
) -> None:
    """Tell what the server would make of a mail.

    Nothing is done. With --campaign the writer is held against its players and offices.
    """
    from campaign.entrypoints.commands.letter_report import letter_report, print_letter
    from campaign.entrypoints.commands.printout import print_json

    raw = _read(file)
    settings = settings_of(invocation)
    letter = _letter(raw, settings.mail.address, settings.mail.largest)
    report = letter_report(letter, _authenticity(invocation, letter))
    if invocation.as_json:
        print_json(report)
    else:
        print_letter(report)


def _read(file: str) -> bytes:
    if file == _STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        message = f"{file}: the file cannot be read ({error.strerror}): give the name of a mail file"
        raise ShellError(message) from None


def _letter(raw: bytes, address: str, largest: int) -> "Letter":
    from dataclasses import replace

    from campaign.adapters.mail.mime import read_letter
    from campaign.services.letter import Disposition

    letter = read_letter(raw, own_domain=address.rpartition("@")[2].lower(), own_mailbox=address)
    if len(raw) <= largest:
        return letter
    why = f"larger than {largest} bytes"
    return replace(letter, disposition=Disposition.TOO_LARGE, warnings=(*letter.warnings, why))


def _authenticity(invocation: Invocation, letter: "Letter") -> dict[str, object]:
    if not invocation.campaign:
        return {"method": "none", "accepted": False, "why": "no campaign given"}
    from campaign.entrypoints.commands.opening import house_of
    from campaign.services.identity import addressed, identify

    with house_of(invocation) as (house, slug):
        with house.archive.reading() as unit:
            world = unit.campaigns.load(slug)
        known = identify(house, world, letter, addressed(house, letter).token)
    if known is None:
        return {"method": "none", "accepted": False, "why": f"nobody in {slug} has this address or token"}
    how = "the token in the address" if known.method == "token" else "the registered address, which is enough here"
    return {"method": known.method, "accepted": True, "why": f"{known.actor.name}, by {how}"}


def unshunt(
    invocation: Invocation,
    letter_id: Annotated[
        int | None, typer.Argument(metavar="ID", help="The mail to put back; left out: list them.")
    ] = None,
) -> None:
    """List the mails set aside and why, or put one back.

    A mail put back is worked by the next poll, its failures forgotten.
    """
    from campaign.entrypoints.commands.letter_report import aside_report, print_aside
    from campaign.entrypoints.commands.opening import archive_of
    from campaign.entrypoints.commands.printout import print_json, say

    settings = settings_of(invocation)
    with archive_of(settings) as archive:
        if letter_id is None:
            with archive.reading() as unit:
                aside = unit.letters.aside()
            reports = [aside_report(each, settings.mail.address) for each in aside]
            if invocation.as_json:
                print_json({"aside": reports})
            else:
                print_aside(reports, debug=invocation.debug)
            return
        with archive.unit() as unit:
            if not unit.letters.put_back(letter_id):
                message = f"no mail {letter_id} is set aside: `campaign unshunt` lists those that are"
                raise ShellError(message)
            unit.commit()
    if invocation.as_json:
        print_json({"put_back": letter_id})
    else:
        say(f"Mail {letter_id} is put back; the next poll works it.")
