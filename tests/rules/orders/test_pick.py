"""PICK UP: a passage by mutual consent in one place; a Marooned sailor comes at once (FG8-3.2, 5.15)."""

from campaign.rules.parts import LandId, Plight
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    drafted,
    haddock,
    happened,
    land,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME, HIM = playing(HADDOCK), playing(TIVOL)
ISLAND = LandId(7)


def test_fg8_3_2_a_passage_is_offered_and_agreed_to() -> None:
    on = scene(two_captains(tivol(ashore=ATLANTIS)))
    said = obeyed("PICK UP Tivol", ME, on).said
    assert said == "You offer Tivol a passage aboard Bounty; he agrees with BOARD Bounty."
    assert on.world.players[TIVOL].aboard is None
    assert obeyed("PICK UP Haddock", HIM, on).said == "You go aboard Bounty."
    assert (on.world.players[TIVOL].aboard, on.world.players[TIVOL].ashore) == (BOUNTY, None)
    assert not on.world.passages


def test_board_agrees_too() -> None:
    on = scene(two_captains(tivol(ashore=ATLANTIS)))
    obeyed("PICK UP Tivol", ME, on)
    obeyed("BOARD Bounty", HIM, on)
    assert on.world.players[TIVOL].aboard == BOUNTY


def test_who_has_a_ship_of_his_own_may_still_be_a_passenger() -> None:
    on = scene(two_captains())
    obeyed("PICK UP Tivol", ME, on)
    obeyed("PICK UP Haddock", HIM, on)
    assert on.world.players[TIVOL].aboard == BOUNTY


def test_an_offer_is_made_once() -> None:
    on = scene(two_captains(tivol(ashore=ATLANTIS)))
    obeyed("PICK UP Tivol", ME, on)
    on.happened.clear()
    assert refused("PICK UP Tivol", ME, on).why == "You have offered Tivol a passage, and he has yet to agree."


def test_who_has_no_offer_and_no_ship_picks_nobody_up() -> None:
    assert refused("PICK UP Haddock", HIM, scene(two_captains(tivol(ashore=ATLANTIS)))).rule == "3.2"


def test_both_are_in_one_place() -> None:
    on = scene(two_captains(bounty(at=TAKAL)))
    assert refused("PICK UP Tivol", ME, on).why == "Tivol is not where you are in the harbour of Takal."
    assert refused("PICK UP Tivol", playing(HADDOCK), scene(two_captains(haddock(ashore=TAKAL)))).why == (
        "Tivol is not where you are."
    )
    assert refused("PICK UP Tivol", ME, scene(two_captains(tivol(aboard=BOUNTY)))).why == (
        "Tivol is aboard Bounty as you are."
    )
    assert refused("PICK UP Haddock", ME, scene(two_captains())).why == "That is you."


def test_an_offer_lapses_when_the_ship_is_gone() -> None:
    on = scene(two_captains(tivol(ashore=ATLANTIS)))
    obeyed("PICK UP Tivol", ME, on)
    on.draft.put("ships", bounty(at=TAKAL))
    on.happened.clear()
    assert refused("PICK UP Haddock", HIM, on).why == "Haddock is not where you are."


def test_nobody_is_picked_up_before_the_historian() -> None:
    on = scene(two_captains(tivol(ashore=ATLANTIS), drafted(1, players=(TIVOL,))))
    assert refused("PICK UP Tivol", ME, on).rule == "5.1"


def test_fg8_a15_d_a_marooned_sailor_comes_aboard_whoever_calls() -> None:
    island = land(ISLAND, "Island of Marooned Sailors", inhabited=False)
    marooned = tivol(ashore=ISLAND, plight=Plight.MAROONED)
    on = scene(two_captains(marooned, island, bounty(at=ISLAND), lightnin(at=TAKAL)))
    assert obeyed("PICK UP Tivol", ME, on).said == "Tivol comes aboard Bounty."
    assert (on.world.players[TIVOL].aboard, on.world.players[TIVOL].plight) == (BOUNTY, Plight.NONE)
    assert "Rescued" in happened(on)
    assert on.world.ships[LIGHTNIN].afloat
