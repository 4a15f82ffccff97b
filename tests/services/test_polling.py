"""The poller: kept before understood, marked after the commit, one bad mail or lost connection stopping nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace

from campaign.services.archive import LetterState
from campaign.services.letter import Letter
from campaign.services.polling import PROCESSED, QUARANTINE, Poller
from campaign.services.ports import Fetched, Mailbox, MailboxLostError
from tests.play import captain
from tests.talk import Talk, talk


@dataclass
class Folder:
    """A mail server's folder, of which every connection sees the same."""

    mails: dict[int, bytes] = field(default_factory=dict)
    moved: dict[int, str] = field(default_factory=dict)
    uidvalidity: int = 7
    opened: int = 0
    lost_at: set[str] = field(default_factory=set)
    on_open: Callable[[], None] = lambda: None

    def put(self, uid: int, text: str, *, subject: str = "orders") -> None:
        head = f"From: ann@example.org\r\nTo: game+atlantis@campaign.test\r\nSubject: {subject}\r\n"
        self.mails[uid] = f"{head}Message-ID: <{uid}@example.org>\r\n\r\n{text}\r\n".encode()

    def stumble(self, step: str) -> None:
        if step in self.lost_at:
            self.lost_at.remove(step)
            raise MailboxLostError(step)


class Connection:
    """One connection to the folder."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    async def open(self) -> int:
        self._folder.opened += 1
        self._folder.on_open()
        self._folder.stumble("open")
        return self._folder.uidvalidity

    async def fetch(self, after: int, limit: int) -> AsyncIterator[Sequence[Fetched]]:
        for uid, raw in sorted(self._folder.mails.items()):
            if uid > after and uid not in self._folder.moved:
                self._folder.stumble(f"fetch {uid}")
                yield [Fetched(uid=uid, size=len(raw), raw=raw if len(raw) <= limit else None)]

    async def mark(self, uids: Sequence[int], folder: str) -> None:
        self._folder.stumble("mark")
        self._folder.moved.update(dict.fromkeys(uids, folder))

    async def wait(self, seconds: float) -> bool:
        del seconds
        self._folder.stumble("wait")
        return True

    async def close(self) -> None:
        pass


def _poller(server: Talk, folder: Folder) -> Poller:
    def connect() -> Mailbox:
        return Connection(folder)

    return Poller(house=server.house, name="inbox", connect=connect, limit=2_000, first_pause=0.001)


def test_mails_are_worked_in_order_and_moved_afterwards() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder()
    folder.put(3, "LOAD 2 marines")
    folder.put(5, "LOAD 3 marines")
    assert asyncio.run(_poller(server, folder).pass_once()) == 2
    assert server.world.ships[1].troops == 15
    assert folder.moved == {3: PROCESSED, 5: PROCESSED}


def test_a_mail_already_known_is_not_worked_again_after_the_numbers_change() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder()
    folder.put(3, "LOAD 2 marines")
    asyncio.run(_poller(server, folder).pass_once())
    folder.uidvalidity, folder.moved = 8, {}
    folder.mails[1] = folder.mails.pop(3)
    assert asyncio.run(_poller(server, folder).pass_once()) == 0
    assert server.world.ships[1].troops == 12
    assert folder.moved == {1: PROCESSED}


def test_a_connection_lost_before_the_mark_costs_nothing_but_the_mark() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder(lost_at={"mark"})
    folder.put(3, "LOAD 2 marines")
    poller = _poller(server, folder)
    try:
        asyncio.run(poller.pass_once())
    except MailboxLostError:
        assert folder.moved == {}
    assert server.world.ships[1].troops == 12
    asyncio.run(poller.pass_once())
    assert server.world.ships[1].troops == 12
    assert folder.moved == {3: PROCESSED}


def test_what_was_fetched_before_a_loss_is_kept() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder(lost_at={"fetch 5"})
    folder.put(3, "LOAD 2 marines")
    folder.put(5, "LOAD 3 marines")
    poller = _poller(server, folder)
    try:
        asyncio.run(poller.pass_once())
    except MailboxLostError:
        with server.archive.reading() as unit:
            assert unit.letters.mailbox("inbox").last_uid == 3
    asyncio.run(poller.pass_once())
    assert server.world.ships[1].troops == 15


def test_a_lost_connection_is_made_anew_and_noted() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder(lost_at={"open", "wait"})
    folder.put(3, "LOAD 2 marines")
    troubles: list[str] = []

    async def poll() -> None:
        stop = asyncio.Event()
        folder.on_open = lambda: stop.set() if folder.opened == 3 else None
        poller = _poller(server, folder)
        poller.on_trouble = troubles.append
        await poller.keep_on(stop)

    asyncio.run(poll())
    assert sorted(troubles) == ["open", "wait"]
    assert server.world.ships[1].troops == 12


def test_one_bad_mail_never_stops_the_next() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder()
    folder.put(3, "LOAD 2 marines", subject="poison")
    folder.put(4, "LOAD 3 marines")
    reader = server.house.read_letter
    digests: list[str] = []

    def poisoned(raw: bytes) -> Letter:
        letter = reader(raw)
        if letter.subject == "poison" and letter.digest in digests:
            raise ZeroDivisionError
        digests.append(letter.digest)
        return letter

    server.house = replace(server.house, read_letter=poisoned)
    asyncio.run(_poller(server, folder).pass_once())
    assert server.world.ships[1].troops == 13
    with server.archive.reading() as unit:
        (aside,) = unit.letters.aside()
    assert (aside.uid, aside.tries, aside.state) == (3, 3, LetterState.ASIDE)
    assert aside.raw == folder.mails[3]
    assert "ZeroDivisionError" in aside.traceback
    assert folder.moved == {3: QUARANTINE, 4: PROCESSED}


def test_a_mail_put_back_is_worked() -> None:
    server, folder = talk(captain("Ann", "Bounty")), Folder()
    folder.mails[3] = b"\x00\x01 not a mail"
    folder.put(4, "x" * 5_000)
    asyncio.run(_poller(server, folder).pass_once())
    with server.archive.unit() as unit:
        larger = next(letter for letter in unit.letters.aside() if letter.uid == 4)
        assert "larger" in larger.why
        assert unit.letters.put_back(larger.id)
        assert unit.letters.next() is not None
