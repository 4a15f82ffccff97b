"""Which letters the bytes of a mail stand for, whatever it declares."""

import codecs
import re
import unicodedata
from typing import Final

_BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_OTHER_NAMES: Final = {
    "ansi_x3.4-1968": "cp1252",
    "ascii": "cp1252",
    "cp-850": "cp850",
    "gb2312": "gb18030",
    "iso-8859-1": "cp1252",
    "iso-8859-8-i": "iso8859-8",
    "iso8859-1": "cp1252",
    "ks_c_5601-1987": "cp949",
    "latin-1": "cp1252",
    "latin1": "cp1252",
    "shift_jis": "cp932",
    "us-ascii": "cp1252",
    "windows-31j": "cp932",
    "x-gbk": "gb18030",
}
"""What senders write, and the larger set that they mean."""

_TEXT_CODECS: Final = frozenset(
    [
        "utf-8",
        "utf-16",
        "utf-16-le",
        "utf-16-be",
        "utf-32",
        "utf-7",
        "gb18030",
        "gbk",
        "hz",
        "big5",
        "big5hkscs",
        "cp932",
        "cp949",
        "cp950",
        "euc_jp",
        "euc_kr",
        "shift_jis",
        "iso2022_jp",
        "iso2022_jp_1",
        "iso2022_jp_2",
        "iso2022_kr",
        "koi8-r",
        "koi8-u",
        "ptcp154",
        "tis-620",
        "mac-roman",
        "mac-cyrillic",
        "mac-latin2",
        "cp437",
        "cp850",
        "cp852",
        "cp855",
        "cp857",
        "cp858",
        "cp862",
        "cp866",
        "cp874",
        "cp1250",
        "cp1251",
        "cp1252",
        "cp1253",
        "cp1254",
        "cp1255",
        "cp1256",
        "cp1257",
        "cp1258",
        "iso8859-2",
        "iso8859-3",
        "iso8859-4",
        "iso8859-5",
        "iso8859-6",
        "iso8859-7",
        "iso8859-8",
        "iso8859-9",
        "iso8859-10",
        "iso8859-11",
        "iso8859-13",
        "iso8859-14",
        "iso8859-15",
        "iso8859-16",
    ]
)
"""Python names other things codecs too (hex, rot13, punycode, idna), some of them slow."""

_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""Controls, soft hyphens, zero widths, BOMs, marks of direction, tags."""

_BREAKS: Final = re.compile("\r\n?|[\x0b\x0c\x85\u2028\u2029]")
_BLANKS: Final = re.compile("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_MOST_MARKS: Final = 30
"""On one letter (UAX 15, Stream-Safe): putting them in order takes time with the square of it."""

_MARKED: Final = re.compile("[^\x00-\u02ff]{31,}")
_HALVES: Final = re.compile("[\ud800-\udfff]")


def decoded(data: bytes, declared: str) -> str:
    r"""The text of these bytes: by BOM, as declared if that can be, else as UTF-8, else as cp1252.

    >>> decoded("Größe".encode(), "iso-8859-1")
    'Größe'
    >>> decoded(b"Gr\xf6\xdfe", "utf-8")
    'Größe'
    """
    for bom, name in _BOMS:
        if data.startswith(bom) and (text := _strictly(data, name)) is not None:
            return text
    name = _codec(declared)
    # Latin-1, or nothing, is declared by programs that have never looked: valid UTF-8 is UTF-8.
    if name == "cp1252" and (text := _strictly(data, "utf-8")) is not None:
        return text
    for attempt in (name, "utf-8"):
        if attempt and (text := _strictly(data, attempt)) is not None:
            return text
    return data.decode("cp1252", "replace")


def clean(text: str) -> str:
    r"""The text with plain line ends and blanks, without anything that cannot be seen; NFC.

    Of the controls newline and tab alone are left.

    >>> clean("SAIL\xa0TO\u200b Takal\x07\r\n")
    'SAIL TO Takal\n'
    """
    text = _BREAKS.sub("\n", text)
    text = _UNSEEN.sub("", text)
    text = _BLANKS.sub(" ", text)
    text = _MARKED.sub(_with_few_marks, _HALVES.sub("\ufffd", text))
    return unicodedata.normalize("NFC", text)


def _with_few_marks(found: re.Match[str]) -> str:
    """Letters without the combining marks that stand beyond the thirtieth on one letter."""
    kept: list[str] = []
    marks = 0
    for letter in found[0]:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _codec(declared: str) -> str:
    """Python's name of a declared charset, or nothing if it is no charset of text."""
    word = re.sub(r"[^a-z0-9_.:-]", "", declared.lower())[:40] or "us-ascii"
    try:
        name = codecs.lookup(_OTHER_NAMES.get(word, word)).name
    except (LookupError, ValueError):
        return ""
    return name if name in _TEXT_CODECS else ""


def _strictly(data: bytes, name: str) -> str | None:
    try:
        return data.decode(name)
    except UnicodeError:
        return None
