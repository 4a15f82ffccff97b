"""The contract of the Mailbox port, on the embedded servers and on Dovecot."""

import asyncio

import pytest

from campaign.adapters.mail.imap import ImapAccount
from campaign.services.ports import Mailbox, MailboxLostError, MailboxRefusedError
from tests.adapters.mail.stages import Place, Stage, arrived, fetched, mail, run
from tests.servers import free_port


def test_an_imap_mailbox_is_a_mailbox() -> None:
    mailbox: Mailbox = Place("a@b.c", "", 1, 1).mailbox()
    assert mailbox is not None


def test_the_password_is_in_no_repr() -> None:
    account = ImapAccount(host="h", port=143, user="anne", password="a horse")
    assert "horse" not in repr(account)


def test_opening_twice_gives_the_same_validity(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            first, second = place.mailbox(), place.mailbox()
            assert await first.open() == await second.open() > 0
            await first.close()
            await second.close()

    run(story())


def test_an_empty_mailbox_yields_nothing(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            mailbox = place.mailbox()
            await mailbox.open()
            assert await fetched(mailbox) == []
            await mailbox.close()

    run(story())


def test_mails_come_whole_and_in_order_of_uid(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            await place.receive(*(mail(number) for number in range(7)))
            mailbox = place.mailbox()
            await mailbox.open()
            mails = await arrived(mailbox, 7)
            assert [one.uid for one in mails] == sorted({one.uid for one in mails})
            bodies = [one.raw or b"" for one in mails]
            assert sorted(raw[raw.index(b"From: ") :] for raw in bodies) == sorted(mail(number) for number in range(7))
            assert all(one.size == len(one.raw or b"") for one in mails)
            await mailbox.close()

    run(story())


def test_only_mails_above_the_last_uid_come(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            await place.receive(mail(1), mail(2), mail(3))
            mailbox = place.mailbox()
            await mailbox.open()
            uids = [one.uid for one in await arrived(mailbox, 3)]
            assert [one.uid for one in await fetched(mailbox, uids[0])] == uids[1:]
            assert await fetched(mailbox, uids[-1]) == []
            assert await fetched(mailbox, uids[-1] + 1000) == []
            await mailbox.close()

    run(story())


def test_a_mail_over_the_limit_comes_without_its_body(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            await place.receive(mail(1), mail(2, "x" * 70 + "\r\n" + "y" * 900 + "\r\n"))
            mailbox = place.mailbox()
            await mailbox.open()
            mails = await arrived(mailbox, 2, limit=900)
            assert sorted(one.raw is None for one in mails) == [False, True]
            assert all(one.size > 900 for one in mails if one.raw is None)
            await mailbox.close()

    run(story())


def test_fetching_marks_nothing(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            await place.receive(mail())
            mailbox = place.mailbox()
            await mailbox.open()
            await arrived(mailbox, 1)
            assert len(await fetched(mailbox)) == 1
            unseen = await mailbox._link.command(mailbox._link.wire.search("UNSEEN", by_uid=True, charset=None))
            assert bytes(unseen[0]).split()
            await mailbox.close()

    run(story())


@pytest.mark.parametrize("folder", ["Processed", "Second Archive", "Prüfung & Größe"])
def test_marked_mails_move_to_a_folder_made_for_them(stage: Stage, folder: str) -> None:
    async def story() -> None:
        async with stage.up() as place:
            await place.receive(mail(1), mail(2), mail(3))
            mailbox = place.mailbox()
            await mailbox.open()
            uids = [one.uid for one in await arrived(mailbox, 3)]
            await mailbox.mark(uids[:2], folder)
            await mailbox.mark(uids[:2], folder)  # marking what is gone does no harm
            assert [one.uid for one in await fetched(mailbox)] == uids[2:]
            other = place.mailbox(folder=folder)
            await other.open()
            assert len(await fetched(other)) == 2
            await mailbox.close()
            await other.close()

    run(story())


def test_marking_nothing_is_allowed(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            mailbox = place.mailbox()
            await mailbox.open()
            await mailbox.mark([], "Processed")
            await mailbox.close()

    run(story())


def test_waiting_ends_when_mail_comes(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            mailbox = place.mailbox()
            await mailbox.open()
            assert await fetched(mailbox) == []
            waiting = asyncio.create_task(mailbox.wait(60))
            await place.receive(mail())
            assert await waiting
            assert len(await fetched(mailbox)) == 1
            await mailbox.close()

    run(story())


def test_waiting_ends_without_mail(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            mailbox = place.mailbox(idle_slice=0.02)
            await mailbox.open()
            assert await fetched(mailbox) == []
            assert not await mailbox.wait(0.05)
            assert await fetched(mailbox) == []
            await mailbox.close()

    run(story())


def test_a_wrong_password_is_refused_with_advice(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            with pytest.raises(MailboxRefusedError) as caught:
                await place.mailbox(password="wrong").open()
            assert place.address in str(caught.value)
            assert "correct user and password" in str(caught.value)
            assert "\n" not in str(caught.value)

    run(story())


def test_a_missing_folder_is_refused_by_name(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            with pytest.raises(MailboxRefusedError, match="'Nowhere'"):
                await place.mailbox(folder="Nowhere").open()

    run(story())


def test_a_refused_port_is_named() -> None:
    port = free_port()
    with pytest.raises(MailboxLostError, match=rf"127\.0\.0\.1:{port}"):
        run(Place("a@b.c", "", port, port).mailbox().open())


def test_a_closed_mailbox_is_lost_and_closes_again(stage: Stage) -> None:
    async def story() -> None:
        async with stage.up() as place:
            mailbox = place.mailbox()
            await mailbox.open()
            await mailbox.close()
            await mailbox.close()
            with pytest.raises(MailboxLostError):
                await mailbox.wait(1)

    run(story())
