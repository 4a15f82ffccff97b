"""Pages that were asked for: whatever a verb answers with has words in text and HTML."""

from typing import Any

import pytest
from selectolax.lexbor import LexborHTMLParser
from syrupy.assertion import SnapshotAssertion

from campaign._data import templates
from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Moment
from campaign.rules.dice import ScriptedDice
from campaign.rules.law import Cause, Mark
from campaign.rules.order import Actor, Deed, Ordered, Page
from campaign.rules.orders.help import AllHelp, ThemeHelp, VerbHelp
from campaign.rules.orders.proposals import Listed, Proposals
from campaign.rules.parts import OfficeName
from campaign.rules.reading import read_orders
from campaign.rules.rule_history import Act
from campaign.rules.rule_text import ClauseLine, TermLine
from campaign.rules.rulebook import Page as RulePage
from campaign.rules.rulebook import Section
from campaign.rules.scene import Scene
from campaign.rules.world import Draft, World, changed
from campaign.services.pages import Answered, AnswerPage, Outcome
from tests.adapters.templates import gazetted, judged, mails
from tests.builders import law_of
from tests.founded import founded

ASKED = ("STATUS", "REPORT", "HELP", "HELP ATTACK", "HELP PROPOSE", "RULES", "RULES 5.3", "RULES 5.12", "PROPOSALS")
ATTACK = VerbHelp(
    name="ATTACK",
    usages=("ATTACK <ship> [CLOSE] [NO FIRE]",),
    summary="Attacks another player's ship in your harbour, or one that you met at sea.",
    help="CLOSE declares that you try to close and fight aboard; NO FIRE keeps your Greek Fire.",
    examples=("ATTACK Bounty", "ATTACK Bounty CLOSE"),
    effect="Declared at once; the fight waits for the answer.",
    who="The player who gives the ship's sailing orders.",
    cancellable=True,
)
PROPOSE = changed(
    ATTACK,
    name="PROPOSE",
    usages=("PROPOSE <title> … END",),
    examples=("PROPOSE Longer guns\nLonger.\nEND", "PROPOSE Rum\nMore.\nEND"),
    cancellable=False,
)
RULE = RulePage(
    number=RuleNumber(5, 3),
    title="Naval combat",
    paragraphs=("In naval combat one six-sided die is thrown for each ship.", "The lower total is sunk."),
    mark=Mark.SECTION_5,
    origin="from the page of 1995 on battle",
    eliminated=False,
    mentions_pirates=False,
    terms=(
        TermLine(
            address="5.3.repair_proposals", sentence="Repairs take 10.", value="10", unit="", mark=Mark.SECTION_5,
            stated=True,
        ),
        TermLine(
            address="5.3.system", sentence="Fought by the rules of fg8.", value="fg8", unit="", mark=Mark.DEFAULT,
            stated=False,
        ),
    ),
    clauses=(
        ClauseLine(
            address="5.3.strength", hook="naval.roll", gives="+own.strength", when="", because="ship strength",
            mark=Mark.SECTION_5,
        ),
    ),
    history=(
        Act(cause=Cause.FOUNDING, number=0, author="the founders", moment=Moment(0, 0, 0), changes=()),
        Act(cause=Cause.PROPOSAL, number=17, author="Haddock", moment=Moment(17, 10, 1), changes=("now 12",)),
        Act(cause=Cause.EDICT, number=0, author="The Emperor", moment=Moment(17, 10, 2), changes=()),
    ),
)  # fmt: skip
GONE = changed(RULE, number=RuleNumber(5, 12), paragraphs=(), terms=(), clauses=(), history=(), eliminated=True)
LISTED = Listed(
    label="17", genus="proposal", author="Citizen Haddock", title="Longer guns", verdict="accepted",
    rules=("9", "10"), remarks="", postponed=False,
)  # fmt: skip
PAGES = {
    "status": Page("status", mails.STATUS),
    "status of an office": Page("status", changed(mails.STATUS, person=None, ships=(), under_way=())),
    "report": Page("report", mails.STATUS),
    "help": Page("help", AllHelp((ThemeHelp("Fighting at sea", (ATTACK,)), ThemeHelp("The law", (PROPOSE,))))),
    "help attack": Page("help_verb", ATTACK),
    "help propose": Page("help_verb", PROPOSE),
    "rules": Page("rules", (Section(5, "Battle", (RULE, GONE)), Section(6, "Trade and Wealth", ()))),
    "rule": Page("rule", RULE),
    "rule eliminated": Page("rule", GONE),
    "proposals": Page(
        "proposals",
        Proposals(
            unjudged=(changed(LISTED, label="18", genus="plea", verdict="", rules=(), postponed=True),),
            judged=(LISTED, changed(LISTED, label="16", verdict="rejected", rules=())),
            waiting=(changed(LISTED, label="S9", verdict="", rules=()),),
        ),
    ),
    "no proposals": Page("proposals", Proposals(unjudged=(), judged=(), waiting=())),
}


