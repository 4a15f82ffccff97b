"""Plunder: Forts by the luck of the die, then the field; what is carried off; ware pirates gone soft."""

from typing import Any

from campaign.rules.battles.fg8.plunder import forts_to_beat
from campaign.rules.parts import Deposit, FiefId
from campaign.rules.raids import in_forts, outside
from campaign.rules.world import World, changed
from tests.builders import law_of
from tests.founded import founded
from tests.play import Play, captain, play


def raid(troops: int, at: str = "Takal", secret: bytes = b"raid", **ship: Any) -> Play:
    """Tivol off an Imperial Land with so many Buccaneers, and Dawn who keeps the clock going."""
    given = captain("Tivol", "Pearl", pirate=True, troops=troops, at=at, **ship)
    return play(given, captain("Dawn", "Thunderer"), secret=secret)


def land_of(campaign: Play, name: str) -> Any:
    return next(land for land in campaign.world.lands.values() if land.name == name)


def garrison(world: World, name: str) -> int:
    land = next(land for land in world.lands.values() if land.name == name)
    return sum(fief.garrison or 0 for fief in world.fiefs.values() if fief.land == land.id)


def to_the_end(campaign: Play) -> None:
    for _ in range(40):
        if not campaign.world.land_battles:
            return
        campaign.pass_proposals(2, "Dawn")
    raise AssertionError


def won(troops: int = 90, at: str = "Takal", **ship: Any) -> Play:
    """A plunder that succeeded, by the first secret that lets it."""
    for seed in range(30):
        campaign = raid(troops, at, bytes([seed]), **ship)
        campaign.order("Tivol", f"PLUNDER {at} TAKING {land_of(campaign, at).products[0]}")
        to_the_end(campaign)
        if land_of(campaign, at).anarchy:
            return campaign
    raise AssertionError


def lost() -> Play:
    """A plunder that failed, by the first secret that lets it."""
    for seed in range(30):
        campaign = raid(12, "Takal", bytes([seed]))
        campaign.order("Tivol", "PLUNDER Takal TAKING silk")
        to_the_end(campaign)
        if not land_of(campaign, "Takal").anarchy:
            return campaign
    raise AssertionError


def test_fg8_a9_a_ten_marines_stand_in_each_fort_and_the_rest_outside() -> None:
    world = founded()
    for name, forts, field in (("Atlantis", (10, 10, 10), 30), ("Takal", (10, 10), 10), ("Makal", (10, 10), 20)):
        land = next(land for land in world.lands.values() if land.name == name)
        assert (in_forts(world, law_of(world), land.id), outside(world, law_of(world), land.id)) == (forts, field)


def test_fg8_b9_1_a_third_of_the_forts_rounded_up() -> None:
    law = law_of(founded())
    assert [forts_to_beat(forts, law) for forts in (0, 1, 3, 4)] == [0, 1, 1, 2]


def test_fg8_b9_3_the_fort_is_chosen_by_the_die_and_fought_at_once() -> None:
    campaign = raid(90)
    campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    kinds = [matter.kind for matter in campaign.world.matters.values()]
    assert kinds == ["fort", "land"]
    [battle] = campaign.world.land_battles.values()
    assert battle.rounds == 1
    assert campaign.world.ships[1].troops == 0


def test_fg8_a9_c_the_next_round_is_fought_two_proposals_later_and_not_one() -> None:
    campaign = raid(90)
    campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    campaign.pass_proposals(1, "Dawn")
    assert campaign.world.land_battles[1].rounds == 1
    campaign.pass_proposals(1, "Dawn")
    assert campaign.world.land_battles[1].rounds == 2


def test_fg8_b9_2_success_brings_bravery_treasure_a_commodity_and_anarchy() -> None:
    campaign = won()
    tivol = campaign.player("Tivol")
    assert tivol.bravery == 1
    assert campaign.world.ships[1].cargo == {"silk": 1, "treasure": 1}
    assert land_of(campaign, "Takal").anarchy
    # The Marines of one Fort and of the field have fallen; those of the other Fort stand.
    assert garrison(campaign.world, "Takal") == 10
    assert tivol.aboard == 1


def test_fg8_a9_e_what_the_hold_has_no_room_for_stays() -> None:
    # 20 spaces: 18 for 90 Buccaneers, who are too many again if none has fallen; cannon take the rest.
    campaign = won(95, cannon=1)
    ship = campaign.world.ships[1]
    taken = sum(ship.cargo.values())
    assert taken <= 2
    assert "treasure" in ship.cargo or not ship.cargo


