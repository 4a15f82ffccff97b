"""The demo's correspondents: people with nothing but a mail address, who write over SMTP and read over IMAP."""

import asyncio
import re
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import Final

from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from campaign.adapters.mail.smtp import SmtpPostman
from campaign.services.ports import WallClock

_LARGEST: Final = 2_000_000
_A_WAIT: Final = 5.0
_PATIENCE: Final = 60.0
_UNFIT: Final = re.compile(r"[^a-z0-9]+")


class SilenceError(Exception):
    """The server did not answer a letter in time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """A mail as it lies in somebody's mailbox."""

    subject: str
    text: str
    in_reply_to: str
    reply_to: str
    message_id: str
    raw: bytes


@dataclass(slots=True, kw_only=True)
class Correspondent:
    """Somebody who writes to the campaign and reads what comes back.

    `mails` is all that he has read, in the order it came; `awaited` are the letters that have no answer yet.
    """

    name: str
    address: str
    campaign: str
    account: ImapAccount
    postman: SmtpPostman
    clock: WallClock
    mails: list[Mail] = field(default_factory=list)
    awaited: set[str] = field(default_factory=set)
    written: int = 0
    _mailbox: ImapMailbox | None = None
    _last: int = 0

    async def open(self) -> None:
        """Signs in to his mailbox."""
        self._mailbox = ImapMailbox(self.account)
        await self._mailbox.open()

    async def close(self) -> None:
        """Signs out."""
        if self._mailbox is not None:
            await self._mailbox.close()

    async def write(self, subject: str, text: str) -> str:
        """Sends a letter to the campaign, as a reply to the last mail where there is one; returns its Message-ID."""
        self.written += 1
        letter = EmailMessage(policy=policy.SMTP)
        letter["From"] = f"{self.name} <{self.address}>"
        last = self.mails[-1] if self.mails else None
        letter["To"] = last.reply_to if last else self.campaign
        letter["Subject"] = subject
        letter["Date"] = formatdate(self.clock.now())
        letter["Message-ID"] = message_id = f"<{self.written}.{self.address}>"
        if last:
            letter["In-Reply-To"] = letter["References"] = last.message_id
        letter.set_content(text)
        self.awaited.add(message_id)
        await self.postman.send(
            envelope_from=self.address, to=_bare(str(letter["To"])), raw=letter.as_bytes(policy=policy.SMTP)
        )
        return message_id

    async def read(self) -> list[Mail]:
        """Reads what is new in his mailbox."""
        assert self._mailbox is not None
        new = await self._fetch(self._mailbox)
        # A server may announce in its answer what it did not yet find.
        while await self._mailbox.wait(0):
            new += await self._fetch(self._mailbox)
        return new

    async def _fetch(self, mailbox: ImapMailbox) -> list[Mail]:
        new: list[Mail] = []
        async for batch in mailbox.fetch(self._last, _LARGEST):
            for fetched in batch:
                self._last = fetched.uid
                new.append(_read(fetched.raw or b""))
        self.mails += new
        self.awaited -= {mail.in_reply_to for mail in new}
        return new

    async def read_until_answered(self) -> list[Mail]:
        """Reads until every letter of his has its answer.

        Raises:
            SilenceError: one has none in time.
        """
        assert self._mailbox is not None
        new = await self.read()
        try:
            async with asyncio.timeout(_PATIENCE):
                while self.awaited:
                    await self._mailbox.wait(_A_WAIT)
                    new += await self.read()
        except TimeoutError as error:
            message = f"{self.name} got no answer to {len(self.awaited)} letters within {_PATIENCE:.0f} seconds"
            raise SilenceError(message) from error
        return new

    def export(self, folder: Path) -> int:
        """Writes all he has read as files that a mail program opens; returns how many."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, mail in enumerate(self.mails, 1):
            (folder / f"{number:03}-{slug(mail.subject)}.eml").write_bytes(mail.raw)
        return len(self.mails)


def slug(words: str, longest: int = 60) -> str:
    """Words as part of a file's name.

    >>> slug("Re: Orders for the Grease Lightnin'")
    're-orders-for-the-grease-lightnin'
    """
    return _UNFIT.sub("-", words.casefold()).strip("-")[:longest].rstrip("-") or "mail"


def _read(raw: bytes) -> Mail:
    message = message_from_bytes(raw, policy=policy.default)
    assert isinstance(message, EmailMessage)
    body = message.get_body(("plain",))
    return Mail(
        subject=str(message["Subject"] or ""),
        text=body.get_content().replace("\r\n", "\n") if body is not None else "",
        in_reply_to=str(message["In-Reply-To"] or "").strip(),
        reply_to=str(message["Reply-To"] or message["From"] or ""),
        message_id=str(message["Message-ID"] or "").strip(),
        raw=raw,
    )


def _bare(address: str) -> str:
    found = re.search(r"<([^<>]+)>", address)
    return found[1] if found else address.strip()
