"""Beyond the known world: what ships find there, visitors from it, and the Crown brought home (FG8-3.6, 7)."""

from collections.abc import Iterator

from campaign.rules.departures import leave
from campaign.rules.event import Event
from campaign.rules.events.abroad import (
    CrownBrought,
    CrownGranted,
    OverTheEdge,
    ReachedSunset,
    VisitorAdmitted,
)
from campaign.rules.parts import Beyond, Player, PlayerId, Ship, ShipId
from campaign.rules.people import aboard, cast_away
from campaign.rules.places import land_of
from campaign.rules.prisoners import open_brig
from campaign.rules.ranks import HIGHEST_RANK
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.foreign import CROWN_BRAVERY, CROWN_RANKS
from campaign.rules.terms.players import START_PO8, START_RANK, START_TROOPS
from campaign.rules.voyages import PATROL, REPAIRS, home_of
from campaign.rules.world import World, changed, in_order


def reach(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """A ship makes port; beyond the known world that has its consequences (FG8-3.6, 7.1)."""
    ship = scene.world.ships[ship_id]
    beyond = None if ship.at is None else scene.world.lands[ship.at].beyond
    if beyond is Beyond.EDGE:
        yield from _lose(scene, ship)
    elif beyond is Beyond.SUNSET:
        yield from _go_abroad(scene, ship)


def _lose(scene: Scene, ship: Ship) -> Iterator[Event]:
    # FG8-3.6: with ship, Personnel and Equipment.
    players = [player.id for player in aboard(scene.world, ship.id)]
    players += [each.player for each in in_order(scene.world.prisoners) if each.ship == ship.id and each.player]
    for kind in (REPAIRS, PATROL):
        yield from scene.clear(kind, ship.id)
    yield OverTheEdge(ship=ship.id, players=tuple(sorted(players)), troops=ship.troops)
    for player in sorted(players):
        yield from leave(scene, player)
    yield from open_brig(scene, ship.id, why="sunk")


def _go_abroad(scene: Scene, ship: Ship) -> Iterator[Event]:
    players = aboard(scene.world, ship.id)
    yield ReachedSunset(ship=ship.id, players=tuple(player.id for player in players))
    for player in players:
        if player.visitor_from:
            # FG8-7.4: visitors leave by the Sunset with all they have.
            yield from leave(scene, player.id)
    for player in aboard(scene.world, ship.id):
        if not scene.world.ships[ship.id].afloat:
            yield from cast_away(scene, player.id)


def crown_home(scene: Scene) -> Iterator[Event]:
    """Whoever has brought the Victor's Crown to Atlantis has his reward (FG8-7.2)."""
    world, law = scene.world, scene.law
    bearer = None if world.crown is None else world.players[world.crown]
    if bearer is not None and land_of(world, bearer) == home_of(world, Faction.CITIZEN).id:
        yield CrownBrought(
            player=bearer.id,
            bravery=bearer.bravery + law[CROWN_BRAVERY],
            rank=min(HIGHEST_RANK, bearer.rank + law[CROWN_RANKS]),
        )


def grant_crown(player: PlayerId) -> Iterator[Event]:
    """A player has won the Victor's Crown in Game Seven, which lies outside this one (FG8-7.2)."""
    yield CrownGranted(player=player)


def admit(
    scene: Scene, name: str, address: str, game: str, faction: Faction, ship: tuple[str, str] | None
) -> Iterator[Event]:
    """A visitor arrives at the home base of his side, with a ship of this name and fleet or without (FG8-7.4)."""
    law, world = scene.law, scene.world
    home = home_of(world, faction).id
    visitor = Player(
        id=PlayerId(scene.fresh("players")), name=name, address=address, faction=faction, rank=law[START_RANK],
        po8=law[START_PO8], ashore=home, joined=world.clock.published, visitor_from=game,
    )  # fmt: skip
    if ship is None:
        yield VisitorAdmitted(player=visitor, ship=None, land=home)
        return
    own = Ship(
        id=ShipId(scene.fresh("ships")), name=ship[0], owner=visitor.id, fleet=ship[1], at=home,
        troops=law[START_TROOPS],
    )  # fmt: skip
    yield VisitorAdmitted(player=changed(visitor, aboard=own.id, ashore=None), ship=own, land=home)


def away(world: World, player: Player) -> bool:
    """Whether a player is in another game, beyond the Sunset (FG8-7.1)."""
    land = land_of(world, player)
    return land is not None and world.lands[land].beyond is Beyond.SUNSET
