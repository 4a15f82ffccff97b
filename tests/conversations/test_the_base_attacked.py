"""The piratical base attacked: rounds, captivity, escape, reinforcement (FG8-5.7, 5.16, 5.23)."""

from tests.play import captain
from tests.talk import Talk, talk


def _at_the_azores(troops: int, secret: bytes = b"s" * 32) -> Talk:
    return talk(
        captain("Ann", "Bounty", troops=troops, at="The Near Azores"),
        captain("Dawn", "Thunderer"),
        captain("Tivol", "Pearl", pirate=True),
        secret=secret,
    )


def _base(server: Talk) -> int:
    azores = next(land for land in server.world.lands.values() if land.name == "The Near Azores")
    return sum(fief.garrison or 0 for fief in server.world.fiefs.values() if fief.land == azores.id)


def test_the_first_round_is_fought_at_once_and_the_next_two_proposals_later() -> None:
    # FG8-A7.c, B7.3
    server = _at_the_azores(60)
    server.asks("ann@example.org", "LAND 60 AT The Near Azores").says("The Near Azores")
    assert server.world.land_battles[1].rounds == 1
    server.proposals_pass(1)
    assert server.world.land_battles[1].rounds == 1
    server.proposals_pass(1)
    assert server.world.land_battles[1].rounds == 2


def test_who_withdraws_takes_his_men_aboard() -> None:
    # FG8-A7.g
    server = _at_the_azores(60)
    server.writes("ann@example.org", "LAND 60 AT The Near Azores")
    standing = server.world.land_battles[1].troops
    server.asks("ann@example.org", "WITHDRAW")
    assert server.world.ships[1].troops == standing
    assert server.world.land_battles == {}


def _captive(server: Talk) -> bool:
    for _ in range(12):
        if server.world.land_battles == {}:
            break
        server.proposals_pass(2)
    return bool(server.world.captivities)


def test_losing_all_troops_means_captivity_or_the_ship_by_the_toss_of_a_die() -> None:
    # FG8-B16.1: 50 %, d6 of 1 to 3.
    fates = set()
    for secret in (b"a" * 32, b"b" * 32, b"c" * 32, b"d" * 32):
        server = _at_the_azores(3, secret)
        server.writes("ann@example.org", "LAND 3 AT The Near Azores")
        held = _captive(server)
        fates.add(held)
        capture = next(matter for matter in server.world.matters.values() if matter.kind == "capture")
        assert capture.finding is not None
        assert held is (capture.finding.rolls[0].dice[0] <= 3)
        assert (server.world.players[1].aboard == 1) is not held
    assert fates == {True, False}


def _first_captive() -> Talk:
    for seed in range(20):
        server = _at_the_azores(3, bytes([seed]) * 32)
        server.writes("ann@example.org", "LAND 3 AT The Near Azores")
        if _captive(server):
            return server
    raise AssertionError


def test_a_captive_tries_to_escape_every_ten_proposals() -> None:
    # FG8-B16.2: at capture + 10, and not one before.
    server = _first_captive()
    since = server.world.captivities[1].since
    server.asks("ann@example.org", "SAIL TO Atlantis").says("refused", "captive")
    server.proposals_pass(since + 9 - server.world.clock.published)
    assert not any(matter.kind == "escape" for matter in server.world.matters.values())
    server.proposals_pass(1)
    (escape,) = (matter for matter in server.world.matters.values() if matter.kind == "escape")
    assert escape.finding is not None
    free = escape.finding.rolls[0].dice == (1,)
    assert (1 not in server.world.captivities) is free


def test_a_captive_may_propose() -> None:
    # FG8-A16.g
    server = _first_captive()
    before = server.world.clock.published
    server.writes("ann@example.org", "PROPOSE Freedom\nLet captives go.\nEND")
    assert server.world.clock.published == before + 1


def test_five_quiet_proposals_bring_one_buccaneer_for_each_pirate_docked() -> None:
    # FG8-B23.1: Tivol and the King; at the fifth proposal and not before.
    server = _at_the_azores(60)
    server.writes("ann@example.org", "LAND 60 AT The Near Azores\nWITHDRAW")
    left = _base(server)
    assert left < 36
    server.proposals_pass(4)
    assert _base(server) == left
    server.proposals_pass(1)
    assert _base(server) == min(36, left + 2)


def test_the_base_is_never_stronger_than_thirty_six() -> None:
    server = _at_the_azores(10)
    server.proposals_pass(12)
    assert _base(server) == 36
