"""A ship attacked with no player aboard: who is there may fight her, and is told so (FG8-5.21)."""

from campaign.rules.parts import Condition
from tests.play import captain
from tests.talk import Received, Talk, talk

ANN, HADDOCK, DAWN = "ann@example.org", "haddock@example.org", "dawn@example.org"


def _server() -> Talk:
    server = talk(
        captain("Ann", "Bounty"), captain("Haddock", "Dauntless"), captain("Dawn", "Thunderer", cannon=40),
        law={"5.1.policy_naval": "auto"},
    )  # fmt: skip
    server.writes(ANN, "GO ASHORE")
    return server


def _hull(server: Talk) -> Condition:
    return server.world.ships[1].condition


def _to(mails: list[Received], address: str) -> Received:
    return next(mail for mail in mails if mail.to == address)


def test_fg8_a21_g_her_owners_side_is_told_that_anybody_there_may_board() -> None:
    server = _server()
    mails = server.writes(DAWN, "ATTACK Bounty")
    _to(mails, ANN).says("nobody is aboard", "BOARD Bounty")


def test_fg8_b21_4_who_boards_fights_her() -> None:
    server = _server()
    server.writes(DAWN, "ATTACK Bounty")
    server.asks(HADDOCK, "BOARD Bounty").says("under attack")
    server.writes(HADDOCK, "FIGHT")
    # 3 against 23.
    assert _hull(server) is Condition.SUNK
    assert server.world.players[2].ashore is not None


def test_fg8_b21_4_without_a_defender_she_is_sunk_when_the_time_is_over() -> None:
    server = _server()
    server.writes(DAWN, "ATTACK Bounty")
    server.proposals_pass(19)
    assert _hull(server) is Condition.SOUND
    server.proposals_pass(1)
    assert _hull(server) is Condition.SUNK
    assert server.world.ships[4].owner == 1
