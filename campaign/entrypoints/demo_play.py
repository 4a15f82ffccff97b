"""The demo's play: captains and offices write in rounds, each knowing only what its own mailbox holds."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from campaign.entrypoints.demo_post import Correspondent, Mail
from campaign.rules.captains import Captain
from campaign.rules.captains_chart import Chart, read
from campaign.rules.captains_laws import submission
from campaign.rules.captains_offices import Duty, scribe
from campaign.rules.captains_tales import Tale, paragraphs, tales
from campaign.rules.dice import Dice, KeyedDice

PROPOSALS_WANTED: Final = 25
EVENTS_WANTED: Final = (
    Tale.SAILED, Tale.MET, Tale.FOUGHT, Tale.FLED, Tale.CAPTURED, Tale.ESCAPE_ROLLED, Tale.REINFORCED, Tale.AMENDED,
)  # fmt: skip
REPORTS: Final = "each player's reports arrive"
PROPOSALS: Final = f"{PROPOSALS_WANTED} proposals pass"

_ROUNDS: Final = 60
_EXCHANGES: Final = 12
_AUTHORS: Final = 4
_AT_SEA: Final = re.compile(r"^(H\d+), a fight at sea[:,]")
_ASHORE: Final = re.compile(r"^(H\d+), a round ashore[:,]")


@dataclass(slots=True, kw_only=True)
class Part:
    """Somebody who plays: his mail, what he knows, and what he is: a captain, or the holder of an office."""

    post: Correspondent
    captain: Captain | None = None
    duty: Duty | None = None
    pirate: bool = False
    chart: Chart = field(default_factory=Chart)
    ordered: set[str] = field(default_factory=set)

    def orders(self, dice: Dice) -> tuple[str, ...]:
        """What he orders now that he has not ordered in this round."""
        if self.captain is not None:
            chosen = self.captain.temper(self.captain, self.chart, dice)
        else:
            chosen = self.duty(self.chart, dice) if self.duty is not None else ()
        fresh = tuple(each for each in chosen if each not in self.ordered)
        self.ordered |= set(fresh)
        return fresh

    def learn(self, mail: Mail) -> None:
        """Takes in what came by mail."""
        self.chart = read(self.chart, mail.text)


@dataclass(slots=True, kw_only=True)
class Ledger:
    """What has been seen in the players' mailboxes: each event with the clock and the sentence it was told in."""

    seen: dict[str, tuple[int, str]] = field(default_factory=dict)
    fights_at_sea: set[str] = field(default_factory=set)
    rounds_ashore: set[str] = field(default_factory=set)

    def enter(self, mail: Mail, clock: int) -> None:
        """Enters what a player's mail tells."""
        for tale, sentence in tales(mail.text):
            self.seen.setdefault(tale, (clock, sentence))
        for sentence in paragraphs(mail.text):
            if found := _AT_SEA.match(sentence):
                self.fights_at_sea.add(found[1])
            if found := _ASHORE.match(sentence):
                self.rounds_ashore.add(found[1])

    def missing(self, clock: int, players: Sequence[Part]) -> Iterator[str]:
        """What has not happened yet of what the demo promises."""
        if clock < PROPOSALS_WANTED:
            yield PROPOSALS
        yield from (tale.value for tale in EVENTS_WANTED if tale not in self.seen)
        if not all(any(is_report(mail) for mail in part.post.mails) for part in players):
            yield REPORTS


@dataclass(slots=True, kw_only=True)
class Play:
    """The whole play: `scribe` writes last in every exchange, so that his answer comes when all else is done.

    `seed` feeds the captains' whims; `on_news` is called whenever something has been read; `submitted` counts what
    Citizens (False) and Pirates (True) have submitted.
    """

    parts: Sequence[Part]
    scribe: Part
    seed: bytes
    on_news: Callable[[], None] = field(default=lambda: None)
    ledger: Ledger = field(default_factory=Ledger)
    submitted: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})

    @property
    def players(self) -> list[Part]:
        """Those who have a ship to lose."""
        return [part for part in self.parts if part.captain is not None]

    @property
    def clock(self) -> int:
        """How many proposals have been published, as far as the mails tell."""
        return max(part.chart.clock for part in self.parts)

    def missing(self) -> tuple[str, ...]:
        """What has not happened yet of what the demo promises."""
        return tuple(self.ledger.missing(self.clock, self.players))

    async def run(self) -> None:
        """Plays until all has happened, or for as many rounds as a demo bears.

        Raises:
            SilenceError: the server does not answer.
        """
        await self._exchange(())
        for turn in range(_ROUNDS):
            await self._deeds(turn)
            if not self.missing():
                break
            await self._submissions(turn)
        # Everybody asks how he stands; the Scribe's answer comes last, when all mail has been handed over.
        await self._exchange([(part, ("STATUS",)) for part in self.players])

    async def _deeds(self, turn: int) -> None:
        """Orders, judgements and reviews, to and fro, until nobody has anything to add."""
        for part in self.parts:
            part.ordered.clear()
        for _ in range(_EXCHANGES):
            letters = [(part, orders) for part in self.parts if (orders := part.orders(self._whims(part, turn)))]
            if not letters:
                return
            await self._exchange(letters)

    async def _submissions(self, turn: int) -> None:
        """Some of the players submit what moves the clock."""
        players = self.players
        letters = []
        for each in range(_AUTHORS):
            author = players[(turn * _AUTHORS + each) % len(players)]
            written = submission(sum(self.submitted.values()), self.submitted[author.pirate], pirate=author.pirate)
            self.submitted[author.pirate] += 1
            letters.append((author, (written,)))
        await self._exchange(letters)

    async def _exchange(self, letters: Sequence[tuple[Part, tuple[str, ...]]]) -> None:
        """Sends letters in their order and reads until each has its answer."""
        for part, orders in letters:
            await part.post.write(_subject(orders), _letter(part, orders))
        asked = scribe(self.scribe.chart, self._whims(self.scribe, 0))
        await self.scribe.post.write("How do things stand?", _letter(self.scribe, asked))
        mails = await self.scribe.post.read_until_answered()
        self._take(self.scribe, mails)
        others = [part for part in self.parts if part is not self.scribe]
        for part, news in zip(
            others, await asyncio.gather(*(part.post.read_until_answered() for part in others)), strict=True
        ):
            self._take(part, news)
        self.on_news()

    def _take(self, part: Part, mails: Sequence[Mail]) -> None:
        for mail in mails:
            part.learn(mail)
            if part.captain is not None:
                self.ledger.enter(mail, part.chart.clock)

    def _whims(self, part: Part, turn: int) -> Dice:
        return KeyedDice(self.seed, part.post.name, str(turn))


def is_report(mail: Mail) -> bool:
    """Whether a mail is a report, and not an answer."""
    return not mail.subject.startswith("Re:")


def _subject(orders: Sequence[str]) -> str:
    verb, _, rest = orders[0].split("\n")[0].partition(" ")
    return {"PROPOSE": rest, "PLEAD": rest, "JUDGE": "Our judgement"}.get(verb, verb.capitalize())


def _letter(part: Part, orders: Sequence[str]) -> str:
    return "\n".join([*orders, "", "-- ", part.post.name, ""])
