"""Whatever is ordered: the world stays one world, men are accounted for, and events tell all that changed."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from campaign.rules.event import fold
from campaign.rules.events.abroad import OverTheEdge
from campaign.rules.events.boarding import BoardingWon, RoundAboard
from campaign.rules.events.fighting import ShipProvided, ShipSunk
from campaign.rules.events.landing import NativesCounted, Reinforced, RoundFought, TroopsWithdrawn
from campaign.rules.events.people import TroopsEnlisted
from campaign.rules.events.prisoners import ShipTakenOver
from campaign.rules.events.raiding import Plundered, RaidRound, TroopsSurrendered
from campaign.rules.events.wreck import Mutinied
from campaign.rules.parts import Condition, Plight, Standing
from campaign.rules.world import World, changed
from tests.play import Play, captain, play

_NAMES = ("Ann", "Dawn", "Tivol", "Anarchy")
_SHIPS = ("Bounty", "Thunderer", "Pearl", "Raven")
_LANDS = ("Atlantis", "Takal", "Sakal", "The Near Azores", "Isle of the Dead")


def _captains(secret: bytes) -> Play:
    return play(
        captain("Ann", "Bounty", troops=20, fleet="green"),
        captain("Dawn", "Thunderer", troops=30, cannon=2),
        captain("Tivol", "Pearl", pirate=True, greek_fire=1),
        captain("Anarchy", "Raven", pirate=True, fleet="orange"),
        secret=secret,
    )


_ORDERS = st.one_of(
    st.sampled_from(_LANDS).map("SAIL TO {}".format),
    st.sampled_from(_SHIPS).map("ATTACK {}".format),
    st.sampled_from(("FIGHT", "FLEE", "FLEE TO Takal", "WITHDRAW", "DESERT", "CANCEL ALL", "LOAD 5 marines")),
    st.sampled_from(_SHIPS).map("PURSUE {}".format),
    st.sampled_from(_SHIPS).map("ATTACK {} CLOSE".format),
    st.sampled_from(_SHIPS).map("PRIZE {} CREW 10".format),
    st.sampled_from(_SHIPS).map("SCUTTLE {}".format),
    st.sampled_from(_SHIPS).map("BOARD {}".format),
    st.sampled_from(("FIGHT CLOSE", "FIGHT NO FIRE", "SURRENDER", "GO ASHORE", "PRIZE pirate ship CREW 10")),
    st.tuples(st.integers(1, 20), st.sampled_from(_LANDS)).map(lambda pair: f"LAND {pair[0]} AT {pair[1]}"),
    st.sampled_from(("PLUNDER Atlantis TAKING wood", "PLUNDER Takal TAKING silk", "DIE", "ACCEPT", "DECLINE")),
    st.sampled_from(_NAMES).map("CHALLENGE {}".format),
    st.sampled_from(_NAMES).map("TAKE 20 Po8 FROM {}".format),
    st.sampled_from(_NAMES).map("AWARD hook TO {}".format),
    st.sampled_from(_NAMES).map("HAND OVER {}".format),
    st.sampled_from(_NAMES).map("RELEASE {}".format),
    st.sampled_from(_SHIPS).map("ENLIST ABOARD {}".format),
    st.just("WEAR peg leg"),
    st.just("PROPOSE A trifle\nLet it be.\nEND"),
    st.sampled_from(("UNLOAD 5 marines", "UNLOAD 5 buccaneers", "LOAD 7 buccaneers", "BUY 2 cannon", "BUY 2 wood")),
    st.sampled_from(("SAIL TO The Edge of the World", "SAIL TO The Sunset", "SELL 1 wood", "UNLOAD 1 wood")),
    st.sampled_from(_NAMES).map("GIVE 3 marines TO {}".format),
    st.sampled_from(_NAMES).map("PICK UP {}".format),
)
_OFFICES = st.one_of(
    st.integers(1, 12).map("JUDGE {} ACCEPT".format),
    st.integers(1, 12).map("JUDGE {} REJECT".format),
    st.integers(1, 30).map("APPROVE H{}".format),
    st.integers(1, 30).map("HOLD H{}".format),
    st.integers(1, 30).map("AMEND H{} OUTCOME both_damaged BECAUSE the log says so".format),
    st.just("EDICT\nSET WIND NE 4\nSET RANK Ann TO Captain\nEND"),
    st.just("EDICT\nSET PLACE Isle of the Dead\nSET FREE Ann\nEND"),
)
_TIME = st.integers(1, 12).map(lambda proposals: ("time", str(proposals)))
_MOVES = st.lists(
    st.one_of(st.tuples(st.sampled_from(_NAMES), _ORDERS), st.tuples(st.just("office"), _OFFICES), _TIME), max_size=40
)


def _played(moves: list[tuple[str, str]], secret: bytes) -> Play:
    campaign = _captains(secret)
    for name, text in moves:
        if name == "time":
            campaign.pass_proposals(int(text), author="Dawn")
        elif name == "office":
            campaign.office(text)
        else:
            campaign.order(name, text)
    return campaign


@settings(max_examples=60, deadline=None)
@given(moves=_MOVES, secret=st.binary(min_size=1, max_size=4))
def test_whatever_is_ordered_the_world_stays_one(moves: list[tuple[str, str]], secret: bytes) -> None:
    campaign = _played(moves, secret)
    for _, _, world in campaign.inputs:
        _nobody_in_two_places(world)
    for before, events, after in campaign.inputs:
        told = fold(changed(before, taken=after.taken), events)
        assert told == after
        assert _troops(after) - _troops(before) == sum(_gained(event, after) for event in events) - _sunk(events)


def test_the_same_orders_and_secrets_give_the_same_world() -> None:
    moves = [
        ("Ann", "SAIL TO The Near Azores"),
        ("Tivol", "SAIL TO Atlantis"),
        ("Dawn", "PROPOSE A trifle\nLet it be.\nEND"),
        ("office", "JUDGE 1 ACCEPT"),
        ("Tivol", "PROPOSE Another\nSo be it.\nEND"),
        ("office", "JUDGE 2 REJECT"),
    ]
    assert _played(moves, b"x").inputs == _played(moves, b"x").inputs
    assert _played(moves, b"x").world.wind != _played(moves, b"yz").world.wind


def _nobody_in_two_places(world: World) -> None:
    for ship in world.ships.values():
        where = [ship.at is not None, ship.voyage is not None, not ship.afloat]
        assert Counter(where)[True] == 1, ship
        assert ship.troops >= 0
        assert ship.greek_fire >= 0
        assert ship.condition is not Condition.REPAIRING or ship.at is not None
    for player in world.players.values():
        if player.standing is not Standing.PLAYING:
            continue
        captive = player.id in world.captivities
        jailed = any(prisoner.player == player.id for prisoner in world.prisoners.values())
        adrift = player.plight is Plight.ADRIFT
        places = [player.aboard is not None, player.ashore is not None, captive, jailed, adrift]
        assert Counter(places)[True] == 1, player
        if player.aboard is not None:
            assert world.ships[player.aboard].afloat
        assert 0 <= player.rank <= 8
        assert player.bravery >= 0
    assert all((fief.garrison or 0) >= 0 for fief in world.fiefs.values())
    assert world.ships_used <= 21


def _troops(world: World) -> int:
    aboard = sum(ship.troops for ship in world.ships.values())
    ashore = sum(battle.troops for battle in world.land_battles.values())
    quartered = sum(stock.goods.get("troops", 0) for stock in world.stocks.values())
    return aboard + ashore + quartered + sum(fief.garrison or 0 for fief in world.fiefs.values())


def _gained(event: object, world: World) -> int:
    match event:
        case TroopsEnlisted():
            return event.troops
        case ShipProvided():
            return event.ship.troops
        case NativesCounted():
            return event.natives
        case Reinforced():
            return event.came
        case _:
            return -_fallen(event, world)


def _fallen(event: object, world: World) -> int:
    match event:
        case RoundFought() | RaidRound():
            return event.attacker_lost + (event.defender_lost if isinstance(event, RoundFought) else 0)
        case Plundered():
            return event.fallen
        case TroopsWithdrawn(stranded=True) | TroopsSurrendered() | ShipTakenOver():
            return event.troops
        case RoundAboard():
            strangers = world.engagements[event.engagement].attacker is None
            return event.defender_lost + (0 if strangers else event.attacker_lost)
        case _:
            return 0


def _sunk(events: tuple[object, ...]) -> int:
    return sum(event.troops for event in events if isinstance(event, ShipSunk | Mutinied | BoardingWon | OverTheEdge))
