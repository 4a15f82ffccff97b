"""Fights between ships by mail: declared, answered, reviewed, amended, published (FG8-5.1 to 5.3, 5.17)."""

from campaign.rules.parts import Condition, Course
from tests.play import captain
from tests.talk import Received, Talk, talk


def _server() -> Talk:
    return talk(captain("Ann", "Bounty"), captain("Haddock", "Dauntless", cannon=40), captain("Dawn", "Thunderer"))


def _hull(server: Talk, ship: int) -> Condition:
    return server.world.ships[ship].condition


def _to(mails: list[Received], address: str) -> Received:
    return next(mail for mail in mails if mail.to == address)


def test_an_attack_is_announced_to_the_one_attacked_with_the_orders_that_answer_it() -> None:
    server = _server()
    mails = server.writes("haddock@example.org", "ATTACK Bounty")
    notice = _to(mails, "ann@example.org")
    notice.says("Dauntless", "FIGHT", "FLEE", "20")
    assert server.world.engagements[1].answer_by == 20


def test_a_fight_waits_for_the_historian_and_is_published_when_approved() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    mails = server.writes("ann@example.org", "FIGHT")
    desk = _to(mails, "hob@campaign.test")
    desk.says("APPROVE H1")
    assert _hull(server, 1) is Condition.SOUND, "consequences bind at release"
    server.asks("ann@example.org", "SAIL TO Takal").says("H1")
    mails = server.writes("hob@campaign.test", "APPROVE H1")
    # 3 against 23: the lower total is sunk, whatever the dice (FG8-B3.1).
    report = _to(mails, "ann@example.org")
    report.says("ship strength", "5.3")
    assert _hull(server, 1) is Condition.SUNK
    assert server.world.ships[4].name == "Bounty II"
    assert server.world.players[1].aboard == 4


def test_a_draft_releases_itself_after_two_proposals() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.writes("ann@example.org", "FIGHT")
    server.proposals_pass(1)
    assert _hull(server, 1) is Condition.SOUND
    server.proposals_pass(1)
    assert _hull(server, 1) is Condition.SUNK


def test_a_held_draft_waits_for_the_historian_alone() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.writes("ann@example.org", "FIGHT")
    server.writes("hob@campaign.test", "HOLD H1")
    server.proposals_pass(4)
    assert _hull(server, 1) is Condition.SOUND


def test_an_amendment_is_published_with_its_reason_and_the_dice_stay() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.writes("ann@example.org", "FIGHT")
    thrown = server.world.matters[1].finding
    server.writes("hob@campaign.test", "AMEND H1 DEFENDER +30 BECAUSE her crew fought like lions")
    amended = server.world.matters[1].finding
    assert thrown is not None
    assert amended is not None
    assert [roll.dice for roll in amended.rolls] == [roll.dice for roll in thrown.rolls]
    assert (thrown.result, amended.result) == ("defender_sunk", "attacker_sunk")
    mails = server.writes("hob@campaign.test", "APPROVE H1")
    _to(mails, "haddock@example.org").says("her crew fought like lions", "+30")
    assert _hull(server, 2) is Condition.SUNK


def test_who_does_not_answer_within_twenty_proposals_fights_at_minus_two() -> None:
    # FG8-B2.4: due when proposal 20 is published, and not one before.
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.proposals_pass(19)
    assert server.world.engagements[1].course is Course.UNANSWERED
    server.proposals_pass(1)
    assert server.world.engagements[1].unanswered
    finding = server.world.matters[max(server.world.matters)].finding
    fight = next(matter for matter in server.world.matters.values() if matter.kind == "naval")
    assert finding is not None
    assert fight.finding is not None
    assert {modifier.clause: modifier.value for modifier in fight.finding.rolls[1].modifiers}["5.2.unanswered"] == -2


def test_who_flees_may_be_pursued_until_the_next_proposal() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    mails = server.writes("ann@example.org", "FLEE TO Takal")
    _to(mails, "haddock@example.org").says("PURSUE Bounty")
    server.asks("haddock@example.org", "PURSUE Bounty").says("Bounty")
    assert server.world.engagements[1].course is Course.CHASE
    assert server.world.engagements[1].distance == 20, "the strength she has less: 23 against 3"


def test_without_a_pursuit_the_flight_succeeds() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.writes("ann@example.org", "FLEE TO Takal")
    server.proposals_pass(1)
    assert server.world.engagements[1].course is Course.OVER
    server.asks("haddock@example.org", "PURSUE Bounty").says("refused")


def test_an_attack_may_be_cancelled_until_it_is_answered() -> None:
    server = _server()
    server.writes("haddock@example.org", "ATTACK Bounty")
    server.asks("haddock@example.org", "CANCEL ATTACK Bounty")
    assert server.world.engagements[1].course is Course.OVER
    server.asks("ann@example.org", "FIGHT").says("refused")


def test_squadrons_attack_no_more() -> None:
    # FG8-B12.1
    server = _server()
    server.asks("haddock@example.org", "ATTACK Bounty WITH SQUADRON").says("5.12")
