"""Every letter gets one answer: what was understood, what was not and why, what happens when, and the clock."""

from email import message_from_bytes

from campaign.rules.world import changed
from campaign.services.founding import found_campaign
from tests.founded import fg8
from tests.play import captain
from tests.talk import ADDRESS, talk


def test_each_line_is_answered_with_its_fault_under_a_caret() -> None:
    server = talk(captain("Ann", "Bounty"), captain("Dawn", "Thunderer"))
    answer = server.asks("ann@example.org", "Dear Sirs,\nSAIL TO Takl\nATACK Thunderer\nSAIL TO Takal\nyours, Ann")
    answer.says("Line 2 was refused", "Did you mean Takal?", "Line 3 was not understood", "ATTACK")
    answer.says("Bounty sails from Atlantis to Takal and makes port when proposal 3 is published.")
    lines = answer.text.splitlines()
    fault = lines.index("  SAIL TO Takl")
    assert lines[fault + 1] == " " * 10 + "^"


def test_greetings_are_one_remark_and_no_error() -> None:
    server = talk(captain("Ann", "Bounty"))
    answer = server.asks("ann@example.org", "Ahoy!\n\nWhat a lovely morning.\nSTATUS\nBest wishes\nAnn")
    assert answer.text.count("greeting") == 1
    assert "not understood" not in answer.text


def test_an_empty_letter_is_answered_with_help() -> None:
    server = talk(captain("Ann", "Bounty"))
    server.asks("ann@example.org", "> STATUS\n").says("HELP")


def test_the_answer_is_threaded_and_marked_as_automatic() -> None:
    server = talk(captain("Ann", "Bounty"))
    raw = (
        b"From: ann@example.org\r\nTo: game+atlantis@campaign.test\r\nSubject: my orders\r\n"
        b"Message-ID: <two@example.org>\r\nReferences: <one@example.org>\r\n\r\nSTATUS\r\n"
    )
    (answer,) = server.mail(raw)
    assert answer.subject == "Re: my orders"
    assert answer.message["In-Reply-To"] == "<two@example.org>"
    assert answer.message["References"].split() == ["<one@example.org>", "<two@example.org>"]
    assert answer.message["Auto-Submitted"] == "auto-replied"


def test_the_same_mail_twice_acts_once() -> None:
    server = talk(captain("Ann", "Bounty"))
    raw = b"From: ann@example.org\r\nTo: game@campaign.test\r\nMessage-ID: <x@y>\r\n\r\nLOAD 5 marines\r\n"
    assert len(server.mail(raw)) == 1
    assert server.mail(raw) == []
    assert server.world.ships[1].troops == 15


def test_a_reply_to_the_address_with_the_token_is_obeyed_from_any_address() -> None:
    server = talk(captain("Ann", "Bounty"))
    address = server.asks("ann@example.org", "STATUS").message["Reply-To"]
    server.writes("ann@phone.example", "LOAD 5 marines", to=address)
    assert server.world.ships[1].troops == 15


def test_a_token_that_is_none_lets_nobody_in() -> None:
    server = talk(captain("Ann", "Bounty"))
    server.writes("mallory@else.org", "LOAD 5 marines", to="game+atlantis.aaaaaaaaaaaaaaaaaaaa@campaign.test")
    assert server.world.ships[1].troops == 10


def test_the_bare_address_reaches_the_only_campaign_of_the_sender() -> None:
    server = talk(captain("Ann", "Bounty"))
    (answer,) = server.writes("ann@example.org", "STATUS", to=str(ADDRESS))
    answer.says("Second Mate Ann")


def test_a_campaign_that_is_not_here_is_named() -> None:
    server = talk(captain("Ann", "Bounty"))
    (answer,) = server.writes("ann@example.org", "STATUS", to="game+lemuria@campaign.test")
    answer.says("no campaign called lemuria", "game+atlantis@campaign.test")


def test_no_letter_of_ours_is_answered_by_us() -> None:
    server = talk(captain("Ann", "Bounty"))
    answer = server.asks("ann@example.org", "STATUS")
    raw = answer.message.as_bytes()
    assert message_from_bytes(raw)["X-Campaign-Loop"]
    assert server.mail(raw) == []


def test_everything_is_said_in_both_parts() -> None:
    server = talk(captain("Ann", "Bounty"))
    answer = server.asks("ann@example.org", "SAIL TO Takal")
    assert "makes port when proposal 3 is published" in " ".join(answer.html.split())
    assert all(len(line) <= 78 for line in answer.text.splitlines())


def test_who_plays_in_two_campaigns_is_told_the_choices_every_time() -> None:
    server = talk(captain("Ann", "Bounty"))
    found_campaign(server.house, "lemuria", changed(fg8(), players=(captain("Ann", "Swan"),)))
    server.sent()
    for _ in range(2):
        (answer,) = server.writes("ann@example.org", "STATUS", to=str(ADDRESS))
        answer.says("game+atlantis@campaign.test", "game+lemuria@campaign.test")
    (answer,) = server.writes("ann@example.org", "STATUS", to="game+lemuria@campaign.test")
    answer.says("Swan")
