from collections.abc import Mapping
from dataclasses import replace

import pytest

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import Moment
from campaign.rules.current_law import law_in_force
from campaign.rules.founding import (
    FoundedFief,
    FoundedLand,
    FoundedOffice,
    FoundedPlayer,
    FoundedShip,
    FoundingError,
    found,
)
from campaign.rules.law import Cause, SetRule, SetTerm, Value
from campaign.rules.parts import Fief, Land, OfficeName, Player, Ship
from campaign.rules.scenario import Faction, Force, Prostheses
from campaign.rules.world import World
from tests.founded import fg8, founded

HADDOCK = FoundedPlayer(name="Haddock", address="haddock@example.org")
TIVOL = FoundedPlayer(name="Tivol", address="tivol@example.org", faction=Faction.PIRATE)


def found_with(
    *players: FoundedPlayer,
    ships: tuple[FoundedShip, ...] = (),
    offices: tuple[FoundedOffice, ...] = (),
    terms: Mapping[str, Value] | None = None,
) -> World:
    founding = replace(
        fg8(),
        players=players,
        ships=ships,
        offices=(*fg8().offices, *offices),
        terms=terms or {},
    )
    return found("atlantis", founding, CATALOGUE)


def land(name: str, world: World | None = None) -> Land:
    return next(each for each in (world or founded()).lands.values() if each.name == name)


def fiefs(name: str, world: World | None = None) -> list[Fief]:
    place = land(name, world)
    return [each for each in (world or founded()).fiefs.values() if each.land == place.id]


def only(world: World) -> tuple[Player, Ship]:
    (player,), (ship,) = world.players.values(), world.ships.values()
    return player, ship


def test_fg8_4_4_sixty_marines_face_who_attacks_atlantis() -> None:
    assert [(fief.force, fief.garrison) for fief in fiefs("Atlantis")] == [(Force.MARINES, 30)] * 2


@pytest.mark.parametrize(("name", "forts"), [("Atlantis", 3), ("Makal", 2), ("Takal", 2), ("Sakal", 2)])
def test_fg8_4_5_a_land_has_a_fort_for_each_twenty_marines(name: str, forts: int) -> None:
    assert land(name).forts == forts
    assert land(name).faction is Faction.CITIZEN


def test_fg8_4_3_makal_is_reached_over_land() -> None:
    assert land("Makal").overland_from == land("Atlantis").id
    assert not land("Makal").harbour
    assert all(land(name).overland_from is None for name in ("Takal", "Sakal"))


def test_fg8_4_4_no_more_than_forty_count_at_makal() -> None:
    (makal,) = fiefs("Makal")
    assert (makal.garrison, makal.effective) == (40, 40)


def test_fg8_b7_4_thirty_six_buccaneers_hold_the_near_azores() -> None:
    (cove,) = fiefs("The Near Azores")
    assert (cove.name, cove.force, cove.garrison, cove.effective) == ("Pirate Cove", Force.BUCCANEERS, 36, 0)
    assert land("The Near Azores").forts == 0


def test_fg8_1_1_each_side_has_its_home() -> None:
    assert land("Atlantis").home_of is Faction.CITIZEN
    assert land("The Near Azores").home_of is Faction.PIRATE


def test_fg8_b7_4_natives_are_not_counted_before_they_are_met() -> None:
    (isle,) = fiefs("Isle of the Dead")
    assert (isle.force, isle.garrison) == (Force.NATIVES, None)
    (marooned,) = fiefs("Island of Marooned Sailors")
    assert marooned.garrison == 0
    assert not land("Island of Marooned Sailors").inhabited


def test_fg8_a22_c_the_rulers_are_at_home() -> None:
    offices = {office.name: office for office in founded().offices.values()}
    assert set(offices) == set(OfficeName)
    assert offices[OfficeName.EMPEROR].place == land("Atlantis").id
    assert offices[OfficeName.KING].place == land("The Near Azores").id
    assert offices[OfficeName.SCRIBE].place is None


def test_the_law_is_enacted_before_anything_is_published() -> None:
    (numbered,) = founded().enactments.values()
    enactment = numbered.enactment
    assert (enactment.moment, enactment.cause, enactment.number) == (Moment(0, 0, 0), Cause.FOUNDING, 0)
    assert sum(isinstance(change, SetRule) for change in enactment.changes) == len(fg8().rules)
    assert founded().clock.published == 0


