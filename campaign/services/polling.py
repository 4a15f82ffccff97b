"""Polling: mail is fetched, kept, worked and only then marked on the server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from campaign.services.archive import LetterState
from campaign.services.clockwork import catch_up_all
from campaign.services.house import House
from campaign.services.intake import take_in, work_next
from campaign.services.ports import Mailbox, MailboxLostError, MailboxRefusedError

PROCESSED, QUARANTINE = "Processed", "Quarantine"
_MARKED_AT_A_TIME = 200


@dataclass(slots=True, kw_only=True)
class Poller:
    """Polls one mailbox. `connect` makes a new connection; one that failed is never used again.

    `limit` is the largest mail fetched, in bytes; `slice` how long one wait for new mail lasts, in seconds.
    `news` is set whenever something may wait to be sent.
    """

    house: House
    name: str
    connect: Callable[[], Mailbox]
    limit: int = 2_000_000
    slice: float = 60.0
    first_pause: float = 0.5
    longest_pause: float = 300.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    on_trouble: Callable[[str], None] = field(default=lambda _: None)

    async def pass_once(self) -> int:
        """One pass: everything that waits is fetched, worked and marked; returns how many mails were new.

        Raises:
            MailboxLostError: the connection is gone; what was kept is kept.
            MailboxRefusedError: the server said no.
        """
        mailbox = self.connect()
        try:
            return await self._pass(mailbox, await mailbox.open())
        except (MailboxLostError, MailboxRefusedError) as error:
            await asyncio.to_thread(self._note, str(error))
            raise
        finally:
            await mailbox.close()

    async def keep_on(self, stop: asyncio.Event) -> None:
        """Polls until `stop` is set; a lost connection is made anew, after a pause that grows to `longest_pause`."""
        pause = self.first_pause
        while not stop.is_set():
            mailbox = self.connect()
            try:
                uidvalidity = await mailbox.open()
                pause = self.first_pause
                while not stop.is_set():
                    await self._pass(mailbox, uidvalidity)
                    await self._wait(mailbox, stop)
            except MailboxLostError as error:
                self.on_trouble(str(error))
                await asyncio.to_thread(self._note, str(error))
                await _sleep(stop, pause)
                pause = min(self.longest_pause, pause * 2)
            except MailboxRefusedError as error:
                await asyncio.to_thread(self._note, str(error))
                raise
            finally:
                await mailbox.close()

    async def _wait(self, mailbox: Mailbox, stop: asyncio.Event) -> None:
        waiting = asyncio.ensure_future(mailbox.wait(self.slice))
        stopping = asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait({waiting, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                waiting.result()
        finally:
            for task in (waiting, stopping):
                task.cancel()
            await asyncio.gather(waiting, stopping, return_exceptions=True)

    async def _pass(self, mailbox: Mailbox, uidvalidity: int) -> int:
        last = await asyncio.to_thread(self._last_uid, uidvalidity)
        new = 0
        async for batch in mailbox.fetch(last, self.limit):
            new += await asyncio.to_thread(take_in, self.house, self.name, uidvalidity, batch)
        await asyncio.to_thread(self._polled, uidvalidity)
        await asyncio.to_thread(work_all, self.house)
        self.news.set()
        await self._mark(mailbox, uidvalidity)
        return new

    async def _mark(self, mailbox: Mailbox, uidvalidity: int) -> None:
        while letters := await asyncio.to_thread(self._unmarked, uidvalidity):
            for folder, aside in ((PROCESSED, False), (QUARANTINE, True)):
                chosen = [letter for letter in letters if (letter.state is LetterState.ASIDE) is aside]
                if chosen:
                    await mailbox.mark([letter.uid for letter in chosen], folder)
                    await asyncio.to_thread(self._marked, [letter.id for letter in chosen])

    def _last_uid(self, uidvalidity: int) -> int:
        with self.house.archive.reading() as unit:
            state = unit.letters.mailbox(self.name)
        # Another UIDVALIDITY means other UIDs: all is read again, and known mails are recognised.
        return state.last_uid if state.uidvalidity == uidvalidity else 0

    def _polled(self, uidvalidity: int) -> None:
        with self.house.archive.unit() as unit:
            unit.letters.polled(self.name, uidvalidity, self.house.clock.now())
            unit.commit()

    def _note(self, trouble: str) -> None:
        with self.house.archive.unit() as unit:
            state = unit.letters.mailbox(self.name)
            unit.letters.polled(self.name, state.uidvalidity, state.polled, trouble)
            unit.commit()

    def _unmarked(self, uidvalidity: int) -> tuple["_Marked", ...]:
        with self.house.archive.reading() as unit:
            letters = unit.letters.unmarked(self.name, uidvalidity, _MARKED_AT_A_TIME)
        return tuple(_Marked(letter.id, letter.uid, letter.state) for letter in letters)

    def _marked(self, letter_ids: list[int]) -> None:
        with self.house.archive.unit() as unit:
            unit.letters.marked(letter_ids)
            unit.commit()


@dataclass(frozen=True, slots=True)
class _Marked:
    id: int
    uid: int
    state: LetterState


def work_all(house: House) -> int:
    """Works every letter that waits, in order, publishing what is due after each; returns how many there were."""
    catch_up_all(house)
    worked = 0
    while work_next(house) is not None:
        catch_up_all(house)
        worked += 1
    return worked


async def _sleep(stop: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(stop.wait(), seconds)
    except TimeoutError:
        return
