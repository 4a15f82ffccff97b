"""The ledger of mails in the database: each is taken in once and worked once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select, update

from campaign.adapters.db.dialect import insert
from campaign.adapters.db.mail_tables import LETTERS, MAILBOXES
from campaign.services.archive import AlreadyTakenError, Arrival, LetterState, MailboxState, StoredLetter

_KEPT = [LETTERS.c[part.name] for part in fields(StoredLetter)]
_NEW = LETTERS.c.state == LetterState.NEW.value


class SqlLetters:
    """The ledger within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def mailbox(self, mailbox: str) -> MailboxState:
        """How far a mailbox has been read."""
        row = self._connection.execute(select(MAILBOXES).where(MAILBOXES.c.mailbox == mailbox)).one_or_none()
        if row is None:
            return MailboxState()
        return MailboxState(uidvalidity=row.uidvalidity, last_uid=row.last_uid, polled=row.polled, trouble=row.trouble)

    def take_in(self, mailbox: str, uidvalidity: int, arrivals: Sequence[Arrival]) -> int:
        """Keeps the mails and moves the mailbox's last UID; returns how many were new.

        One known by (mailbox, UIDVALIDITY, UID) is skipped; one known by digest is kept as a duplicate.
        """
        # The mailbox's row comes first: it makes two processes that read one mailbox wait for each other.
        self._advance(mailbox, uidvalidity, max((arrival.uid for arrival in arrivals), default=0))
        rows = list(self._rows(mailbox, uidvalidity, arrivals))
        if rows:
            self._connection.execute(insert(self._connection, LETTERS).on_conflict_do_nothing(), rows)
        return sum(row["state"] == LetterState.NEW.value for row in rows)

    def polled(self, mailbox: str, uidvalidity: int, at: float, trouble: str = "") -> None:
        """Notes a poll, and what went wrong in it; only one that worked moves the mailbox's UIDVALIDITY and time."""
        if trouble:
            self._note(mailbox, trouble=trouble)
        else:
            self._advance(mailbox, uidvalidity, 0)
            self._note(mailbox, polled=at, trouble="")

    def next(self) -> StoredLetter | None:
        """The oldest mail not yet worked, without locking it."""
        found = self._letters(select(*_KEPT).where(_NEW).order_by(LETTERS.c.id).limit(1))
        return found[0] if found else None

    def count_try(self, letter_id: int) -> int:
        """Counts one more try; returns how many there have been."""
        counted = update(LETTERS).where(LETTERS.c.id == letter_id).values(tries=LETTERS.c.tries + 1)
        tries: int = self._connection.execute(counted.returning(LETTERS.c.tries)).scalar_one()
        return tries

    def done(self, letter_id: int, *, campaign: str, disposition: str) -> None:
        """The mail has been worked.

        Raises:
            AlreadyTakenError: it does not wait any more: another process has worked it.
        """
        values = {"state": LetterState.DONE.value, "campaign": campaign, "disposition": disposition}
        if not self._move(letter_id, LetterState.NEW, values):
            message = f"letter {letter_id} does not wait any more"
            raise AlreadyTakenError(message)

    def set_aside(self, letter_id: int, *, why: str, traceback: str = "") -> None:
        """Keeps the mail apart for the admin; one that another process has worked meanwhile stays worked."""
        values = {"state": LetterState.ASIDE.value, "why": why, "traceback": traceback}
        self._move(letter_id, LetterState.NEW, values)

    def put_back(self, letter_id: int) -> bool:
        """Lets a mail set aside be worked again, its tries forgotten; False if it is not aside."""
        values = {"state": LetterState.NEW.value, "tries": 0, "why": "", "traceback": ""}
        return self._move(letter_id, LetterState.ASIDE, values)

    def aside(self) -> tuple[StoredLetter, ...]:
        """The mails set aside, oldest first."""
        aside = LETTERS.c.state == LetterState.ASIDE.value
        return self._letters(select(*_KEPT).where(aside).order_by(LETTERS.c.id))

    def unmarked(self, mailbox: str, uidvalidity: int, limit: int) -> tuple[StoredLetter, ...]:
        """Mails worked or set aside that still lie unmarked on the server, duplicates among them."""
        here = (LETTERS.c.mailbox == mailbox, LETTERS.c.uidvalidity == uidvalidity)
        query = select(*_KEPT).where(*here, LETTERS.c.marked.is_(False), ~_NEW)
        return self._letters(query.order_by(LETTERS.c.id).limit(limit))

    def marked(self, letter_ids: Sequence[int]) -> None:
        """They have been marked on the server."""
        self._connection.execute(update(LETTERS).where(LETTERS.c.id.in_(letter_ids)).values(marked=True))

    def waiting(self) -> tuple[int, float]:
        """How many mails wait to be worked, and since when the oldest does (seconds, UTC; 0 for none)."""
        row = self._connection.execute(select(func.count(), func.min(LETTERS.c.at)).where(_NEW)).one()
        return row[0], row[1] or 0

    def _advance(self, mailbox: str, uidvalidity: int, uid: int) -> None:
        """Moves a mailbox's last UID up; a new UIDVALIDITY begins it anew."""
        self._note(mailbox)
        of_mailbox = MAILBOXES.c.mailbox == mailbox
        stored = select(MAILBOXES).where(of_mailbox).with_for_update()
        row = self._connection.execute(stored).one()
        last = max(row.last_uid, uid) if row.uidvalidity == uidvalidity else uid
        self._connection.execute(update(MAILBOXES).where(of_mailbox).values(uidvalidity=uidvalidity, last_uid=last))

    def _note(self, mailbox: str, **values: object) -> None:
        """Writes values of a mailbox, new or known."""
        fresh = {"mailbox": mailbox, "uidvalidity": 0, "last_uid": 0, "polled": 0.0, "trouble": "", **values}
        insertion = insert(self._connection, MAILBOXES).values(fresh)
        self._connection.execute(
            insertion.on_conflict_do_update(index_elements=["mailbox"], set_=values)
            if values
            else insertion.on_conflict_do_nothing()
        )

    def _rows(self, mailbox: str, uidvalidity: int, arrivals: Sequence[Arrival]) -> Iterator[dict[str, Any]]:
        """A row for each mail whose UID is not known; a digest counts only where there is one."""
        of_mailbox = (LETTERS.c.mailbox == mailbox, LETTERS.c.uidvalidity == uidvalidity)
        uids = [arrival.uid for arrival in arrivals]
        digests = [arrival.digest for arrival in arrivals if arrival.digest]
        known = set(self._connection.scalars(select(LETTERS.c.uid).where(*of_mailbox, LETTERS.c.uid.in_(uids))))
        seen = set(self._connection.scalars(select(LETTERS.c.digest).where(LETTERS.c.digest.in_(digests))))
        for arrival in arrivals:
            if arrival.uid in known:
                continue
            state = LetterState.DUPLICATE if arrival.digest in seen else LetterState.NEW
            known.add(arrival.uid)
            seen |= {arrival.digest} - {""}
            yield {
                "mailbox": mailbox,
                "uidvalidity": uidvalidity,
                "uid": arrival.uid,
                "raw": arrival.raw,
                "digest": arrival.digest,
                "at": arrival.at,
                "state": state.value,
                "tries": 0,
                "too_large": arrival.too_large,
                "marked": False,
                **dict.fromkeys(("disposition", "campaign", "why", "traceback"), ""),
            }

    def _move(self, letter_id: int, state: LetterState, values: Mapping[str, object]) -> bool:
        """Changes a letter that is in a state; False if it is not."""
        wanted = (LETTERS.c.id == letter_id, LETTERS.c.state == state.value)
        return self._connection.execute(update(LETTERS).where(*wanted).values(values)).rowcount == 1

    def _letters(self, query: Select[Any]) -> tuple[StoredLetter, ...]:
        return tuple(_letter(row) for row in self._connection.execute(query))


def _letter(row: Row[Any]) -> StoredLetter:
    values = {**row._mapping}  # noqa: SLF001 - SQLAlchemy's public name for it
    return StoredLetter(**{**values, "state": LetterState(values["state"])})