def test_ids_rise_in_the_order_given() -> None:
    world = found_with(HADDOCK, TIVOL)
    assert [player.name for _, player in sorted(world.players.items())] == ["Haddock", "Tivol"]
    assert world.counters == {
        "enactments": 1, "lands": 9, "fiefs": 8, "players": 2, "ships": 2, "offices": 6, "notorious": 3,
    }  # fmt: skip


def test_fg8_2_5_a_player_starts_with_what_the_law_says() -> None:
    player, ship = only(found_with(HADDOCK))
    assert (player.rank, player.bravery, player.po8) == (1, 0, 500)
    assert (player.aboard, player.ashore) == (ship.id, None)
    assert (ship.name, ship.owner, ship.troops, ship.at) == ("", player.id, 10, land("Atlantis").id)


def test_the_law_that_a_founder_has_otherwise_holds_at_the_founding() -> None:
    world = found_with(HADDOCK, terms={"2.5.start_po8": 40, "4.4.imperial_fief": 50, "5.7.pirate_base": 9})
    player, _ = only(world)
    assert player.po8 == 40
    assert [fief.garrison for fief in fiefs("Takal", world)] == [50]
    assert land("Takal", world).forts == 3
    assert [fief.garrison for fief in fiefs("The Near Azores", world)] == [9]
    assert SetTerm("2.5.start_po8", 40) in world.enactments[1].enactment.changes
    assert law_in_force(world, CATALOGUE).value("2.5.start_po8") == 40


def test_a_player_is_founded_as_given() -> None:
    ship = FoundedShip(name="Bounty", fleet="green", at="takal", troops=0, cannon=3, catapult=True, greek_fire=2)
    tivol = replace(TIVOL, rank=0, bravery=2, po8=0, prostheses=Prostheses(hook=2), ship=ship)
    world = found_with(tivol)
    player, launched = only(world)
    assert (player.rank, player.bravery, player.po8, player.prostheses.hook) == (0, 2, 0, 2)
    assert (launched.at, launched.troops, launched.cannon) == (land("Takal").id, 0, 3)
    assert (launched.catapult, launched.greek_fire, launched.fleet) == (True, 2, "green")


def test_fg8_b24_2_a_pirate_is_at_the_near_azores() -> None:
    _, ship = only(found_with(TIVOL))
    assert ship.at == land("The Near Azores").id


def test_a_passenger_gets_no_ship_of_his_own() -> None:
    captain = replace(HADDOCK, ship=FoundedShip(name="Bounty"))
    world = found_with(captain, FoundedPlayer(name="dpn", address="", aboard="bounty"))
    assert len(world.ships) == 1
    assert {player.aboard for player in world.players.values()} == {1}


def test_further_ships_belong_to_their_owners() -> None:
    world = found_with(HADDOCK, ships=(FoundedShip(name="Prize", owner="haddock", at="Sakal"),))
    (prize,) = world.ships.values()
    assert (prize.owner, prize.at) == (1, land("Sakal").id)
    assert world.players[1].aboard == prize.id


def test_fg8_3_1_there_are_ships_while_there_is_wood() -> None:
    players = tuple(replace(HADDOCK, name=f"Mate {number}") for number in range(23))
    world = found_with(*players)
    assert world.ships_used == len(world.ships) == 21
    last = world.players[23]
    assert (last.aboard, last.ashore) == (None, land("Atlantis").id)


def test_an_office_is_held_by_a_player() -> None:
    world = found_with(TIVOL, offices=(FoundedOffice(name=OfficeName.KING, title="The King", player="tivol"),))
    king = world.offices[7]
    assert (king.player, king.holder, king.address) == (1, "Tivol", "tivol@example.org")


def test_an_office_may_be_held_by_somebody_else() -> None:
    world = found_with(offices=(FoundedOffice(name=OfficeName.KING, title="The King"),))
    assert (world.offices[7].player, world.offices[7].holder) == (None, "The King")


SHIP = FoundedShip(name="Bounty", owner="Haddock")


