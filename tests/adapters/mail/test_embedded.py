"""The embedded mail server beyond the ports: new users, the open domain, the missing extra."""

import sys
from pathlib import Path

import pytest

from campaign.adapters.mail.embedded import EmbeddedMail, EmbeddedMailMissingError
from campaign.services.ports import MailboxLostError, MailboxRefusedError, UndeliverableError
from tests.adapters.mail.stages import SENDER, Place, fetched, mail, run

GAME = "game@campaign.test"


def place(server: EmbeddedMail, address: str, password: str) -> Place:
    return Place(address, password, server.imap_port, server.smtp_port)


def test_a_user_may_come_while_it_runs() -> None:
    async def story() -> None:
        async with EmbeddedMail({GAME: "pw"}) as server:
            anne = place(server, "anne@campaign.test", "mine")
            with pytest.raises(UndeliverableError):
                await anne.receive(mail())
            await server.add_user("anne@campaign.test", "mine")
            await anne.receive(mail())
            mailbox = anne.mailbox()
            await mailbox.open()
            assert len(await fetched(mailbox)) == 1
            await mailbox.close()

    run(story())


def test_a_new_password_keeps_the_mail() -> None:
    async def story() -> None:
        async with EmbeddedMail({GAME: "pw"}) as server:
            await place(server, GAME, "pw").receive(mail())
            await server.add_user(GAME, "new")
            mailbox = place(server, GAME, "new").mailbox()
            await mailbox.open()
            assert len(await fetched(mailbox)) == 1
            await mailbox.close()

    run(story())


def test_an_open_domain_takes_anybody_in() -> None:
    async def story() -> None:
        async with EmbeddedMail({GAME: "pw"}, open_domain="Campaign.test", open_password="ahoy") as server:
            written_first = place(server, "zoe+tag@campaign.test", "ahoy")
            await written_first.receive(mail())
            for address, count in (("zoe@campaign.test", 1), ("new@campaign.test", 0)):
                mailbox = place(server, address, "ahoy").mailbox()
                await mailbox.open()
                assert len(await fetched(mailbox)) == count
                await mailbox.close()
            with pytest.raises(MailboxRefusedError):
                await place(server, GAME, "ahoy").mailbox().open()
            with pytest.raises(UndeliverableError):
                await place(server, "zoe@elsewhere.test", "ahoy").receive(mail())

    run(story())


def test_signing_in_to_send_is_possible_and_checked() -> None:
    async def story() -> None:
        async with EmbeddedMail({GAME: "pw"}) as server:
            postman = place(server, GAME, "pw").postman(user=GAME, password="pw")
            await postman.send(envelope_from=SENDER, to=GAME, raw=mail())
            await postman.close()

    run(story())


def test_mail_can_be_laid_in_past_smtp() -> None:
    async def story() -> None:
        async with EmbeddedMail({GAME: "pw"}) as server:
            raw = mail() + b"\xff odd \r\n" * 3
            await server.deliver(GAME, raw)
            mailbox = place(server, GAME, "pw").mailbox()
            await mailbox.open()
            (one,) = await fetched(mailbox)
            assert one.raw == raw
            await mailbox.close()

    run(story())


def test_who_is_connected_when_it_stops_is_told() -> None:
    async def story() -> None:
        server = EmbeddedMail({GAME: "pw"})
        async with server:
            mailbox = place(server, GAME, "pw").mailbox()
            await mailbox.open()
            await fetched(mailbox)
        with pytest.raises(MailboxLostError):
            await mailbox.wait(60)

    run(story())


def test_without_its_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "aiosmtpd", None)
    monkeypatch.setitem(sys.modules, "aiosmtpd.smtp", None)
    monkeypatch.delitem(sys.modules, "campaign.adapters.mail.embedded_servers", raising=False)

    async def story() -> None:
        with pytest.raises(EmbeddedMailMissingError, match=r"pip install 'campaign\[embedded\]'"):
            await EmbeddedMail({}).__aenter__()

    run(story())


def test_its_packages_are_imported_by_one_module_alone() -> None:
    folder = Path(__file__).parents[3] / "campaign"
    importing = [
        path.name
        for path in folder.rglob("*.py")
        if any(f"from {name}" in path.read_text() for name in ("pymap", "aiosmtpd"))
    ]
    assert importing == ["embedded_servers.py"]
