"""What comes over an IMAP connection, fed to aioimaplib in pieces that it can bear."""

import asyncio
import re
from collections.abc import Iterator
from typing import Final

from aioimaplib import aioimaplib

_LINES_AT_ONCE: Final = 200
"""aioimaplib recurses once a line of what it is given: a thousand would end the connection."""


class Wire(aioimaplib.IMAP4ClientProtocol):
    """The library's protocol, fed a few lines at a time, that remembers what the server announces.

    `news` is set when the server has announced mail since it was last cleared. aioimaplib itself
    drops an EXISTS that comes while a command is under way.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, lost: asyncio.Future[str]) -> None:
        super().__init__(loop, self._connection_lost)
        self.news = asyncio.Event()
        self._lost = lost
        self._mails = 0

    def data_received(self, d: bytes) -> None:
        """Takes what came, in pieces that the library's recursion can bear."""
        for piece in pieces(d):
            super().data_received(piece)

    def _connection_lost(self, error: Exception | None) -> None:
        if not self._lost.done():
            self._lost.set_result(str(error) if error else "the server hung up")

    def _untagged_response(self, line: bytes) -> aioimaplib.Command:
        """Notes EXISTS, EXPUNGE and BYE, then leaves the line to the library."""
        if found := re.match(rb"\* (\d{1,10}) (EXISTS|EXPUNGE)\b", line, re.IGNORECASE):
            self._count(int(found[1]), found[2].upper())
        elif line[:5].upper() == b"* BYE" and not self._lost.done():
            self._lost.set_result(line[2:202].decode("ascii", "replace"))
        return super()._untagged_response(line)

    def _count(self, number: int, word: bytes) -> None:
        if word == b"EXPUNGE":
            self._mails -= 1
            return
        if number > self._mails:
            self.news.set()
        self._mails = number


def pieces(data: bytes) -> Iterator[bytes]:
    r"""Cuts what came from the server after every few lines.

    >>> [len(piece) for piece in pieces(b"*\n" * 450)]
    [400, 400, 100]
    """
    start = 0
    for number, end in enumerate(re.finditer(rb"\n", data), 1):
        if number % _LINES_AT_ONCE == 0:
            yield data[start : end.end()]
            start = end.end()
    if start < len(data):
        yield data[start:]
