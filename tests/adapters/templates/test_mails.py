"""Mails as they are sent: the words of each, and HTML that every mail program may be given."""

import re
from collections.abc import Callable
from email import message_from_bytes, policy

import pytest
from selectolax.lexbor import LexborHTMLParser
from syrupy.assertion import SnapshotAssertion

from campaign.rules.events import government
from campaign.rules.parts import Player, PlayerId, Ship, Submission
from campaign.rules.report import Reader
from campaign.rules.world import changed
from campaign.services.pages import Answered, AnswerPage, Outcome
from tests.adapters.templates import gazetted, happenings, judged, mails

PAGES: dict[str, Callable[[], object]] = {
    "answer": mails.answer,
    "report": mails.report,
    "office": mails.office,
    "stranger": mails.stranger,
}
GMAIL_CLIPS_AT = 100_000
REMOTE = re.compile(r"https?:|//|url\(|@import|<script|<img|<link|<iframe|\son\w+=", re.IGNORECASE)
HOSTILE = "<script>alert('x')</script>"


def html(template: str, page: object) -> str:
    return mails.stationer().html(template, page)


def words(template: str, page: object) -> str:
    return mails.stationer().words(template, page)


@pytest.mark.parametrize("template", PAGES)
def test_a_mail_reads_so(template: str, snapshot: SnapshotAssertion) -> None:
    assert words(template, PAGES[template]()) == snapshot


@pytest.mark.parametrize("template", PAGES)
def test_the_text_is_complete_in_78_columns(template: str) -> None:
    text = words(template, PAGES[template]())
    assert max(len(line) for line in text.split("\n")) <= 78
    assert all(line == line.rstrip() for line in text.split("\n"))
    assert "\n\n\n" not in text


@pytest.mark.parametrize("template", PAGES)
def test_the_html_is_small_whole_and_fetches_nothing(template: str) -> None:
    made = html(template, PAGES[template]())
    tree = LexborHTMLParser(made)
    assert len(made.encode()) < GMAIL_CLIPS_AT
    assert REMOTE.search(made) is None
    assert tree.css_first("h1") is not None
    assert tree.css_first("meta[name=color-scheme]") is not None
    assert made.index("charset") < 1024
    assert not tree.css("a, img, script, link, form")


@pytest.mark.parametrize("template", PAGES)
def test_the_style_is_in_the_tags_and_the_dark_one_apart(template: str) -> None:
    tree = LexborHTMLParser(html(template, PAGES[template]()))
    sheet, (style,) = tree.css_first(".sheet"), tree.css("style")
    assert sheet is not None
    assert "max-width: 600px" in (sheet.attributes["style"] or "")
    assert "prefers-color-scheme: dark" in style.text()


@pytest.mark.parametrize("template", ["answer", "report", "office"])
def test_text_and_html_tell_the_same(template: str) -> None:
    page = PAGES[template]()
    body = LexborHTMLParser(html(template, page)).css_first("body")
    assert body is not None
    shown = set(re.findall(r"[A-Za-z]{3,}", body.text(separator=" ").casefold()))
    written = set(re.findall(r"[A-Za-z]{3,}", words(template, page).casefold()))
    assert written - shown == set()


def test_everything_that_can_happen_in_one_report_stays_below_the_limit() -> None:
    made = html("report", mails.report(*happenings.EVENTS))
    assert len(made.encode()) < GMAIL_CLIPS_AT


def test_each_die_and_modifier_stands_in_a_row_with_its_rule() -> None:
    tree = LexborHTMLParser(html("report", mails.report()))
    rows = [[cell.text().strip() for cell in row.css("td")] for row in tree.css("tr")]
    assert ["Grease Lightnin': a die of 6 in the fight at sea", "5.3", "4"] in rows
    assert ["a cask of Greek Fire, on timbers dried by an Ill Wind", "5.14", "+6"] in rows
    assert ["total", "", "16"] in rows
    text = words("report", mails.report())
    assert re.search(r"^ +ship strength +5\.3 +\+5$", text, re.MULTILINE)


def test_the_historians_amendment_is_published_with_its_reason() -> None:
    said = "The Historian's amendment, by The Historian: +1 for the attacker. Because: the fog lifted in time."
    assert said in html("report", mails.report())
    assert said in " ".join(words("report", mails.report()).split())


@pytest.mark.parametrize("template", ["answer", "report", "office"])
def test_hostile_names_stay_names(template: str) -> None:
    page = _hostile(template)
    made = html(template, page)
    assert "<script" not in made
    assert "&lt;script&gt;" in made
    assert HOSTILE in words(template, page)


