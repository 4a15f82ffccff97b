"""What a captain knows: nothing but what stands in the mails that reached him."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from campaign.rules.captains_tales import Tale, paragraphs, told_in

_WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
)  # fmt: skip
_CLOCK: Final = re.compile(r"^No\. (\d+)\b", re.MULTILINE)
_HEADING: Final = re.compile(r"^[A-Z][A-Z ,']+\n-+$|^-{20,}$", re.MULTILINE)
_WAITING: Final = re.compile(r"^(?:QUESTIONS THAT WAIT FOR YOU|ON YOUR DESK)\n-+$", re.MULTILINE)
_ANSWER: Final = re.compile(r"^ +([A-Z]{3,}(?: .+)?)$")
_ENTRY: Final = re.compile(r"^ {0,4}(You|Bravery|Purse|Where|Ship|At|Hull|Aboard) {2,}(\S.*)$", re.MULTILINE)
_SHIP: Final = r"(?P<ship>(?:The|Your ship|Your) .+?)"
_ANCHORED: Final = re.compile(rf"^{_SHIP} (?:came to anchor at|was fitted out at) (?P<place>[^.,]+?)(?: for .+)?[.,]")
_GONE: Final = re.compile(
    rf"^{_SHIP} (?:put to sea from|ran from|ran back to|stood out of|limped for|put about for|went to the bottom)\b"
)
_SIGHTED: Final = re.compile(r"^(?P<one>.+?) and (?P<other>.+?) sighted each other on the high seas")
_ARTICLES: Final = ("your ship ", "your ", "the ")
_LANDED: Final = "You landed "
_BACK: Final = re.compile(r"^You .*\bback aboard ")
_HELD: Final = re.compile(r"^(?P<taken>.+?) (?:was|were) taken captive at |^(?P<free>.+?) (?:escaped from|went free,) ")


@dataclass(frozen=True, slots=True)
class Question:
    """Something that waits for an answer: its words, and the orders that answer it."""

    text: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """What a captain knows.

    `own` is his situation by the heading of each line; `questions` are those that wait for him; `harbours` tells
    where ships were last reported to lie; `sighted` are ships met at sea; `captives` the names of those held;
    `landings` how often he heard of landing troops himself.
    """

    clock: int = 0
    own: Mapping[str, str] = field(default_factory=dict)
    questions: tuple[Question, ...] = ()
    harbours: Mapping[str, str] = field(default_factory=dict)
    sighted: tuple[str, ...] = ()
    captives: frozenset[str] = frozenset()
    heard: frozenset[Tale] = frozenset()
    landings: int = 0

    @property
    def ship(self) -> str:
        """The name of his ship, empty where he has none."""
        return self.own.get("Ship", "").partition(",")[0]

    @property
    def harbour(self) -> str:
        """The place in whose harbour she lies, empty at sea."""
        found = re.match(r"in the harbour of ([^,]+)", self.own.get("At", ""))
        return found[1] if found else ""

    @property
    def ashore(self) -> bool:
        """Whether he is ashore with troops, or a captive: not aboard."""
        return not self.own.get("Where", "").startswith("aboard")

    @property
    def captive(self) -> bool:
        """Whether he is held."""
        return self.own.get("Where", "").startswith("captive")

    @property
    def hull(self) -> str:
        """How his ship's hull stands: `sound`, `damaged` or `under repair`."""
        return self.own.get("Hull", "sound")

    @property
    def troops(self) -> int:
        """How many Marines or Buccaneers are aboard."""
        found = re.search(r"(\S+) (?:Marines?|Buccaneers?|soldiers?)", self.own.get("Aboard", ""))
        return _number(found[1]) if found else 0

    @property
    def purse(self) -> int:
        """His Pieces of Eight."""
        return _number(self.own.get("Purse", "0").partition(" ")[0])


