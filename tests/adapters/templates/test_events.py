"""Every event that somebody is told of has its words, and every template its event."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from campaign._data import templates
from campaign.adapters.templates import telling
from campaign.rules.chronicle import EVENTS
from campaign.rules.event import NOBODY, Event
from campaign.rules.matters.kinds import KINDS
from campaign.rules.parts import PlayerId
from campaign.rules.report import Item, event_name
from tests.adapters.templates import gazetted, happenings, judged, mails
from tests.adapters.templates.judged import DPN, HADDOCK, TIVOL

READERS = (None, HADDOCK, TIVOL, DPN)
PUT_WRONG = re.compile(
    r"\bone (?:Marines|Buccaneers|warriors|rolls|casks|pips|ship lengths)\b"
    r"|\b(?:no|two|three|four|five|six|ten|eleven|twelve|\d+) (?:Marine|Buccaneer|warrior|roll|cask|pip|ship length)\b"
    r"|  |None|\bthe [Tt]he\b|\byour [Tt]he\b|\bYou (?:was|is)\b| [,.;:]|\{|\.\."
)


def told(event: Event, reader: PlayerId | None) -> str:
    world = gazetted.world()
    matter = getattr(event, "matter", None)
    item = Item(
        name=event_name(event),
        rule=event.rule,
        event=event,
        concerns=False,
        matter=world.matters[matter] if isinstance(matter, int) else None,
    )
    return telling.text_of(mails.stationer().told(item, world, reader))


def named(event: Event) -> str:
    return event_name(event)


def test_every_event_that_somebody_is_told_of_has_a_template_and_every_template_its_event() -> None:
    written = {path.stem for path in (templates() / "events").glob("*.txt")}
    assert written == {event_name(event) for event in happenings.EVENTS}


def test_the_samples_are_of_every_event() -> None:
    sampled = {type(event) for event in (*happenings.EVENTS, *happenings.NOBODYS)}
    assert sampled == set(EVENTS)


@pytest.mark.parametrize("event", happenings.NOBODYS, ids=named)
def test_nobody_is_told_of_an_event_without_a_template(event: Event) -> None:
    assert event.audience(gazetted.world()) == NOBODY


@pytest.mark.parametrize("event", happenings.EVENTS, ids=named)
@pytest.mark.parametrize("reader", READERS)
def test_an_event_reads_well_whoever_reads(event: Event, reader: PlayerId | None) -> None:
    words = told(event, reader)
    prose = "\n\n".join(block for block in words.split("\n\n") if not block.startswith(">"))
    assert words
    assert PUT_WRONG.search(" ".join(prose.split(" "))) is None
    assert prose.endswith((".", ":"))
    assert prose[0].isupper() or prose.startswith("dpn")
    assert all(len(line) <= 72 for line in words.split("\n"))


def test_the_gazette_reads_so(snapshot: SnapshotAssertion) -> None:
    assert "\n\n".join(told(event, None) for event in happenings.EVENTS) == snapshot


def test_a_captain_reads_of_himself(snapshot: SnapshotAssertion) -> None:
    assert "\n\n".join(told(event, HADDOCK) for event in happenings.EVENTS) == snapshot


def test_every_kind_of_matter_has_words_of_its_own() -> None:
    assert {path.stem for path in (templates() / "matters").glob("*.txt")} == set(KINDS)
    assert {matter.kind for matter in judged.MATTERS} == set(KINDS)
