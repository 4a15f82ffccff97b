"""Players come, go, change sides, rise, enlist troops and lose ships (FG8-1.1, 2.3, 2.4, 3.1)."""

from collections.abc import Iterator

from campaign.rules.event import Event
from campaign.rules.events.fighting import CastAway, ShipProvided
from campaign.rules.events.landing import BackAboard
from campaign.rules.events.people import (
    Deserted,
    Joined,
    RankChanged,
    TroopsEnlisted,
    WentAboard,
    WentAshore,
)
from campaign.rules.parts import LandId, Player, PlayerId, Ship, ShipId
from campaign.rules.ranks import NO_FLEET
from campaign.rules.scene import Scene
from campaign.rules.terms.players import (
    BRAVERY_LOSS,
    DESERTION_RANK,
    START_PO8,
    START_RANK,
    START_TROOPS,
)
from campaign.rules.terms.ships import MAX_TOTAL, PRICES
from campaign.rules.voyages import home_of
from campaign.rules.world import World

TROOPER = "troops"


def join(scene: Scene, name: str, address: str, ship_name: str, fleet: str = NO_FLEET) -> Iterator[Event]:
    """A new player begins as a Citizen at home (FG8-1.1), with a ship while the wood lasts (FG8-3.1)."""
    law, world = scene.law, scene.world
    player = Player(
        id=PlayerId(scene.fresh("players")),
        name=name,
        address=address,
        rank=law[START_RANK],
        po8=law[START_PO8],
        ashore=home_of(world, Player(id=PlayerId(0), name="", address="").faction).id,
        joined=world.clock.published,
    )
    yield Joined(player=player)
    yield from provide_ship(scene, player.id, name=ship_name, fleet=fleet, troops=law[START_TROOPS])


def provide_ship(
    scene: Scene, player_id: PlayerId, *, name: str, fleet: str = NO_FLEET, troops: int = 0
) -> Iterator[Event]:
    """A ship for a player, at his home base, unless as many as may be have been used (FG8-3.1, A3.d)."""
    world = scene.world
    if world.ships_used < scene.law[MAX_TOTAL]:
        home = home_of(world, world.players[player_id].faction)
        yield ShipProvided(
            ship=Ship(
                id=ShipId(scene.fresh("ships")), name=name, owner=player_id, fleet=fleet, at=home.id, troops=troops
            )
        )


def cast_away(scene: Scene, player_id: PlayerId, *, rank: int | None = None) -> Iterator[Event]:
    """A player whose ship is lost comes home, with the rank kept or reduced (FG8-A3.d, FG8-B21.3)."""
    player = scene.world.players[player_id]
    home = home_of(scene.world, player.faction)
    kept = player.rank if rank is None else rank
    yield CastAway(player=player_id, land=home.id, rank=kept, reduced=kept < player.rank)


def go_ashore(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player goes ashore where his ship lies (FG8-B8.1)."""
    player = scene.world.players[player_id]
    assert player.aboard is not None
    at = scene.world.ships[player.aboard].at
    assert at is not None
    yield WentAshore(player=player_id, ship=player.aboard, land=at)


def go_aboard(player_id: PlayerId, ship_id: ShipId, *, enlisted: bool = False) -> Iterator[Event]:
    """A player goes aboard a ship, or (`enlisted`) as a new player is there at once, wherever she is (FG8-3.2)."""
    yield WentAboard(player=player_id, ship=ship_id, enlisted=enlisted)


def desert(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player changes sides (FG8-2.3): the lowest rank, and less bravery, though never below Bold."""
    player = scene.world.players[player_id]
    other = player.faction.opponent
    bravery = max(0, player.bravery - scene.law[BRAVERY_LOSS])
    yield Deserted(player=player_id, faction=other, bravery=bravery, rank=scene.law[DESERTION_RANK])
    captivity = scene.world.captivities.get(player_id)
    if captivity is not None and scene.world.lands[captivity.land].faction is other:
        # Ours: a captive who joins his captors is their prisoner no more.
        yield from set_free(scene, player_id, why="turned")
    for _, prisoner in sorted(scene.world.prisoners.items()):
        if prisoner.player == player_id and scene.world.players[prisoner.captor].faction is other:
            yield from set_free(scene, player_id, why="turned")


def set_free(scene: Scene, player_id: PlayerId, *, why: str) -> Iterator[Event]:
    """A player is at liberty: on his ship if he still has one, else at his home base (FG8-B16.2, A16.f)."""
    world = scene.world
    ship = next((ship for ship in _owned(world, player_id) if ship.afloat), None)
    home: LandId | None = None if ship else home_of(world, world.players[player_id].faction).id
    yield from scene.clear("escape", player_id)
    for number, prisoner in sorted(world.prisoners.items()):
        if prisoner.player == player_id:
            yield from scene.clear("breakout", number)
    yield BackAboard(player=player_id, ship=ship.id if ship else None, land=home, why=why)


def enlist(scene: Scene, player_id: PlayerId, ship_id: ShipId, troops: int) -> Iterator[Event]:
    """Marines or Buccaneers come aboard at the home base, paid for from the player's purse."""
    yield TroopsEnlisted(ship=ship_id, player=player_id, troops=troops, po8=troops * trooper_price(scene))


def trooper_price(scene: Scene) -> int:
    """What a Marine or Buccaneer costs, in Pieces of Eight."""
    return PRICES.value(scene.law, TROOPER) or 0


def set_rank(scene: Scene, player_id: PlayerId, rank: int, why: str) -> Iterator[Event]:  # noqa: ARG001 (one shape)
    """A player's rank changes."""
    yield RankChanged(player=player_id, rank=rank, why=why)


def aboard(world: World, ship_id: ShipId) -> list[Player]:
    """The players aboard a ship, by id."""
    return [player for _, player in sorted(world.players.items()) if player.aboard == ship_id]


def captain_of(world: World, ship_id: ShipId, owner_ranks: int) -> Player | None:
    """Who may give a ship's sailing orders: the highest rank aboard, her owner counting higher (FG8-3.2, A4.a)."""
    ship = world.ships[ship_id]
    crew = aboard(world, ship_id)
    if not crew:
        return None
    return max(crew, key=lambda player: (player.rank + owner_ranks * (player.id == ship.owner), -player.id))


def _owned(world: World, player_id: PlayerId) -> list[Ship]:
    return [ship for _, ship in sorted(world.ships.items()) if ship.owner == player_id and ship.afloat]
