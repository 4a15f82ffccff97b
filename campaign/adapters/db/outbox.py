"""The outbox in the database, and the strangers we told how to join."""

from dataclasses import fields
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from campaign.adapters.db.dialect import insert, upsert
from campaign.adapters.db.mail_tables import OUTBOX, STRANGERS
from campaign.services.archive import OutboxRow, Post

_POSTED = [part.name for part in fields(Post)]


class _State(StrEnum):
    """How far a mail in the outbox has come."""

    WAITING = "waiting"
    SENT = "sent"
    REFUSED = "refused"


class SqlOutbox:
    """The outbox within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, post: Post) -> None:
        """Adds a mail; one with a known Message-ID is not added twice."""
        posted = {name: getattr(post, name) for name in _POSTED}
        row = {"state": _State.WAITING.value, "tries": 0, "due": post.at, "sent_at": 0.0, "why": ""}
        insertion = insert(self._connection, OUTBOX).values({**posted, **row})
        self._connection.execute(insertion.on_conflict_do_nothing(index_elements=["message_id"]))

    def due(self, now: float, limit: int) -> tuple[OutboxRow, ...]:
        """Mails to send now, oldest first."""
        wanted = (OUTBOX.c.state == _State.WAITING.value, OUTBOX.c.due <= now)
        rows = self._connection.execute(select(OUTBOX).where(*wanted).order_by(OUTBOX.c.id).limit(limit))
        return tuple(_outbox_row(row) for row in rows)

    def sent(self, row_id: int, at: float) -> None:
        """It was handed over."""
        self._change(row_id, state=_State.SENT.value, sent_at=at)

    def delayed(self, row_id: int, until: float, why: str) -> None:
        """It is to be tried again."""
        self._change(row_id, tries=OUTBOX.c.tries + 1, due=until, why=why)

    def refused(self, row_id: int, at: float, why: str) -> None:
        """It was refused for good."""
        self._change(row_id, state=_State.REFUSED.value, due=at, why=why)

    def waiting(self) -> tuple[int, int, float]:
        """How many wait, how many were refused, when the last was sent (seconds, UTC; 0 for never)."""
        by_state = select(OUTBOX.c.state, func.count()).group_by(OUTBOX.c.state)
        counts = {row[0]: row[1] for row in self._connection.execute(by_state)}
        last = self._connection.execute(select(func.max(OUTBOX.c.sent_at))).scalar_one()
        return counts.get(_State.WAITING.value, 0), counts.get(_State.REFUSED.value, 0), last or 0

    def _change(self, row_id: int, **values: object) -> None:
        self._connection.execute(update(OUTBOX).where(OUTBOX.c.id == row_id).values(values))


class SqlStrangers:
    """The strangers within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def answered(self, address: str) -> float:
        """When a stranger was last answered; 0 for never."""
        query = select(STRANGERS.c.at).where(STRANGERS.c.address == address)
        return self._connection.execute(query).scalar_one_or_none() or 0

    def note(self, address: str, at: float) -> None:
        """A stranger is being answered."""
        self._connection.execute(upsert(self._connection, STRANGERS), {"address": address, "at": at})


def _outbox_row(row: Row[Any]) -> OutboxRow:
    values = row._mapping  # noqa: SLF001 - SQLAlchemy's public name for it
    return OutboxRow(id=row.id, post=Post(**{name: values[name] for name in _POSTED}), tries=row.tries)
