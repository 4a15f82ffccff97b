"""DIE: a Citizen imprisoned by a Pirate chooses death."""

from campaign.rules.parts import Condition, Standing
from campaign.rules.questions import questions_for
from campaign.rules.scenario import Faction
from tests.builders import (
    BOUNTY,
    HADDOCK,
    drafted,
    haddock,
    law_of,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.rules.orders.locked import haddock_in_prison, haddock_in_the_brig

ME = playing(HADDOCK)
IMPRISONED = two_captains(haddock(aboard=None), tivol(faction=Faction.PIRATE), haddock_in_prison())


def test_fg8_2_3_a_citizen_imprisoned_by_a_pirate_may_choose_death() -> None:
    on = scene(IMPRISONED)
    assert obeyed("DIE", ME, on).said == "Haddock dies rather than desert."
    assert on.world.players[HADDOCK].standing is Standing.DEAD
    assert on.world.prisoners == {}
    assert on.world.ships[BOUNTY].condition is Condition.LAID_UP


def test_or_desertion_which_frees_him() -> None:
    on = scene(IMPRISONED)
    obeyed("DESERT", ME, on)
    assert on.world.players[HADDOCK].faction is Faction.PIRATE
    assert on.world.players[HADDOCK].aboard == BOUNTY


def test_the_choice_is_asked_for() -> None:
    [question] = questions_for(IMPRISONED, law_of(IMPRISONED), HADDOCK)
    assert question.answers == ("DIE", "DESERT")


def test_fg8_a16_h_not_while_he_is_merely_captive() -> None:
    assert refused("DIE", ME, scene(two_captains())).rule == "2.3"
    assert refused("DIE", ME, scene(two_captains(haddock(aboard=None), haddock_in_the_brig()))).rule == "2.3"


def test_a_drafted_matter_holds_him() -> None:
    world = two_captains(haddock(aboard=None), haddock_in_prison(), drafted(31, players=(HADDOCK,)))
    assert refused("DIE", ME, scene(world)).rule == "5.1"
