"""BOARD: a player goes aboard a ship in the harbour where he is."""

from campaign.rules.parts import Contingent, Engagement, EngagementId, LandBattle, LandBattleId, Passage
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    bounty,
    drafted,
    haddock,
    lightnin,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)
ASHORE = haddock(ashore=ATLANTIS)


def test_his_own_ship_takes_him_back() -> None:
    on = scene(two_captains(ASHORE))
    assert obeyed("BOARD Bounty", ME, on).said == "You go aboard Bounty."
    assert on.world.players[HADDOCK].aboard == BOUNTY
    assert refused("BOARD Bounty", ME, scene(two_captains())).why == "You are aboard Bounty already."


def test_she_must_lie_where_he_is() -> None:
    assert "you are not there" in refused("BOARD Bounty", ME, scene(two_captains(ASHORE, bounty(at=TAKAL)))).why


def test_fg8_3_2_another_takes_him_by_mutual_consent() -> None:
    why = refused("BOARD Grease Lightnin'", ME, scene(two_captains(ASHORE))).why
    assert why == "Grease Lightnin' is not yours: ask Tivol for PICK UP Haddock, then you may board her."
    on = scene(two_captains(ASHORE, Passage(id=1, ship=LIGHTNIN, player=HADDOCK)))
    obeyed("BOARD Grease Lightnin'", ME, on)
    assert on.world.players[HADDOCK].aboard == LIGHTNIN
    assert on.world.passages == {}


def test_fg8_b21_4_a_ship_without_a_player_is_defended_by_any_there() -> None:
    fight = Engagement(
        id=EngagementId(1), attacker=BOUNTY, defender=LIGHTNIN, declared=0, until=3, answer_by=20, place=ATLANTIS
    )
    empty = (tivol(ashore=TAKAL), lightnin(), fight)
    on = scene(two_captains(ASHORE, *empty))
    assert obeyed("BOARD Grease Lightnin'", ME, on).said.endswith("answer FIGHT or FLEE for her.")


def test_who_leads_troops_ashore_withdraws_first() -> None:
    battle = LandBattle(
        id=LandBattleId(1), land=AZORES, faction=Faction.CITIZEN, began=0,
        contingents=(Contingent(player=HADDOCK, ship=BOUNTY, troops=5),),
    )  # fmt: skip
    there = two_captains(haddock(ashore=AZORES), bounty(at=AZORES), battle)
    assert "WITHDRAW" in refused("BOARD Bounty", ME, scene(there)).why


def test_a_drafted_matter_holds_her() -> None:
    assert refused("BOARD Bounty", ME, scene(two_captains(ASHORE, drafted(31, ships=(BOUNTY,))))).rule == "5.1"


def test_names_are_checked() -> None:
    assert refused("BOARD Bonty", ME, scene(two_captains(ASHORE))).suggestion == "Bounty"
