"""Persons ashore: a duel and its prize, a prisoner brought home, a plunder, by mail (FG8-5.8, 3.19, 5.9)."""

from tests.play import captain
from tests.talk import Talk, talk

ANN, BEN, TIVOL = "ann@example.org", "ben@example.org", "tivol@example.org"


def _citizens(secret: bytes = b"s" * 32) -> Talk:
    return talk(captain("Ann", "Bounty"), captain("Ben", "Cog"), captain("Dawn", "Thunderer"), secret=secret)


def test_a_duel_from_the_challenge_to_the_prize() -> None:
    # FG8-B8.1 to B8.4
    server = _citizens()
    server.asks(ANN, "CHALLENGE Ben").says("not in the same land location")
    server.writes(BEN, "GO ASHORE")
    server.asks(ANN, "GO ASHORE\nCHALLENGE Ben").says("You challenge Ben to a Personal Duel")
    server.asks(BEN, "STATUS").says("ACCEPT", "DECLINE")
    server.asks(BEN, "ACCEPT").says("Ann and you wrestle at once")
    [duel] = (matter for matter in server.world.matters.values() if matter.kind == "duel")
    assert duel.finding is not None
    winner, loser = (ANN, "Ben") if duel.finding.result == "challenger_won" else (BEN, "Ann")
    if duel.finding.result != "no_loser":
        server.asks(winner, f"TAKE 101 Po8 FROM {loser}").says("at most 100 Po8")
        server.asks(winner, f"TAKE 100 Po8 FROM {loser}").says(f"You take 100 Po8 from {loser}")


def test_who_declines_pays_in_bravery_and_everybody_reads_it() -> None:
    # FG8-B8.2
    server = _citizens()
    server.writes(ANN, "GO ASHORE")
    server.writes(BEN, "GO ASHORE\nCHALLENGE Ann")
    server.asks(ANN, "DECLINE").says("You decline the challenge of Ben, and are Bold")


def test_a_land_is_plundered_by_mail() -> None:
    # FG8-B9.1 to B9.3
    server = talk(
        captain("Tivol", "Pearl", pirate=True, troops=90, at="Takal"),
        captain("Dawn", "Thunderer"),
        secret=b"p" * 32,
    )
    server.asks(TIVOL, "PLUNDER Takal TAKING spice").says("Takal produces silk, not spice")
    server.asks(TIVOL, "PLUNDER Takal TAKING silk").says("1 of its 2 Forts, then the Marines in the field")
    for _ in range(30):
        if not server.world.land_battles:
            break
        server.proposals_pass(2)
    takal = next(land for land in server.world.lands.values() if land.name == "Takal")
    assert takal.anarchy
    server.asks(TIVOL, "STATUS").says("Brave", "WEAR")
