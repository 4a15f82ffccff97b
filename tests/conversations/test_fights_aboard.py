"""Fights aboard by mail: declared in secret, fought in rounds, struck, and a prize sent home (FG8-5.4 to 5.6)."""

from campaign.rules.parts import Course
from tests.play import captain
from tests.talk import Received, Talk, talk

ANN, HADDOCK = "ann@example.org", "haddock@example.org"


def _server() -> Talk:
    return talk(
        captain("Ann", "Bounty", troops=12),
        captain("Haddock", "Dauntless", troops=60),
        captain("Dawn", "Thunderer"),
        law={"5.1.policy_naval": "auto"},
    )


def _to(mails: list[Received], address: str) -> Received:
    return next(mail for mail in mails if mail.to == address)


def test_fg8_a4_f_nobody_but_its_captain_reads_that_a_ship_means_to_close() -> None:
    server = _server()
    mails = server.writes(HADDOCK, "ATTACK Bounty CLOSE")
    next(mail for mail in mails if mail.to == HADDOCK).says("means to close with her")
    assert "alongside" not in _to(mails, ANN).text


def test_a_fight_aboard_goes_on_by_the_clock_until_one_side_strikes_and_the_prize_sails_home() -> None:
    server = _server()
    server.writes(HADDOCK, "ATTACK Bounty CLOSE")
    mails = server.writes(ANN, "FIGHT CLOSE")
    assert server.world.engagements[1].course is Course.BOARDING
    _to(mails, HADDOCK).says("grapples flew", "Another round was fought aboard")
    _to(mails, ANN).says("SURRENDER")
    server.asks(ANN, "SAIL TO Takal").says("refused", "SURRENDER")
    mails = server.writes(ANN, "SURRENDER")
    notice = _to(mails, HADDOCK)
    notice.says("struck her colours", "PRIZE Bounty CREW 10", "SCUTTLE Bounty")
    server.asks(HADDOCK, "PRIZE Bounty CREW 9").says("refused", "10")
    server.asks(HADDOCK, "PRIZE Bounty CREW 10").says("makes for Atlantis")
    bounty = server.world.ships[1]
    assert (bounty.owner, bounty.troops) == (2, 10)
    assert bounty.at is not None, "she is at home already"
    assert server.world.ships[4].name == "Bounty II", "hers, when she is free"
    server.asks(ANN, "STATUS").says("Brig of Dauntless")
