"""The contract of the Postman port, on the embedded servers and on Postfix; odd servers by script."""

import asyncio

import pytest

from campaign.adapters.mail.smtp import SmtpAccount
from campaign.services.ports import Postman, PostmanDelayedError, UndeliverableError
from tests.adapters.mail.scripted import smtp_server
from tests.adapters.mail.stages import SENDER, Place, Stage, arrived, mail, run
from tests.servers import free_port


def test_an_smtp_postman_is_a_postman() -> None:
    async def story() -> None:
        postman: Postman = Place("a@b.c", "", 1, 1).postman()
        await postman.close()

    run(story())


def test_the_password_is_in_no_repr() -> None:
    assert "horse" not in repr(SmtpAccount(host="h", port=25, user="anne", password="a horse"))


def test_bytes_arrive_as_they_are(stage: Stage) -> None:
    raw = mail(1, ".\r\n..\r\nFrom here\r\n" + "x" * 900 + "\r\n\t \r\n\r\n")

    async def story() -> None:
        async with stage.up() as place:
            await place.receive(raw)
            mailbox = place.mailbox()
            await mailbox.open()
            (one,) = await arrived(mailbox, 1)
            assert (one.raw or b"").endswith(raw)
            await mailbox.close()

    run(story())


def test_the_tag_of_the_address_is_kept_in_delivered_to(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            tagged = place.address.replace("@", "+slug.AbC@")
            postman = place.postman()
            await postman.send(envelope_from=SENDER, to=tagged, raw=mail())
            await postman.close()
            mailbox = place.mailbox()
            await mailbox.open()
            (one,) = await arrived(mailbox, 1)
            assert f"\nDelivered-To: {tagged}\r\n".encode() in b"\n" + (one.raw or b"")
            assert b"Return-Path: <anne@players.test>\r\n" in (one.raw or b"")
            await mailbox.close()

    run(story())


def test_many_mails_at_once_all_arrive(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            postman = place.postman(connections=3)
            await asyncio.gather(
                *(postman.send(envelope_from=SENDER, to=place.address, raw=mail(number)) for number in range(20))
            )
            assert len(postman._idle) <= 3
            await postman.close()
            mailbox = place.mailbox()
            await mailbox.open()
            raws = [one.raw or b"" for one in await arrived(mailbox, 20)]
            assert {raw[raw.index(b"From: ") :] for raw in raws} == {mail(n) for n in range(20)}
            await mailbox.close()

    run(story())


def test_an_unknown_recipient_is_undeliverable_and_the_next_mail_goes_out(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            postman = place.postman()
            with pytest.raises(UndeliverableError, match=r"nobody@campaign\.test"):
                await postman.send(envelope_from=SENDER, to="nobody@campaign.test", raw=mail())
            await postman.send(envelope_from=SENDER, to=place.address, raw=mail())
            await postman.close()

    run(story())


def test_a_mail_may_have_a_null_sender(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            postman = place.postman()
            await postman.send(envelope_from="", to=place.address, raw=mail())
            await postman.close()

    run(story())


def test_a_refused_port_delays_and_is_named() -> None:
    port = free_port()

    async def story() -> None:
        with pytest.raises(PostmanDelayedError, match=rf"127\.0\.0\.1:{port}"):
            await _send(port)

    run(story())


@pytest.mark.parametrize(
    ("verb", "answer", "error"),
    [
        ("MAIL", "450 4.3.2 later", PostmanDelayedError),
        ("RCPT", "451 4.7.1 greylisted", PostmanDelayedError),
        ("RCPT", "550 5.1.1 unknown", UndeliverableError),
        ("MAIL", "553 5.1.8 bad sender", UndeliverableError),
        ("MAIL", "530 5.7.0 sign in first", PostmanDelayedError),
        (".", "554 5.6.0 refused", UndeliverableError),
        (".", "452 4.3.1 disk full", PostmanDelayedError),
        ("EHLO", "554 5.5.0 go away", PostmanDelayedError),
    ],
)
def test_a_refusal_is_for_good_or_for_now(verb: str, answer: str, error: type[Exception]) -> None:
    async def story() -> None:
        async with smtp_server({verb: answer, "HELO": answer}) as server:
            with pytest.raises(error):
                await _send(server.port)

    run(story())


def test_a_silent_server_delays() -> None:
    async def story() -> None:
        async with smtp_server({"MAIL": ""}) as server:
            with pytest.raises(PostmanDelayedError):
                await _send(server.port, timeout=0.05)

    run(story())


@pytest.mark.parametrize("farewell", ["421 4.4.2 idle for too long", "drop"])
def test_a_stale_connection_is_replaced_once(farewell: str) -> None:
    async def story() -> None:
        async with smtp_server({}) as server:
            postman = Place("", "", 1, server.port).postman()
            await postman.send(envelope_from=SENDER, to="a@b.c", raw=mail(1))
            server.answers["MAIL"] = farewell
            server.once.add("MAIL")
            await postman.send(envelope_from=SENDER, to="a@b.c", raw=mail(2))
            await postman.close()
            assert server.connections == 2
            assert [b"Subject: 1" in raw for raw in server.taken] == [True, False]

    run(story())


def test_connections_are_kept() -> None:
    async def story() -> None:
        async with smtp_server({}) as server:
            postman = Place("", "", 1, server.port).postman()
            for number in range(5):
                await postman.send(envelope_from=SENDER, to="a@b.c", raw=mail(number))
            await postman.close()
            assert (server.connections, len(server.taken)) == (1, 5)

    run(story())


def test_an_address_that_the_server_cannot_write_is_undeliverable() -> None:
    async def story() -> None:
        async with smtp_server({}) as server:
            with pytest.raises(UndeliverableError, match=r"jörg@b\.c"):
                await _send(server.port, to="jörg@b.c")
            with pytest.raises(UndeliverableError):
                await _send(server.port, to="a@b.c>\r\nRCPT TO:<evil@b.c")

    run(story())


def test_wrong_sign_in_delays_every_mail_and_says_why() -> None:
    async def story() -> None:
        async with smtp_server({"AUTH": "535 5.7.8 no"}) as server:
            with pytest.raises(PostmanDelayedError, match="correct user and password"):
                await _send(server.port, user="anne", password="wrong")

    run(story())


async def _send(port: int, *, to: str = "a@b.c", **changes: object) -> None:
    postman = Place("", "", 1, port).postman(**changes)
    try:
        await postman.send(envelope_from=SENDER, to=to, raw=mail())
    finally:
        await postman.close()
