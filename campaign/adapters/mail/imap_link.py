"""One IMAP connection over aioimaplib, with a guard against each of that library's traps."""

import asyncio
import re
import ssl
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from aioimaplib import aioimaplib

from campaign.adapters.mail.imap_wire import Wire
from campaign.services.ports import MailboxLostError, MailboxRefusedError

_Answer = TypeVar("_Answer")

_BROKEN: Final = (aioimaplib.AioImapException, OSError, ValueError, LookupError, AttributeError)
"""What comes out of aioimaplib when a connection has failed or the server talks nonsense."""

_PASSING: Final = re.compile(rb"\[(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG)\]", re.IGNORECASE)
"""Codes of a refusal that passes (RFC 5530)."""


class _Client(aioimaplib.IMAP4):
    """The library's client over our wire, with TLS or without."""

    def __init__(self, host: str, port: int, lost: asyncio.Future[str], tls: ssl.SSLContext | None) -> None:
        self._lost = lost
        super().__init__(host, port, ssl_context=tls)  # type: ignore[arg-type] # None is no TLS

    def create_client(
        self,
        host: str,
        port: int,
        _loop: asyncio.AbstractEventLoop | None,
        _conn_lost_cb: object = None,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        """Starts to connect."""
        loop = asyncio.get_running_loop()
        self.wire = Wire(loop, self._lost)
        self.protocol = self.wire  # type: ignore[assignment] # the library starts it as None
        connection = loop.create_connection(lambda: self.wire, host, port, ssl=ssl_context)
        self._client_task = loop.create_task(connection)


class ImapLink:
    """A connection that is thrown away at the first thing that goes wrong.

    Every call has a deadline of its own, because aioimaplib's may never fire, and ends at once when
    the connection is lost, which aioimaplib tells nobody. After a deadline, a cancellation or a
    loss the link is dead: a command left behind would block all later ones of its kind.

    `where` names the server, for messages; `words` are those of its last refusal.
    """

    def __init__(self, host: str, port: int, *, timeout: float, tls: ssl.SSLContext | None = None) -> None:
        self.where = f"The IMAP server {host}:{port}"
        self.words = ""
        self.lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.capabilities: frozenset[str] = frozenset()
        self._timeout = timeout
        self._dead = False
        self._client = _Client(host, port, self.lost, tls)
        self.wire = self._client.wire

    async def greet(self) -> None:
        """Waits for the connection and the server's greeting."""
        await self.run(self._client._wait_connection_and_hello())  # noqa: SLF001 - without its own timer

    async def learn(self) -> None:
        """Asks for the capabilities: those in the reply to LOGIN are read wrongly by aioimaplib."""
        await self.run(self.wire.capability())
        self.wire.capabilities = {word.upper() for word in self.wire.capabilities}
        self.capabilities = frozenset(self.wire.capabilities)

    async def command(
        self, work: Coroutine[Any, Any, aioimaplib.Response], *, seconds: float = 0.0
    ) -> list[bytes | bytearray]:
        """The lines that answer a command, without the last, which only says OK.

        `seconds` are added to the deadline, for a long answer.

        Raises:
            MailboxRefusedError: the server said NO or BAD.
            MailboxLostError: the connection is gone.
        """
        answer = await self.run(work, seconds=seconds)
        lines: list[bytes | bytearray] = list(answer.lines)
        if answer.result == "OK":
            return lines[:-1]
        last = bytes(lines[-1]) if lines else b""
        self.words = last[:200].decode("utf-8", "replace").rstrip(". ")
        if _PASSING.search(last):
            self.abort()
            what = f"cannot help now: {self.words}"
            raise self._gone(what)
        message = f"{self.where} says {answer.result}: {self.words}."
        raise MailboxRefusedError(message)

    async def run(self, work: Coroutine[Any, Any, _Answer], *, seconds: float = 0.0) -> _Answer:
        """The result of one call, within the deadline.

        Raises:
            MailboxLostError: the connection is gone or the deadline has passed.
        """
        if self._dead:
            work.close()
            what = "was closed"
            raise self._gone(what)
        deadline = self._timeout + seconds
        task = asyncio.ensure_future(work)
        whole = False
        try:
            await self._first(deadline, task)
            if not task.done():
                what = f"has not answered for {deadline:g} seconds"
                raise self._gone(what)
            answer = task.result()
            whole = True
        except ssl.SSLCertVerificationError as error:
            message = f"{self.where} shows a certificate not to be trusted: {error.verify_message}."
            raise MailboxRefusedError(message) from error
        except _BROKEN as error:
            what = f"cannot be reached: {_words(error)}"
            raise self._gone(what) from error
        finally:
            if not whole:
                task.cancel()
                self.abort()
        return answer

    async def idle(self, seconds: float) -> None:
        """Waits under IDLE until the server announces mail, at most so long.

        Raises:
            IdleRefusedError: the server will not IDLE, though it said so.
            MailboxLostError: the connection is gone.
        """
        done = await self.run(self._started(seconds))
        if done is None:
            raise IdleRefusedError
        news = asyncio.ensure_future(self.wire.news.wait())
        alive = False
        try:
            await self._first(seconds, news, done)
            alive = not self.lost.done()
        finally:
            news.cancel()
            if not alive:
                done.cancel()
                self.abort()
        if not alive:
            what = "was lost"
            raise self._gone(what)
        if done.done():  # ended by the server: not to be tried again at once
            raise IdleRefusedError
        self._client.idle_done()
        await self.run(_result(done))

    async def _first(self, seconds: float, *waiting: asyncio.Future[Any]) -> None:
        """Waits for the first of these, for the loss of the connection, or so long."""
        either: set[asyncio.Future[Any]] = {self.lost, *waiting}
        await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    async def _started(self, seconds: float) -> asyncio.Future[object] | None:
        """The future that ends with IDLE, or None if the server refuses it."""
        try:
            started: asyncio.Future[object] = await self._client.idle_start(timeout=seconds + self._timeout)
        except aioimaplib.Abort:
            if self.lost.done():
                raise
            return None
        return started

    def _gone(self, what: str) -> MailboxLostError:
        """The error that says what has become of the server, or that it hung up."""
        if self.lost.done():
            what = f"was lost: {self.lost.result().rstrip('. ')}"
        return MailboxLostError(f"{self.where} {what}.")

    def abort(self) -> None:
        """Throws the connection away, with all that still waits on it."""
        self._dead = True
        client = self._client
        timer: Any = client._idle_waiter  # noqa: SLF001 - nothing else stops it
        if timer is not None:
            timer.cancel()
        client._client_task.cancel()  # noqa: SLF001 - as above
        for task in (*client.tasks, *self.wire.tasks):
            task.cancel()
        transport: Any = self.wire.transport
        if transport is not None:
            transport.abort()


class IdleRefusedError(Exception):
    """The server advertises IDLE and refuses it."""


async def _result(future: asyncio.Future[_Answer]) -> _Answer:
    return await future


def _words(error: Exception) -> str:
    """An error's text on one line, without its full stop, never empty."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__