@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        (replace(HADDOCK, name=" "), "the player with the address haddock@example.org has no name"),
        (replace(HADDOCK, rank=9), "Haddock: rank lies between 0 and 8, so not 9"),
        (replace(HADDOCK, bravery=-1), "Haddock: bravery is never below 0, so not -1"),
        (replace(HADDOCK, po8=-1), "Haddock: po8 is never below 0, so not -1"),
        (replace(HADDOCK, prostheses=Prostheses(hook=3)), "Haddock: hook is 0, 1 or 2, not 3"),
        (replace(HADDOCK, aboard="Bonty"), "Haddock: no ship is called Bonty: did you mean Bounty?"),
        (replace(HADDOCK, ship=SHIP), "two ships are called Bounty"),
        (
            replace(HADDOCK, ship=replace(SHIP, name="", troops=-1)),
            "an unnamed ship: troops is never below 0, so not -1",
        ),
        (
            replace(HADDOCK, ship=replace(SHIP, name="Cog", fleet="pink")),
            "Cog: the fleet is one of orange, purple, green, none, not pink",
        ),
        (
            replace(HADDOCK, ship=replace(SHIP, name="Cog", at="Takall")),
            "Cog: no land is called Takall: did you mean Takal?",
        ),
    ],
)
def test_what_is_wrong_with_a_player_is_named(player: FoundedPlayer, wrong: str) -> None:
    with pytest.raises(FoundingError) as raised:
        found_with(player, ships=(SHIP,) if player.name.strip() else ())
    assert str(raised.value) == wrong


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(FoundingError, match="two players are called HADDOCK"):
        found_with(HADDOCK, replace(HADDOCK, name="HADDOCK"))


def test_a_ship_of_nobody_is_refused() -> None:
    with pytest.raises(FoundingError, match=r"Bounty: no player is called Hadock: did you mean Haddock\?"):
        found_with(HADDOCK, ships=(replace(SHIP, owner="Hadock"),))


def test_more_ships_than_there_is_wood_for_are_refused() -> None:
    many = tuple(replace(SHIP, name=f"Bounty {number}") for number in range(22))
    with pytest.raises(FoundingError, match=r"22 ships are given, but rule 3\.1 allows 21"):
        found_with(HADDOCK, ships=many)


@pytest.mark.parametrize(
    ("office", "wrong"),
    [
        (FoundedOffice(name=OfficeName.KING, title="TPK", player="Haddock"), "Haddock cannot be TPK: he is no Pirate"),
        (
            FoundedOffice(name=OfficeName.SCRIBE, title="THS", player="Hadock"),
            "THS: no player is called Hadock: did you mean Haddock?",
        ),
        (FoundedOffice(name=OfficeName.SCRIBE, title="THS", place="Utopia"), "THS: no land is called Utopia"),
    ],
)
def test_what_is_wrong_with_an_office_is_named(office: FoundedOffice, wrong: str) -> None:
    with pytest.raises(FoundingError) as raised:
        found_with(HADDOCK, offices=(office,))
    assert str(raised.value) == wrong


@pytest.mark.parametrize(
    ("terms", "wrong"),
    [
        ({"5.23.capp": 40}, "law: no term is called 5.23.capp: did you mean 5.23.cap?"),
        ({"5.23.cap": True}, "5.23.cap takes a whole number, not True"),
        ({"1.4.publication": "never"}, "1.4.publication is one of on_receipt, scribe, interval, not never"),
    ],
)
def test_what_is_wrong_with_a_term_is_named(terms: Mapping[str, Value], wrong: str) -> None:
    with pytest.raises(FoundingError) as raised:
        found_with(terms=terms)
    assert str(raised.value) == wrong


@pytest.mark.parametrize(
    ("lands", "fiefs", "wrong"),
    [
        ((FoundedLand(name="Atlantis"), FoundedLand(name="The Atlantis")), (), "two lands are called The Atlantis"),
        (
            (FoundedLand(name="Makal", overland_from="Atlantis"),),
            (),
            "Makal: no land is called Atlantis",
        ),
        (
            (FoundedLand(name="Takal"),),
            (FoundedFief(name="North", land="Takel", force=Force.NATIVES),),
            "the Fief North: no land is called Takel: did you mean Takal?",
        ),
    ],
)
def test_what_is_wrong_with_a_land_is_named(
    lands: tuple[FoundedLand, ...], fiefs: tuple[FoundedFief, ...], wrong: str
) -> None:
    founding = replace(fg8(), lands=lands, fiefs=fiefs, offices=())
    with pytest.raises(FoundingError) as raised:
        found("atlantis", founding, CATALOGUE)
    assert str(raised.value) == wrong


def test_players_need_a_home() -> None:
    founding = replace(fg8(), lands=(FoundedLand(name="Takal"),), fiefs=(), offices=(), players=(HADDOCK,))
    with pytest.raises(FoundingError, match="no land is the home of the citizens: say home_of: citizen of one"):
        found("atlantis", founding, CATALOGUE)
