"""Anybody may join, at any time, by mail (FG8-1.1, 3.1)."""

from campaign.rules.scenario import Faction
from tests.play import captain
from tests.talk import talk


def test_a_stranger_is_told_how_to_join_once_a_day() -> None:
    server = talk()
    (told,) = server.writes("nobody@else.org", "What is this?")
    assert told.kind == "stranger"
    told.says("JOIN AS Haddock SHIP Bounty FLEET green", "game+atlantis@campaign.test")
    assert server.writes("nobody@else.org", "Well?") == []
    server.clock.seconds += 86_400
    assert [mail.kind for mail in server.writes("nobody@else.org", "Anybody there?")] == ["stranger"]


def test_a_new_player_is_a_citizen_at_home_with_a_ship_and_ten_marines() -> None:
    server = talk()
    answer = server.asks("Haddock <haddock@else.org>", "JOIN AS Haddock SHIP Bounty FLEET green")
    answer.says("Haddock", "Bounty", "green", "10 Marines", "500 Po8", "Fourth Mate")
    (haddock,) = server.world.players.values()
    assert haddock.faction is Faction.CITIZEN
    assert server.world.lands[server.world.ships[1].at or 0].name == "Atlantis"


def test_one_letter_joins_deserts_and_asks() -> None:
    server = talk()
    answer = server.asks("tivol@else.org", "JOIN AS Tivol SHIP Grease Lightnin'\nDESERT\nSTATUS")
    answer.says("Galley Slave", "Grease Lightnin'")
    (tivol,) = server.world.players.values()
    assert (tivol.faction, tivol.rank) == (Faction.PIRATE, 0)


def test_the_twenty_second_ship_is_not_built() -> None:
    server = talk()
    for number in range(21):
        server.writes(f"p{number}@else.org", f"JOIN AS Player{number} SHIP Ship{number}")
    assert server.world.ships_used == 21
    server.writes("late@else.org", "JOIN AS Late SHIP Latecomer")
    assert server.world.ships_used == 21
    assert len(server.world.ships) == 21


def test_a_name_is_used_once() -> None:
    server = talk(captain("Ann", "Bounty"))
    answer = server.asks("other@else.org", "JOIN AS ann SHIP Other")
    answer.says("refused", "ann")
    assert len(server.world.players) == 1


def test_who_leaves_is_a_stranger_again() -> None:
    server = talk(captain("Ann", "Bounty"))
    server.asks("ann@example.org", "LEAVE THE GAME")
    assert [mail.kind for mail in server.writes("ann@example.org", "STATUS")] == ["stranger"]
