"""EDICT: the Marooned found, and where a Ruler is (FG8-5.15, 5.22)."""

from campaign.rules.parts import LandId, Office, OfficeName, Plight
from campaign.rules.scenario import Faction
from tests.builders import ATLANTIS, DEAD, TIVOL, holding, land, obeyed, refused, scene, tivol, two_captains

ISLAND = land(LandId(7), "Island of Marooned Sailors")
EMPEROR, KING = holding(OfficeName.EMPEROR), holding(OfficeName.KING)
MAROONED = tivol(ashore=LandId(7), plight=Plight.MAROONED)


def test_fg8_a15_d_his_ruler_has_a_marooned_player_found() -> None:
    on = scene(two_captains(ISLAND, MAROONED))
    obeyed("EDICT\nSET FREE Tivol\nEND", EMPEROR, on)
    tivol_now = on.world.players[TIVOL]
    assert (tivol_now.ashore, tivol_now.plight) == (ATLANTIS, Plight.NONE)


def test_it_is_for_his_own_ruler() -> None:
    assert refused("EDICT\nSET FREE Tivol\nEND", KING, scene(two_captains(ISLAND, MAROONED))).rule == "5.15"
    pirate = tivol(ashore=LandId(7), plight=Plight.MAROONED, faction=Faction.PIRATE)
    assert "Pirates" in refused("EDICT\nSET FREE Tivol\nEND", EMPEROR, scene(two_captains(ISLAND, pirate))).why


def test_nobody_else_is_freed_so() -> None:
    assert refused("EDICT\nSET FREE Tivol\nEND", EMPEROR, scene(two_captains())).why == "Tivol is not Marooned."
    assert refused("EDICT\nSET FREE Tivoli\nEND", EMPEROR, scene(two_captains())).suggestion == "Tivol"


def test_fg8_a22_c_a_ruler_goes_to_a_land() -> None:
    office = Office(id=1, name=OfficeName.EMPEROR, title="Emperor", holder="E", address="")
    on = scene(two_captains(office))
    obeyed("EDICT\nSET PLACE Isle of the Dead\nEND", EMPEROR, on)
    assert on.world.offices[1].place == DEAD
    assert refused("EDICT\nSET PLACE Nowhere\nEND", EMPEROR, scene(two_captains(office))).rule == "4.1"
