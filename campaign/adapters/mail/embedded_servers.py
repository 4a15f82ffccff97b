"""How the embedded mail server is put together from pymap (IMAP, in memory) and aiosmtpd (SMTP)."""

import asyncio
from argparse import Namespace
from datetime import UTC, datetime
from uuid import uuid4

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from proxyprotocol.reader import ProxyProtocolReader
from proxyprotocol.sock import SocketInfo
from pymap.backend.dict import Config, Identity, Login
from pymap.backend.dict.filter import FilterSet
from pymap.backend.dict.mailbox import MailboxData, MailboxSet
from pymap.concurrent import Event
from pymap.imap import IMAPServer
from pymap.parsing.message import AppendMessage
from pymap.selected import SelectedMailbox
from pymap.user import UserMetadata
from pysasl.creds.server import ServerCredentials
from pysasl.hashing import Cleartext

from campaign.services.ports import WallClock

_LARGEST_MAIL = 32 * 1024 * 1024
_INVALID_USER_SLEEP = 0.0


class _OpenLogin(Login):
    """The sign-in that makes a mailbox for any address of the open domain."""

    def __init__(self, config: Config, servers: "Servers") -> None:
        super().__init__(config)
        self._servers = servers

    async def authenticate(self, credentials: ServerCredentials) -> Identity:
        await self._servers.welcome(credentials.authcid)
        return await super().authenticate(credentials)


class _Inbox(MailboxData):
    """An INBOX that tells under IDLE also what came between the last command and IDLE, which pymap keeps silent."""

    async def update_selected(self, selected: SelectedMailbox, *, wait_on: Event | None = None) -> SelectedMailbox:
        told = selected.mod_sequence
        untold = told is not None and told < self._mod_sequences.highest
        return await super().update_selected(selected, wait_on=None if untold else wait_on)


class _Mailboxes(MailboxSet):
    """The mailboxes of one address."""

    def __init__(self) -> None:
        super().__init__()
        self._inbox = _Inbox(self._content_cache, self._thread_cache)


