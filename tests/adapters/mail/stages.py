"""Mail servers with one mailbox on them, embedded or real, as the contract tests meet them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from campaign.adapters.mail.embedded import EmbeddedMail
from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from campaign.adapters.mail.smtp import SmtpAccount, SmtpPostman
from campaign.services.ports import Fetched

_T = TypeVar("_T")
SENDER = "anne@players.test"
PATIENCE = 10.0


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Runs a test's coroutine; nothing here may take long."""

    async def bounded() -> _T:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(bounded())


@dataclass(frozen=True, slots=True)
class Place:
    address: str
    password: str
    imap_port: int
    smtp_port: int

    def mailbox(self, **changes: Any) -> ImapMailbox:
        values: dict[str, Any] = {
            "host": "127.0.0.1",
            "port": self.imap_port,
            "user": self.address,
            "password": self.password,
            "timeout": 5.0,
        }
        return ImapMailbox(ImapAccount(**(values | changes)))

    def postman(self, **changes: Any) -> SmtpPostman:
        values: dict[str, Any] = {"host": "127.0.0.1", "port": self.smtp_port, "timeout": 5.0}
        return SmtpPostman(SmtpAccount(**(values | changes)))

    async def receive(self, *mails: bytes) -> None:
        """Sends mails to the mailbox, one after the other."""
        postman = self.postman()
        for raw in mails:
            await postman.send(envelope_from=SENDER, to=self.address, raw=raw)
        await postman.close()


class Stage(Protocol):
    def up(self) -> contextlib.AbstractAsyncContextManager[Place]: ...


@dataclass(frozen=True, slots=True)
class Embedded:
    address: str
    password: str

    @contextlib.asynccontextmanager
    async def up(self) -> AsyncIterator[Place]:
        async with EmbeddedMail({self.address: self.password}) as mail:
            yield Place(self.address, self.password, mail.imap_port, mail.smtp_port)


@dataclass(frozen=True, slots=True)
class Real:
    address: str
    password: str
    imap_port: int
    smtp_port: int

    @contextlib.asynccontextmanager
    async def up(self) -> AsyncIterator[Place]:
        yield Place(self.address, self.password, self.imap_port, self.smtp_port)


async def fetched(mailbox: ImapMailbox, after: int = 0, limit: int = 1_000_000) -> list[Fetched]:
    return [mail async for batch in mailbox.fetch(after, limit) for mail in batch]


async def arrived(mailbox: ImapMailbox, count: int, *, after: int = 0, limit: int = 1_000_000) -> Sequence[Fetched]:
    """The mails of an open mailbox, once there are so many: servers deliver when they like."""
    while len(mails := await fetched(mailbox, after, limit)) < count:
        await mailbox.wait(PATIENCE)
    return mails


def mail(number: int = 1, body: str = "SAIL TO Takal\r\n") -> bytes:
    head = (
        f"From: {SENDER}\r\nTo: you@campaign.test\r\nDate: Mon, 4 May 2026 10:11:12 +0000\r\n"
        f"Message-ID: <{number}@players.test>\r\nSubject: {number}\r\n\r\n"
    )
    return (head + body).encode()