def answer(page: Page, **values: Any) -> AnswerPage:
    done = Answered(line=1, source="ASKED", outcome=Outcome.DONE, said="You asked.", page=page)
    return mails.answer(answered=(done,), news=(), questions=(), **values)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_reads_so(name: str, snapshot: SnapshotAssertion) -> None:
    text = mails.stationer().words("answer", answer(PAGES[name]))
    assert max(len(line) for line in text.split("\n")) <= 78
    assert text.partition("You asked.")[2].partition("-" * 40)[0] == snapshot


@pytest.mark.parametrize("name", PAGES)
def test_a_page_tells_the_same_in_html(name: str) -> None:
    page = answer(PAGES[name])
    body = LexborHTMLParser(mails.stationer().html("answer", page)).css_first("body")
    assert body is not None
    assert set(mails.stationer().words("answer", page).split()) - set(body.text(separator=" ").split()) <= {
        "+", "-" * 11, "-" * 40, "FASCIST", "GAME", "8:", "ATLANTIS", "VS.", "THE", "PIRATES", "|", "YOUR", "ORDERS",
        "sealed", "under", "and", "these", "seals", "are", "broken:", "ATTACK:", "PROPOSE:", "Who", "When",
        "5.3.system:", "5.3.strength:", "Offices", "17,", "16,", "18,", "S9,", "guns,", "line:",
    }  # fmt: skip


def world() -> World:
    """The samples' world under the founding law."""
    return changed(gazetted.world(), enactments={**founded().enactments})


def page_of(asked: str, actor: Actor, a_world: World) -> Page:
    (reading,) = read_orders(asked)
    assert isinstance(reading, Ordered)
    law = law_of(a_world)
    scene = Scene(draft=Draft(a_world), law=law, law_at=lambda _: law, dice_for=lambda *_: ScriptedDice(()))
    deed = reading.carry_out(actor, scene)
    assert isinstance(deed, Deed), deed
    assert deed.page is not None
    return deed.page


@pytest.mark.parametrize("asked", ASKED)
def test_what_a_verb_answers_with_has_words(asked: str) -> None:
    actor = Actor(player=judged.HADDOCK, offices=(OfficeName.SCRIBE,), name="Haddock")
    page = answer(page_of(asked, actor, world()))
    text, html = mails.stationer().words("answer", page), mails.stationer().html("answer", page)
    assert max(len(line) for line in text.split("\n")) <= 78
    assert len(html.encode()) < 100_000


def test_every_page_is_written_in_text_and_html() -> None:
    folder = templates() / "pages"
    actor = Actor(player=judged.HADDOCK, name="Haddock")
    asked = {page_of(each, actor, world()).template for each in ASKED}
    assert asked == {path.stem for path in folder.glob("*.txt")} == {path.stem for path in folder.glob("*.html")}
