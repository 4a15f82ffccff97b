"""Pages that were asked for: whatever a verb answers with has words in text and HTML."""

from typing import Any

import pytest
from selectolax.lexbor import LexborHTMLParser
from syrupy.assertion import SnapshotAssertion

from campaign._data import templates
from campaign.rules.dice import ScriptedDice
from campaign.rules.order import Actor, Deed, Ordered, Page
from campaign.rules.reading import read_orders
from campaign.rules.scene import Scene
from campaign.rules.world import Draft, OfficeName, World, changed
from campaign.services.pages import Answered, Outcome
from tests.adapters.templates import gazetted, mails
from tests.builders import law_of
from tests.founded import founded

ASKED = ("STATUS", "REPORT", "HELP", "HELP ATTACK", "HELP PROPOSE", "RULES", "RULES 5.3", "RULES 5.12", "PROPOSALS")


def world() -> World:
    """The samples' world under the founding law."""
    sampled = gazetted.world()
    return changed(sampled, enactments={**founded().enactments})


def page_of(asked: str, actor: Actor, a_world: World) -> Page:
    (reading,) = read_orders(asked)
    assert isinstance(reading, Ordered)
    law = law_of(a_world)
    scene = Scene(draft=Draft(a_world), law=law, law_at=lambda _: law, dice_for=lambda *_: ScriptedDice(()))
    deed = reading.carry_out(actor, scene)
    assert isinstance(deed, Deed), deed
    assert deed.page is not None
    return deed.page


def answered(asked: str, **values: Any) -> Any:
    actor = Actor(player=gazetted.HADDOCK, offices=(OfficeName.SCRIBE,), name="Haddock")
    page = page_of(asked, actor, world())
    done = Answered(line=1, source=asked, outcome=Outcome.DONE, said="You asked.", page=page)
    return mails.answer(answered=(done,), news=(), questions=(), **values)


@pytest.mark.parametrize("asked", ASKED)
def test_a_page_reads_so(asked: str, snapshot: SnapshotAssertion) -> None:
    text = mails.stationer().words("answer", answered(asked))
    assert max(len(line) for line in text.split("\n")) <= 78
    assert text.partition("YOUR ORDERS")[2].partition("-" * 40)[0] == snapshot


@pytest.mark.parametrize("asked", ASKED)
def test_a_page_in_html_is_small_and_whole(asked: str) -> None:
    made = mails.stationer().html("answer", answered(asked))
    assert len(made.encode()) < 100_000
    assert LexborHTMLParser(made).css_first(".foot") is not None


def test_every_page_is_written_in_text_and_html() -> None:
    folder = templates() / "pages"
    assert {path.stem for path in folder.glob("*.txt")} == {path.stem for path in folder.glob("*.html")}
    actor = Actor(player=gazetted.HADDOCK, name="Haddock")
    asked = {page_of(each, actor, world()).template for each in ASKED}
    assert asked == {path.stem for path in folder.glob("*.txt")}


def test_an_empty_list_of_proposals_says_so() -> None:
    page = page_of("PROPOSALS", Actor(name="Ann", offices=(OfficeName.EMPEROR,)), founded())
    done = Answered(line=1, source="PROPOSALS", outcome=Outcome.DONE, said="You asked.", page=page)
    stationer = mails.stationer()
    assert "There are no proposals yet." in stationer.words("answer", mails.answer(answered=(done,)))
    assert "There are no proposals yet." in stationer.html("answer", mails.answer(answered=(done,)))
