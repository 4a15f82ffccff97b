"""DEPOSIT: a Citizen's money goes into a bank of his own side, in person (FG8-5.25)."""

import pytest

from campaign.rules.parts import Deposit, FiefId, Land
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    DEAD,
    HADDOCK,
    TAKAL,
    bounty,
    haddock,
    land,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)


@pytest.mark.parametrize("text", ["DEPOSIT 300 AT Atlantis", "deposit 300 po8 at fief 1"])
def test_fg8_b25_2_a_citizen_deposits_in_person(text: str) -> None:
    on = scene(two_captains())
    assert obeyed(text, ME, on).said == "300 Po8 go into the bank at Fief 1, where you then have 300 Po8."
    assert on.world.players[HADDOCK].po8 == 200
    assert on.world.deposits == {1: Deposit(id=1, player=HADDOCK, fief=FiefId(ATLANTIS), po8=300)}


def test_deposits_add_up_for_each_player_and_fief() -> None:
    on = scene(two_captains(haddock(ashore=ATLANTIS)))
    obeyed("DEPOSIT 300 AT Atlantis", ME, on)
    assert obeyed("DEPOSIT 100 AT Atlantis", ME, on).said.endswith("where you then have 400 Po8.")
    assert [deposit.po8 for deposit in on.world.deposits.values()] == [400]


def test_one_must_be_there() -> None:
    refusal = refused("DEPOSIT 300 AT Atlantis", ME, scene(two_captains(bounty(at=TAKAL))))
    assert refusal.why == "You are not at Atlantis: a bank deals with a depositor in person."


def test_fg8_a25_m_pirates_have_no_account() -> None:
    pirate = haddock(faction=Faction.PIRATE)
    assert refused("DEPOSIT 1 AT Atlantis", ME, scene(two_captains(pirate))).why == (
        "Banks are for Citizens; a Pirate may BURY his money."
    )


@pytest.mark.parametrize(
    "shore",
    [
        land(DEAD, "Isle of the Dead"),
        land(DEAD, "Isle of the Dead", faction=Faction.PIRATE),
        land(DEAD, "Isle of the Dead", faction=Faction.CITIZEN, inhabited=False),
        land(DEAD, "Isle of the Dead", faction=Faction.CITIZEN, anarchy=True),
    ],
)
def test_fg8_a25_n_a_bank_needs_a_friendly_inhabited_fief_and_peace(shore: Land) -> None:
    on = scene(two_captains(bounty(at=DEAD), shore))
    assert refused("DEPOSIT 1 AT Isle of the Dead", ME, on).rule in {"5.25", "4.10"}


def test_no_more_than_the_purse_holds() -> None:
    assert refused("DEPOSIT 501 AT Atlantis", ME, scene(two_captains())).rule == "6.1"
    assert refused("DEPOSIT 1 AT Nowhere", ME, scene(two_captains())).rule == "4.1"
