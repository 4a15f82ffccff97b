"""The players and ships of a new campaign, each at the home base unless given elsewhere (FG8-2.5, FG8-3.1)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from campaign.rules.cargo import TREASURE
from campaign.rules.charter import FoundedPlayer, FoundedShip, Founding, FoundingError, UnknownNameError
from campaign.rules.founding_places import Places
from campaign.rules.in_force import LawInForce
from campaign.rules.market import commodities
from campaign.rules.parts import LandId, Player, PlayerId, Ship, ShipId
from campaign.rules.ranks import FLEETS, HIGHEST_RANK
from campaign.rules.terms.players import START_PO8, START_RANK, START_TROOPS
from campaign.rules.terms.ships import MAX_TOTAL

_MOST_OF_A_PART = 2

_Crews = tuple[tuple[Player, ...], tuple[Ship, ...]]


def crews(founding: Founding, law: LawInForce, places: Places) -> _Crews:
    """The players and the ships in the order given, both numbered from 1.

    Raises:
        FoundingError: a name is missing or taken, a number is out of its range, or the ships are too many.
    """
    players = _by_name(founding.players)
    ids = {name: PlayerId(number) for number, name in enumerate(players, start=1)}
    ships = []
    for number, given in enumerate(_launched(founding, law[MAX_TOTAL]), start=1):
        name = _owner(given, players)
        at = _harbour(given, players[name], places)
        troops = law[START_TROOPS] if given.troops is None else given.troops
        ships.append(_ship(ShipId(number), given, ids[name], at, troops))
    _check_ship_names(ships)
    _check_cargo(ships, (TREASURE, *commodities(law)))
    aboard = [_player(ids[name], given, ships, law, places) for name, given in players.items()]
    return tuple(aboard), tuple(ships)


def _by_name(given: Iterable[FoundedPlayer]) -> Mapping[str, FoundedPlayer]:
    players: dict[str, FoundedPlayer] = {}
    for player in given:
        if not player.name.strip():
            message = f"the player with the address {player.address or '(none)'} has no name"
            raise FoundingError(message)
        if players.setdefault(player.name.casefold(), player) is not player:
            message = f"two players are called {player.name}"
            raise FoundingError(message)
        _check_player(player)
    return players


def _check_player(player: FoundedPlayer) -> None:
    if player.rank is not None and not 0 <= player.rank <= HIGHEST_RANK:
        message = f"{player.name}: rank lies between 0 and {HIGHEST_RANK}, so not {player.rank}"
        raise FoundingError(message)
    for name, value in (("bravery", player.bravery), ("po8", player.po8 or 0)):
        if value < 0:
            message = f"{player.name}: {name} is never below 0, so not {value}"
            raise FoundingError(message)
    parts = player.prostheses
    for part in ("peg_leg", "hook", "eyepatch"):
        # FG8-B11.1: none, one or two of a kind.
        if not 0 <= getattr(parts, part) <= _MOST_OF_A_PART:
            message = f"{player.name}: {part} is 0, 1 or 2, not {getattr(parts, part)}"
            raise FoundingError(message)


def _launched(founding: Founding, most: int) -> list[FoundedShip]:
    """The ships that are given, then one for each player who has none, while there is wood (FG8-3.1)."""
    own = [replace(each.ship, owner=each.name) for each in founding.players if each.ship]
    given = [*own, *founding.ships]
    if len(given) > most:
        message = f"{len(given)} ships are given, but rule 3.1 allows {most}"
        raise FoundingError(message)
    owners = {ship.owner.casefold() for ship in given}
    without = [
        FoundedShip(owner=player.name)
        for player in founding.players
        if player.name.casefold() not in owners and not player.aboard
    ]
    return [*given, *without][:most]


def _owner(ship: FoundedShip, players: Mapping[str, FoundedPlayer]) -> str:
    name = ship.owner.casefold()
    if name not in players:
        known = [player.name for player in players.values()]
        raise UnknownNameError(where=_title(ship), what="player", name=ship.owner, known=known)
    return name


def _harbour(ship: FoundedShip, owner: FoundedPlayer, places: Places) -> LandId:
    return places.named(ship.at, _title(ship)) if ship.at else places.home_of(owner.faction)


def _title(ship: FoundedShip) -> str:
    return ship.name or "an unnamed ship"


def _ship(number: ShipId, given: FoundedShip, owner: PlayerId, at: LandId, troops: int) -> Ship:
    _check_ship(given, troops)
    return Ship(
        id=number,
        name=given.name,
        owner=owner,
        fleet=given.fleet,
        at=at,
        troops=troops,
        cannon=given.cannon,
        catapult=given.catapult,
        greek_fire=given.greek_fire,
        grappling_hooks=given.grappling_hooks,
        life_raft=given.life_raft,
        cargo={name: given.cargo[name] for name in sorted(given.cargo)},
    )


def _check_ship(given: FoundedShip, troops: int) -> None:
    if given.fleet not in FLEETS:
        message = f"{_title(given)}: the fleet is one of {', '.join(FLEETS)}, not {given.fleet}"
        raise FoundingError(message)
    counts = {"cannon": given.cannon, "greek_fire": given.greek_fire, "troops": troops, **given.cargo}
    for name, value in counts.items():
        if value < 0:
            message = f"{_title(given)}: {name} is never below 0, so not {value}"
            raise FoundingError(message)


def _check_cargo(ships: Iterable[Ship], known: Sequence[str]) -> None:
    for ship in ships:
        for name in ship.cargo:
            if name not in known:
                raise UnknownNameError(where=ship.name or "an unnamed ship", what="cargo", name=name, known=known)


def _check_ship_names(ships: Sequence[Ship]) -> None:
    seen: set[str] = set()
    for ship in ships:
        if ship.name and ship.name.casefold() in seen:
            message = f"two ships are called {ship.name}"
            raise FoundingError(message)
        seen.add(ship.name.casefold())


def _player(
    number: PlayerId,
    given: FoundedPlayer,
    ships: Sequence[Ship],
    law: LawInForce,
    places: Places,
) -> Player:
    ship = _ship_of(number, given, ships)
    return Player(
        id=number,
        name=given.name,
        address=given.address,
        faction=given.faction,
        rank=law[START_RANK] if given.rank is None else given.rank,
        bravery=given.bravery,
        po8=law[START_PO8] if given.po8 is None else given.po8,
        prostheses=given.prostheses,
        aboard=ship.id if ship else None,
        ashore=None if ship else places.home_of(given.faction),
    )


def _ship_of(number: PlayerId, given: FoundedPlayer, ships: Sequence[Ship]) -> Ship | None:
    """The ship that a player is aboard: the one named, else the first of his own."""
    if not given.aboard:
        return next((ship for ship in ships if ship.owner == number), None)
    for ship in ships:
        if ship.name.casefold() == given.aboard.casefold():
            return ship
    known = [ship.name for ship in ships if ship.name]
    raise UnknownNameError(where=given.name, what="ship", name=given.aboard, known=known)
