"""The postman over SMTP: ready bytes over a few kept connections."""

import asyncio
import contextlib
import re
import ssl
from dataclasses import dataclass, field
from typing import Final, Literal

import aiosmtplib

from campaign.services.ports import PostmanDelayedError, UndeliverableError

_KEPT_SECONDS: Final = 60.0
"""A connection idle for longer is not used again: servers hang up after some minutes."""

_SETTINGS_CODES: Final = frozenset({530, 534, 535, 538})
"""Refusals that blame our sign-in and not the mail (RFC 4954)."""

_BREAKING: Final = re.compile(r"[\s\x00-\x1f\x7f<>]")
"""What would end an address within a command; aiosmtplib would send what stands before it."""

_PERMANENT: Final = range(500, 600)

_QUIT_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpAccount:
    """Where and as whom to send.

    `tls` is "implicit" (port 465), "starttls" (port 587) or "none". Without `user` nobody signs in.
    `connections` bounds how many mails are under way at once; `timeout` is in seconds, for one
    command.
    """

    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)
    tls: Literal["none", "implicit", "starttls"] = "none"
    connections: int = 4
    timeout: float = 30.0


@dataclass(slots=True)
class _Kept:
    """An open connection and when it was last used, on the loop's clock."""

    client: aiosmtplib.SMTP
    used: float


class SmtpPostman:
    """Sends mail through one SMTP server; safe to call from several tasks of one event loop."""

    def __init__(self, account: SmtpAccount, tls_context: ssl.SSLContext | None = None) -> None:
        self._account = account
        self._tls_context = tls_context
        self._places = asyncio.Semaphore(account.connections)
        self._idle: list[_Kept] = []
        self._closed = False

    async def send(self, *, envelope_from: str, to: str, raw: bytes) -> None:
        """Hands ready bytes to the mail server.

        A kept connection that turns out stale is replaced once. Should the server have taken the
        mail and hung up before saying so, the mail goes out twice, with the same Message-ID.

        Raises:
            UndeliverableError: refused for good.
            PostmanDelayedError: try again later.
        """
        for address in (envelope_from, to):
            if _BREAKING.search(address):
                message = f"{address!r} is no address."
                raise UndeliverableError(message)
        async with self._places:
            kept = self._fresh()
            if kept is not None:
                with contextlib.suppress(_StaleError):
                    await self._hand_over(kept, envelope_from, to, raw, kept_before=True)
                    return
            client = await self._connect()
            await self._hand_over(client, envelope_from, to, raw, kept_before=False)

    async def close(self) -> None:
        """Closes the connections; those in use are closed after their mail."""
        self._closed = True
        idle, self._idle = self._idle, []
        for kept in idle:
            # Saying goodbye is a courtesy: whatever goes wrong, the connection is closed below.
            with contextlib.suppress(aiosmtplib.SMTPException, OSError):
                await kept.client.quit(timeout=_QUIT_SECONDS)
            kept.client.close()

    def _fresh(self) -> aiosmtplib.SMTP | None:
        """The connection used last, unless it has been idle for too long; older ones are closed."""
        now = asyncio.get_running_loop().time()
        while self._idle:
            kept = self._idle.pop()
            if kept.client.is_connected and now - kept.used < _KEPT_SECONDS:
                return kept.client
            kept.client.close()
        return None

    async def _connect(self) -> aiosmtplib.SMTP:
        account = self._account
        client = aiosmtplib.SMTP(
            hostname=account.host,
            port=account.port,
            username=account.user or None,
            password=account.password or None,
            timeout=account.timeout,
            use_tls=account.tls == "implicit",
            start_tls=account.tls == "starttls",
            tls_context=self._tls_context,
        )
        connected = False
        try:
            await client.connect()
            connected = True
        except aiosmtplib.SMTPAuthenticationError as error:
            blame = f"refuses user {account.user!r}: correct user and password in the settings"
            raise self._delay(blame, error) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            what = "cannot be reached"
            raise self._delay(what, error) from error
        finally:
            if not connected:
                client.close()
        return client

    async def _hand_over(
        self, client: aiosmtplib.SMTP, envelope_from: str, to: str, raw: bytes, *, kept_before: bool
    ) -> None:
        """Sends over one connection, which is kept only if all went well.

        Raises:
            _StaleError: the server hung up on a connection kept from before.
        """
        sent = False
        options = [] if (envelope_from + to).isascii() else ["SMTPUTF8"]
        try:
            await client.sendmail(envelope_from, [to], raw, mail_options=options)
            sent = True
        except aiosmtplib.SMTPServerDisconnected as error:
            if kept_before:
                raise _StaleError from error
            what = "hung up"
            raise self._delay(what, error) from error
        except aiosmtplib.SMTPHeloError as error:
            what = "will not talk to us"
            raise self._delay(what, error) from error
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise self._refused(error.recipients[0], to) from error
        except aiosmtplib.SMTPResponseException as error:
            if kept_before and error.code == aiosmtplib.SMTPStatus.domain_unavailable:
                raise _StaleError from error
            raise self._refused(error, to) from error
        except (aiosmtplib.SMTPNotSupported, ValueError) as error:
            message = f"{self._where} cannot take mail to {to}: {_words(error)}."
            raise UndeliverableError(message) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            what = "does not answer"
            raise self._delay(what, error) from error
        finally:
            if sent and not self._closed:
                self._idle.append(_Kept(client, asyncio.get_running_loop().time()))
            else:
                client.close()

    def _refused(self, error: aiosmtplib.SMTPResponseException, to: str) -> UndeliverableError | PostmanDelayedError:
        message = f"{self._where} refuses the mail to {to}: {error.code} {_words(error)}."
        if error.code in _PERMANENT and error.code not in _SETTINGS_CODES:
            return UndeliverableError(message)
        return PostmanDelayedError(message)

    def _delay(self, what: str, error: Exception) -> PostmanDelayedError:
        return PostmanDelayedError(f"{self._where} {what} ({_words(error)}).")

    @property
    def _where(self) -> str:
        return f"The SMTP server {self._account.host}:{self._account.port}"


class _StaleError(Exception):
    """The server has hung up on a kept connection."""


def _words(error: Exception) -> str:
    """An error's text on one line, without its full stop, never empty."""
    text = error.message if isinstance(error, aiosmtplib.SMTPException) else str(error)
    return " ".join(text.split()).rstrip(".") or type(error).__name__
