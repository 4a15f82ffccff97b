"""`read-mail`: what the server would make of a mail."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.shell import Shell, premises

_PLAIN = """\
From: Haddock <haddock@example.org>
To: game+atlantis@localhost
Subject: Re: No. 3
Message-ID: <1@example.org>

Ahoy!
ATTACK Bounty CLOSE
FLEE TWO Takal

> an older mail
"""
_ALTERNATIVE = """\
From: haddock@example.org
To: game@localhost
Subject: two ways
Message-ID: <2@example.org>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

SAIL TO Takal
--b
Content-Type: text/html; charset=utf-8

<p>SAIL TO <b>Sakal</b></p>
--b--
"""


def _mail(text: str, *, name: str = "mail.eml") -> str:
    Path(name).write_bytes(text.replace("\n", "\r\n").encode())
    return name


def test_json_is_the_object_of_the_contract(shell: Shell) -> None:
    assert shell.done("read-mail", _mail(_PLAIN), "--json").json == {
        "message_id": "<1@example.org>",
        "from": "haddock@example.org",
        "subject": "Re: No. 3",
        "disposition": "orders",
        "authenticity": {"method": "none", "accepted": False, "why": "no campaign given"},
        "text": "Ahoy!\nATTACK Bounty CLOSE\nFLEE TWO Takal\n",
        "orders": [{"line": 2, "verb": "ATTACK", "target": "Bounty", "close": True}],
        "errors": [
            {
                "line": 3,
                "column": 6,
                "message": "“TWO” stands where TO or the end of the line was expected. It is written FLEE [TO <land>].",
                "suggestion": "TO",
            }
        ],
        "warnings": ["no order, taken as a remark: line 1"],
    }


def test_people_read_the_same(shell: Shell) -> None:
    said = shell.done("read-mail", _mail(_PLAIN)).out
    for line in (
        "From:        haddock@example.org",
        "Disposition: orders",
        "Writer:      not accepted: no campaign given",
        "  | ATTACK Bounty CLOSE",
        "  line 2: ATTACK (target 'Bounty', close True)",
        "  no order, taken as a remark: line 1",
    ):
        assert line in said.splitlines(), said


def test_the_plain_part_of_a_multipart_mail_is_read(shell: Shell) -> None:
    said = shell.done("read-mail", _mail(_ALTERNATIVE), "--json").json
    assert said["orders"] == [{"line": 1, "verb": "SAIL", "to": "Takal"}]


def test_standard_input_is_read(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(_PLAIN.encode())))
    assert shell.done("read-mail", "-", "--json").json["message_id"] == "<1@example.org>"


@pytest.mark.parametrize(
    ("field", "disposition"),
    [
        ("Auto-Submitted: auto-replied", "auto_reply"),
        ("List-Id: <x.example.org>", "list"),
        ("Return-Path: <>", "auto_reply"),
    ],
)
def test_a_mail_that_gets_no_answer_orders_nothing(field: str, disposition: str, shell: Shell) -> None:
    said = shell.done("read-mail", _mail(f"{field}\n{_PLAIN}"), "--json").json
    assert said["disposition"] == disposition
    assert said["orders"] == said["errors"] == []


def test_a_mail_over_the_limit_is_too_large(shell: Shell) -> None:
    Path("campaign.toml").write_text("[mail]\nlargest = 100\n", encoding="utf-8")
    said = shell.done("read-mail", _mail(_PLAIN), "--json").json
    assert said["disposition"] == "too_large"
    assert said["warnings"] == ["larger than 100 bytes"]
    assert said["orders"] == []


def test_nothing_but_quotes_is_empty_and_no_mail_at_all_malformed(shell: Shell) -> None:
    empty = _PLAIN.partition("\n\n")[0] + "\n\n> older\n"
    assert shell.done("read-mail", _mail(empty), "--json").json["disposition"] == "empty"
    assert shell.done("read-mail", _mail(""), "--json").json["disposition"] == "malformed"


def test_with_a_campaign_the_writer_is_held_against_it(founded: Shell) -> None:
    ask = ("read-mail", "--campaign", "atlantis", "--json")
    assert founded.done(*ask, _mail(_PLAIN)).json["authenticity"] == {
        "method": "none", "accepted": True, "why": "Haddock, by the registered address, which is enough here",
    }  # fmt: skip
    stranger = _mail(_PLAIN.replace("haddock@", "nobody@"))
    assert founded.done(*ask, stranger).json["authenticity"] == {
        "method": "none", "accepted": False, "why": "nobody in atlantis has this address or token",
    }  # fmt: skip
    with premises() as built:
        token = built.house.secrets.token("atlantis", 1, 1)
    by_token = _mail(_PLAIN.replace("haddock@", "nobody@").replace("game+atlantis@", f"game+atlantis.{token}@"))
    assert founded.done(*ask, by_token).json["authenticity"] == {
        "method": "token", "accepted": True, "why": "Ann, by the token in the address",
    }  # fmt: skip


def test_a_mail_that_is_not_there_is_told_in_a_line(shell: Shell) -> None:
    assert shell("read-mail", "none.eml").refusal == (
        "campaign: none.eml: the file cannot be read (No such file or directory): give the name of a mail file"
    )
