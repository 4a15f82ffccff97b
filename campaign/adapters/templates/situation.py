"""How a player stands, as a table of a few lines: himself, his ships, what holds them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from campaign.adapters.templates.naming import Names
from campaign.adapters.templates.wording import few, force_name, goods, listed, one_line, troops
from campaign.rules.known import cell
from campaign.rules.parts import Condition, Player, PlayerId, Plight, Ship
from campaign.rules.prisoners import prisoner_of
from campaign.rules.ranks import NO_FLEET, bravery_name
from campaign.rules.scenario import Faction
from campaign.rules.status import Vessel
from campaign.rules.wealth import holdings
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the situation: what it is about, and how that stands."""

    what: str
    how: str


def situation(world: World, player_id: PlayerId) -> tuple[Entry, ...]:
    """A player's situation, line by line."""
    player = world.players[player_id]
    names = Names(world)
    ships = [ship for ship in in_order(world.ships) if ship.afloat and (ship.owner == player_id)]
    aboard = [world.ships[player.aboard]] if player.aboard is not None else []
    return (
        Entry("You", f"{names.titled(player_id)}, {names.byline(player_id).split(' ', 1)[0]}"),
        Entry("Bravery", bravery_name(player.bravery)),
        Entry("Purse", f"{player.po8} Po8"),
        Entry("Where", _where(names, player)),
        *(Entry(holding.what, one_line(holding.how)) for holding in holdings(world, player)),
        *(Entry("Landed", landed) for landed in _landed(names, player)),
        *(entry for ship in {each.id: each for each in (*ships, *aboard)}.values() for entry in _vessel(names, ship)),
    )


def _where(names: Names, player: Player) -> str:
    prisoner = prisoner_of(names.world, player.id)
    if prisoner is not None:
        return f"a prisoner {cell(names.world, prisoner)}"
    captivity = names.world.captivities.get(player.id)
    if captivity is not None:
        return f"captive at {names.place(captivity.land)}, held by {force_name(captivity.force)}"
    if player.aboard is not None:
        return f"aboard {names.ship(player.aboard)}"
    if player.plight is Plight.ADRIFT:
        return "adrift in a life raft"
    ashore = "Marooned on" if player.plight is Plight.MAROONED else "ashore at"
    return "nowhere on the map" if player.ashore is None else f"{ashore} {names.place(player.ashore)}"


def _landed(names: Names, player: Player) -> Iterator[str]:
    for battle in in_order(names.world.land_battles):
        for contingent in battle.contingents:
            if contingent.player == player.id:
                yield f"{troops(contingent.troops, battle.faction)}, fighting at {names.place(battle.land)}"


def _vessel(names: Names, ship: Ship) -> Iterator[Entry]:
    painted = "" if ship.fleet == NO_FLEET else f", {ship.fleet} fleet"
    yield Entry("Ship", f"{one_line(ship.name)}{painted}")
    yield Entry("At", _berth(names, ship))
    yield Entry("Hull", ship.condition.value if ship.condition is not Condition.REPAIRING else "under repair")
    yield Entry("Aboard", listed(_stores(names, ship)))


def _berth(names: Names, ship: Ship) -> str:
    if ship.voyage is None:
        return "nowhere" if ship.at is None else f"in the harbour of {names.place(ship.at)}"
    course = f"at sea, from {names.place(ship.voyage.origin)} to {names.place(ship.voyage.destination)}"
    if ship.voyage.arrives is None:
        return f"{course}, held up"
    return f"{course}, due with No. {ship.voyage.arrives}"


def _stores(names: Names, ship: Ship) -> list[str]:
    return _carried(
        troops(ship.troops, names.owner(ship.id).faction),
        cannon=ship.cannon,
        catapult=ship.catapult,
        casks=ship.greek_fire,
        hooks=ship.grappling_hooks,
        raft=ship.life_raft,
        settlers=ship.settlers,
        cargo=ship.cargo,
    )


def stores(vessel: Vessel) -> list[str]:
    """What a ship carries, item by item."""
    return _carried(
        troops(vessel.troops, vessel.faction),
        cannon=vessel.cannon,
        catapult=vessel.catapult,
        casks=vessel.casks,
        hooks=vessel.grappling_hooks,
        raft=vessel.life_raft,
        settlers=vessel.settlers,
        cargo=vessel.cargo,
    )


def _carried(
    crew: str,
    *,
    cannon: int,
    catapult: bool,
    casks: int,
    hooks: bool,
    raft: bool,
    settlers: int,
    cargo: Mapping[str, int],
) -> list[str]:
    carried = (
        (True, crew),
        (cannon, few(cannon, "Cannon", "Cannon")),
        (catapult, "a Catapult"),
        (casks, few(casks, "cask of Greek Fire", "casks of Greek Fire")),
        (hooks, "Grappling Hooks"),
        (raft, "a life raft"),
        (settlers, few(settlers, "Settler")),
        *((tons, goods(name, tons, Faction.CITIZEN)) for name, tons in cargo.items()),
    )
    return [words for has, words in carried if has]
