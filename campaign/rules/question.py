"""What an open question is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that waits for an answer: what, until which clock value (0: no limit), the orders that answer it."""

    text: str
    answers: tuple[str, ...]
    due: int = 0
