"""DRAW: the depositor alone takes money out, where it lies (FG8-5.25)."""

from campaign.rules.parts import Deposit, FiefId
from tests.builders import (
    ATLANTIS,
    HADDOCK,
    TAKAL,
    TIVOL,
    bounty,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)
MINE = Deposit(id=1, player=HADDOCK, fief=FiefId(ATLANTIS), po8=300)


def test_what_is_drawn_is_in_the_purse() -> None:
    on = scene(two_captains(MINE))
    said = obeyed("DRAW 100 AT Atlantis", ME, on).said
    assert said == "You draw 100 Po8 from the bank at Fief 1 and leave 200 Po8 there."
    assert on.world.players[HADDOCK].po8 == 600
    obeyed("DRAW 200 Po8 AT Atlantis", ME, on)
    assert on.world.players[HADDOCK].po8 == 800
    assert not on.world.deposits


def test_fg8_a25_i_only_the_depositor_draws_and_only_what_he_has() -> None:
    refusal = refused("DRAW 301 AT Atlantis", ME, scene(two_captains(MINE)))
    assert refusal.why == "You have 300 Po8 in the bank at Fief 1, not 301."
    assert refused("DRAW 1 AT Atlantis", playing(TIVOL), scene(two_captains(MINE))).why == (
        "You have 0 Po8 in the bank at Fief 1, not 1."
    )


def test_only_in_person() -> None:
    assert refused("DRAW 1 AT Atlantis", ME, scene(two_captains(MINE, bounty(at=TAKAL)))).rule == "5.25"
    assert refused("DRAW 1 AT Nowhere", ME, scene(two_captains(MINE))).rule == "4.1"
