"""LAND: troops go ashore to fight."""

from campaign.rules.parts import Contingent, LandBattle, LandBattleId
from campaign.rules.scenario import Faction, Force
from tests.builders import (
    AZORES,
    BOUNTY,
    DEAD,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    drafted,
    fief,
    haddock,
    happened,
    holding,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

ME = playing(HADDOCK)
OFF_THE_BASE = bounty(at=AZORES, troops=20)


def battle(faction: Faction = Faction.CITIZEN) -> LandBattle:
    there = Contingent(player=TIVOL, ship=LIGHTNIN, troops=5)
    return LandBattle(id=LandBattleId(1), land=AZORES, faction=faction, contingents=(there,), began=0)


def test_troops_land_and_the_first_round_is_fought_at_once() -> None:
    on = scene(two_captains(OFF_THE_BASE))
    deed = obeyed("LAND 15 AT the near azores", ME, on)
    assert deed.said == (
        "15 troops from Bounty land at the Near Azores and fight; the first round is fought at once, "
        "then one every 2 proposals."
    )
    assert on.world.ships[BOUNTY].troops == 5
    assert on.world.players[HADDOCK].ashore == AZORES
    assert "MatterOpened" in happened(on)


def test_troops_join_a_battle_of_their_side() -> None:
    deed = obeyed("LAND 15 AT Near Azores", ME, scene(two_captains(OFF_THE_BASE, battle())))
    assert "land at the Near Azores and join the battle there" in deed.said


def test_natives_are_fought_too() -> None:
    obeyed("LAND 5 AT Isle of the Dead", ME, scene(two_captains(bounty(at=DEAD))))


def test_fg8_4_3_makal_is_reached_overland_from_atlantis() -> None:
    pirate = haddock(faction=Faction.PIRATE)
    obeyed("LAND 5 AT Makal", ME, scene(two_captains(pirate)))
    assert refused("LAND 5 AT Makal", ME, scene(two_captains(pirate, bounty(at=TAKAL)))).rule == "5.7"


def test_the_ship_lies_there_first() -> None:
    assert refused("LAND 5 AT Near Azores", ME, scene(two_captains())).why == (
        "Bounty is in the harbour of Atlantis: sail to the Near Azores first."
    )


def test_no_more_land_than_are_aboard() -> None:
    assert refused("LAND 21 AT Near Azores", ME, scene(two_captains(OFF_THE_BASE))).why == (
        "Bounty has 20 troops aboard, not 21."
    )
    empty = refused("LAND 1 AT Near Azores", ME, scene(two_captains(bounty(at=AZORES, troops=0))))
    assert empty.why == "Bounty has no troops aboard, not 1."


def test_somebody_must_hold_the_land_against_you() -> None:
    assert "nobody to fight" in refused("LAND 5 AT Atlantis", ME, scene(two_captains())).why
    deserted = fief(AZORES, Force.BUCCANEERS, 0)
    assert refused("LAND 5 AT Near Azores", ME, scene(two_captains(OFF_THE_BASE, deserted))).rule == "5.7"


def test_two_sides_do_not_attack_one_land_at_once() -> None:
    on = scene(two_captains(OFF_THE_BASE, battle(Faction.PIRATE)))
    assert refused("LAND 5 AT Near Azores", ME, on).why.startswith("The other side fights at the Near Azores now")


def test_a_battle_whose_round_is_drafted_is_not_joined() -> None:
    on = scene(two_captains(tivol(ashore=AZORES), OFF_THE_BASE, battle(), drafted(31, "land", players=(TIVOL,))))
    assert refused("LAND 5 AT Near Azores", ME, on).rule == "5.1"


def test_names_and_commands_are_checked() -> None:
    assert refused("LAND 5 AT Near Azors", ME, scene(two_captains())).suggestion == "The Near Azores"
    assert refused("LAND 5 AT Takal", holding(), scene(two_captains())).rule == "1.1"
    assert refused("LAND 5 AT Takal", ME, scene(two_captains(haddock(ashore=1)))).rule == "3.2"
