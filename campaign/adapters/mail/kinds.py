"""Which mails are not to be answered (RFC 3834): machines', bounces, lists', our own."""

import re
from dataclasses import dataclass
from email.message import Message
from typing import Final

from campaign.adapters.mail.compose import LOOP_HEADER
from campaign.adapters.mail.headers import Header
from campaign.adapters.mail.parts import parameter
from campaign.services.letter import Disposition

_MOST_HOPS: Final = 30
_DAEMON: Final = re.compile(r"(?:mailer-?daemon|mail-?daemon)", re.IGNORECASE)
_MACHINE: Final = re.compile(
    r"""postmaster|(?:no|do-?not|dont)[-_.]?reply(?:[-_.+].*)?|(?:owner|bounces?)[-_+].*|bounces?
    |.*-(?:request|bounces?|owner)""",
    re.IGNORECASE | re.VERBOSE,
)
_AUTO_FIELDS: Final = ("x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply")
_AWAY: Final = re.compile(
    r"""(?:automatic\ reply|auto(?:matic)?[- ]?(?:reply|response)|out\ of\ (?:the\ )?office
    |abwesen|automatische\ antwort|réponse\ automatique|respuesta\ automática
    |risposta\ automatica|resposta\ automática|automatisch\ antwoord|automatiskt\ svar
    |autosvar|automaattinen\ vastaus|odpowiedź\ automatyczna|автоответ|自动回复|自動応答)""",
    re.IGNORECASE | re.VERBOSE,
)
_LISTED: Final = frozenset({"list", "bulk", "junk"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """Who we are: the domain of our Message-IDs and our mailbox's address."""

    domain: str
    mailbox: str

    def wrote(self, sender: str) -> bool:
        """Whether an address is our mailbox's, whatever its tag.

        >>> Own(domain="c.test", mailbox="game@c.test").wrote("Game+slug@c.test")
        True
        """
        return bool(sender) and _untagged(sender) == _untagged(self.mailbox)


def _untagged(address: str) -> str:
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def unanswerable(header: Header, content: Message, sender: str, own: Own) -> Disposition | None:
    """Why a mail must not be answered, or None if it may be."""
    checks = (
        (Disposition.BOUNCE, _bounced(header, content, sender)),
        (Disposition.LOOP, _ours(header, sender, own)),
        (Disposition.AUTO_REPLY, _submitted_by_machine(header, content)),
        (Disposition.LIST, _listed(header)),
        (Disposition.AUTO_REPLY, _answered_by_machine(header, sender)),
    )
    return next((disposition for disposition, applies in checks if applies), None)


def _bounced(header: Header, content: Message, sender: str) -> bool:
    if content.get_content_type() == "multipart/report":
        return parameter(content, "report-type").lower() != "disposition-notification"
    local = sender.rpartition("@")[0]
    if _DAEMON.fullmatch(local) or header.has("x-failed-recipients"):
        return True
    return _null_path(header) and local.lower() == "postmaster"


def _ours(header: Header, sender: str, own: Own) -> bool:
    """Whether a mail of ours has come back.

    A Message-ID of our domain is proof only where the sender is not of our domain: a player's mail
    program makes Message-IDs of the player's own domain, which may be ours as well.
    """
    if header.has(LOOP_HEADER.lower()) or own.wrote(sender):
        return True
    if len(header.every("received")) > _MOST_HOPS:
        return True
    domain = own.domain.lower()
    stranger = sender.rpartition("@")[2] != domain
    mark = header.text("message-id").lower()
    return bool(domain) and stranger and mark.rstrip("> ").endswith(f"@{domain}")


def _submitted_by_machine(header: Header, content: Message) -> bool:
    submitted = header.text("auto-submitted").partition(";")[0].strip().lower()
    return submitted not in {"", "no"} or content.get_content_type() == "multipart/report"


def _listed(header: Header) -> bool:
    if any(field.name.startswith("list-") for field in header.fields):
        return True
    return header.text("precedence").lower() in _LISTED


def _answered_by_machine(header: Header, sender: str) -> bool:
    if any(header.has(name) for name in _AUTO_FIELDS) or _null_path(header):
        return True
    if header.text("precedence").lower().replace("-", "_") == "auto_reply":
        return True
    if header.has("x-auto-response-suppress") and _AWAY.match(header.text("subject")):
        return True
    return bool(_MACHINE.fullmatch(sender.rpartition("@")[0]))


def _null_path(header: Header) -> bool:
    return header.has("return-path") and header.raw("return-path").strip() == b"<>"