class _Door:
    """What the SMTP server asks: is this address ours, and here is a mail for it."""

    def __init__(self, servers: "Servers") -> None:
        self._servers = servers

    async def handle_RCPT(  # noqa: N802 - aiosmtpd looks for this name
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        _options: list[str],
    ) -> str:
        """Takes mail for own addresses alone."""
        if await self._servers.welcome(address) is None:
            return "550 5.1.1 No such user here"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802 - aiosmtpd looks for this name
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Delivers the bytes as they came, below Return-Path and Delivered-To."""
        body = envelope.original_content or b""
        path = f"Return-Path: <{envelope.mail_from or ''}>\r\n"
        for recipient in dict.fromkeys(envelope.rcpt_tos):
            top = f"{path}Delivered-To: {recipient}\r\n".encode()
            await self._servers.deliver(recipient, top + body)
        return "250 2.0.0 OK delivered"


class Servers:
    """Both servers and the mailboxes between them."""

    def __init__(self, *, clock: WallClock | None, open_domain: str, open_password: str) -> None:
        self._clock = clock
        self._open_domain = open_domain
        self._open_password = open_password
        # Cleartext: hashing a password would take longer than all the rest of a sign-in.
        self._config = Config.from_args(
            _arguments(),
            hash_context=Cleartext(),
            reject_dnsbl=False,
            invalid_user_sleep=_INVALID_USER_SLEEP,
        )
        self._login = _OpenLogin(self._config, self)
        self._boxes: dict[str, MailboxSet] = {}
        self._passwords: dict[str, str] = {}
        self._sessions: set[asyncio.Task[None]] = set()
        self._doors: list[SMTP] = []
        self._servers: list[asyncio.Server] = []

    async def start(self, host: str, smtp_port: int, imap_port: int) -> tuple[int, int]:
        """Opens both ports; returns SMTP's and IMAP's."""
        self._config.apply_context()
        server = IMAPServer(self._login, self._config)
        proxies = ProxyProtocolReader(self._config.proxy_protocol)

        async def session(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            self._sessions.add(task)
            try:
                # Not by the reader's own callback, which would start a task nobody could end.
                found = await proxies.read(reader)
                peer = SocketInfo.get(writer, found, unique_id=uuid4().bytes)
                await server(reader, writer, peer)
            finally:
                self._sessions.discard(task)

        loop = asyncio.get_running_loop()
        imap = await asyncio.start_server(session, host, imap_port)
        self._servers.append(imap)
        smtp = await loop.create_server(self._door, host, smtp_port)
        self._servers.append(smtp)
        return _port(smtp), _port(imap)

    async def stop(self) -> None:
        """Closes both ports and every connection."""
        for server in self._servers:
            server.close()
        sessions = sorted(self._sessions, key=id)
        for task in sessions:
            task.cancel()
        await asyncio.gather(*sessions, return_exceptions=True)
        for door in self._doors:
            if door.transport is not None:
                door.transport.close()
        for server in self._servers:
            await server.wait_closed()
        await asyncio.sleep(0)  # the loop closes the transports in its next round

    async def add_user(self, address: str, password: str) -> None:
        """Gives an address a mailbox, or a known one a new password."""
        name = _bare(address)
        self._passwords[name] = password
        identity = Identity(name, self._login, None, frozenset())
        self._login.users_dict.pop(name, None)
        self._config.set_cache.setdefault(name, (_Mailboxes(), FilterSet()))
        await identity.set(UserMetadata(self._config, name, password=password))
        async with identity.new_session() as session:
            self._boxes[name] = session.mailbox_set

    async def welcome(self, address: str) -> str | None:
        """The mailbox of an address, made if the open domain allows it; else None."""
        name = _bare(address)
        if name in self._boxes:
            return name
        if self._open_domain and name.endswith(f"@{self._open_domain}"):
            await self.add_user(name, self._open_password)
            return name
        return None

    async def deliver(self, address: str, raw: bytes) -> None:
        """Lays a mail into the INBOX of an own address."""
        when = datetime.fromtimestamp(self._clock.now() if self._clock else 0.0, UTC)
        inbox = await self._boxes[_bare(address)].get_mailbox("INBOX")
        await inbox.append(AppendMessage(raw, when, frozenset()), recent=True)

    def _door(self) -> SMTP:
        door = SMTP(
            _Door(self),
            hostname="embedded.campaign.test",
            enable_SMTPUTF8=True,
            data_size_limit=_LARGEST_MAIL,
            loop=asyncio.get_running_loop(),
            authenticator=self._authenticate,
            auth_require_tls=False,
        )
        self._doors = [kept for kept in self._doors if kept.transport is not None]
        self._doors.append(door)
        return door

    def _authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _kind: str, given: object
    ) -> AuthResult:
        """Lets in whoever has a mailbox's password; signing in is not needed to send."""
        if not isinstance(given, LoginPassword):
            return AuthResult(success=False, handled=False)
        name = _bare(given.login.decode(errors="replace"))
        opened = self._open_domain and name.endswith(f"@{self._open_domain}")
        wanted = self._passwords.get(name, self._open_password if opened else None)
        success = wanted is not None and given.password == wanted.encode()
        return AuthResult(success=success, handled=False)


def _bare(address: str) -> str:
    """The address without its tag.

    >>> _bare("game+slug@Campaign.test")
    'game@campaign.test'
    """
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0]}@{domain.lower()}"


def _port(server: asyncio.Server) -> int:
    port = server.sockets[0].getsockname()[1]
    assert isinstance(port, int)
    return port


def _arguments() -> Namespace:
    """What pymap's command line would have given."""
    return Namespace(
        demo_data=False,
        demo_user="",
        demo_password="",
        host="127.0.0.1",
        port=0,
        debug=False,
        cert=None,
        key=None,
        passlib_cfg=None,
        tls=False,
        proxy_protocol=None,
        inherited_sockets=None,
    )
