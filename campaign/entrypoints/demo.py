"""The demo: a campaign from nothing, played by scripted captains over real SMTP and IMAP, in one process."""

import asyncio
import hmac
import logging
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import structlog
from rich.console import Console

from campaign.adapters.clock import SystemClock
from campaign.adapters.db.migrating import migrate
from campaign.adapters.documents.foundings import read_founding
from campaign.adapters.mail.embedded import EmbeddedMail
from campaign.adapters.mail.imap import ImapAccount
from campaign.adapters.mail.smtp import SmtpAccount, SmtpPostman
from campaign.bootstrap import build
from campaign.entrypoints.demo_cast import CAPTAINS, DOMAIN, DUTIES, NEWCOMER, NEWCOMERS_ADDRESS
from campaign.entrypoints.demo_play import Part, Play
from campaign.entrypoints.demo_post import Correspondent, SilenceError, slug
from campaign.entrypoints.demo_show import Show
from campaign.entrypoints.serving import serve
from campaign.rules.charter import Founding
from campaign.rules.parts import OfficeName
from campaign.rules.scenario import Faction
from campaign.services.founding import found_campaign
from campaign.settings import Database, Imap, Mail, Server, Settings, Smtp, commented

SLUG: Final = "demo"
GAME: Final = f"game@{DOMAIN}"
PASSWORD: Final = "ahoy"  # noqa: S105 (guards nothing: a mail server on this machine, for as long as the demo runs)

_SHOWN: Final = 8


def default_directory(seed: bytes) -> Path:
    """A directory for a demo's files that is not there yet."""
    name = f"demo-{seed.hex()[:_SHOWN] or '0'}"
    return next(
        path for number in range(1, 10_000) if not (path := Path(name if number == 1 else f"{name}-{number}")).exists()
    )


def run_demo(*, seed: bytes, directory: Path, keep_running: bool, console: Console) -> int:
    """Runs the demo into a directory that is not there yet; returns the exit status.

    With `keep_running` servers and poller stay up until Ctrl-C, for people with a mail client.
    """
    try:
        directory.mkdir(parents=True)
    except OSError as error:
        console.print(f"{directory} cannot be made ({error.strerror}): give --directory another name", markup=False)
        return 1
    with suppress(KeyboardInterrupt):
        return asyncio.run(_demo(seed=seed, directory=directory, keep_running=keep_running, console=console))
    console.print("Stopped.")
    return 1


async def _demo(*, seed: bytes, directory: Path, keep_running: bool, console: Console) -> int:
    async with _served(seed, directory) as (mail, founding, server):
        postman = SmtpPostman(SmtpAccount(host=mail.host, port=mail.smtp_port, connections=1))
        play = _play(founding, mail, postman, seed)
        show = Show(console, play)
        try:
            await asyncio.gather(*(part.post.open() for part in play.parts))
            with show.progress():
                await _beside(server, play.run())
        except SilenceError as error:
            console.print(f"The demo stopped: {error}.", markup=False)
        finally:
            await asyncio.gather(*(part.post.close() for part in play.parts))
            await postman.close()
        for part in play.parts:
            part.post.export(directory / "mail" / slug(part.post.name))
        show.summary(directory)
        if keep_running and not play.missing():
            await _beside(server, _wait_for_people(mail, console))
    return 1 if play.missing() else 0


