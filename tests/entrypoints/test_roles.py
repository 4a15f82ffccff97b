"""`poll`, `tick`, `send`, `serve`: one pass of each role, over a real mail server on loopback ports."""

import asyncio
import imaplib
import os
import signal
import smtplib
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from campaign.adapters.mail.embedded import EmbeddedMail
from tests.shell import Shell

_PASSWORD = "secret"


@dataclass(frozen=True, slots=True)
class Mail:
    imap_port: int
    smtp_port: int

    def send(self, sender: str, text: str) -> None:
        with smtplib.SMTP("127.0.0.1", self.smtp_port) as server:
            letter = (
                f"From: {sender}\r\nTo: game+atlantis@localhost\r\nSubject: orders\r\nMessage-ID: <1@example.org>\r\n"
            )
            server.sendmail(sender, ["game+atlantis@localhost"], f"{letter}\r\n{text}\r\n")


@pytest.fixture
def mail() -> Iterator[Mail]:
    """A mail server in a thread of its own, that knows the game and its players."""
    loop, ready, stop = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    ports: list[Mail] = []

    async def run() -> None:
        addresses = (
            "game@localhost",
            "ann@example.org",
            "haddock@example.org",
            "tie@campaign.test",
            "hob@campaign.test",
        )
        async with EmbeddedMail(dict.fromkeys(addresses, _PASSWORD)) as server:
            ports.append(Mail(server.imap_port, server.smtp_port))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    ready.wait(10)
    yield ports[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(10)
    loop.close()


@pytest.fixture
def connected(founded: Shell, mail: Mail) -> Shell:
    """A campaign whose settings name the mail server."""
    _settings(mail.imap_port, mail.smtp_port)
    return founded


def _settings(imap_port: int, smtp_port: int, password: str = _PASSWORD) -> None:
    Path("campaign.toml").write_text(
        f'[imap]\nhost = "127.0.0.1"\nport = {imap_port}\ntls = "none"\npassword = "{password}"\n'
        f'[smtp]\nhost = "127.0.0.1"\nport = {smtp_port}\ntls = "none"\n',
        encoding="utf-8",
    )


def _closed_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def test_one_pass_of_each(connected: Shell, mail: Mail) -> None:
    first = connected.done("send", "--json").json
    assert first["sent"] > 0
    assert (first["delayed"], first["refused"], first["waiting"], first["trouble"]) == (0, 0, 0, "")
    assert connected.done("send").out == "0 mails sent; 0 wait.\n"
    mail.send("ann@example.org", "STATUS")
    assert connected.done("poll").out == "1 new mail; 1 mail to be sent, 0 set aside.\n"
    assert connected.done("poll", "--json").json == {"new": 0, "aside": 0, "to_send": 1}
    assert connected.done("send").out == "1 mail sent; 0 wait.\n"
    said = connected.done("status", "--json").json
    assert said["mailbox"]["last_poll"]
    assert said["outbox"]["last_sent"]


def test_a_tick_publishes_what_is_due(proposed: Shell) -> None:
    assert proposed.done("tick").out == "atlantis: 0 submissions published.\n"
    assert proposed.done("tick", "--json", "--campaign", "atlantis").json == {"ticks": 0, "campaigns": {"atlantis": 0}}
    assert proposed("tick", "--campaign", "x").refusal.startswith("campaign: there is no campaign x: ")


def test_a_tick_without_a_campaign(shell: Shell) -> None:
    shell.done("migrate")
    assert shell.done("tick").out == "There is no campaign yet.\n"
    assert shell.done("tick", "--json").json == {"ticks": 0, "campaigns": {}}


def test_a_wrong_password_is_told_in_a_line_and_by_status(founded: Shell, mail: Mail) -> None:
    _settings(mail.imap_port, mail.smtp_port, password="wrong")
    for command in ("poll", "serve"):
        said = founded(command)
        assert said.status == 1
        assert said.err.splitlines()[-1].startswith(
            f"campaign: The IMAP server 127.0.0.1:{mail.imap_port} refuses user 'game@localhost' ("
        )
        assert said.err.splitlines()[-1].endswith("): correct user and password in the settings.")
    status = founded("status")
    assert status.status == 1
    assert status.err.startswith("campaign: stuck: the mailbox cannot be polled: The IMAP server 127.0.0.1:")


def test_a_server_that_is_not_there_is_told_in_a_line(founded: Shell) -> None:
    port = _closed_port()
    _settings(port, port)
    refusal = founded("poll").refusal
    assert refusal.startswith(f"campaign: The IMAP server 127.0.0.1:{port} cannot be reached: ")
    assert refusal.endswith(" Check imap.host and imap.port in the settings, or try again later.")
    said = founded("send")
    assert said.status == 1
    assert said.out.startswith("0 mails sent; ")
    assert " could not be handed over and will be tried again: The SMTP server 127.0.0.1:" in said.err


def test_a_mail_refused_for_good_is_told(connected: Shell) -> None:
    connected.writes("nobody@elsewhere.test", "STATUS")
    said = connected("send", "--json")
    assert said.status == 1
    assert said.json["refused"] == 1
    assert said.err.startswith("campaign: 1 refused for good: The SMTP server 127.0.0.1:")


def test_roles_are_known(founded: Shell) -> None:
    assert founded("serve", "--only", "poll,web").usage == (
        "campaign: Invalid value for '--only': there is no role 'web': known are poll, clock, send: "
        "see `campaign serve --help`"
    )


def test_serving_answers_and_ends_at_a_signal(connected: Shell, mail: Mail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAIGN_SERVER_POLL_SECONDS", "0.1")
    mail.send("ann@example.org", "STATUS")
    with ThreadPoolExecutor(1) as watch:
        answered = watch.submit(_end_when_answered, mail)
        said = connected("serve")
    assert answered.result()
    assert (said.status, said.out) == (0, "")
    assert "serving" in said.err
    assert "stopped" in said.err


def _end_when_answered(mail: Mail) -> bool:
    deadline = time.monotonic() + 20
    while not (answered := _answered(mail)) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGTERM)
    return answered


def _answered(mail: Mail) -> bool:
    with imaplib.IMAP4("127.0.0.1", mail.imap_port) as box:
        box.login("ann@example.org", _PASSWORD)
        box.select("INBOX", readonly=True)
        _, found = box.search(None, "SUBJECT", '"Re: orders"')
        return bool(found[0])
