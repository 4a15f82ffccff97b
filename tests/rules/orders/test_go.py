"""GO ASHORE: a player leaves his ship in harbour."""

from campaign.rules.parts import Engagement, EngagementId
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    bounty,
    drafted,
    haddock,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)


def test_fg8_b8_1_who_says_so_is_ashore_where_his_ship_lies() -> None:
    on = scene(two_captains())
    deed = obeyed("GO ASHORE", ME, on)
    assert deed.said == "You go ashore at Atlantis. BOARD Bounty takes you back aboard while she lies there."
    assert (on.world.players[HADDOCK].aboard, on.world.players[HADDOCK].ashore) == (None, ATLANTIS)


def test_there_is_no_shore_at_sea() -> None:
    on = scene(two_captains(bounty(voyage=voyage(ATLANTIS, TAKAL))))
    assert refused("GO ASHORE", ME, on).why.startswith("Bounty is at sea")


def test_who_is_ashore_is_told_so() -> None:
    assert refused("GO ASHORE", ME, scene(two_captains(haddock(ashore=ATLANTIS)))).why == "You are ashore already."


def test_nobody_leaves_a_ship_that_is_engaged() -> None:
    fight = Engagement(
        id=EngagementId(1), attacker=LIGHTNIN, defender=BOUNTY, declared=0, until=3, answer_by=20, place=ATLANTIS
    )
    assert "engaged" in refused("GO ASHORE", ME, scene(two_captains(fight))).why


def test_a_drafted_matter_holds_her() -> None:
    assert refused("GO ASHORE", ME, scene(two_captains(drafted(31, ships=(BOUNTY,))))).rule == "5.1"
