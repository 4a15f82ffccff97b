"""The bytes of a mail: what other programs must be able to read, and nobody break out of."""

import email
import email.policy
from email.message import EmailMessage
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaign.adapters.mail.compose import compose
from campaign.adapters.mail.mime import read_letter
from campaign.services.letter import Disposition
from campaign.services.ports import Outgoing

WORDS = st.text(st.characters(codec="utf-8"), max_size=300)


def outgoing(**changes: Any) -> Outgoing:
    values: dict[str, Any] = {
        "to": "anne@players.test",
        "sender": "The Game <game@campaign.test>",
        "reply_to": "game+fg8.k3xq@campaign.test",
        "subject": "Turn 7",
        "message_id": "<7.anne@campaign.test>",
        "template": "report",
        "page": None,
        "date": 1777889472.9,
    }
    return Outgoing(**(values | changes))


def read(raw: bytes) -> EmailMessage:
    message = email.message_from_bytes(raw, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    return message


def contents(raw: bytes) -> list[str]:
    return [part.get_content() for part in read(raw).iter_parts() if isinstance(part, EmailMessage)]


def test_a_report_has_the_headers_of_one() -> None:
    message = read(compose(outgoing(), "Ahoy\n", "<p>Ahoy</p>\n"))
    assert dict(message.items()) == {
        "From": "The Game <game@campaign.test>",
        "To": "anne@players.test",
        "Reply-To": "game+fg8.k3xq@campaign.test",
        "Subject": "Turn 7",
        "Date": "Mon, 04 May 2026 10:11:12 +0000",
        "Message-ID": "<7.anne@campaign.test>",
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "X-Campaign-Loop": "1",
        "MIME-Version": "1.0",
        "Content-Type": message["Content-Type"],
    }
    assert message.get_content_type() == "multipart/alternative"


def test_an_answer_says_so_and_stands_in_its_thread() -> None:
    references = tuple(f"<{number}@players.test>" for number in range(40))
    raw = compose(outgoing(answers=True, in_reply_to=references[-1], references=references), "a\n", "b\n")
    message = read(raw)
    assert message["Auto-Submitted"] == "auto-replied"
    assert message["In-Reply-To"] == "<39@players.test>"
    assert message["References"].split() == [references[0], *references[-20:]]


def test_the_parts_are_text_then_html() -> None:
    raw = compose(outgoing(), "Größe\n.\nFrom here\n", "<p>Größe</p>")
    assert contents(raw) == ["Größe\r\n.\r\nFrom here\r\n", "<p>Größe</p>\r\n"]


def test_ascii_with_short_lines_needs_no_encoding() -> None:
    raw = compose(outgoing(), "Ahoy\n", "x" * 999 + "\n")
    first, second = read(raw).iter_parts()
    assert first["Content-Transfer-Encoding"] == "7bit"
    assert second["Content-Transfer-Encoding"] == "quoted-printable"


def test_the_same_mail_has_the_same_bytes() -> None:
    assert compose(outgoing(), "a\n", "b\n") == compose(outgoing(), "a\n", "b\n")


@pytest.mark.parametrize("field", ["subject", "sender", "to", "reply_to"])
def test_no_text_breaks_out_of_its_field(field: str) -> None:
    raw = compose(outgoing(**{field: "a <x@y.z>\r\nBcc: evil@x.y\n\nbody"}), "a\n", "b\n")
    assert "Bcc" not in read(raw)
    assert len(contents(raw)) == 2


def test_extra_headers_are_checked() -> None:
    headers = (("List-Id", "<fg8.campaign.test>"), ("Bad Name", "x"), ("X-A", "1\r\nBcc: e@x.y"))
    message = read(compose(outgoing(headers=headers), "a\n", "b\n"))
    assert message["List-Id"] == "<fg8.campaign.test>"
    assert (message["Bad Name"], message["Bcc"], message["X-A"]) == (None, None, "1 Bcc: e@x.y")


def test_a_token_that_is_none_is_left_out() -> None:
    raw = compose(outgoing(references=("<a@b>", "<c d>", "<e>\r\nX: y")), "a\n", "b\n")
    assert read(raw)["References"] == "<a@b>"


@given(subject=WORDS, name=WORDS, text=WORDS, html=WORDS)
def test_whatever_the_words_the_shape_holds(subject: str, name: str, text: str, html: str) -> None:
    raw = compose(outgoing(subject=subject, sender=f"{name} <game@campaign.test>"), text, html)
    assert raw.isascii()
    assert max(map(len, raw.split(b"\r\n"))) <= 998
    assert raw.count(b"\r\n") == raw.count(b"\n") == raw.count(b"\r")
    letter = read_letter(raw, own_domain="campaign.test", own_mailbox="game@campaign.test")
    assert letter.disposition is Disposition.LOOP
    assert letter.message_id == "<7.anne@campaign.test>"
    assert letter.recipients == ("anne@players.test",)


@given(subject=st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), max_size=200))
def test_a_subject_is_read_back(subject: str) -> None:
    raw = compose(outgoing(subject=subject), "a\n", "b\n")
    letter = read_letter(raw, own_domain="campaign.test", own_mailbox="game@campaign.test")
    expected = read_letter(b"Subject: " + subject.encode() + b"\n\n", own_domain="", own_mailbox="").subject
    assert letter.subject == expected or "=?" in subject
