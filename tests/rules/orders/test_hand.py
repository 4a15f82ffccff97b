"""HAND OVER: a prisoner goes from the Brig to the guards of the home base."""

from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction
from campaign.rules.world import World, changed
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    TAKAL,
    TIVOL,
    bounty,
    haddock,
    happened,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.rules.orders.locked import haddock_in_the_brig, mauvebeard

ME, HIM = playing(HADDOCK), playing(TIVOL)
THE_PIRATE = Prisoner(id=1, name="Tivol", player=TIVOL, captor=HADDOCK, ship=BOUNTY, since=0)
TAKEN = (tivol(faction=Faction.PIRATE, aboard=None), THE_PIRATE)


def with_reward(po8: int) -> World:
    return changed(two_captains(mauvebeard(BOUNTY)), reward=po8)


def test_fg8_b18_2_a_pirate_captured_and_returned_is_worth_a_bounty() -> None:
    on = scene(two_captains(*TAKEN))
    assert obeyed("HAND OVER Tivol", ME, on).said == "Tivol goes to the guards at Atlantis. You are paid 1000 Po8."
    assert on.world.players[HADDOCK].po8 == 1500
    assert on.world.prisoners[1].prison == ATLANTIS
    assert on.world.prisoners[1].ship is None


def test_fg8_b19_3_a_notorious_pirate_is_worth_the_reward_that_the_emperor_sets() -> None:
    on = scene(with_reward(500))
    obeyed("HAND OVER Captain Mauvebeard", ME, on)
    assert on.world.players[HADDOCK].po8 == 1000
    assert "TimerSet" not in happened(on)
    assert refused("HAND OVER Mauvebeard", ME, scene(with_reward(0))).rule == "5.19"


def test_a_pirate_brings_a_citizen_to_the_near_azores_and_nobody_pays() -> None:
    pirate = tivol(faction=Faction.PIRATE)
    on = scene(two_captains(pirate, lightnin(at=AZORES), haddock(aboard=None), haddock_in_the_brig()))
    assert obeyed("HAND OVER Haddock", HIM, on).said == "Haddock goes to the guards at The Near Azores."
    assert on.world.players[TIVOL].po8 == 500


def test_the_guards_are_at_home() -> None:
    why = refused("HAND OVER Tivol", ME, scene(two_captains(*TAKEN, bounty(at=TAKAL)))).why
    assert why == "The guards are at Atlantis: bring Tivol there."


def test_the_guards_take_opponents_only() -> None:
    friend = tivol(aboard=None)
    assert "RELEASE" in refused("HAND OVER Tivol", ME, scene(two_captains(friend, THE_PIRATE))).why


def test_only_who_is_in_the_brig_is_handed_over() -> None:
    assert refused("HAND OVER Tivl", ME, scene(two_captains(*TAKEN))).suggestion == "Tivol"
    assert refused("HAND OVER Tivol", ME, scene(two_captains())).rule == "3.3"
