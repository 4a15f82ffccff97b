"""Writes the bytes of a mail: text and HTML, headers that no text can break out of."""

import base64
import binascii
import hashlib
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Final

from campaign.services.ports import Outgoing

LOOP_HEADER: Final = "X-Campaign-Loop"
"""In every mail of ours; a mail that comes in with it is never answered."""

_FOLD: Final = 76
"""Where header lines are broken, in bytes; RFC 5322 wants at most 78."""

_LONGEST: Final = 998
"""Bytes in a line, at most, without its end (RFC 5322, 2.1.1)."""

_KEPT_REFERENCES: Final = 20
_ENCODED_BYTES: Final = 39
"""Of text in one encoded word: 64 letters with its frame, so that a name fits before it."""

_CONTROLS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
_TOKEN: Final = re.compile(r"<[^<>\s]{1,250}>")
_NAME: Final = re.compile(r"[!-9;-~]{1,70}")
_NAMED_ADDRESS: Final = re.compile(r"(.*?)\s*<([^<>\s]+)>")
_BARE_PHRASE: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]*")


def compose(outgoing: Outgoing, text: str, html: str) -> bytes:
    """The bytes of one mail, ready to send: multipart/alternative, with CRLF line ends.

    The same `outgoing`, `text` and `html` give the same bytes.
    """
    parts = (_part("plain", text), _part("html", html))
    boundary = f"=-{hashlib.sha256(b''.join(parts)).hexdigest()[:40]}"
    lines = [_field(name, value) for name, value in _headers(outgoing)]
    lines += [
        "MIME-Version: 1.0",
        f'Content-Type: multipart/alternative; boundary="{boundary}"',
        "\r\n",
    ]
    mark = f"--{boundary}".encode()
    body = b"".join(b"%b\r\n%b\r\n" % (mark, part) for part in parts)
    return "\r\n".join(lines).encode() + body + mark + b"--\r\n"


def _headers(outgoing: Outgoing) -> Iterator[tuple[str, str]]:
    """Names and ready values, in order."""
    yield "From", _address(outgoing.sender)
    yield "To", _address(outgoing.to)
    if outgoing.reply_to:
        yield "Reply-To", _address(outgoing.reply_to)
    yield "Subject", _words(outgoing.subject)
    yield "Date", format_datetime(datetime.fromtimestamp(int(outgoing.date), UTC))
    yield "Message-ID", _tokens((outgoing.message_id,))
    if outgoing.in_reply_to:
        yield "In-Reply-To", _tokens((outgoing.in_reply_to,))
    if outgoing.references:
        yield "References", _tokens(_shortened(outgoing.references))
    yield "Auto-Submitted", "auto-replied" if outgoing.answers else "auto-generated"
    yield "X-Auto-Response-Suppress", "All"
    yield LOOP_HEADER, "1"
    for name, value in outgoing.headers:
        if _NAME.fullmatch(name):
            yield name, _words(value)


def _field(name: str, value: str) -> str:
    """A header line, folded at its blanks.

    >>> _field("Subject", "a b")
    'Subject: a b'
    """
    lines = [f"{name}:"]
    for word in value.split(" "):
        if len(lines[-1]) + 1 + len(word.encode()) > _FOLD and lines != [f"{name}:"]:
            lines.append(f" {word}")
        else:
            lines[-1] += f" {word}"
    return "\r\n".join(lines)


def _words(text: str) -> str:
    r"""Free text for a header, without controls; as encoded words where it needs them (RFC 2047).

    >>> _words("Turn 7\r\nBcc: all")
    'Turn 7 Bcc: all'
    >>> _words("Kämpfe")
    '=?utf-8?b?S8OkbXBmZQ==?='
    """
    clean = " ".join(_CONTROLS.sub(" ", text).split())
    longest = max(map(len, clean.split(" ")))
    if clean.isascii() and "=?" not in clean and longest < _LONGEST - _FOLD:
        return clean
    return " ".join(f"=?utf-8?b?{_base64(piece)}?=" for piece in _encoded_pieces(clean))


def _encoded_pieces(text: str) -> Iterator[bytes]:
    """UTF-8 in pieces for encoded words, no letter cut in two."""
    piece = b""
    for letter in text:
        code = letter.encode()
        if len(piece) + len(code) > _ENCODED_BYTES:
            yield piece
            piece = b""
        piece += code
    if piece:
        yield piece


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _address(text: str) -> str:
    """A bare address as it is, a named one with its name quoted or encoded.

    >>> _address("Anne, Captain <anne@campaign.test>")
    '"Anne, Captain" <anne@campaign.test>'
    """
    clean = " ".join(_CONTROLS.sub(" ", text).split())
    found = _NAMED_ADDRESS.fullmatch(clean)
    if not found:
        return clean.replace(" ", "")
    name, address = found[1].strip('" '), found[2]
    if not name:
        return address
    if not name.isascii() or "=?" in name:
        return f"{_words(name)} <{address}>"
    if not _BARE_PHRASE.fullmatch(name):
        escaped = name.replace("\\", "\\\\").replace('"', '\\"')
        name = f'"{escaped}"'
    return f"{name} <{address}>"


def _tokens(tokens: Sequence[str]) -> str:
    """Message-IDs that are whole and of a bearable length; the others are left out."""
    return " ".join(token for token in tokens if _TOKEN.fullmatch(token))


def _shortened(references: Sequence[str]) -> Sequence[str]:
    """The first, which names the thread, and the last ones."""
    if len(references) <= _KEPT_REFERENCES + 1:
        return references
    return (references[0], *references[-_KEPT_REFERENCES:])


def _part(subtype: str, text: str) -> bytes:
    """One part with its headers; 7bit where its lines allow it, else quoted-printable."""
    lines = text.encode("utf-8", "replace").replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    lines = lines.replace(b"\0", b"")
    if lines and not lines.endswith(b"\n"):
        lines += b"\n"
    if lines.isascii() and all(len(line) <= _LONGEST for line in lines.split(b"\n")):
        encoding, body = "7bit", lines
    else:
        encoding, body = "quoted-printable", _quoted_printable(lines)
    head = f"Content-Type: text/{subtype}; charset=utf-8\r\nContent-Transfer-Encoding: {encoding}\r\n"
    return head.encode() + b"\r\n" + body.replace(b"\n", b"\r\n")


def _quoted_printable(data: bytes) -> bytes:
    return binascii.b2a_qp(data, istext=True)
