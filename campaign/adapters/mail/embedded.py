"""The mail server that comes with the program: SMTP in, IMAP out, in memory, on loopback ports."""

from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Self

from campaign.services.ports import WallClock

if TYPE_CHECKING:
    from campaign.adapters.mail.embedded_servers import Servers


class EmbeddedMailMissingError(Exception):
    """The packages of the embedded mail server are not installed."""


class EmbeddedMail:
    """A mail server in the running event loop, for demo and tests; all mail is lost at exit.

    Addresses may carry a tag (`game+slug@…` is delivered to `game@…`). Delivered mail begins with
    Return-Path and Delivered-To, the latter with the tag. Mail to unknown addresses is refused;
    nothing is relayed. Where `open_domain` is given, any address of that domain may sign in with
    `open_password` and receive mail. `clock` dates the deliveries (INTERNALDATE), which else say
    1970.

    Use it as `async with EmbeddedMail({"game@campaign.test": "secret"}) as mail:`, then read
    `mail.smtp_port` and `mail.imap_port`. Port 0 takes a free one.
    """

    def __init__(
        self,
        users: Mapping[str, str],
        *,
        open_domain: str = "",
        open_password: str = "",
        host: str = "127.0.0.1",
        smtp_port: int = 0,
        imap_port: int = 0,
        clock: WallClock | None = None,
    ) -> None:
        self.host = host
        self.smtp_port = smtp_port
        self.imap_port = imap_port
        self.open_domain = open_domain.lower()
        self.open_password = open_password
        self._users = dict(users)
        self._clock = clock
        self._servers: Servers | None = None

    async def __aenter__(self) -> Self:
        try:
            from campaign.adapters.mail.embedded_servers import (  # noqa: PLC0415 - maybe not installed
                Servers,
            )
        except ModuleNotFoundError as error:
            message = f"The embedded mail server needs {error.name}: pip install 'campaign[embedded]'."
            raise EmbeddedMailMissingError(message) from error
        servers = Servers(clock=self._clock, open_domain=self.open_domain, open_password=self.open_password)
        for address, password in self._users.items():
            await servers.add_user(address, password)
        self.smtp_port, self.imap_port = await servers.start(self.host, self.smtp_port, self.imap_port)
        self._servers = servers
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._servers is not None:
            await self._servers.stop()
            self._servers = None

    async def add_user(self, address: str, password: str) -> None:
        """Gives an address a mailbox, or a known one a new password."""
        self._users[address] = password
        if self._servers is not None:
            await self._servers.add_user(address, password)

    async def deliver(self, address: str, raw: bytes) -> None:
        """Lays a mail into an address's INBOX as it is, past SMTP."""
        if self._servers is None:
            message = "The embedded mail server is not running: use it in `async with`."
            raise RuntimeError(message)
        await self._servers.deliver(address, raw)
