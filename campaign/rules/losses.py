"""Ships lost, whoever took them: what no longer falls due, who begins again, who gets another (FG8-5.3, 5.21)."""

from collections.abc import Iterator

from campaign.rules.event import Event
from campaign.rules.parts import PlayerId, Plight, Ship, ShipId, Standing
from campaign.rules.people import aboard, captain_of, provide_ship, set_rank
from campaign.rules.scene import Scene
from campaign.rules.terms.players import DESERTION_RANK
from campaign.rules.terms.ships import OWNER_RANKS
from campaign.rules.voyages import ARRIVAL, PATROL, REPAIRS
from campaign.rules.world import World


def commander(scene: Scene, ship_id: ShipId) -> PlayerId:
    """The captain aboard a ship; her owner, where nobody is."""
    captain = captain_of(scene.world, ship_id, scene.law[OWNER_RANKS])
    return scene.world.ships[ship_id].owner if captain is None else captain.id


def fighters(scene: Scene, ship_id: ShipId | None) -> tuple[PlayerId, ...]:
    """The players aboard a ship, her captain first; of a stranger, nobody."""
    if ship_id is None:
        return ()
    captain = commander(scene, ship_id)
    crew = (player.id for player in aboard(scene.world, ship_id))
    return tuple(sorted(crew, key=lambda each: (each != captain, each)))


def off_the_books(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """Nothing falls due any more on a ship that goes out of play."""
    for kind in (ARRIVAL, REPAIRS, PATROL):
        yield from scene.clear(kind, ship_id)


def demoted(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player goes on at the lowest rank: Fifth Mate or Galley Slave (FG8-B21.3, A21.d)."""
    lowest = scene.law[DESERTION_RANK]
    if scene.world.players[player_id].rank > lowest:
        yield from set_rank(scene, player_id, lowest, "defeat")


def replaced(scene: Scene, owner_id: PlayerId, taken: Ship | None = None) -> Iterator[Event]:
    """A player who has lost his last ship gets another at home, while the wood lasts (FG8-A3.d, A21.i).

    `taken` is the one he lost, where another owns her now. One who is adrift or Marooned gets none before he is found
    (FG8-A15.c).
    """
    world = scene.world
    owner = world.players[owner_id]
    owned = [ship for _, ship in sorted(world.ships.items()) if ship.owner == owner_id]
    lost = taken or next(reversed(owned), None)
    playing = owner.standing is Standing.PLAYING and owner.plight is Plight.NONE
    if playing and lost is not None and not any(ship.afloat for ship in owned):
        yield from provide_ship(scene, owner_id, name=successor(world, lost.name), fleet=lost.fleet)


def successor(world: World, name: str) -> str:
    """The name of the ship that replaces a lost one: Bounty, Bounty II, Bounty III.

    The first that no ship has had.
    """
    numerals = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
    known = {ship.name for ship in world.ships.values()}
    stem = name.rpartition(" ")[0] if name.rpartition(" ")[2] in numerals else name
    return next((f"{stem} {n}" for n in numerals if f"{stem} {n}" not in known), f"{stem} {len(known) + 1}")
