"""Goods and money by mail: what is bought, what moves, what is kept secret (FG8-2.15, 5.25, 6)."""

from campaign.services.clockwork import catch_up_all
from tests.play import captain
from tests.talk import Talk, talk

_PROPOSAL = "PROPOSE A trifle\nLet it be.\nEND"
_DAY = 86_400


def _server() -> Talk:
    return talk(captain("Ann", "Bounty"), captain("Dawn", "Thunderer"), captain("Tivol", "Pearl", pirate=True))


def test_a_captain_buys_reads_the_prices_and_sells() -> None:
    server = _server()
    answer = server.asks("ann@example.org", "BUY 3 wood\nSTATUS")
    answer.says(
        "You buy 3 Tons of wood for 198 Po8 and have 302 Po8 left.",
        "ten Marines and three Tons of wood",
        "15 spaces free",
        "Atlantis lists, in Po8 a Ton: silk 150, spice 120, wood 60; it sells wood",
    )
    assert "wood" in answer.html
    server.asks("ann@example.org", "SELL 3 wood").says("You sell 3 Tons of wood for 180 Po8 and have 482 Po8.")


def test_fg8_6_2_the_gazette_prints_the_new_prices_with_their_dice() -> None:
    server = _server()
    server.asks("ann@example.org", "BUY 1 wood")
    server.sent()
    mails = server.writes("dawn@example.org", _PROPOSAL)
    gazette = next(mail for mail in mails if mail.kind == "report" and mail.to == "tivol@example.org")
    prices = server.world.prices
    gazette.says("After the last trade the market lists a Ton of silk at", "A die of 21 for the price of silk")
    assert f"wood at {prices['wood']} Po8" in " ".join(gazette.text.split())


def test_what_a_player_buys_is_his_own_affair() -> None:
    server = _server()
    mails = server.writes("ann@example.org", "BUY 1 cannon")
    assert [mail.to for mail in mails] == ["ann@example.org"]


def test_who_is_given_something_is_told() -> None:
    server = _server()
    mails = server.writes("ann@example.org", "GIVE 100 Po8 TO Dawn")
    told = next(mail for mail in mails if mail.to == "dawn@example.org")
    told.says("Ann gave you 100 Po8.")


def test_fg8_2_15_the_speaker_is_paid_by_the_full_day_as_the_server_saw_it() -> None:
    server = _server()
    server.writes("ann@example.org", _PROPOSAL)
    before = server.world.players[1].po8
    server.clock.seconds += _DAY - 1
    catch_up_all(server.house)
    assert server.world.players[1].po8 == before
    server.clock.seconds += 1
    catch_up_all(server.house)
    catch_up_all(server.house)
    assert server.world.players[1].po8 == before + 20
    server.clock.seconds += 3 * _DAY
    catch_up_all(server.house)
    assert server.world.players[1].po8 == before + 80
    assert server.world.clock.published == 1


def test_fg8_2_15_another_speaker_begins_anew_and_days_before_his_letter_are_paid_first() -> None:
    server = _server()
    server.writes("ann@example.org", _PROPOSAL)
    ann, dawn = server.world.players[1].po8, server.world.players[2].po8
    server.clock.seconds += _DAY + _DAY // 2
    server.writes("dawn@example.org", _PROPOSAL)
    server.clock.seconds += _DAY - 1
    catch_up_all(server.house)
    assert (server.world.players[1].po8, server.world.players[2].po8) == (ann + 20, dawn)
    server.clock.seconds += 1
    catch_up_all(server.house)
    assert (server.world.players[1].po8, server.world.players[2].po8) == (ann + 20, dawn + 20)


def test_fg8_2_15_the_gazette_tells_of_the_salary_and_nobody_gets_a_mail_for_it() -> None:
    server = _server()
    server.writes("ann@example.org", _PROPOSAL)
    server.clock.seconds += _DAY
    catch_up_all(server.house)
    assert server.sent() == []
    mails = server.writes("dawn@example.org", _PROPOSAL)
    gazette = next(mail for mail in mails if mail.kind == "report" and mail.to == "tivol@example.org")
    gazette.says("Ann was paid 20 Po8 for the first full day as Speaker.")