def test_settlers_come_as_hostages_and_are_landed_at_the_near_azores() -> None:
    # FG8-B9.2, B24.1
    campaign = won(60)
    ship = campaign.world.ships[1]
    assert ship.settlers > 0
    there = land_of(campaign, "Takal").settlers
    assert there + ship.settlers == next(land for land in founded().lands.values() if land.name == "Takal").settlers
    for _ in range(6):
        if campaign.world.ships[1].at is not None and land_of(campaign, "The Near Azores").hostages:
            break
        campaign.order("Tivol", "SAIL TO The Near Azores\nFLEE")
        campaign.pass_proposals(8, "Dawn")
    assert land_of(campaign, "The Near Azores").hostages == ship.settlers
    assert campaign.world.ships[1].settlers == 0


def test_fg8_b25_2_the_banks_are_emptied() -> None:
    campaign = raid(90, secret=b"\0")
    takal = next(fief for fief in campaign.world.fiefs.values() if fief.land == land_of(campaign, "Takal").id)
    campaign.world = changed(
        campaign.world, deposits={1: Deposit(id=1, player=campaign.player("Dawn").id, fief=FiefId(takal.id), po8=300)}
    )
    before = campaign.player("Tivol").po8
    campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    to_the_end(campaign)
    gained = campaign.player("Tivol").po8 - before
    assert gained == (300 if land_of(campaign, "Takal").anarchy else 0)
    assert bool(campaign.world.deposits) is not land_of(campaign, "Takal").anarchy


def test_fg8_a9_f_a_land_in_anarchy_is_not_plundered_again() -> None:
    campaign = won()
    [said] = campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    assert said == "no: Takal is in Anarchy: there is nothing left to plunder."


def test_fg8_a9_j_a_plunder_that_fails_leaves_the_garrison_as_it_was() -> None:
    campaign = lost()
    assert garrison(campaign.world, "Takal") == 30
    withdrawn = raid(90)
    withdrawn.order("Tivol", "PLUNDER Takal TAKING silk\nWITHDRAW")
    assert withdrawn.world.land_battles == {}
    assert garrison(withdrawn.world, "Takal") == 30


def test_others_of_the_side_join_in() -> None:
    # FG8-A7.i, A25.j
    campaign = play(
        captain("Tivol", "Pearl", pirate=True, troops=60, at="Takal"),
        captain("Anarchy", "Raven", pirate=True, troops=40, at="Takal"),
        captain("Dawn", "Thunderer"),
    )
    campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    [said] = campaign.order("Anarchy", "LAND 40 AT Takal")
    assert "join the battle" in said
    [battle] = campaign.world.land_battles.values()
    assert battle.raid is not None
    assert len(battle.contingents) == 2


def test_fg8_a7_h_makal_is_never_emptied() -> None:
    campaign = raid(100, "Atlantis", secret=b"makal")
    campaign.order("Tivol", "PLUNDER Makal TAKING wood")
    campaign.pass_proposals(30, "Dawn")
    assert not land_of(campaign, "Makal").anarchy
    assert garrison(campaign.world, "Makal") == 40


def test_fg8_b10_2_a_ware_pirate_goes_soft_after_twenty_proposals() -> None:
    campaign = won()
    since = campaign.player("Tivol").plundered
    assert since is not None
    campaign.pass_proposals(since + 19 - campaign.world.clock.published, "Dawn")
    assert not campaign.player("Tivol").soft
    campaign.pass_proposals(1, "Dawn")
    assert campaign.player("Tivol").soft


def test_4_10_ten_marines_end_the_anarchy_and_stay() -> None:
    campaign = won()
    campaign.order("Dawn", "LOAD 20 marines\nSAIL TO Takal")
    for _ in range(12):
        if campaign.world.ships[2].at == land_of(campaign, "Takal").id:
            break
        campaign.order("Dawn", "FLEE\nSAIL TO Takal")
        campaign.pass_proposals(2, "Dawn")
    standing = garrison(campaign.world, "Takal")
    [nine] = campaign.order("Dawn", "LAND 9 AT Takal")
    assert nine == "no: It takes at least 10 Marines to end the Anarchy at Takal."
    campaign.order("Dawn", "LAND 10 AT Takal")
    assert not land_of(campaign, "Takal").anarchy
    assert garrison(campaign.world, "Takal") == standing + 10


def test_troops_whose_ship_is_gone_scatter_and_carry_nothing_off() -> None:
    # Ours: another of the crew has sailed her away.
    campaign = raid(60, secret=b"gone")
    campaign.order("Tivol", "PLUNDER Takal TAKING silk")
    away = changed(campaign.world.ships[1], at=land_of(campaign, "Sakal").id)
    campaign.world = changed(campaign.world, ships={**campaign.world.ships, 1: away})
    to_the_end(campaign)
    assert campaign.world.ships[1].troops == 0
    assert campaign.world.ships[1].cargo == {}
    assert campaign.player("Tivol").aboard is None
