"""A letter: what the server makes of one mail, whatever program sent it."""

from dataclasses import dataclass
from enum import StrEnum


class Disposition(StrEnum):
    """What is to be done with a mail. Only `ORDERS` and `EMPTY` are answered."""

    ORDERS = "orders"
    EMPTY = "empty"
    AUTO_REPLY = "auto_reply"
    BOUNCE = "bounce"
    LOOP = "loop"
    LIST = "list"
    TOO_LARGE = "too_large"
    MALFORMED = "malformed"

    @property
    def answered(self) -> bool:
        """Whether its sender gets an answer."""
        return self in {Disposition.ORDERS, Disposition.EMPTY}


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """One mail as read. Every text is free of CR, NUL and other control characters but newline and tab.

    `sender` is the bare address of From, its domain in lower case, empty where there is none.
    `recipients` are bare addresses in the order Delivered-To, X-Original-To, To, Cc, without repeats.
    `text` is the new text only: quotes, signature and attribution lines are gone; its lines end in newline.
    `form` is the report's order form as quoted back: its line `#form TOKEN`, then its lines, without quote
    marks and without `#end form`; empty where there is none. It may be there when `text` is empty.
    `message_id` and `references` hold whole tokens with their angle brackets.
    `date` and `subject` are as sent, decoded: evidence only, never relied upon.
    `digest` is the hex SHA-256 of Message-ID, From, Date, Subject and body: the same mail has the same.
    """

    disposition: Disposition
    digest: str
    message_id: str = ""
    sender: str = ""
    sender_name: str = ""
    recipients: tuple[str, ...] = ()
    subject: str = ""
    date: str = ""
    references: tuple[str, ...] = ()
    text: str = ""
    form: str = ""
    warnings: tuple[str, ...] = ()
