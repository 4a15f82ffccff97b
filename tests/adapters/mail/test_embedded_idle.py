"""A mail that comes just before IDLE is announced under it at once."""

import asyncio

from campaign.adapters.mail.embedded import EmbeddedMail
from campaign.adapters.mail.imap import ImapAccount, ImapMailbox


def test_a_mail_that_came_before_idle_is_announced_under_it() -> None:
    async def scenario() -> bool:
        address = "game@campaign.test"
        async with EmbeddedMail({address: "secret"}) as server:
            mailbox = ImapMailbox(
                ImapAccount(host=server.host, port=server.imap_port, user=address, password="secret"),
            )
            await mailbox.open()
            try:
                await server.deliver(address, b"Subject: now\r\n\r\nSTATUS\r\n")
                async with asyncio.timeout(5):
                    return await mailbox.wait(60)
            finally:
                await mailbox.close()

    assert asyncio.run(scenario())
