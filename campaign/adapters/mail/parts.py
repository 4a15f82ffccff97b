"""The parts of a mail and the one that a person wrote, found within fixed bounds."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from email.message import Message
from email.policy import compat32
from email.utils import collapse_rfc2231_value
from typing import Final

from campaign.adapters.mail.charset import clean, decoded
from campaign.adapters.mail.flowed import unflowed
from campaign.adapters.mail.headers import Header, read_header
from campaign.adapters.mail.markup import lines_of

HEADER_BYTES: Final = 64 * 1024
MOST_FIELDS: Final = 500
_MOST_PARTS: Final = 100
_DEEPEST: Final = 12
_TYPE_BYTES: Final = 2048
_TYPE_PARAMETERS: Final = 40
_TEXT_BYTES: Final = 1024 * 1024
"""Of one part; what is longer is cut."""


class OddMailError(Exception):
    """A mail whose shape is beyond the bounds; the message says which."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part without parts of its own.

    `group` numbers the multipart/alternative that it stands in, 0 for none.
    """

    content: Message
    body: bytes
    group: int = 0

    @property
    def kind(self) -> str:
        """Its content type, in lower case, without parameters."""
        return self.content.get_content_type()

    @property
    def attached(self) -> bool:
        """Whether it is a file and not what the sender wrote."""
        disposition = str(self.content.get("Content-Disposition", "")).strip().lower()
        named = parameter(self.content, "filename", "Content-Disposition")
        return disposition.startswith("attachment") or bool(named or parameter(self.content, "name"))


def split(block: bytes) -> tuple[bytes, bytes]:
    """The header block and the body of a mail or a part with plain newlines."""
    if block.startswith(b"\n"):
        return b"", block[1:]
    head, _, body = block.partition(b"\n\n")
    return head, body


def content_of(header: Header, default: str = "text/plain") -> Message:
    """The fields that say what a part is, in the library's tolerant hands.

    Raises:
        OddMailError: they are built to cost time.
    """
    content = Message(policy=compat32)
    content.set_default_type(default)
    for name in ("Content-Type", "Content-Disposition", "Content-Transfer-Encoding"):
        value = header.raw(name.lower())
        if len(value) > _TYPE_BYTES or value.count(b";") > _TYPE_PARAMETERS:
            message = f"odd {name}"
            raise OddMailError(message)
        if value:
            content[name] = clean(value.decode("ascii", "replace"))
    return content


def parameter(content: Message, name: str, header: str = "Content-Type") -> str:
    """A parameter of a field, empty where there is none or it cannot be read."""
    try:
        value = content.get_param(name, "", header)
        return collapse_rfc2231_value(value) if value else ""
    except (LookupError, ValueError, TypeError, AttributeError):
        return ""


def parts(header: Header, body: bytes) -> list[Part]:
    """All parts of a mail, in order.

    Raises:
        OddMailError: there are too many, too deep, or their headers are too long.
    """
    found: list[Part] = []
    waiting = [(header, body, "text/plain", 0, 0)]
    count = groups = 0
    while waiting:
        part_header, part_body, default, depth, group = waiting.pop()
        count += 1
        content = content_of(part_header, default)
        pieces = list(_pieces(content, part_body))
        if count + len(waiting) + len(pieces) > _MOST_PARTS:
            message = f"more than {_MOST_PARTS} parts"
            raise OddMailError(message)
        if not pieces:
            found.append(Part(content, part_body, group))
            continue
        if depth == _DEEPEST:
            message = f"parts more than {_DEEPEST} deep"
            raise OddMailError(message)
        kind = content.get_content_type()
        if kind == "multipart/alternative" and not group:
            groups += 1
            group = groups
        inner = "message/rfc822" if kind == "multipart/digest" else "text/plain"
        for piece in reversed(pieces):
            head, rest = split(piece)
            if len(head) > HEADER_BYTES:
                message = "a part's header is too long"
                raise OddMailError(message)
            waiting.append((read_header(head), rest, inner, depth + 1, group))
    return found


def _pieces(content: Message, body: bytes) -> Iterator[bytes]:
    """What stands between a multipart's boundaries; nothing where it is none or has none."""
    if content.get_content_maintype() != "multipart":
        return
    boundary = parameter(content, "boundary").strip()
    if not boundary:
        return
    mark = re.compile(rb"^--%b(--)?[ \t]*$" % re.escape(boundary.encode()), re.MULTILINE)
    start = -1
    for number, found in enumerate(mark.finditer(body)):
        if number > _MOST_PARTS:
            message = f"more than {_MOST_PARTS} parts"
            raise OddMailError(message)
        if start >= 0:
            yield body[start : max(start, found.start() - 1)]
        start = found.end() + 1
        if found[1]:
            return
    if start >= 0:
        yield body[start:]


def written(found: Sequence[Part]) -> str:
    """The text that the sender wrote: the plain parts, else the first HTML part as lines."""
    plain = "\n".join(_text(part) for part in _chosen(found, "text/plain"))
    if plain.strip():
        return plain
    pages = (clean(lines_of(_letters(part))) for part in _chosen(found, "text/html"))
    return next((page for page in pages if page.strip()), "")


def _chosen(found: Sequence[Part], kind: str) -> Iterator[Part]:
    """The parts of a kind that are no files, one of each alternative."""
    groups: set[int] = set()
    for part in found:
        # A multipart whose boundaries are missing is read as the plain text that it looks like.
        same = part.kind == kind or (kind == "text/plain" and part.content.get_content_maintype() == "multipart")
        if same and not part.attached and part.group not in groups:
            yield part
            groups |= {part.group} - {0}


def _text(part: Part) -> str:
    text = clean(_letters(part))
    if parameter(part.content, "format").lower() != "flowed":
        return text
    return unflowed(text, delsp=parameter(part.content, "delsp").lower() == "yes")


def _letters(part: Part) -> str:
    carrier = Message(policy=compat32)
    encoding = str(part.content.get("Content-Transfer-Encoding", "")).split(";")[0].strip().lower()
    carrier["Content-Transfer-Encoding"] = encoding
    carrier.set_payload(part.body.decode("ascii", "surrogateescape"))
    data = carrier.get_payload(decode=True)
    assert isinstance(data, bytes)
    return decoded(data[:_TEXT_BYTES], parameter(part.content, "charset"))