async def _beside(server: asyncio.Task[None], work: Coroutine[Any, Any, None]) -> None:
    """Does something while the server runs, and not without it: what stops the server is raised."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task, server}, return_when=asyncio.FIRST_COMPLETED)
        if server.done():
            server.result()
    finally:
        if not task.done():
            task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    task.result()


@asynccontextmanager
async def _served(seed: bytes, directory: Path) -> AsyncIterator[tuple[EmbeddedMail, Founding, asyncio.Task[None]]]:
    """Mail servers, a founded campaign and the loop of `serve`, all in this process."""
    users = {GAME: PASSWORD}
    with (directory / "server.log").open("w", encoding="utf-8") as log:
        structlog.configure(
            logger_factory=structlog.WriteLoggerFactory(file=log),
            wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        )
        try:
            async with EmbeddedMail(users, open_domain=DOMAIN, open_password=PASSWORD, clock=SystemClock()) as mail:
                settings = _settings(seed, directory, mail)
                migrate(settings.database.url)
                premises = build(settings)
                with as_file(files("campaign.rules") / "foundings" / "demo.yaml") as file:
                    founding = read_founding("fg8", file)
                found_campaign(premises.house, SLUG, founding)
                stop = asyncio.Event()
                server = asyncio.create_task(serve(premises, stop))
                try:
                    yield mail, founding, server
                finally:
                    stop.set()
                    await server
        finally:
            structlog.reset_defaults()


def _settings(seed: bytes, directory: Path, mail: EmbeddedMail) -> Settings:
    """The settings of the demo's server, also as a file for the other commands; its key is made of the seed."""
    key_file, database = directory / "campaign.key", directory / "campaign.sqlite"
    key_file.write_bytes(hmac.digest(seed or b"\0", b"campaign demo", "sha256"))
    given: dict[str, object] = {
        "database.url": f"sqlite:///{database}",
        "mail.address": GAME,
        "imap.host": mail.host,
        "imap.port": mail.imap_port,
        "imap.password": PASSWORD,
        "imap.tls": "none",
        "smtp.host": mail.host,
        "smtp.port": mail.smtp_port,
        "smtp.tls": "none",
        "server.key_file": str(key_file),
    }
    (directory / "campaign.toml").write_text(commented(given), encoding="utf-8")
    return Settings(
        database=Database(url=f"sqlite:///{database}"),
        mail=Mail(address=GAME),
        imap=Imap(host=mail.host, port=mail.imap_port, password=PASSWORD, tls="none"),
        # One connection: mails arrive in the order in which they were written.
        smtp=Smtp(host=mail.host, port=mail.smtp_port, tls="none", connections=1),
        server=Server(key_file=str(key_file)),
    )


def _play(founding: Founding, mail: EmbeddedMail, postman: SmtpPostman, seed: bytes) -> Play:
    def post(name: str, address: str) -> Correspondent:
        account = ImapAccount(host=mail.host, port=mail.imap_port, user=address, password=PASSWORD)
        return Correspondent(
            name=name,
            address=address,
            campaign=GAME,
            account=account,
            postman=postman,
            clock=SystemClock(),
        )

    players = {player.name: player for player in founding.players}
    offices = {office.name: office for office in founding.offices}
    captains = [
        Part(
            post=post(each.name, players[each.name].address),
            captain=each,
            pirate=players[each.name].faction is Faction.PIRATE,
        )
        for each in CAPTAINS
    ]
    captains.append(Part(post=post(NEWCOMER.name, NEWCOMERS_ADDRESS), captain=NEWCOMER))
    holders = [Part(post=post(offices[name].holder, offices[name].address), duty=duty) for name, duty in DUTIES.items()]
    clerk = Part(post=post(offices[OfficeName.SCRIBE].holder, offices[OfficeName.SCRIBE].address))
    return Play(parts=[*captains, *holders, clerk], scribe=clerk, seed=seed)


async def _wait_for_people(mail: EmbeddedMail, console: Console) -> None:
    """Shows how to join with a mail program, and waits for Ctrl-C."""
    lines = (
        "The servers stay up. To join with a mail program, add an account:",
        f"  address   any name you like @{DOMAIN}, such as ann@{DOMAIN}",
        f"  password  {PASSWORD}",
        f"  IMAP      {mail.host}, port {mail.imap_port}, no encryption",
        f"  SMTP      {mail.host}, port {mail.smtp_port}, no encryption, no sign-in needed",
        f"and write to {GAME}:  JOIN AS Ann SHIP Nightingale",
        "Ctrl-C ends it.",
    )
    for line in lines:
        console.print(line, markup=False, highlight=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, stop.set)
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    try:
        await stop.wait()
    finally:
        loop.remove_signal_handler(signal.SIGINT)
        loop.remove_signal_handler(signal.SIGTERM)
