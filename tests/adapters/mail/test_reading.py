"""Mails by the file: each `.eml` is read as the `.yaml` beside it says."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from campaign.adapters.mail import mime, parts
from campaign.adapters.mail.mime import LetterReading, read_letter
from campaign.services.letter import Disposition, Letter
from campaign.services.ports import LetterReader

MAILS = Path(__file__).parents[2] / "data" / "mail"
reading = LetterReading(own_domain="campaign.test", own_mailbox="game@campaign.test")


def cases() -> list[Path]:
    return sorted(MAILS.glob("*.eml"))


def bounded(letter: Letter) -> bool:
    """What holds for every letter."""
    texts = [letter.text, letter.form, letter.subject, letter.sender_name, letter.date]
    single = [letter.sender, letter.message_id, *letter.recipients, *letter.references]
    return (
        all(sign >= " " or sign in "\n\t" for text in texts for sign in text)
        and not any(set(word) & set("\r\n\t \0") for word in single)
        and all(not text or text.endswith("\n") for text in (letter.text, letter.form))
        and len(letter.text) <= 2 * mime.MAIL_BYTES
        and len(letter.subject) < 1000
        and len(letter.references) <= 30
        and len(letter.recipients) <= 400
        and len(letter.digest) == 64
    )


def test_a_reading_is_a_letter_reader() -> None:
    reader: LetterReader = reading
    assert reader(b"").disposition is Disposition.MALFORMED


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_a_mail_is_read_as_expected(path: Path) -> None:
    wanted: dict[str, Any] = yaml.safe_load(path.with_suffix(".yaml").read_text())
    letter = reading(path.read_bytes())
    found = asdict(letter)
    seen = {key: list(v) if isinstance(v := found[key], tuple) else v for key in wanted}
    assert seen == wanted
    assert bounded(letter)


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_the_digest_does_not_depend_on_the_way(path: Path) -> None:
    raw = path.read_bytes().replace(b"\r\n", b"\n")
    first, _, rest = raw.partition(b"\n")
    way = b"Delivered-To: x@y.z\r\nReceived: from a by b\r\n"
    if first.startswith(b"From "):  # a mailbox file's line comes first of all
        raw = rest
    if b"\n\n" in raw:
        assert reading(way + raw + b"\n").digest == reading(raw).digest


def test_another_body_has_another_digest() -> None:
    raw = (MAILS / "base-plain.eml").read_bytes()
    assert reading(raw).digest != reading(raw + b"FIGHT\r\n").digest


def test_a_mail_over_the_bound_is_set_aside_with_its_header() -> None:
    raw = (MAILS / "base-plain.eml").read_bytes() + b"x" * mime.MAIL_BYTES
    letter = reading(raw)
    assert letter.disposition is Disposition.TOO_LARGE
    assert (letter.sender, letter.text) == ("anne@players.test", "")


def test_a_header_block_over_the_bound_is_malformed() -> None:
    raw = b"From: a@b.c\n" + b"X: y\n z\n" * 10_000 + b"\nFIGHT\n"
    assert len(raw) > parts.HEADER_BYTES
    assert reading(raw).disposition is Disposition.MALFORMED


def test_whatever_goes_wrong_is_the_mails_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_block: bytes) -> tuple[bytes, bytes]:
        raise RecursionError

    monkeypatch.setattr(mime, "split", broken)
    letter = reading(b"From: a@b.c\n\nFIGHT\n")
    assert letter.disposition is Disposition.MALFORMED
    assert letter.warnings == ("not understood: RecursionError",)


SHARDS = st.sampled_from(
    [
        *(b"From: ", b"To: ", b"Subject: ", b"Message-ID: <", b"References: ", b"Return-Path: <>\n"),
        *(b"Content-Type: multipart/mixed; boundary=b\n", b"\n--b\n", b"\n--b--\n", b"\n\n", b"\n", b"\r"),
        *(b"Content-Type: text/html\n", b"Content-Type: text/plain; format=flowed; charset=", b"utf-7"),
        *(b"Content-Transfer-Encoding: base64\n", b"Content-Transfer-Encoding: quoted-printable\n"),
        *(b"=?utf-8?b?", b"=?utf-8?q?=", b"?=", b'"', b"\\", b"(", b")", b"<", b">", b"@", b",", b";", b":"),
        *(b"PROPOSE x\n", b"END\n", b"#orders\n", b"#end\n", b"#form k\n", b"#end form\n", b"> ", b"-- \n"),
        *(b"On 4 May 2026 10:11, Anne <a@b.c> wrote:\n", b"From: x\nSent: y\nTo: z\nSubject: w\n"),
        *(b"<div>", b"<blockquote>", b"</div>", b"<pre>", b"<!--", b"&#0;", b"<p style='display:none'>"),
        *(b"\xff", b"\x00", b"\xc3", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"\xcc\x81", b"FIGHT", b" ", b"\t"),
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.one_of(SHARDS, st.binary(max_size=8)), max_size=60).map(b"".join))
def test_no_bytes_are_too_odd(raw: bytes) -> None:
    letter = reading(raw)
    assert bounded(letter)
    assert not any(warning.startswith("not understood") for warning in letter.warnings)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(sorted(path.name for path in cases())),
    st.integers(0, 5000),
    st.integers(0, 40),
    st.one_of(SHARDS, st.binary(max_size=8)),
)
def test_no_damage_is_too_great(name: str, place: int, cut: int, shard: bytes) -> None:
    raw = (MAILS / name).read_bytes()
    place %= len(raw)
    letter = read_letter(raw[:place] + shard + raw[place + cut :], own_domain="c.test", own_mailbox="g@c.test")
    assert bounded(letter)
    assert not any(warning.startswith("not understood") for warning in letter.warnings)
