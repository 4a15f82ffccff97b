"""A postman who counts: how many mails he handed over, how many not, and why."""

from collections.abc import Callable

from campaign.services.ports import Postman, PostmanDelayedError, UndeliverableError


class Franking:
    """A postman that hands on to another and keeps count; `trouble` is what last went wrong."""

    def __init__(self, postman: Postman, on_trouble: Callable[[str], None] = lambda _: None) -> None:
        self._postman, self._on_trouble = postman, on_trouble
        self.sent = self.delayed = self.refused = 0
        self.trouble = ""

    async def send(self, *, envelope_from: str, to: str, raw: bytes) -> None:
        """Hands ready bytes to the mail server.

        Raises:
            UndeliverableError: refused for good.
            PostmanDelayedError: try again later.
        """
        try:
            await self._postman.send(envelope_from=envelope_from, to=to, raw=raw)
        except UndeliverableError as error:
            self.refused += 1
            self._note(error)
            raise
        except PostmanDelayedError as error:
            self.delayed += 1
            self._note(error)
            raise
        self.sent += 1

    async def close(self) -> None:
        """Closes its connections; never raises."""
        await self._postman.close()

    def _note(self, error: Exception) -> None:
        self.trouble = str(error)
        self._on_trouble(self.trouble)
