"""The outbox: mails are handed to the mail server, each marked in a short transaction of its own."""

import asyncio

from campaign.services.archive import OutboxRow
from campaign.services.house import House
from campaign.services.ports import Postman, PostmanDelayedError, UndeliverableError

_BATCH = 64
_FIRST_PAUSE = 5.0
_LONGEST_PAUSE = 3_600.0


async def send_due(house: House, postman: Postman, *, batch: int = _BATCH) -> int:
    """Sends what is due; returns how many mails were handed over."""
    rows = await asyncio.to_thread(_due, house, batch)
    sent = await asyncio.gather(*(_send(house, postman, row) for row in rows))
    return sum(sent)


async def _send(house: House, postman: Postman, row: OutboxRow) -> bool:
    post = row.post
    try:
        await postman.send(envelope_from=post.envelope_from, to=post.to, raw=post.raw)
    except UndeliverableError as error:
        await asyncio.to_thread(_refused, house, row, str(error))
        return False
    except PostmanDelayedError as error:
        await asyncio.to_thread(_delayed, house, row, str(error))
        return False
    await asyncio.to_thread(_sent, house, row)
    return True


def _due(house: House, batch: int) -> tuple[OutboxRow, ...]:
    with house.archive.reading() as unit:
        return unit.outbox.due(house.clock.now(), batch)


def _sent(house: House, row: OutboxRow) -> None:
    with house.archive.unit() as unit:
        unit.outbox.sent(row.id, house.clock.now())
        unit.commit()


def _refused(house: House, row: OutboxRow, why: str) -> None:
    with house.archive.unit() as unit:
        unit.outbox.refused(row.id, house.clock.now(), why)
        unit.commit()


def _delayed(house: House, row: OutboxRow, why: str) -> None:
    with house.archive.unit() as unit:
        unit.outbox.delayed(row.id, house.clock.now() + pause(row.tries), why)
        unit.commit()


def pause(tries: int) -> float:
    """How long to wait after so many tries, in seconds: twice as long each time, at most an hour.

    >>> [pause(tries) for tries in range(4)]
    [5.0, 10.0, 20.0, 40.0]
    """
    return min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** min(tries, 20))
