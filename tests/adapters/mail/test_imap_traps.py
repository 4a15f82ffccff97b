"""Each trap of aioimaplib, and what servers do wrong, as a regression."""

import asyncio
import ssl
import subprocess
from pathlib import Path

import pytest

from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from campaign.services.ports import MailboxLostError, MailboxRefusedError
from tests.adapters.mail.imap_talk import mailbox, on, said, usual
from tests.adapters.mail.scripted import DROP, SILENCE, Script, imap_server
from tests.adapters.mail.stages import fetched, run


async def lost_at(script: Script, seconds: float = 5.0) -> MailboxLostError:
    async with imap_server(script) as server:
        box = mailbox(server, seconds)
        with pytest.raises(MailboxLostError) as caught:
            await _opened_and_fetched(box)
        with pytest.raises(MailboxLostError):
            await box.mark([1], "Processed")
        heard = len(server.heard)
        await box.close()
        assert len(server.heard) == heard, "a link that was lost says nothing more"
        return caught.value


async def _opened_and_fetched(box: ImapMailbox) -> None:
    await box.open()
    await fetched(box)


def test_a_connection_dropped_in_the_middle_of_a_body_is_noticed_at_once() -> None:
    answer = b"* 1 FETCH (UID 1 BODY[] {500}\r\nhel" + DROP
    error = run(lost_at(on(b"UID FETCH 1 (UID BODY", answer)))
    assert "was lost" in str(error)


def test_a_connection_dropped_instead_of_an_answer_is_noticed_at_once() -> None:
    assert "was lost" in str(run(lost_at(on(b"UID SEARCH", DROP))))


def test_a_silent_server_meets_the_deadline() -> None:
    error = run(lost_at(on(b"UID SEARCH", SILENCE), seconds=0.05))
    assert "has not answered for 0.05 seconds" in str(error)


def test_a_server_without_a_greeting_meets_the_deadline() -> None:
    async def story() -> None:
        async with imap_server(usual, greeting=b"") as server:
            with pytest.raises(MailboxLostError, match="has not answered"):
                await mailbox(server, 0.05).open()

    run(story())


def test_a_goodbye_is_as_good_as_a_hangup() -> None:
    error = run(lost_at(on(b"UID SEARCH", b"* BYE Server shutting down\r\n")))
    assert "Server shutting down" in str(error)


def test_goodbye_in_place_of_idling_is_noticed_at_once() -> None:
    async def story() -> None:
        async with imap_server(on(b"IDLE", b"* BYE timeout\r\n" + DROP)) as server:
            box = mailbox(server)
            await box.open()
            await fetched(box)
            with pytest.raises(MailboxLostError, match="timeout"):
                await box.wait(60)

    run(story())


def test_a_connection_dropped_under_idle_is_noticed_at_once() -> None:
    async def story() -> None:
        async with imap_server(on(b"IDLE", b"+ idling\r\n" + DROP)) as server:
            box = mailbox(server)
            await box.open()
            await fetched(box)
            with pytest.raises(MailboxLostError):
                await box.wait(60)

    run(story())


def test_a_server_that_refuses_idle_is_asked_after_sleeping() -> None:
    async def story() -> None:
        async with imap_server(on(b"IDLE", b"@ NO not now\r\n")) as server:
            box = mailbox(server)
            await box.open()
            await fetched(box)
            assert not await box.wait(0.03)
            assert not await box.wait(0.03)
            assert len(said(server, b"IDLE")) == 1
            assert said(server, b"NOOP")
            await box.close()

    run(story())


def test_a_server_that_ends_idle_by_itself_is_not_asked_again_at_once() -> None:
    async def story() -> None:
        async with imap_server(on(b"IDLE", b"+ idling\r\n@ OK enough\r\n")) as server:
            box = mailbox(server)
            await box.open()
            await fetched(box)
            assert not await box.wait(0.05)
            assert len(said(server, b"IDLE")) == 1
            await box.close()

    run(story())


def test_without_idle_news_comes_from_noop() -> None:
    async def story() -> None:
        script = on(b"NOOP", b"* 2 EXISTS\r\n@ OK done\r\n")
        async with imap_server(script, capabilities=b"IMAP4rev1") as server:
            box = mailbox(server)
            await box.open()
            await fetched(box)
            assert await box.wait(0.02)
            assert said(server, b"IDLE") == []
            await box.close()

    run(story())


def test_mail_announced_during_a_command_ends_the_wait_at_once() -> None:
    async def story() -> None:
        answer = b"* 1 FETCH (UID 1 BODY[] {5}\r\nhello)\r\n* 2 EXISTS\r\n* 1 RECENT\r\n@ OK\r\n"
        async with imap_server(on(b"UID FETCH 1 (UID BODY", answer)) as server:
            box = mailbox(server)
            await box.open()
            assert len(await fetched(box)) == 1
            assert await box.wait(60)
            await box.close()

    run(story())


def test_a_refusal_that_passes_is_a_loss() -> None:
    error = run(lost_at(on(b"LOGIN", b"@ NO [UNAVAILABLE] try later\r\n")))
    assert "try later" in str(error)


def test_a_server_without_uidvalidity_is_refused() -> None:
    async def story() -> None:
        async with imap_server(on(b"SELECT", b"* 1 EXISTS\r\n@ OK done\r\n")) as server:
            with pytest.raises(MailboxRefusedError, match="UIDVALIDITY"):
                await mailbox(server).open()

    run(story())


def test_a_cancelled_call_throws_the_connection_away() -> None:
    async def story() -> None:
        async with imap_server(on(b"UID SEARCH", SILENCE)) as server:
            box = mailbox(server)
            await box.open()
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.02):
                    await fetched(box)
            with pytest.raises(MailboxLostError):
                await fetched(box)
            await box.open()  # a new connection
            assert server.connections == 2
            await box.close()

    run(story())


def test_nonsense_is_a_loss() -> None:
    run(lost_at(on(b"UID SEARCH", b"A1 OK that was for another\r\n")))
    run(lost_at(on(b"CAPABILITY", b"@ OK\r\n"), seconds=0.1))


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    command = [
        *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-nodes", "-days", "30", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"),
        *("-keyout", str(path), "-out", str(path.with_suffix(".crt"))),
    ]
    try:
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own command
    except FileNotFoundError:
        pytest.skip("no openssl here to make a certificate")
    path.write_text(path.read_text() + path.with_suffix(".crt").read_text())
    return path


def test_a_loss_is_noticed_over_tls_too(certificate: Path) -> None:
    async def story() -> None:
        ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        ours.load_cert_chain(certificate)
        async with imap_server(on(b"UID SEARCH", DROP), tls=ours) as server:
            account = ImapAccount(host="127.0.0.1", port=server.port, user="a", password="b", tls="implicit")
            box = ImapMailbox(account, ssl.create_default_context(cafile=str(certificate)))
            assert await box.open() == 7
            with pytest.raises(MailboxLostError):
                await fetched(box)
            with pytest.raises(MailboxRefusedError, match="certificate not to be trusted"):
                await ImapMailbox(account).open()

    run(story())
