"""The contract of `Letters`, on the fake, SQLite and PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from campaign.services.archive import (
    AlreadyTakenError,
    Archive,
    Arrival,
    Letters,
    LetterState,
    MailboxState,
    StoredLetter,
)


def arrival(uid: int, digest: str | None = None, *, at: float = 100) -> Arrival:
    return Arrival(uid=uid, raw=f"mail {uid}".encode(), digest=f"d{uid}" if digest is None else digest, at=at)


@contextmanager
def working(archive: Archive) -> Iterator[Letters]:
    with archive.unit() as unit:
        yield unit.letters
        unit.commit()


def take_in(archive: Archive, *arrivals: Arrival, mailbox: str = "INBOX", uidvalidity: int = 1) -> int:
    with working(archive) as letters:
        return letters.take_in(mailbox, uidvalidity, arrivals)


def first(letters: Letters) -> StoredLetter:
    letter = letters.next()
    assert letter is not None
    return letter


def mailbox(archive: Archive, name: str = "INBOX") -> MailboxState:
    with archive.reading() as unit:
        return unit.letters.mailbox(name)


def test_a_mailbox_begins_at_nothing(archive: Archive) -> None:
    assert mailbox(archive) == MailboxState()


def test_mails_are_kept_byte_by_byte(archive: Archive) -> None:
    raw = bytes(range(256))
    assert take_in(archive, Arrival(uid=7, raw=raw, digest="d", at=3.5, too_large=True)) == 1
    with archive.reading() as unit:
        letter = first(unit.letters)
    assert letter == StoredLetter(
        id=letter.id,
        mailbox="INBOX",
        uid=7,
        raw=raw,
        digest="d",
        at=3.5,
        state=LetterState.NEW,
        tries=0,
        too_large=True,
    )


def test_mails_are_worked_oldest_first(archive: Archive) -> None:
    take_in(archive, arrival(2), arrival(3))
    take_in(archive, arrival(4))
    worked = []
    with working(archive) as letters:
        while letter := letters.next():
            worked.append(letter.uid)
            letters.done(letter.id, campaign="atlantis", disposition="carried out")
    assert worked == [2, 3, 4]


def test_a_mail_fetched_twice_is_taken_in_once(archive: Archive) -> None:
    assert take_in(archive, arrival(1), arrival(2)) == 2
    assert take_in(archive, arrival(1), arrival(2), arrival(3)) == 1
    with archive.reading() as unit:
        assert unit.letters.waiting()[0] == 3


def test_a_uid_means_nothing_under_another_uidvalidity(archive: Archive) -> None:
    take_in(archive, arrival(1, "one"))
    assert take_in(archive, arrival(1, "two"), uidvalidity=2) == 1


def test_a_uid_means_nothing_in_another_mailbox(archive: Archive) -> None:
    take_in(archive, arrival(1, "one"))
    assert take_in(archive, arrival(1, "two"), mailbox="Other") == 1


def test_the_last_uid_only_rises(archive: Archive) -> None:
    take_in(archive, arrival(5), arrival(9))
    take_in(archive, arrival(7))
    take_in(archive)
    assert mailbox(archive) == MailboxState(uidvalidity=1, last_uid=9)


def test_a_new_uidvalidity_begins_the_mailbox_anew(archive: Archive) -> None:
    take_in(archive, arrival(9))
    take_in(archive, arrival(2, "another"), uidvalidity=2)
    assert mailbox(archive) == MailboxState(uidvalidity=2, last_uid=2)
    take_in(archive, uidvalidity=3)
    assert mailbox(archive) == MailboxState(uidvalidity=3)


def test_mails_fetched_again_under_a_new_uidvalidity_are_known_by_digest(archive: Archive) -> None:
    take_in(archive, arrival(1), arrival(2))
    assert take_in(archive, arrival(11, "d1"), arrival(12, "d2"), arrival(13, "d3"), uidvalidity=2) == 1
    with archive.reading() as unit:
        assert unit.letters.waiting()[0] == 3


def test_a_duplicate_in_the_same_batch_is_known(archive: Archive) -> None:
    assert take_in(archive, arrival(1, "same"), arrival(2, "same")) == 1
    with archive.reading() as unit:
        (duplicate,) = unit.letters.unmarked("INBOX", 1, 10)
    assert (duplicate.uid, duplicate.state, duplicate.raw) == (2, LetterState.DUPLICATE, b"mail 2")


def test_mails_without_a_digest_are_no_duplicates(archive: Archive) -> None:
    assert take_in(archive, arrival(1, ""), arrival(2, "")) == 2
    assert take_in(archive, arrival(3, "")) == 1


def test_the_same_uid_twice_in_a_batch_is_kept_once(archive: Archive) -> None:
    assert take_in(archive, arrival(1, "one"), arrival(1, "two")) == 1


def test_tries_are_counted(archive: Archive) -> None:
    take_in(archive, arrival(1), arrival(2))
    for count in (1, 2, 3):
        with working(archive) as letters:
            assert letters.count_try(first(letters).id) == count
    with archive.reading() as unit:
        assert first(unit.letters).tries == 3


def test_a_mail_is_done_once(archive: Archive) -> None:
    take_in(archive, arrival(1))
    with working(archive) as letters:
        letter = first(letters)
        letters.done(letter.id, campaign="atlantis", disposition="carried out")
    with working(archive) as letters, pytest.raises(AlreadyTakenError, match="does not wait"):
        letters.done(letter.id, campaign="atlantis", disposition="carried out")
    with archive.reading() as unit:
        (done,) = unit.letters.unmarked("INBOX", 1, 10)
    assert (done.state, done.campaign, done.disposition) == (LetterState.DONE, "atlantis", "carried out")


def test_a_mail_set_aside_lets_the_next_pass(archive: Archive) -> None:
    take_in(archive, arrival(1), arrival(2))
    with working(archive) as letters:
        letters.count_try(first(letters).id)
        letters.set_aside(first(letters).id, why="it broke", traceback="Traceback …")
        assert first(letters).uid == 2
    with archive.reading() as unit:
        (aside,) = unit.letters.aside()
    assert (aside.uid, aside.tries, aside.why, aside.traceback) == (1, 1, "it broke", "Traceback …")
    assert aside.state is LetterState.ASIDE


def test_a_mail_that_is_done_is_not_set_aside(archive: Archive) -> None:
    take_in(archive, arrival(1))
    with working(archive) as letters:
        letter = first(letters)
        letters.done(letter.id, campaign="", disposition="")
        letters.set_aside(letter.id, why="late")
        letters.set_aside(letter.id + 1, why="never was")
        assert letters.aside() == ()


def test_a_mail_set_aside_can_be_put_back(archive: Archive) -> None:
    take_in(archive, arrival(1), arrival(2))
    with working(archive) as letters:
        letter = first(letters)
        letters.count_try(letter.id)
        letters.set_aside(letter.id, why="it broke", traceback="Traceback …")
    with working(archive) as letters:
        assert letters.put_back(letter.id)
        assert not letters.put_back(letter.id)
        assert not letters.put_back(letter.id + 99)
        assert first(letters) == letter
        assert letters.aside() == ()


def test_what_is_worked_is_to_be_marked_once(archive: Archive) -> None:
    take_in(archive, arrival(1), arrival(2), arrival(3), arrival(4, "d1"), arrival(5))
    with working(archive) as letters:
        for disposition in ("first", "second"):
            letters.done(first(letters).id, campaign="", disposition=disposition)
        letters.set_aside(first(letters).id, why="it broke")
        unmarked = letters.unmarked("INBOX", 1, 10)
        assert [letter.uid for letter in unmarked] == [1, 2, 3, 4]
        assert letters.unmarked("INBOX", 1, 2) == unmarked[:2]
        assert letters.unmarked("INBOX", 2, 10) == ()
        assert letters.unmarked("Other", 1, 10) == ()
        letters.marked([letter.id for letter in unmarked[1:]])
    with working(archive) as letters:
        assert letters.unmarked("INBOX", 1, 10) == unmarked[:1]
        letters.marked([])
        letters.marked([unmarked[0].id])
        assert letters.unmarked("INBOX", 1, 10) == ()


def test_waiting_tells_since_when(archive: Archive) -> None:
    take_in(archive, arrival(1, at=50), arrival(2, at=40), arrival(3, at=60))
    with working(archive) as letters:
        assert letters.waiting() == (3, 40)
        while letter := letters.next():
            letters.done(letter.id, campaign="", disposition="")
        assert letters.waiting() == (0, 0)


def test_a_poll_that_worked_is_noted(archive: Archive) -> None:
    take_in(archive, arrival(9))
    with working(archive) as letters:
        letters.polled("INBOX", 1, 77.5)
    assert mailbox(archive) == MailboxState(uidvalidity=1, last_uid=9, polled=77.5)


def test_a_poll_that_failed_keeps_the_time_of_the_last_that_worked(archive: Archive) -> None:
    with working(archive) as letters:
        letters.polled("INBOX", 4, 10)
        letters.polled("INBOX", 0, 20, "connection refused")
    assert mailbox(archive) == MailboxState(uidvalidity=4, polled=10, trouble="connection refused")
    with working(archive) as letters:
        letters.polled("INBOX", 4, 30)
    assert mailbox(archive) == MailboxState(uidvalidity=4, polled=30)


def test_a_first_poll_may_fail(archive: Archive) -> None:
    with working(archive) as letters:
        letters.polled("INBOX", 0, 20, "connection refused")
    assert mailbox(archive) == MailboxState(trouble="connection refused")


def test_a_poll_notices_a_new_uidvalidity(archive: Archive) -> None:
    take_in(archive, arrival(9))
    with working(archive) as letters:
        letters.polled("INBOX", 2, 20)
    assert mailbox(archive) == MailboxState(uidvalidity=2, polled=20)
