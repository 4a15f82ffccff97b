"""Reads a mail: bounds first, then what it says, whatever its bytes are."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from campaign.adapters.mail.charset import clean
from campaign.adapters.mail.headers import FIELD_BYTES, Header, read_header, tokens
from campaign.adapters.mail.kinds import Own, unanswerable
from campaign.adapters.mail.parts import (
    HEADER_BYTES,
    MOST_FIELDS,
    OddMailError,
    content_of,
    parts,
    split,
    written,
)
from campaign.adapters.mail.quotes import NewText, new_text
from campaign.services.letter import Disposition, Letter

MAIL_BYTES: Final = 2 * 1024 * 1024
"""A larger mail is not read."""

_SUBJECT_LETTERS: Final = 998
_DATE_LETTERS: Final = 100
_MOST_REFERENCES: Final = 30
_SINGLE: Final = ("from", "subject", "message-id", "date", "sender")


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterReading:
    """The letter reader of a server whose Message-IDs are of `own_domain` and mailbox is `own_mailbox`."""

    own_domain: str
    own_mailbox: str

    def __call__(self, raw: bytes) -> Letter:
        """What the bytes of a mail say; never raises, whatever they are."""
        return read_letter(raw, own_domain=self.own_domain, own_mailbox=self.own_mailbox)


def read_letter(raw: bytes, *, own_domain: str, own_mailbox: str) -> Letter:
    """What the bytes of a mail say; never raises, whatever they are."""
    own = Own(domain=own_domain, mailbox=own_mailbox)
    try:
        return _read(raw, own)
    # The last net. The bounds are only as good as the shapes we have thought of, and one mail must
    # never stop those behind it: whatever goes wrong here is the mail's fault.
    except Exception as error:  # noqa: BLE001
        why = f"not understood: {type(error).__name__}"
        digest = hashlib.sha256(raw).hexdigest()
        return Letter(disposition=Disposition.MALFORMED, digest=digest, warnings=(why,))


def _read(raw: bytes, own: Own) -> Letter:
    head, body = split(_plain(raw))
    short = head[: HEADER_BYTES + 1]
    header = read_header(short)
    letter = _envelope(header, _digest(header, body))
    if len(raw) > MAIL_BYTES:
        why = f"larger than {MAIL_BYTES} bytes"
        return _set_aside(letter, Disposition.TOO_LARGE, why)
    try:
        _bound(head, header)
        content = content_of(header)
        kind = unanswerable(header, content, letter.sender, own)
        if kind is Disposition.BOUNCE:
            return replace(letter, disposition=kind)  # it quotes a report, orders and all
        new = new_text(written(parts(header, body)))
    except OddMailError as error:
        return _set_aside(letter, Disposition.MALFORMED, str(error))
    return _with_text(letter, new, kind)


def _plain(raw: bytes) -> bytes:
    """The bytes with newlines alone as line ends, without NULs and an mbox's `From ` line."""
    data = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n").replace(b"\0", b"").lstrip(b"\n")
    return data.partition(b"\n")[2] if data.startswith((b"From ", b">From ")) else data


def _bound(head: bytes, header: Header) -> None:
    """Refuses headers beyond the bounds.

    Raises:
        OddMailError: with the bound.
    """
    message = ""
    if len(head) > HEADER_BYTES:
        message = f"a header of more than {HEADER_BYTES} bytes"
    elif len(re.findall(rb"\n(?![ \t])", head)) >= MOST_FIELDS:
        message = f"more than {MOST_FIELDS} header fields"
    elif not header.fields:
        message = "no header"
    if message:
        raise OddMailError(message)


def _envelope(header: Header, digest: str) -> Letter:
    """All that the header says."""
    senders = header.addresses("from")
    name, sender = senders[0] if senders else ("", "")
    return Letter(
        disposition=Disposition.ORDERS,
        digest=digest,
        message_id=next(iter(tokens(header.raw("message-id"))), ""),
        sender=sender,
        sender_name=name,
        recipients=_recipients(header),
        subject=header.text("subject")[:_SUBJECT_LETTERS],
        date=header.text("date")[:_DATE_LETTERS],
        references=_references(header),
        warnings=tuple(_warnings(header, len(senders))),
    )


def _recipients(header: Header) -> tuple[str, ...]:
    names = ("delivered-to", "x-original-to", "to", "cc")
    found = (address for name in names for _, address in header.addresses(name))
    return tuple(dict.fromkeys(found))


def _references(header: Header) -> tuple[str, ...]:
    found = dict.fromkeys(tokens(header.raw("references")))
    for parent in tokens(header.raw("in-reply-to"))[:1]:
        found.pop(parent, None)
        found[parent] = None  # the parent comes last
    every = tuple(found)
    return every if len(every) <= _MOST_REFERENCES else (every[0], *every[1 - _MOST_REFERENCES :])


def _warnings(header: Header, senders: int) -> Iterator[str]:
    for name in _SINGLE:
        if (count := len(header.every(name))) > 1:
            yield f"the field {name} stands {count} times; the first counts"
    if senders == 0:
        yield "no sender's address"
    elif senders > 1:
        yield "several senders; the first counts"
    if any(len(field.value) >= FIELD_BYTES for field in header.fields):
        yield f"a header field of more than {FIELD_BYTES} bytes was cut"


def _digest(header: Header, body: bytes) -> str:
    """The hex SHA-256 of what makes it this mail; line ends and the way it came do not count."""
    names = ("message-id", "from", "date", "subject")
    fields = [b" ".join(header.raw(name).split()) for name in names]
    return hashlib.sha256(b"\n".join([*fields, body.rstrip(b"\n")])).hexdigest()


def _with_text(letter: Letter, new: NewText, kind: Disposition | None) -> Letter:
    if kind is None and not new.text.strip():
        kind = Disposition.EMPTY
    text, form = clean(new.text), clean(new.form)
    return replace(letter, disposition=kind or Disposition.ORDERS, text=text, form=form)


def _set_aside(letter: Letter, disposition: Disposition, why: str) -> Letter:
    return replace(letter, disposition=disposition, warnings=(*letter.warnings, why))