def read(chart: Chart, text: str) -> Chart:
    """What a captain knows after one more mail."""
    stated = _CLOCK.search(text)
    if stated is None:
        return chart
    known = chart
    for paragraph in paragraphs(text):
        known = _told(known, paragraph)
    return replace(
        known,
        clock=max(chart.clock, int(stated[1])),
        # His situation is told as it is now; the news above it may be older.
        own=dict(_entries(text)) or known.own,
        questions=tuple(_questions(text)),
    )


def plain_name(ship: str) -> str:
    """A ship's name without the article before it.

    >>> plain_name("Your Bounty"), plain_name("the Grease Lightnin'")
    ('Bounty', "Grease Lightnin'")
    """
    for article in _ARTICLES:
        if ship.casefold().startswith(article):
            return ship[len(article) :]
    return ship


def _told(chart: Chart, paragraph: str) -> Chart:
    """What a captain knows after one paragraph of news."""
    known = _landings(replace(chart, heard=chart.heard | told_in(paragraph)), paragraph)
    return _prisoners(_movements(known, paragraph), paragraph)


def _landings(chart: Chart, paragraph: str) -> Chart:
    if paragraph.startswith(_LANDED):
        return replace(chart, landings=chart.landings + 1, own={**chart.own, "Where": "ashore"})
    if _BACK.match(paragraph):
        return replace(chart, own={**chart.own, "Where": "aboard"})
    return chart


def _movements(chart: Chart, paragraph: str) -> Chart:
    anchored, gone = _ANCHORED.match(paragraph), _GONE.match(paragraph)
    if anchored:
        return _at(chart, anchored["ship"], anchored["place"])
    if gone:
        return _at(chart, gone["ship"], "")
    met = _SIGHTED.match(paragraph)
    if met and chart.ship in {plain_name(met["one"]), plain_name(met["other"])}:
        names = {plain_name(met["one"]), plain_name(met["other"])} - {chart.ship}
        return replace(chart, sighted=(*chart.sighted, *sorted(names)))
    return chart


def _at(chart: Chart, ship: str, place: str) -> Chart:
    name = plain_name(ship)
    harbours = {each: where for each, where in chart.harbours.items() if each != name}
    if place:
        harbours[name] = place
    own, sighted = chart.own, chart.sighted
    if name == chart.ship:
        own = {**own, "At": f"in the harbour of {place}" if place else "at sea"}
        sighted = ()
    return replace(chart, harbours=harbours, own=own, sighted=sighted)


def _prisoners(chart: Chart, paragraph: str) -> Chart:
    found = _HELD.match(paragraph)
    if found is None:
        return chart
    if found["taken"]:
        own = {**chart.own, "Where": "captive"} if found["taken"] == "You" else chart.own
        return replace(chart, captives=chart.captives | {found["taken"]}, own=own)
    return replace(chart, captives=chart.captives - {found["free"]})


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The lines of the situation; of several ships the first is his own."""
    seen: set[str] = set()
    for heading, how in _ENTRY.findall(text):
        if heading not in seen:
            seen.add(heading)
            yield heading, how.strip()


def _questions(text: str) -> Iterator[Question]:
    """The questions of a mail: below their heading, each with the orders that answer it set in."""
    heading = _WAITING.search(text)
    if heading is None:
        return
    rest = text[heading.end() :]
    closing = _HEADING.search(rest)
    asks = ""
    for block in re.split(r"\n\s*\n", rest[: closing.start()] if closing else rest):
        lines = block.strip("\n").split("\n")
        asks = " ".join(line for line in lines if not line.startswith(" ")) or asks
        answers = tuple(found[1].strip() for line in lines if (found := _ANSWER.match(line)))
        if answers:
            yield Question(asks, answers)


def _number(word: str) -> int:
    """A count in figures or, up to twelve, in words.

    >>> _number("ten"), _number("60")
    (10, 60)
    """
    if word.isdecimal():
        return int(word)
    return _WORDS.index(word) if word in _WORDS else 0
