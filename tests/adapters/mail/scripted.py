"""Tiny IMAP and SMTP servers that say what a test wants, for what no real server does on demand."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

DROP = b"drop"
"""Said by a script in place of an answer: the server hangs up."""

SILENCE = b""
"""Said by a script in place of an answer: nothing comes."""

Script = Callable[[bytes, bytes], bytes | None]
"""The answer to a command, given the command in capitals and its tag; None for the usual one."""


@dataclass(slots=True)
class ImapServer:
    port: int
    heard: list[bytes] = field(default_factory=list)
    connections: int = 0


@contextlib.asynccontextmanager
async def imap_server(
    script: Script,
    *,
    capabilities: bytes = b"IMAP4rev1 IDLE MOVE UIDPLUS",
    greeting: bytes = b"* OK ready\r\n",
    tls: ssl.SSLContext | None = None,
) -> AsyncIterator[ImapServer]:
    server = ImapServer(0)
    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server.connections += 1
        writers.append(writer)
        writer.write(greeting)
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                server.heard.append(line.strip())
                tag, _, command = line.strip().partition(b" ")
                answer = script(command, tag)
                if answer is None:
                    answer = _usual(command, tag, capabilities)
                head, dropped, _ = answer.partition(DROP)
                writer.write(head)
                if dropped:
                    break
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        for writer in writers:
            writer.close()
        await listening.wait_closed()


def _usual(command: bytes, tag: bytes, capabilities: bytes) -> bytes:
    if command == b"IDLE":
        return b"+ idling\r\n"
    if tag == b"DONE":
        return SILENCE
    untagged = next((lines for start, lines in _UNTAGGED if command.startswith(start)), b"")
    if command == b"CAPABILITY":
        untagged = b"* CAPABILITY %b\r\n" % capabilities
    return b"%b%b OK done\r\n" % (untagged, tag)


_UNTAGGED = (
    (b"SELECT", b"* 1 EXISTS\r\n* OK [UIDVALIDITY 7] valid\r\n"),
    (b"UID SEARCH", b"* SEARCH 1\r\n"),
    (b"UID FETCH 1 (UID RFC822", b"* 1 FETCH (UID 1 RFC822.SIZE 5)\r\n"),
    (b"UID FETCH 1 (UID BODY", b"* 1 FETCH (UID 1 BODY[] {5}\r\nhello)\r\n"),
)


@dataclass(slots=True)
class SmtpServer:
    """`answers` by verb (`.` ends DATA; "drop" hangs up, "" says nothing); `once`: only next time."""

    answers: dict[str, str]
    port: int = 0
    connections: int = 0
    once: set[str] = field(default_factory=set)
    taken: list[bytes] = field(default_factory=list)

    def answer(self, verb: str, usual: str) -> str:
        answer = self.answers.get(verb, usual)
        if verb in self.once:
            self.once.discard(verb)
            del self.answers[verb]
        return answer


@contextlib.asynccontextmanager
async def smtp_server(answers: dict[str, str]) -> AsyncIterator[SmtpServer]:
    server = SmtpServer(dict(answers))
    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server.connections += 1
        writers.append(writer)
        writer.write(b"220 scripted\r\n")
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                verb = line[:4].decode().strip().upper()
                answer = server.answer(verb, _USUAL.get(verb, "250 OK"))
                if answer == "drop":
                    break
                if answer:
                    writer.write(f"{answer}\r\n".encode())
                if verb == "DATA":
                    raw = await reader.readuntil(b"\r\n.\r\n")
                    server.taken.append(raw)
                    writer.write(f"{server.answer('.', '250 taken')}\r\n".encode())
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        for writer in writers:
            writer.close()
        await listening.wait_closed()


_USUAL = {"EHLO": "250-scripted\r\n250 AUTH PLAIN LOGIN", "DATA": "354 go on", "QUIT": "221 bye"}