def test_control_characters_and_line_ends_of_players_reach_no_reader() -> None:
    title = "Longer\r\nBcc: all\x1b[2J\u202e guns"
    submission = changed(gazetted.PROPOSAL, title=title, text="One\x00\x07\nTwo")
    world = gazetted.world(submissions={submission.id: submission})
    event = government.Published(submission=submission.id, number=17)
    page = mails.report(own=mails.told(world, Reader(), event), gazette=(), world=world)
    text = words("report", page)
    assert "“Longer Bcc: all[2J guns”" in " ".join(text.split())
    assert "> One\n> Two" in text
    assert re.search("[\x00-\x08\x0b-\x1f\u202e]", text + html("report", page)) is None


def test_a_proposal_keeps_its_lines_in_text_and_html() -> None:
    page = mails.report(government.Published(submission=gazetted.PROPOSAL.id, number=17))
    assert "\n>   1. every Cannon shall be half a foot longer;\n" in words("report", page)
    quote = LexborHTMLParser(html("report", page)).css_first("blockquote")
    assert quote is not None
    assert quote.text().split("\n")[2] == "  1. every Cannon shall be half a foot longer;"


def test_a_quotation_cannot_pass_for_words_of_ours() -> None:
    submission = changed(gazetted.PROPOSAL, text="Aye.\n\n> Nay.\n\nThe Bounty sank.")
    world = gazetted.world(submissions={submission.id: submission})
    event = government.Published(submission=submission.id, number=17)
    page = mails.report(own=mails.told(world, Reader(), event), gazette=(), world=world)
    assert "> Aye.\n>\n> > Nay.\n>\n> The Bounty sank.\n" in words("report", page)


def test_a_caret_points_at_the_fault_of_a_long_line() -> None:
    source = "SAIL " + "x" * 200 + " TO Takal"
    wrong = Answered(line=1, source=source, outcome=Outcome.UNREADABLE, said="What?", caret=206)
    lines = words("answer", mails.answer(answered=(wrong,))).split("\n")
    caret = next(index for index, line in enumerate(lines) if line.strip() == "^")
    assert lines[caret - 1][lines[caret].index("^") :].startswith(" TO Takal")


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (mails.answer(answered=(), news=(), questions=(), empty=True), "there was no order in it"),
        (mails.answer(answered=mails.ANSWERED[-1:], news=()), "I found no order in it, only words"),
        (mails.answer(warnings=("Your letter was cut off.",)), "Your letter was cut off."),
    ],
)
def test_an_answer_without_orders_says_so(page: AnswerPage, said: str) -> None:
    assert said in " ".join(words("answer", page).split())
    assert said in html("answer", page)


def test_a_captive_without_a_ship_reads_how_he_stands() -> None:
    world = gazetted.world()
    text = words("report", mails.report(player=world.players[judged.DPN]))
    assert "Where     captive at the Near Azores, held by the Buccaneers" in text
    assert "Ship      The Dove\n" in text


def test_a_stranger_reads_of_no_campaign_and_of_two() -> None:
    none = mails.stranger()
    assert "No campaign is open" in words("stranger", changed(none, campaigns=()))
    two = mails.stranger(("a+one@example.org", "One"), ("a+two@example.org", "Two"))
    assert "the address of a campaign" in words("stranger", two)


def test_a_composed_mail_holds_both_parts() -> None:
    raw = mails.stationer().compose(mails.outgoing("report", mails.report()))
    message = message_from_bytes(raw, policy=policy.default)
    kinds = [part.get_content_type() for part in message.walk()]
    assert kinds == ["multipart/alternative", "text/plain", "text/html"]


def test_a_template_of_another_folder_reads_a_mapping_by_name() -> None:
    matter = judged.REINFORCE
    text = words("findings/reinforce", {"scenario": matter.scenario, "finding": matter.finding})
    assert "34" in text


def _hostile(template: str) -> object:
    def renamed(ship: Ship) -> Ship:
        return changed(ship, name=HOSTILE)

    world = gazetted.world()
    ships = {**world.ships, judged.BOUNTY: renamed(world.ships[judged.BOUNTY])}
    submissions: dict[int, Submission] = {
        key: changed(each, title=HOSTILE, text=HOSTILE) for key, each in world.submissions.items()
    }
    haddock: Player = changed(world.players[judged.HADDOCK], name=HOSTILE)
    players = {**world.players, judged.HADDOCK: haddock}
    hostile = gazetted.world(ships=ships, submissions=submissions, players=players)
    wrong = Answered(line=1, source=HOSTILE, outcome=Outcome.UNREADABLE, said=HOSTILE, caret=1, suggestion=HOSTILE)
    items = mails.told(hostile, Reader(player=PlayerId(1)), *mails.LIVELY)
    match template:
        case "answer":
            return mails.answer(answered=(wrong,), reader=HOSTILE, news=items, world=hostile)
        case "report":
            return mails.report(own=items, gazette=items, world=hostile, player=haddock)
        case _:
            return mails.office(holder=HOSTILE, news=items, world=hostile)
