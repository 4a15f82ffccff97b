"""The tables of mail: the mailboxes read, the letters taken in, the outbox, and the strangers answered."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, LargeBinary, Table, Text, UniqueConstraint

from campaign.adapters.db.tables import METADATA, NUMBERING

MAILBOXES = Table(
    "mailboxes",
    METADATA,
    Column("mailbox", Text, primary_key=True),
    Column("uidvalidity", BigInteger, nullable=False),
    Column("last_uid", BigInteger, nullable=False),
    Column("polled", Double, nullable=False),
    Column("trouble", Text, nullable=False),
)

LETTERS = Table(
    "letters",
    METADATA,
    Column("id", NUMBERING, primary_key=True),
    Column("mailbox", Text, nullable=False),
    Column("uidvalidity", BigInteger, nullable=False),
    Column("uid", BigInteger, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("too_large", Boolean, nullable=False),
    Column("marked", Boolean, nullable=False),
    Column("disposition", Text, nullable=False),
    Column("campaign", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("traceback", Text, nullable=False),
    UniqueConstraint("mailbox", "uidvalidity", "uid"),
    Index(None, "digest"),
    Index(None, "state", "id"),
    Index(None, "marked", "mailbox", "uidvalidity"),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", NUMBERING, primary_key=True),
    Column("campaign", Text, nullable=False),
    Column("to", Text, nullable=False),
    Column("envelope_from", Text, nullable=False),
    Column("message_id", Text, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("due", Double, nullable=False),
    Column("sent_at", Double, nullable=False),
    Column("why", Text, nullable=False),
    Index(None, "state", "due"),
)

STRANGERS = Table(
    "strangers",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
