"""The life of a proposal and the clock it moves (FG8-1.2 to 1.4)."""

from campaign.rules.clock import Clock
from campaign.rules.parts import Stage, Verdict
from tests.play import captain
from tests.talk import Talk, talk

PROPOSAL = "PROPOSE {}\nLet it be so.\nEND"


def _server() -> Talk:
    return talk(captain("Ann", "Bounty"), captain("Dawn", "Thunderer"), captain("Tivol", "Pearl", pirate=True))


def test_a_proposal_is_published_on_receipt_and_the_clock_ticks() -> None:
    server = _server()
    mails = server.writes("ann@example.org", PROPOSAL.format("Longer guns"))
    assert server.world.clock == Clock(1, 0)
    reports = {mail.to: mail for mail in mails if mail.kind == "report"}
    assert set(reports) == {"ann@example.org", "dawn@example.org", "tivol@example.org"}
    reports["tivol@example.org"].says("Proposal 1, “Longer guns”, by Citizen Ann", "> Let it be so.")


def test_the_second_proposal_of_an_author_is_held_until_the_first_is_judged() -> None:
    # FG8-1.3: one unjudged posting a player, so that nobody runs the clock alone.
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("First"))
    answer = server.asks("ann@example.org", PROPOSAL.format("Second"))
    assert "S2" in answer.text
    assert server.world.clock.published == 1
    assert server.world.submissions[2].stage is Stage.HELD
    server.writes("dawn@example.org", PROPOSAL.format("Third"))
    server.writes("tie@campaign.test", "JUDGE 1 REJECT BECAUSE guns are long enough")
    assert server.world.clock == Clock(3, 1)
    assert server.world.submissions[2].number == 3


def test_numbers_follow_arrival_whatever_the_date_header_says() -> None:
    # FG8-H03: two real proposals, the later of which carried the earlier local hour.
    server = _server()
    for number, (sender, date) in enumerate(
        (("ann", "Wed, 11 Jan 1995 21:29:06 +0100"), ("dawn", "Wed, 11 Jan 95 15:30:04 -500"), ("tivol", "-2400 soon")),
        1,
    ):
        head = f"From: {sender}@example.org\r\nTo: game@campaign.test\r\nMessage-ID: <{number}@h>\r\nDate: {date}\r\n"
        server.mail(f"{head}\r\n{PROPOSAL.format(sender)}\r\n".encode())
        assert server.world.submissions[number].number == number
        assert server.world.submissions[number].sent == date


def test_an_accepted_proposal_becomes_a_rule_and_raises_its_author() -> None:
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("Longer guns"))
    answer = server.asks("tie@campaign.test", "JUDGE 1 ACCEPT")
    answer.says("accepted, as rule 8.1")
    assert server.world.submissions[1].verdict is Verdict.ACCEPTED
    assert server.world.players[1].rank == 4
    server.asks("ann@example.org", "RULES 8.1").says("Let it be so.")


def test_one_decision_may_make_two_rules() -> None:
    # FG8-H02: proposal 1 was accepted as rules 9 and 10.
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("Ships for all"))
    server.asks("tie@campaign.test", "JUDGE 1 ACCEPT AS 9, 10")
    assert server.world.submissions[1].rules == ("9", "10")


def test_a_rulers_own_words_replace_the_proposals_where_he_modifies_it() -> None:
    # FG8-H06: the tie's dice were added by the Emperor's modification.
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("Land battles"))
    server.asks("tie@campaign.test", "JUDGE 1 MODIFY\nA tie costs each side one die.\nEND")
    assert server.world.submissions[1].verdict is Verdict.MODIFIED
    server.asks("ann@example.org", "RULES 8.1").says("A tie costs each side one die.")


def test_each_ruler_judges_his_own_side() -> None:
    # FG8-1.4: the Emperor judges Citizens' proposals, the King Pirates'.
    server = _server()
    server.writes("tivol@example.org", PROPOSAL.format("Rum"))
    server.asks("tie@campaign.test", "JUDGE 1 ACCEPT").says("refused")
    assert server.world.clock.judged == 0
    server.asks("tpk@campaign.test", "JUDGE 1 ACCEPT")
    assert server.world.clock.judged == 1


def test_a_postponed_proposal_waits_while_later_ones_are_judged() -> None:
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("First"))
    server.writes("dawn@example.org", PROPOSAL.format("Second"))
    server.asks("tie@campaign.test", "POSTPONE 1")
    server.asks("tie@campaign.test", "JUDGE 2 ACCEPT")
    assert server.world.submissions[1].stage is Stage.POSTPONED
    server.asks("tie@campaign.test", "JUDGE 1 IGNORE")
    assert server.world.clock == Clock(2, 2)


def test_a_plea_takes_a_number_of_the_same_sequence() -> None:
    server = _server()
    server.writes("ann@example.org", PROPOSAL.format("First"))
    server.writes("dawn@example.org", "PLEAD What of prisoners?\nDo they take room?\nEND")
    assert server.world.submissions[2].number == 2


def test_an_edict_has_no_number_and_moves_no_clock() -> None:
    # FG8-H20: an edict made rule 2.15 without a proposal.
    server = _server()
    mails = server.writes("tie@campaign.test", "EDICT\nSET RANK Ann TO Captain\nSET WIND NW 4\nSET REWARD 600\nEND")
    assert mails[0].kind == "answer"
    assert server.world.clock == Clock(0, 0)
    assert server.world.players[1].rank == 6
    assert (server.world.wind.direction, server.world.wind.strength) == ("NW", 4)
    assert server.world.reward == 600


def test_the_text_of_a_proposal_is_kept_whole() -> None:
    server = _server()
    server.writes("ann@example.org", "PROPOSE Odd signs\n# one\n> two\n-- \nthree {four}\nEND\nSTATUS")
    assert server.world.submissions[1].text == "# one\n> two\n-- \nthree {four}"
    server.writes("tie@campaign.test", "JUDGE 1 ACCEPT")
    server.asks("ann@example.org", "RULES 8.1").says("three {four}")


def test_a_proposal_without_end_is_not_sent_half() -> None:
    server = _server()
    answer = server.asks("ann@example.org", "PROPOSE Longer guns\nLet them be longer.")
    answer.says("END")
    assert server.world.submissions == {}
