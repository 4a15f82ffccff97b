"""Whatever is traded: money is accounted for, nothing is owed, and no hold holds more than it can (FG8-3.10, 6)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from campaign.rules import cargo
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.current_law import law_in_force
from campaign.rules.event import Event, fold
from campaign.rules.events.banking import BankEmptied, HoardFound
from campaign.rules.events.people import TroopsEnlisted
from campaign.rules.events.speaking import DayPassed
from campaign.rules.events.trading import Bought, Sold
from campaign.rules.parts import Ship
from campaign.rules.world import World, changed
from tests.play import Play, captain, play

_NAMES = ("Ann", "Dawn", "Tivol")
_THINGS = ("wood", "silk", "spice", "treasure", "cannon", "catapult", "greek fire", "hooks", "marines", "buccaneers")
_LANDS = ("Atlantis", "Takal", "The Near Azores", "Island of Marooned Sailors")

_counted = st.tuples(st.sampled_from(("BUY", "SELL", "LOAD", "UNLOAD")), st.integers(1, 6), st.sampled_from(_THINGS))
_given = st.tuples(st.integers(1, 6), st.sampled_from(("Po8", *_THINGS)), st.sampled_from(_NAMES))
_banked = st.tuples(st.sampled_from(("DEPOSIT", "DRAW")), st.integers(1, 300), st.sampled_from(_LANDS))
_ORDERS = st.one_of(
    _counted.map(lambda it: f"{it[0]} {it[1]} {it[2]}"),
    _counted.map(lambda it: f"{it[0]} {it[1]} {it[2]}"),
    _given.map(lambda it: f"GIVE {it[0]} {it[1]} TO {it[2]}"),
    _banked.map(lambda it: f"{it[0]} {it[1]} AT {it[2]}"),
    st.integers(1, 300).map("BURY {}".format),
    st.just("DIG"),
    st.sampled_from(_LANDS).map("SAIL TO {}".format),
)
_MOVES = st.lists(st.tuples(st.sampled_from((*_NAMES, "time", "office")), _ORDERS, st.integers(1, 8)), max_size=30)


def _merchants() -> Play:
    return play(
        captain("Ann", "Bounty", troops=0, cargo={"silk": 3, "treasure": 1}),
        captain("Dawn", "Thunderer", troops=60),
        captain("Tivol", "Pearl", pirate=True, cargo={"wood": 9}),
    )


@settings(max_examples=30, deadline=None)
@given(moves=_MOVES)
def test_money_and_holds_are_accounted_for(moves: list[tuple[str, str, int]]) -> None:
    campaign = _merchants()
    for who, text, proposals in moves:
        if who == "time":
            campaign.pass_proposals(proposals, author="Dawn")
        elif who == "office":
            campaign.office("EDICT\nFOUND COLONY AT Island of Marooned Sailors BY Ann\nEND")
        else:
            campaign.order(who, text)
    for before, events, after in campaign.inputs:
        assert fold(changed(before, taken=after.taken), events) == after
        if not after.engagements:
            assert _money(after) - _money(before) == sum(_earned(event) for event in events)
        _nothing_is_owed(after)


def _money(world: World) -> int:
    purses = sum(player.po8 for player in world.players.values())
    banked = sum(deposit.po8 for deposit in world.deposits.values())
    return purses + banked + sum(hoard.po8 for hoard in world.hoards.values())


def _earned(event: Event) -> int:
    match event:
        case Bought() | TroopsEnlisted():
            return -event.po8
        case Sold() | DayPassed():
            return event.po8
        case BankEmptied():
            return sum(share.po8 for share in event.shares) - event.po8
        case HoardFound(hoard=hoard, finder=None):
            return -hoard.po8
        case _:
            return 0


def _nothing_is_owed(world: World) -> None:
    law = law_in_force(world, CATALOGUE)
    assert all(player.po8 >= 0 for player in world.players.values())
    assert all(deposit.po8 > 0 for deposit in world.deposits.values())
    assert all(hoard.po8 > 0 for hoard in world.hoards.values())
    assert all(min(stock.goods.values()) > 0 for stock in world.stocks.values())
    assert all(price >= 1 for price in world.prices.values())
    for ship in world.ships.values():
        assert all(tons > 0 for tons in ship.cargo.values())
        assert cargo.tons_that_fit(ship, law) >= 0
        assert cargo.room_in(changed(ship, cargo={}, troops=0, settlers=0), law) >= _taken(ship)


def _taken(ship: Ship) -> int:
    return sum(ship.cargo.values()) + -(-(ship.troops + ship.settlers) // 5)
