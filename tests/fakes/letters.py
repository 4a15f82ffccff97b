"""The ledger of mails in memory."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from campaign.services.archive import AlreadyTakenError, Arrival, LetterState, MailboxState, StoredLetter


class Kept(Protocol):
    """What of the shelf the ledger needs."""

    @property
    def mailboxes(self) -> dict[str, MailboxState]: ...
    @property
    def letters(self) -> dict[int, StoredLetter]: ...
    @property
    def uidvalidities(self) -> dict[int, int]: ...
    @property
    def marked(self) -> dict[int, bool]: ...


class FakeLetters:
    def __init__(self, shelf: Kept) -> None:
        self._shelf = shelf

    def mailbox(self, mailbox: str) -> MailboxState:
        return self._shelf.mailboxes.get(mailbox, MailboxState())

    def take_in(self, mailbox: str, uidvalidity: int, arrivals: Sequence[Arrival]) -> int:
        self._advance(mailbox, uidvalidity, max((arrival.uid for arrival in arrivals), default=0))
        kept = [self._keep(mailbox, uidvalidity, arrival) for arrival in arrivals]
        return kept.count(LetterState.NEW)

    def polled(self, mailbox: str, uidvalidity: int, at: float, trouble: str = "") -> None:
        if not trouble:
            self._advance(mailbox, uidvalidity, 0)
        state = self.mailbox(mailbox)
        polled = state.polled if trouble else at
        self._shelf.mailboxes[mailbox] = replace(state, polled=polled, trouble=trouble)

    def next(self) -> StoredLetter | None:
        return next(iter(self._in_state(LetterState.NEW)), None)

    def count_try(self, letter_id: int) -> int:
        letter = self._shelf.letters[letter_id]
        self._shelf.letters[letter_id] = replace(letter, tries=letter.tries + 1)
        return letter.tries + 1

    def done(self, letter_id: int, *, campaign: str, disposition: str) -> None:
        letter = self._shelf.letters.get(letter_id)
        if letter is None or letter.state is not LetterState.NEW:
            message = f"letter {letter_id} does not wait any more"
            raise AlreadyTakenError(message)
        self._shelf.letters[letter_id] = replace(
            letter, state=LetterState.DONE, campaign=campaign, disposition=disposition
        )

    def set_aside(self, letter_id: int, *, why: str, traceback: str = "") -> None:
        letter = self._shelf.letters.get(letter_id)
        if letter is not None and letter.state is LetterState.NEW:
            aside = replace(letter, state=LetterState.ASIDE, why=why, traceback=traceback)
            self._shelf.letters[letter_id] = aside

    def put_back(self, letter_id: int) -> bool:
        letter = self._shelf.letters.get(letter_id)
        if letter is None or letter.state is not LetterState.ASIDE:
            return False
        self._shelf.letters[letter_id] = replace(letter, state=LetterState.NEW, tries=0, why="", traceback="")
        return True

    def aside(self) -> tuple[StoredLetter, ...]:
        return self._in_state(LetterState.ASIDE)

    def unmarked(self, mailbox: str, uidvalidity: int, limit: int) -> tuple[StoredLetter, ...]:
        worked = (
            letter
            for _, letter in sorted(self._shelf.letters.items())
            if letter.mailbox == mailbox
            and self._shelf.uidvalidities[letter.id] == uidvalidity
            and letter.state is not LetterState.NEW
            and letter.id not in self._shelf.marked
        )
        return tuple(worked)[:limit]

    def marked(self, letter_ids: Sequence[int]) -> None:
        self._shelf.marked.update(dict.fromkeys(letter_ids, True))

    def waiting(self) -> tuple[int, float]:
        new = self._in_state(LetterState.NEW)
        return len(new), min((letter.at for letter in new), default=0)

    def _in_state(self, state: LetterState) -> tuple[StoredLetter, ...]:
        return tuple(letter for _, letter in sorted(self._shelf.letters.items()) if letter.state is state)

    def _advance(self, mailbox: str, uidvalidity: int, uid: int) -> None:
        state = self.mailbox(mailbox)
        last = max(state.last_uid, uid) if state.uidvalidity == uidvalidity else uid
        self._shelf.mailboxes[mailbox] = replace(state, uidvalidity=uidvalidity, last_uid=last)

    def _keep(self, mailbox: str, uidvalidity: int, arrival: Arrival) -> LetterState | None:
        letters = self._shelf.letters
        place = (mailbox, uidvalidity, arrival.uid)
        if any((known.mailbox, self._shelf.uidvalidities[known.id], known.uid) == place for known in letters.values()):
            return None
        seen = arrival.digest and any(known.digest == arrival.digest for known in letters.values())
        state = LetterState.DUPLICATE if seen else LetterState.NEW
        letter_id = max(letters, default=0) + 1
        self._shelf.uidvalidities[letter_id] = uidvalidity
        letters[letter_id] = StoredLetter(
            id=letter_id,
            mailbox=mailbox,
            uid=arrival.uid,
            raw=arrival.raw,
            digest=arrival.digest,
            at=arrival.at,
            state=state,
            tries=0,
            too_large=arrival.too_large,
        )
        return state
