"""Banks emptied by invaders, hoards found by colonists (FG8-5.25)."""

from campaign.rules import banks
from campaign.rules.parts import Deposit, FiefId, Hoard
from campaign.rules.scenario import Faction
from tests.builders import ATLANTIS, DEAD, HADDOCK, TAKAL, TIVOL, happened, land, scene, two_captains

AT_ATLANTIS = Deposit(id=1, player=HADDOCK, fief=FiefId(ATLANTIS), po8=300)
AT_TAKAL = Deposit(id=2, player=HADDOCK, fief=FiefId(TAKAL), po8=101)
HIS = Deposit(id=3, player=TIVOL, fief=FiefId(TAKAL), po8=50)
HOARD = Hoard(id=1, player=TIVOL, fief=FiefId(DEAD), po8=200)


def test_fg8_b25_2_invaders_take_all_in_the_banks_of_the_land() -> None:
    on = scene(two_captains(AT_ATLANTIS, AT_TAKAL, HIS))
    on.play(banks.emptied(on, TAKAL, (TIVOL,)))
    assert dict(on.world.deposits) == {1: AT_ATLANTIS}
    assert on.world.players[TIVOL].po8 == 651


def test_fg8_a25_j_invaders_share_and_the_leader_has_the_remainder() -> None:
    on = scene(two_captains(AT_TAKAL))
    on.play(banks.emptied(on, TAKAL, (TIVOL, HADDOCK)))
    assert (on.world.players[TIVOL].po8, on.world.players[HADDOCK].po8) == (551, 550)


def test_invaders_who_are_nobodys_players_carry_it_off() -> None:
    on = scene(two_captains(AT_TAKAL))
    on.play(banks.emptied(on, TAKAL, ()))
    assert not on.world.deposits
    assert on.world.players[TIVOL].po8 == 500


def test_an_empty_bank_is_no_news() -> None:
    on = scene(two_captains(AT_ATLANTIS))
    on.play(banks.emptied(on, TAKAL, (TIVOL,)))
    assert happened(on) == []


def test_fg8_b25_3_colonists_find_what_is_buried() -> None:
    on = scene(two_captains(land(DEAD, "Isle of the Dead", inhabited=False), HOARD))
    on.play(banks.colonise(on, DEAD, Faction.CITIZEN, HADDOCK))
    assert on.world.players[HADDOCK].po8 == 700
    assert not on.world.hoards
    assert (on.world.lands[DEAD].inhabited, on.world.lands[DEAD].faction) == (True, Faction.CITIZEN)


def test_fg8_a25_h_without_a_founder_the_ruler_has_it() -> None:
    on = scene(two_captains(land(DEAD, "Isle of the Dead", inhabited=False), HOARD))
    on.play(banks.colonise(on, DEAD, Faction.PIRATE, None))
    assert not on.world.hoards
    assert on.world.players[TIVOL].po8 == 500
