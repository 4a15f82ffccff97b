"""The outbox and the strangers in memory."""

from dataclasses import replace
from typing import Protocol

from campaign.services.archive import OutboxRow, Post


class Kept(Protocol):
    """What of the shelf the outbox needs."""

    @property
    def posts(self) -> dict[int, OutboxRow]: ...
    @property
    def due(self) -> dict[int, float]: ...
    @property
    def sent(self) -> dict[int, float]: ...
    @property
    def refused(self) -> dict[int, str]: ...


class KeptStrangers(Protocol):
    """What of the shelf the strangers need."""

    @property
    def strangers(self) -> dict[str, float]: ...


class FakeOutbox:
    def __init__(self, shelf: Kept) -> None:
        self._shelf = shelf

    def put(self, post: Post) -> None:
        posts = self._shelf.posts
        if any(row.post.message_id == post.message_id for row in posts.values()):
            return
        row_id = max(posts, default=0) + 1
        posts[row_id] = OutboxRow(id=row_id, post=post, tries=0)
        self._shelf.due[row_id] = post.at

    def due(self, now: float, limit: int) -> tuple[OutboxRow, ...]:
        due = sorted(row_id for row_id, since in self._shelf.due.items() if since <= now)
        return tuple(self._shelf.posts[row_id] for row_id in due[:limit])

    def sent(self, row_id: int, at: float) -> None:
        self._shelf.due.pop(row_id, None)
        self._shelf.sent[row_id] = at

    def delayed(self, row_id: int, until: float, why: str) -> None:
        del why
        row = self._shelf.posts[row_id]
        self._shelf.posts[row_id] = replace(row, tries=row.tries + 1)
        self._shelf.due[row_id] = until

    def refused(self, row_id: int, at: float, why: str) -> None:
        del at
        self._shelf.due.pop(row_id, None)
        self._shelf.refused[row_id] = why

    def waiting(self) -> tuple[int, int, float]:
        return len(self._shelf.due), len(self._shelf.refused), max(self._shelf.sent.values(), default=0)


class FakeStrangers:
    def __init__(self, shelf: KeptStrangers) -> None:
        self._shelf = shelf

    def answered(self, address: str) -> float:
        return self._shelf.strangers.get(address, 0)

    def note(self, address: str, at: float) -> None:
        self._shelf.strangers[address] = at
