"""Letters in, mails out: a campaign in memory whose players write and read as people do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from itertools import count

from campaign import _data
from campaign.adapters.mail.compose import compose
from campaign.adapters.mail.mime import LetterReading
from campaign.adapters.secrets import KeyedSecrets
from campaign.adapters.templates.stationer import TemplateStationer
from campaign.rules.charter import FoundedOffice, FoundedPlayer, Founding
from campaign.rules.law import Value
from campaign.rules.world import World, changed
from campaign.services.archive import Post
from campaign.services.founding import found_campaign
from campaign.services.house import House, PostalAddress
from campaign.services.intake import take_in
from campaign.services.polling import work_all
from campaign.services.ports import Fetched
from tests.fakes.archive import FakeArchive
from tests.founded import fg8

ADDRESS = PostalAddress(local="game", domain="campaign.test")


class Ticking:
    """A clock that a test moves; it starts on 1 January 1995, 12:00 UTC."""

    def __init__(self) -> None:
        self.seconds = 788_961_600.0

    def now(self) -> float:
        return self.seconds


@dataclass(frozen=True, slots=True)
class Received:
    """A mail as its reader sees it."""

    kind: str
    to: str
    message: Message

    @property
    def subject(self) -> str:
        return str(make_header(decode_header(self.message["Subject"])))

    @property
    def text(self) -> str:
        return self._part("text/plain")

    @property
    def html(self) -> str:
        return self._part("text/html")

    def _part(self, kind: str) -> str:
        part = next(part for part in self.message.walk() if part.get_content_type() == kind)
        content = part.get_payload(decode=True)
        assert isinstance(content, bytes)
        return content.decode(part.get_content_charset() or "utf-8").replace("\r\n", "\n")

    def says(self, *words: str) -> None:
        """Holds the mail to saying each of these, line ends apart."""
        flat = " ".join(self.text.split())
        for each in words:
            assert " ".join(each.split()) in flat, f"{each!r} is not in:\n{self.text}"


@dataclass
class Talk:
    """One server with one campaign called `atlantis`."""

    house: House
    archive: FakeArchive
    clock: Ticking
    uids: count = field(default_factory=lambda: count(1))  # type: ignore[type-arg]
    read: int = 0

    @property
    def world(self) -> World:
        with self.archive.reading() as unit:
            return unit.campaigns.load("atlantis")

    def mail(self, raw: bytes) -> list[Received]:
        """Delivers the bytes of a mail; returns every mail that the server then sends, in order."""
        take_in(self.house, "inbox", 1, [Fetched(uid=next(self.uids), size=len(raw), raw=raw)])
        work_all(self.house)
        return self.sent()

    def writes(
        self, sender: str, text: str, *, to: str = "game+atlantis@campaign.test", subject: str = "orders"
    ) -> list[Received]:
        """Somebody writes a plain mail."""
        number = next(self.uids)
        head = f"From: {sender}\r\nTo: {to}\r\nSubject: {subject}\r\nMessage-ID: <{number}@example.org>\r\n"
        date = "Date: Wed, 11 Jan 95 15:30:04 -500\r\n"
        return self.mail(f"{head}{date}\r\n{text}\n".replace("\r\n", "\n").replace("\n", "\r\n").encode())

    def asks(self, sender: str, text: str) -> Received:
        """Somebody writes and reads the answer."""
        return next(mail for mail in self.writes(sender, text) if mail.kind == "answer")

    def sent(self) -> list[Received]:
        """The mails sent since this was last asked."""
        with self.archive.reading() as unit:
            posts = [row.post for row in unit.outbox.due(self.clock.now() + 1, 10_000)]
        new, self.read = posts[self.read :], len(posts)
        return [_received(post) for post in new]

    def proposals_pass(self, number: int, author: str = "dawn@example.org") -> None:
        """So many proposals are published and rejected."""
        for _ in range(number):
            self.writes(author, "PROPOSE A trifle\nLet it be.\nEND")
            self.writes("tie@campaign.test", f"JUDGE {self.world.clock.published} REJECT")
        self.sent()


def _received(post: Post) -> Received:
    return Received(kind=post.kind, to=post.to, message=message_from_bytes(post.raw))


def talk(
    *players: FoundedPlayer,
    secret: bytes = b"s" * 32,
    law: Mapping[str, Value] | None = None,
    founding: Founding | None = None,
) -> Talk:
    """A server with a campaign of these players; the offices write from tie@campaign.test and so on.

    `law` gives terms that are not to have their founding values; the `founding` is Fascist Game 8 unless given.
    """
    given = founding or fg8()
    clock, archive = Ticking(), FakeArchive()
    house = House(
        archive=archive,
        stationer=TemplateStationer(_data.templates(), compose),
        clock=clock,
        secrets=KeyedSecrets(secret),
        read_letter=LetterReading(own_domain=ADDRESS.domain, own_mailbox=str(ADDRESS)),
        address=ADDRESS,
    )
    offices = tuple(_staffed(office) for office in given.offices)
    terms = {**given.terms, **(law or {})}
    found_campaign(house, "atlantis", changed(given, players=players, offices=offices, terms=terms))
    talking = Talk(house=house, archive=archive, clock=clock)
    talking.sent()
    return talking


def _staffed(office: FoundedOffice) -> FoundedOffice:
    return changed(office, address=f"{office.name.value.casefold()}@campaign.test")
