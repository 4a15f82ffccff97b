"""Letters a second through the whole path, beside the same mails merely fetched and parsed, in one run.

    python -m tests.bench.letters [--mails 300] [--players 20] [--rounds 3] [--dovecot]

The whole path: IMAP to bytes kept, orders carried out, the world committed, the answer and the reports rendered and in
the outbox, the mail moved on the server. The other: the same mails fetched in the same batches and parsed by the
standard library. The embedded IMAP server shares the process and slows both; `--dovecot` takes a real one.
"""

import argparse
import asyncio
import contextlib
import smtplib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from email import policy
from email.parser import BytesParser
from pathlib import Path

from campaign.adapters.db.migrating import migrate
from campaign.adapters.documents.foundings import read_founding
from campaign.adapters.mail.embedded import EmbeddedMail
from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from campaign.bootstrap import Premises, build
from campaign.rules.world import changed
from campaign.services.founding import found_campaign
from campaign.settings import load
from tests.play import captain
from tests.servers import dovecot

_ADDRESS, _PASSWORD = "game@campaign.test", "secret"
_ORDERS = ("STATUS", "LOAD 1 marines", "SAIL TO Takal", "PROPOSALS", "ATTACK Ship 3", "RULES 5.7", "Hello!\nREPORT")


def _mails(count: int, players: int) -> list[bytes]:
    return [
        (
            f"From: Player {i % players} <player{i % players}@example.org>\r\nTo: game+bench@campaign.test\r\n"
            f"Subject: orders {i}\r\nMessage-ID: <{i}@example.org>\r\nDate: Wed, 11 Jan 1995 15:30:04 -0500\r\n"
            f"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
            f"{_ORDERS[i % len(_ORDERS)]}\r\n\r\nOn Tuesday the server wrote:\r\n"
            + "> a quoted line of the last report\r\n"
            * 20
        ).encode()
        for i in range(count)
    ]


@contextlib.asynccontextmanager
async def _imap(folder: Path, *, real: bool, mails: list[bytes]) -> AsyncIterator[int]:
    if real:
        users = {_ADDRESS: _PASSWORD}
        with dovecot(folder / "dovecot", users) as server:
            await asyncio.to_thread(_deliver, server.lmtp_port, mails)
            yield server.imap_port
    else:
        async with EmbeddedMail({_ADDRESS: _PASSWORD}) as server:
            for raw in mails:
                await server.deliver("game+bench@campaign.test", raw)
            yield server.imap_port


def _deliver(port: int, mails: list[bytes]) -> None:
    with smtplib.LMTP("127.0.0.1", port) as door:
        for raw in mails:
            door.sendmail("player@example.org", ["game+bench@campaign.test"], raw)


def _premises(folder: Path, port: int, players: int) -> Premises:
    url = f"sqlite:///{folder / 'bench.sqlite'}"
    migrate(url)
    settings = {
        "CAMPAIGN_DATABASE_URL": url,
        "CAMPAIGN_MAIL_ADDRESS": _ADDRESS,
        "CAMPAIGN_IMAP_HOST": "127.0.0.1",
        "CAMPAIGN_IMAP_PORT": str(port),
        "CAMPAIGN_IMAP_PASSWORD": _PASSWORD,
        "CAMPAIGN_IMAP_TLS": "none",
        "CAMPAIGN_SERVER_KEY_FILE": str(folder / "key"),
    }
    premises = build(load(None, settings))
    crew = tuple(changed(captain(f"Player {i}", f"Ship {i}"), address=f"player{i}@example.org") for i in range(players))
    found_campaign(premises.house, "bench", changed(read_founding("fg8"), players=crew))
    return premises


async def _fetched_and_parsed(port: int) -> float:
    mailbox = ImapMailbox(ImapAccount(host="127.0.0.1", port=port, user=_ADDRESS, password=_PASSWORD, tls="none"))
    parser = BytesParser(policy=policy.default)
    begun = time.perf_counter()
    await mailbox.open()
    async for batch in mailbox.fetch(0, 2_000_000):
        for mail in batch:
            message = parser.parsebytes(mail.raw or b"")
            body = message.get_body(("plain",))
            assert body is not None
            body.get_content()
    spent = time.perf_counter() - begun
    await mailbox.close()
    return spent


async def _worked(premises: Premises) -> float:
    begun = time.perf_counter()
    await premises.poller.pass_once()
    return time.perf_counter() - begun


async def _round(mails: list[bytes], players: int, *, real: bool) -> tuple[float, float]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        async with _imap(folder, real=real, mails=mails) as port:
            bare = await _fetched_and_parsed(port)
            premises = _premises(folder, port, players)
            whole = await _worked(premises)
            with premises.house.archive.reading() as unit:
                answered = unit.outbox.waiting()[0]
            assert answered >= len(mails), f"{answered} mails for {len(mails)} letters"
            premises.archive.close()
    return bare, whole


def main() -> None:
    """Prints both figures and their ratio, the median of the rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mails", type=int, default=300)
    parser.add_argument("--players", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--dovecot", action="store_true")
    chosen = parser.parse_args()
    mails = _mails(chosen.mails, chosen.players)
    rounds = [asyncio.run(_round(mails, chosen.players, real=chosen.dovecot)) for _ in range(chosen.rounds)]
    bare = statistics.median(bare for bare, _ in rounds)
    whole = statistics.median(whole for _, whole in rounds)
    ratio = statistics.median(bare / whole for bare, whole in rounds)
    print(f"fetched and parsed   {chosen.mails / bare:8.0f} mails/s")
    print(f"the whole path       {chosen.mails / whole:8.0f} letters/s, {1000 * whole / chosen.mails:.2f} ms a letter")
    print(f"ratio                {ratio:8.3f}")


if __name__ == "__main__":
    main()
