"""The mailbox over IMAP: mails fetched by UID in small batches, moved when done with."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from campaign.adapters.mail import imap_words
from campaign.adapters.mail.imap_link import IdleRefusedError, ImapLink
from campaign.services.ports import Fetched, MailboxLostError, MailboxRefusedError

_Item = TypeVar("_Item")

_BATCH_MAILS: Final = 50
"""aioimaplib's work grows with the square of the mails in one answer."""

_BATCH_BYTES: Final = 2 * 1024 * 1024

_SET_UIDS: Final = 200
"""How many UIDs a command names at most: a line of 8,000 bytes is what every server takes."""

_SLOWEST_BYTES_A_SECOND: Final = 50_000

_LOGOUT_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ImapAccount:
    """Where and as whom to read.

    `tls` is "implicit" (port 993) or "none". `timeout` is in seconds, for one command; `idle_slice`
    is how long one IDLE lasts: a connection that died silently is noticed after it.
    """

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    tls: Literal["none", "implicit"] = "none"
    folder: str = "INBOX"
    timeout: float = 30.0
    idle_slice: float = 300.0


class ImapMailbox:
    """A folder of an IMAP server; after any error call `open` again or take a new one."""

    def __init__(self, account: ImapAccount, tls_context: ssl.SSLContext | None = None) -> None:
        self._account = account
        self._tls_context = tls_context
        self._open_link: ImapLink | None = None
        self._idles = True

    async def open(self) -> int:
        """Connects, signs in and opens the folder; returns its UIDVALIDITY."""
        await self.close()
        account = self._account
        link = ImapLink(account.host, account.port, timeout=account.timeout, tls=self._tls())
        self._open_link = link
        try:
            await link.greet()
            await self._sign_in(link)
            await link.learn()
            self._idles = "IDLE" in link.capabilities
            return await self._select(link)
        except MailboxRefusedError:
            link.abort()
            raise

    async def fetch(self, after: int, limit: int) -> AsyncIterator[Sequence[Fetched]]:
        """Yields the mails whose UID is above `after`, in order of UID, in batches."""
        link = self._link
        link.wire.news.clear()
        lines = await link.command(link.wire.search("UID", f"{after + 1}:*", by_uid=True, charset=None))
        # `n:*` always names the last mail, even when its UID is below n.
        uids = sorted(uid for uid in imap_words.numbers(lines) if uid > after)
        for some in _slices(uids, _SET_UIDS):
            lines = await link.command(link.wire.uid("FETCH", imap_words.uid_set(some), "(UID RFC822.SIZE)"))
            found = {mail.uid: mail.size for mail in imap_words.mails(lines) if mail.size >= 0}
            sizes = {uid: found[uid] for uid in some if uid in found}
            for batch in _batches(sizes, limit):
                yield await self._bodies(link, batch, limit)

    async def mark(self, uids: Sequence[int], folder: str) -> None:
        """Moves the mails to a folder of the server, making it if need be.

        Where the server can neither MOVE nor expunge single mails, they stay and are marked seen.
        """
        link = self._link
        for some in _slices(sorted(uids), _SET_UIDS):
            which = imap_words.uid_set(some)
            if "MOVE" in link.capabilities:
                await self._into(link, "MOVE", which, folder)
            elif "UIDPLUS" in link.capabilities:
                await self._into(link, "COPY", which, folder)
                await link.command(link.wire.uid("STORE", which, "+FLAGS.SILENT", r"(\Deleted \Seen)"))
                await link.command(link.wire.uid("EXPUNGE", which))
            else:
                await link.command(link.wire.uid("STORE", which, "+FLAGS.SILENT", r"(\Seen)"))

    async def wait(self, seconds: float) -> bool:
        """Waits for new mail, at most so long; returns whether the server announced any."""
        link = self._link
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not link.wire.news.is_set() and (left := end - loop.time()) > 0:
            a_slice = min(left, self._account.idle_slice)
            if not self._idles:
                await asyncio.wait({link.lost}, timeout=a_slice)
            elif not await self._idle(link, a_slice):
                continue
            await link.command(link.wire.simple_command("NOOP"))
        return link.wire.news.is_set()

    async def close(self) -> None:
        """Signs out; never raises."""
        link, self._open_link = self._open_link, None
        if link is None:
            return
        with contextlib.suppress(MailboxLostError, MailboxRefusedError, TimeoutError):
            async with asyncio.timeout(_LOGOUT_SECONDS):
                await link.run(link.wire.logout())
        link.abort()

    @property
    def _link(self) -> ImapLink:
        if self._open_link is None:
            message = "The mailbox is not open."
            raise MailboxLostError(message)
        return self._open_link

    def _tls(self) -> ssl.SSLContext | None:
        if self._account.tls == "none":
            return None
        return self._tls_context or ssl.create_default_context()

    async def _sign_in(self, link: ImapLink) -> None:
        user, password = self._account.user, self._account.password
        try:
            await link.command(link.wire.login(imap_words.quoted(user), password))
        except MailboxRefusedError as error:
            message = f"{link.where} refuses user {user!r} ({link.words}): correct user and password in the settings."
            raise MailboxRefusedError(message) from error

    async def _select(self, link: ImapLink) -> int:
        folder = self._account.folder
        try:
            lines = await link.command(link.wire.select(imap_words.folder(folder)))
        except MailboxRefusedError as error:
            message = f"{link.where} does not open the folder {folder!r} ({link.words}): correct it in the settings."
            raise MailboxRefusedError(message) from error
        validity = imap_words.uid_validity(lines)
        if validity is None:
            message = f"{link.where} gives no UIDVALIDITY for {folder!r}: use another server."
            raise MailboxRefusedError(message)
        return validity

    async def _bodies(self, link: ImapLink, sizes: Mapping[int, int], limit: int) -> tuple[Fetched, ...]:
        wanted = [uid for uid, size in sizes.items() if size <= limit]
        bodies: dict[int, bytes] = {}
        if wanted:
            seconds = sum(sizes[uid] for uid in wanted) / _SLOWEST_BYTES_A_SECOND
            work = link.wire.uid("FETCH", imap_words.uid_set(wanted), "(UID BODY.PEEK[])")
            lines = await link.command(work, seconds=seconds)
            bodies = {mail.uid: mail.body for mail in imap_words.mails(lines) if mail.body is not None}
        return tuple(
            Fetched(uid=uid, size=size, raw=bodies.get(uid))
            for uid, size in sizes.items()
            if size > limit or uid in bodies  # one that is not there has been expunged since
        )

    async def _into(self, link: ImapLink, verb: str, which: str, folder: str) -> None:
        """MOVE or COPY, making the folder at the first refusal."""
        name = imap_words.folder(folder)
        try:
            await link.command(link.wire.uid(verb, which, name))
        except MailboxRefusedError:
            with contextlib.suppress(MailboxRefusedError):  # it may be there, made by another process
                await link.command(link.wire.simple_command("CREATE", name))
            await link.command(link.wire.uid(verb, which, name))

    async def _idle(self, link: ImapLink, seconds: float) -> bool:
        """One slice of IDLE; False if the server will not, after which we only sleep."""
        try:
            await link.idle(seconds)
        except IdleRefusedError:
            self._idles = False
            return False
        return True


def _slices(items: Sequence[_Item], length: int) -> Iterator[Sequence[_Item]]:
    for start in range(0, len(items), length):
        yield items[start : start + length]


def _batches(sizes: Mapping[int, int], limit: int) -> Iterator[dict[int, int]]:
    """The mails in batches bounded in number and in bytes to fetch, at least one in each."""
    batch: dict[int, int] = {}
    weight = 0
    for uid, size in sizes.items():
        cost = size if size <= limit else 0
        if batch and (len(batch) == _BATCH_MAILS or weight + cost > _BATCH_BYTES):
            yield batch
            batch, weight = {}, 0
        batch[uid] = size
        weight += cost
    if batch:
        yield batch
