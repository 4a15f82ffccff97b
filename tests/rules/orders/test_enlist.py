"""ENLIST ABOARD: a new player goes aboard any ship, once, free and at once."""

from campaign.rules.parts import Contingent, LandBattle, LandBattleId
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    drafted,
    haddock,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
ORDER = "ENLIST ABOARD Grease Lightnin'"


def test_fg8_3_2_he_is_there_at_once_wherever_she_is() -> None:
    on = scene(two_captains(haddock(ashore=ATLANTIS), lightnin(voyage=voyage(TAKAL, ATLANTIS))))
    obeyed(ORDER, ME, on)
    assert on.world.players[HADDOCK].aboard == LIGHTNIN
    assert on.world.players[HADDOCK].enlisted
    assert refused("ENLIST ABOARD Bounty", ME, scene(on.world)).why.startswith("You have enlisted before")


def test_he_is_new_for_twenty_proposals() -> None:
    obeyed(ORDER, ME, scene(two_captains(haddock(joined=5), clock=24)))
    late = refused(ORDER, ME, scene(two_captains(haddock(joined=5), clock=25)))
    assert late.why == "Only a new player may enlist: your time ended when proposal 25 was published."


def test_he_is_at_liberty_and_not_there_yet() -> None:
    battle = LandBattle(
        id=LandBattleId(1), land=AZORES, faction=Faction.CITIZEN, began=0,
        contingents=(Contingent(player=HADDOCK, ship=BOUNTY, troops=5),),
    )  # fmt: skip
    assert refused(ORDER, ME, scene(two_captains(haddock(ashore=AZORES), battle))).rule == "5.7"
    assert refused("ENLIST ABOARD Bounty", ME, scene(two_captains())).why == "You are aboard Bounty already."
    assert refused(ORDER, ME, scene(two_captains(drafted(31, ships=(LIGHTNIN,))))).rule == "5.1"
    assert refused("ENLIST ABOARD Bonty", ME, scene(two_captains())).suggestion == "Bounty"
