"""Serving: poller, clock and outbox in one event loop, each of which may run alone (`--only`)."""

import asyncio
import signal
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from campaign.bootstrap import Premises
from campaign.services.clockwork import catch_up_all
from campaign.services.delivery import send_due
from campaign.services.house import House
from campaign.services.ports import MailboxRefusedError

ROLES = ("poll", "clock", "send")
_CLOCK_SECONDS = 5.0
_OUTBOX_SECONDS = 2.0

log = structlog.get_logger()


async def serve(premises: Premises, stop: asyncio.Event, roles: Collection[str] = ROLES) -> None:
    """Runs the roles until `stop` is set.

    Raises:
        MailboxRefusedError: the mail server refuses us; trying again would not help.
    """
    premises.poller.on_trouble = lambda trouble: log.warning("mailbox lost, trying again", why=trouble)
    work: dict[str, Coroutine[Any, Any, None]] = {}
    if "poll" in roles:
        work["poll"] = premises.poller.keep_on(stop)
    if "clock" in roles:
        work["clock"] = _keep_the_clock(premises.house, stop)
    if "send" in roles:
        work["send"] = _keep_sending(premises, stop)
    tasks = [asyncio.create_task(each, name=name) for name, each in work.items()]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    finally:
        stop.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await premises.postman.close()


async def serve_until_signalled(premises: Premises, roles: Collection[str] = ROLES) -> None:
    """Serves until SIGINT or SIGTERM.

    Raises:
        MailboxRefusedError: as `serve`.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    log.info("serving", roles=sorted(roles), address=str(premises.house.address))
    try:
        await serve(premises, stop, roles)
    except MailboxRefusedError as error:
        log.error("the mail server refuses us", why=str(error))  # noqa: TRY400 (the reason is the message)
        raise
    log.info("stopped")


async def _keep_the_clock(house: House, stop: asyncio.Event) -> None:
    while not stop.is_set():
        ticks = await asyncio.to_thread(catch_up_all, house)
        if ticks:
            log.info("published", proposals=ticks)
        await _wait(stop, _CLOCK_SECONDS)


async def _keep_sending(premises: Premises, stop: asyncio.Event) -> None:
    news = premises.poller.news
    while not stop.is_set():
        news.clear()
        while sent := await send_due(premises.house, premises.postman):
            log.info("sent", mails=sent)
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), _OUTBOX_SECONDS)


async def _wait(stop: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
