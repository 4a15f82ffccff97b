"""Who publishes is law: on receipt, the Scribe, or every so many hours (FG8-1.4)."""

from datetime import UTC, datetime

from campaign.rules.charter import FoundedPlayer
from campaign.services.polling import work_all
from tests.play import captain
from tests.talk import Talk, talk

_PROPOSAL = "PROPOSE Longer guns\nLet it be so.\nEND"
_ANN, _DAWN = captain("Ann", "Bounty"), captain("Dawn", "Thunderer")


def _server(*players: FoundedPlayer, **law: str | int) -> Talk:
    return talk(*players, law={f"1.4.{name}": value for name, value in law.items()})


def test_where_the_scribe_publishes_nothing_goes_up_until_he_says_so() -> None:
    server = _server(_ANN, _DAWN, publication="scribe")
    mails = server.writes("ann@example.org", _PROPOSAL)
    next(mail for mail in mails if mail.to == "ths@campaign.test").says("PUBLISH S1")
    assert server.world.clock.published == 0
    server.writes("ths@campaign.test", "PUBLISH S1")
    assert server.world.clock.published == 1


def test_nobody_but_the_scribe_publishes() -> None:
    server = _server(_ANN, publication="scribe")
    server.writes("ann@example.org", _PROPOSAL)
    server.asks("ann@example.org", "PUBLISH S1").says("refused")
    assert server.world.clock.published == 0


def test_at_an_interval_one_goes_up_when_its_hour_has_come_and_the_answer_says_when() -> None:
    server = _server(_ANN, _DAWN, publication="interval", publication_hours=6)
    answer = server.asks("ann@example.org", _PROPOSAL)
    due = datetime.fromtimestamp(server.clock.now() + 6 * 3600, UTC)
    answer.says(f"{due:%H:%M} UTC")
    server.writes("dawn@example.org", _PROPOSAL)
    server.clock.seconds += 6 * 3600 - 1
    work_all(server.house)
    assert server.world.clock.published == 0
    server.clock.seconds += 1
    work_all(server.house)
    assert server.world.clock.published == 1
    server.clock.seconds += 6 * 3600
    work_all(server.house)
    assert server.world.clock.published == 2
