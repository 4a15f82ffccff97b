"""The fields of a mail's header: encoded words, addresses, tokens."""

import base64
import binascii
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from campaign.adapters.mail.charset import clean, decoded

FIELD_BYTES: Final = 4096
"""A longer field is cut."""

_MOST_ADDRESSES: Final = 100
_NAME_LETTERS: Final = 200

_ENCODED: Final = re.compile(r"=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=")
_ENCODED_RUN: Final = re.compile(r"(=\?[^?\s]{1,60}\?[bBqQ]\?[^?]*\?=)\s+(?==\?)")
_TOKEN: Final = re.compile(r"<[^<>\s]{1,250}>")
_BARE_TOKEN: Final = re.compile(r"[^<>\s]{1,250}@[^<>\s]{1,250}")
_PIECE: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|<[^<>]*>?|[(),;:]|\\.|[^"<(),;:\\]+|.', re.DOTALL)
_DOMAIN: Final = re.compile(r"\[[0-9a-f:.]+\]|[a-z0-9_-][a-z0-9._-]*")
_LOCAL: Final = r"""(?:[^\s<>(),;:"@\[\]\\]{1,64}|"(?:[^"\\\s]|\\\S){1,62}")"""
_ADDRESS: Final = re.compile(rf"({_LOCAL})@(\[[0-9A-Fa-f:.]{{2,60}}\]|[^\s<>(),;:\"@\[\]\\]{{1,253}})")


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name in lower case, its value as it came, unfolded."""

    name: str
    value: bytes


@dataclass(frozen=True, slots=True)
class Header:
    """All fields of a header, in order."""

    fields: tuple[Field, ...]

    def raw(self, name: str) -> bytes:
        """The first field of this name, empty where there is none."""
        return next((field.value for field in self.fields if field.name == name), b"")

    def every(self, name: str) -> tuple[bytes, ...]:
        """All fields of this name."""
        return tuple(field.value for field in self.fields if field.name == name)

    def has(self, name: str) -> bool:
        """Whether there is a field of this name."""
        return any(field.name == name for field in self.fields)

    def text(self, name: str) -> str:
        """The first field of this name, decoded."""
        return field_text(self.raw(name))

    def addresses(self, name: str) -> tuple[tuple[str, str], ...]:
        """The display names and bare addresses of all fields of this name."""
        found = (pair for value in self.every(name) for pair in addresses(value))
        return tuple(found)[:_MOST_ADDRESSES]


def read_header(block: bytes) -> Header:
    r"""The fields of a header block with plain newlines; lines that are none are passed over.

    >>> read_header(b"To: a@b.c,\n d@e.f\njunk\nX-Y:z").fields[0]
    Field(name='to', value=b'a@b.c, d@e.f')
    """
    return Header(tuple(_fields(block)))


def _fields(block: bytes) -> Iterator[Field]:
    for lines in re.split(rb"\n(?![ \t])", block):
        name, colon, value = lines.partition(b":")
        name = name.rstrip(b" \t")
        if colon and re.fullmatch(rb"[!-9;-~]{1,100}", name):
            words = re.sub(rb"\n[ \t]*", b" ", value).strip()
            yield Field(name.decode("ascii").lower(), words[:FIELD_BYTES])


def field_text(value: bytes) -> str:
    """A field's text: encoded words decoded (RFC 2047), on one line, nothing unseen in it.

    >>> field_text(b"=?utf-8?Q?K=C3=A4?=  =?iso-8859-1?q?mpfe?= =?x?b?!!!?=")
    'Kämpfe'
    """
    return _decoded_words(decoded(value, "utf-8"))


def _decoded_words(text: str) -> str:
    """Neighbours in one charset are joined before they are decoded: letters are cut across them."""
    text = _ENCODED_RUN.sub(r"\1", text)
    pieces: list[str] = []
    waiting: list[bytes] = []
    charset = ""
    end = 0
    for found in _ENCODED.finditer(text):
        word_charset = found[1].partition("*")[0].lower()
        if waiting and (found.start() > end or word_charset != charset):
            pieces.append(decoded(b"".join(waiting), charset))
            waiting = []
        pieces.append(text[end : found.start()])
        waiting.append(_word_bytes(found[2].lower(), found[3]))
        charset, end = word_charset, found.end()
    pieces += [decoded(b"".join(waiting), charset), text[end:]]
    return " ".join(clean("".join(pieces)).split())


def _word_bytes(encoding: str, text: str) -> bytes:
    data = text.encode("utf-8", "replace")
    if encoding == "q":
        return binascii.a2b_qp(data, header=True)
    letters = re.sub(rb"[^A-Za-z0-9+/]", b"", data)
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return base64.b64decode(letters + b"=" * (-len(letters) % 4))


def addresses(value: bytes) -> tuple[tuple[str, str], ...]:
    """The display names and bare addresses in a field, domains in lower case.

    The field is taken apart before encoded words are decoded, so that they cannot smuggle in an `@`.

    >>> addresses(b'"Bonny, Anne" <Anne+X@Campaign.TEST> (hi), crew: tivol@b.c;')
    (('Bonny, Anne', 'Anne+X@campaign.test'), ('', 'tivol@b.c'))
    """
    found: list[tuple[str, str]] = []
    for phrase, angle in _mailboxes(decoded(value[:FIELD_BYTES], "utf-8")):
        words = "".join(phrase)
        address = _address(angle if angle is not None else words)
        if address:
            found.append((_name(phrase) if angle is not None else "", address))
    return tuple(found[:_MOST_ADDRESSES])


def _mailboxes(text: str) -> Iterator[tuple[list[str], str | None]]:
    """The phrase and, if there is one, the content of the angle brackets of each mailbox."""
    phrase: list[str] = []
    angle: str | None = None
    depth = 0
    for piece in _PIECE.findall(text):
        if piece in {"(", ")"}:
            depth = max(0, depth + (1 if piece == "(" else -1))
        elif depth:
            continue
        elif piece in {",", ";"}:
            yield phrase, angle
            phrase, angle = [], None
        elif piece == ":":
            phrase = []  # what stood before it named a group
        elif piece[0] == "<":
            angle = piece.strip("<>")
        else:
            phrase.append(piece)
    yield phrase, angle


def _address(text: str) -> str:
    """A whole address, its domain in lower case and ASCII; else nothing."""
    text = re.sub(r"^@[^:]*:", "", text.strip()).removeprefix("mailto:")
    found = _ADDRESS.fullmatch(clean(text))
    domain = _domain(found[2]) if found else ""
    return f"{found[1]}@{domain}" if found and domain else ""


def _domain(name: str) -> str:
    """A domain in lower case and ASCII (IDNA); nothing where there is no such domain."""
    if not name.isascii():
        try:
            name = name.encode("idna").decode("ascii")
        except UnicodeError:
            return ""
    name = name.lower().rstrip(".")
    return name if _DOMAIN.fullmatch(name) else ""


def _name(phrase: Sequence[str]) -> str:
    """A display name: its quoted strings unquoted, then its encoded words decoded."""
    return _decoded_words("".join(map(_unquoted, phrase))).strip("' ")[:_NAME_LETTERS]


def _unquoted(piece: str) -> str:
    if not piece.startswith('"'):
        return piece
    return re.sub(r"\\(.)", r"\1", piece[1:].removesuffix('"'))


def tokens(value: bytes) -> tuple[str, ...]:
    """The whole Message-IDs in a field, with their angle brackets.

    >>> tokens(b"<a@b> junk <c d> <e@f>")
    ('<a@b>', '<e@f>')
    >>> tokens(b"a@b")
    ('<a@b>',)
    """
    text = clean(decoded(value[:FIELD_BYTES], "utf-8")).strip()
    if _BARE_TOKEN.fullmatch(text):
        return (f"<{text}>",)
    return tuple(_TOKEN.findall(text))
