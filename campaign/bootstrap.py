"""Putting the parts together: the only module that knows them all."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from campaign import _data
from campaign.adapters.clock import SystemClock
from campaign.adapters.db.engine import connect
from campaign.adapters.db.unit import SqlArchive
from campaign.adapters.mail.compose import compose
from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from campaign.adapters.mail.mime import LetterReading
from campaign.adapters.mail.smtp import SmtpAccount, SmtpPostman
from campaign.adapters.secrets import KeyedSecrets
from campaign.adapters.templates.stationer import TemplateStationer
from campaign.services.house import House, PostalAddress
from campaign.services.polling import Poller
from campaign.services.ports import Postman, Secrets, WallClock
from campaign.settings import Settings, SettingsError


@dataclass(frozen=True, slots=True, kw_only=True)
class Premises:
    """A house with its doors to the mail servers, and what must be closed at the end."""

    house: House
    poller: Poller
    postman: Postman
    archive: SqlArchive


def build(settings: Settings, *, secrets: Secrets | None = None) -> Premises:
    """Everything, wired as the settings say; opens nothing yet.

    Raises:
        SettingsError: the settings contradict one another.
        DatabaseTroubleError: the database's address is none.
        KeyFileError: the key file cannot be used.
    """
    archive = SqlArchive(connect(settings.database.url))
    house = build_house(settings, archive, secrets=secrets)
    return Premises(
        house=house,
        poller=Poller(
            house=house,
            name=mailbox_name(settings),
            connect=_mailbox(settings),
            limit=settings.mail.largest,
            slice=settings.server.poll_seconds,
        ),
        postman=SmtpPostman(
            SmtpAccount(
                host=settings.smtp.host,
                port=settings.smtp.port,
                user=settings.smtp.user,
                password=settings.smtp.password,
                tls=settings.smtp.tls,
                connections=settings.smtp.connections,
            )
        ),
        archive=archive,
    )


def build_house(
    settings: Settings, archive: SqlArchive, *, secrets: Secrets | None = None, clock: WallClock | None = None
) -> House:
    """The house alone: what every service needs."""
    address = postal_address(settings.mail.address)
    return House(
        archive=archive,
        stationer=TemplateStationer(_data.templates(), compose),
        clock=clock or SystemClock(),
        secrets=secrets or KeyedSecrets.from_file(Path(settings.server.key_file)),
        read_letter=LetterReading(own_domain=address.domain, own_mailbox=str(address)),
        address=address,
    )


def postal_address(text: str) -> PostalAddress:
    """The server's own address.

    Raises:
        SettingsError: it is none.
    """
    local, at, domain = text.strip().rpartition("@")
    if not (local and at and domain) or "+" in local:
        message = f"mail.address takes an address such as game@example.org, without a +, not {text!r}"
        raise SettingsError(message)
    return PostalAddress(local=local, domain=domain.lower())


def mailbox_name(settings: Settings) -> str:
    """The name that the ledger of mails knows the polled mailbox by."""
    imap = settings.imap
    return f"{_user(settings)}@{imap.host}:{imap.port}/{imap.folder}"


def _user(settings: Settings) -> str:
    return settings.imap.user or settings.mail.address


def _mailbox(settings: Settings) -> Callable[[], ImapMailbox]:
    imap = settings.imap
    if imap.tls == "starttls":
        message = "imap.tls takes implicit or none: STARTTLS is not spoken to IMAP servers; use port 993"
        raise SettingsError(message)
    account = ImapAccount(
        host=imap.host,
        port=imap.port,
        user=_user(settings),
        password=imap.password,
        tls=imap.tls,
        folder=imap.folder,
        idle_slice=settings.server.poll_seconds,
    )
    return lambda: ImapMailbox(account)
