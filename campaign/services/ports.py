"""The ports: what the services ask of the world, as Protocols of a few methods."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from campaign.services.letter import Letter


class MailboxLostError(Exception):
    """The connection to the mailbox is gone; a new one must be made."""


class MailboxRefusedError(Exception):
    """The mail server said no (a wrong password, no such folder); trying again will not help."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """One mail as it lies on the server: its UID, its size in bytes, its bytes.

    `raw` is None where the mail is larger than the limit given to `Mailbox.fetch`.
    """

    uid: int
    size: int
    raw: bytes | None


class Mailbox(Protocol):
    """A mailbox that mail arrives in, over one connection; thrown away after any error.

    Every method raises `MailboxLostError` when the connection is gone or a deadline has passed and
    `MailboxRefusedError` when the server says no.
    """

    async def open(self) -> int:
        """Connects, signs in and opens the folder; returns its UIDVALIDITY."""
        ...

    def fetch(self, after: int, limit: int) -> AsyncIterator[Sequence[Fetched]]:
        """Yields the mails whose UID is above `after`, in order of UID, in batches; nothing is marked.

        Bodies over `limit` bytes are not fetched.
        """
        ...

    async def mark(self, uids: Sequence[int], folder: str) -> None:
        """Moves the mails to a folder of the server (`Processed`, `Quarantine`), making it if need be."""
        ...

    async def wait(self, seconds: float) -> bool:
        """Waits for new mail, at most so long; returns whether the server announced any.

        Uses IDLE where the server has it; else sleeps.
        """
        ...

    async def close(self) -> None:
        """Signs out; never raises."""
        ...


class UndeliverableError(Exception):
    """The mail server refused this mail for good (5xx); trying again will not help."""


class PostmanDelayedError(Exception):
    """The mail could not be handed over now (4xx, no connection); try again later."""


class Postman(Protocol):
    """Sends mail. Safe to call from several tasks at once."""

    async def send(self, *, envelope_from: str, to: str, raw: bytes) -> None:
        """Hands ready bytes to the mail server.

        Raises:
            UndeliverableError: refused for good.
            PostmanDelayedError: try again later.
        """
        ...

    async def close(self) -> None:
        """Closes its connections; never raises."""
        ...


class LetterReader(Protocol):
    """Reads mail."""

    def __call__(self, raw: bytes) -> Letter:
        """What the bytes of a mail say; never raises, whatever they are."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Outgoing:
    """A mail to be written: everything but its wording, which the template gives.

    `template` names the pair `templates/mails/<template>.txt` and `.html`; `page` is what they may read.
    `message_id` is a whole token; `references` ends with `in_reply_to`, where there is one.
    `answers` is True for an answer to a letter (Auto-Submitted: auto-replied), False for a report.
    """

    to: str
    sender: str
    reply_to: str
    subject: str
    message_id: str
    template: str
    page: object
    date: float
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    answers: bool = False
    headers: tuple[tuple[str, str], ...] = field(default=())


class Stationer(Protocol):
    """Writes mails: words by template, text and HTML in one message."""

    def compose(self, outgoing: Outgoing) -> bytes:
        """The bytes of the mail, ready to send."""
        ...

    def words(self, template: str, page: object) -> str:
        """The text part alone."""
        ...


class WallClock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...


class Secrets(Protocol):
    """Makes secrets that nobody can guess, the same ones again for the same label."""

    def clock_secret(self, campaign: str, value: int) -> bytes:
        """The 32-byte secret of one clock value of one campaign."""
        ...

    def token(self, campaign: str, player: int, serial: int) -> str:
        """The token in a player's reply address: 20 characters of lower-case letters and digits."""
        ...
