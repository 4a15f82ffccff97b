"""The words of IMAP: how arguments are written and answers are read."""

import base64
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_HEAD: Final = re.compile(rb"\d+ FETCH \(")
_UID: Final = re.compile(rb"\bUID (\d+)")
_SIZE: Final = re.compile(rb"\bRFC822\.SIZE (\d+)")
_QUOTED_BODY: Final = re.compile(rb'BODY\[\] "((?:[^"\\]|\\.)*)"')
_VALIDITY: Final = re.compile(rb"\[UIDVALIDITY (\d+)\]", re.IGNORECASE)
_NOT_ASCII: Final = re.compile(r"[^ -~]+")


@dataclass(frozen=True, slots=True)
class Answered:
    """What the server said of one mail; `size` is -1 and `body` None where it did not say."""

    uid: int
    size: int
    body: bytes | None


def quoted(text: str) -> str:
    r"""A quoted string; aioimaplib quotes nothing but the password.

    >>> print(quoted('bob "the" smith'))
    "bob \"the\" smith"
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def folder(name: str) -> str:
    """A folder's name, quoted and in modified UTF-7 (RFC 3501, 5.1.3).

    >>> print(folder("Spiele & Kämpfe"))
    "Spiele &- K&AOQ-mpfe"
    """
    return quoted(_NOT_ASCII.sub(_shifted, name.replace("&", "&-")))


def _shifted(found: re.Match[str]) -> str:
    code = base64.b64encode(found[0].encode("utf-16-be", "replace"), b"+,")
    return f"&{code.decode().rstrip('=')}-"


def uid_set(uids: Iterable[int]) -> str:
    """UIDs as a set, runs drawn together.

    >>> uid_set([3, 4, 5, 9])
    '3:5,9'
    """
    runs: list[list[int]] = []
    for uid in sorted(uids):
        if runs and uid <= runs[-1][1] + 1:
            runs[-1][1] = uid
        else:
            runs.append([uid, uid])
    return ",".join(str(first) if first == last else f"{first}:{last}" for first, last in runs)


def numbers(lines: Sequence[bytes | bytearray]) -> set[int]:
    """The numbers in the answer to a SEARCH, which may have come in several lines or none.

    >>> sorted(numbers([b"3 1", b"", b"7"]))
    [1, 3, 7]
    """
    return {int(word) for line in lines for word in bytes(line).split() if word.isdigit()}


def uid_validity(lines: Sequence[bytes | bytearray]) -> int | None:
    """The UIDVALIDITY in the answer to a SELECT.

    >>> uid_validity([b"3 EXISTS", b"OK [UIDVALIDITY 17] UIDs valid"])
    17
    """
    for line in lines:
        if found := _VALIDITY.search(line):
            return int(found[1])
    return None


def mails(lines: Sequence[bytes | bytearray]) -> list[Answered]:
    """The mails in the answer to a FETCH of UID and RFC822.SIZE or BODY[].

    What the server says unasked about other mails stands among them; who asks matches by UID, never
    by position. Lines are `bytes`, literals `bytearray`; a mail's attributes come in any order.

    >>> mails([b"1 FETCH (BODY[] {2}", bytearray(b"ab"), b" UID 7)", b"2 FETCH (FLAGS (x))"])
    [Answered(uid=7, size=-1, body=b'ab')]
    """
    groups: list[tuple[list[bytes], list[bytes]]] = []
    for line in lines:
        if isinstance(line, bytearray):
            if groups:
                groups[-1][1].append(bytes(line))
        elif _HEAD.match(line):
            groups.append(([line], []))
        elif groups:
            groups[-1][0].append(line)
    answers = (_answered(b"".join(words), literals) for words, literals in groups)
    return [answer for answer in answers if answer is not None]


def _answered(words: bytes, literals: Sequence[bytes]) -> Answered | None:
    uid, size = _UID.search(words), _SIZE.search(words)
    if uid is None:
        return None
    body: bytes | None = None
    if b"BODY[]" in words:
        if literals:
            body = literals[0]
        elif found := _QUOTED_BODY.search(words):
            body = re.sub(rb"\\(.)", rb"\1", found[1])
    return Answered(uid=int(uid[1]), size=int(size[1]) if size else -1, body=body)
