"""What the players' words mean in a world: ships, lands, players by name; who may act, and with which ship."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Phrase, Unlawful
from campaign.rules.parts import Beyond, Condition, Course, Land, OfficeName, Player, Plight, Ship, ShipId, Standing
from campaign.rules.people import captain_of
from campaign.rules.persons import Prisoner
from campaign.rules.table import key_of
from campaign.rules.terms.ships import OWNER_RANKS
from campaign.rules.world import World, in_order

N = TypeVar("N", Ship, Land, Player)

_FATES: Final = {
    Condition.SUNK: "was sunk",
    Condition.LAID_UP: "is laid up: her owner has left the game",
    Condition.LOST: "is lost",
}
_QUOTES: Final = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{LEFT SINGLE QUOTATION MARK}": "'"})


def plain(name: str) -> str:
    """A name as it is compared: letter case, blanks, kinds of apostrophe and a full stop at its end do not count.

    >>> plain(" Grease  LIGHTNIN'.") == plain("grease lightnin'")
    True
    """
    return " ".join(name.translate(_QUOTES).split()).rstrip(".").casefold()


def ship_named(world: World, phrase: Phrase) -> Ship | Unlawful:
    """The ship in play that a player names."""
    afloat = [ship for ship in in_order(world.ships) if ship.afloat]
    lost = [ship for ship in in_order(world.ships) if not ship.afloat]
    for ship in lost:
        if plain(ship.name) == plain(phrase.text) and not _called(afloat, phrase):
            return Unlawful("3.1", f"{ship.name} {_FATES.get(ship.condition, 'is gone')}.", phrase)
    return _named(afloat, phrase, rule="3.1", what="ship")


def land_named(world: World, phrase: Phrase) -> Land | Unlawful:
    """The land that a player names, with or without its article."""
    return _named(list(in_order(world.lands)), phrase, rule="4.1", what="land")


def player_named(world: World, phrase: Phrase) -> Player | Unlawful:
    """The player of the game that a player names."""
    playing = [player for player in in_order(world.players) if player.standing is Standing.PLAYING]
    return _named(playing, phrase, rule="1.1", what="player")


def _called(parts: Iterable[N], phrase: Phrase) -> N | None:
    return next((part for part in parts if plain(part.name) == plain(phrase.text)), None)


def _named(parts: list[N], phrase: Phrase, *, rule: str, what: str) -> N | Unlawful:
    found = _called(parts, phrase) or next((part for part in parts if _same_place(part, phrase)), None)
    if found is not None:
        return found
    near = nearest(phrase.text, [part.name for part in parts])
    hint = "" if near is None else f" Did you mean {near}?"
    return Unlawful(rule, f"No {what} is called {phrase.text}.{hint}", phrase, near)


def _same_place(part: Ship | Land | Player, phrase: Phrase) -> bool:
    return isinstance(part, Land) and key_of(part.name) == key_of(phrase.text)


def player_of(world: World, actor: Actor) -> Player | Unlawful:
    """The player who gives an order."""
    player = None if actor.player is None else world.players.get(actor.player)
    if player is None or player.standing is not Standing.PLAYING:
        return Unlawful("1.1", "You are no player of this game. Join with JOIN AS <name> SHIP <ship>.")
    return player


def at_liberty(world: World, actor: Actor) -> Player | Unlawful:
    """The player who gives an order that only the free may give."""
    player = player_of(world, actor)
    if isinstance(player, Unlawful):
        return player
    return free_to_act(world, player) or player


def free_to_act(world: World, player: Player) -> Unlawful | None:
    """Why a player may not act now, if so: captivity (FG8-A16.g), or a matter before the Historian that he is in."""
    prisoner = next((each for each in in_order(world.prisoners) if each.player == player.id), None)
    if prisoner is not None:
        return Unlawful("3.3", f"You are a prisoner {cell(world, prisoner)}: you may propose, but give no orders.")
    captivity = world.captivities.get(player.id)
    if captivity is not None:
        land = world.lands[captivity.land].name
        return Unlawful(
            "5.16", f"You are captive at {land}: a captive may propose, but not sail, fight or give orders."
        )
    if player.plight is Plight.ADRIFT:
        return Unlawful("5.15", "You are adrift in a life raft: you may propose, but give no orders till you are home.")
    if player.plight is Plight.MAROONED:
        why = "You are Marooned: you may propose, but give no orders till a ship calls and takes you aboard."
        return Unlawful("5.15", why)
    return held(world, player=player)


def held(world: World, *, player: Player | None = None, ship: Ship | None = None) -> Unlawful | None:
    """Why a player or a ship can take no order now, if so: a matter drafted and not yet released holds them."""
    for matter in in_order(world.matters):
        if not matter.pending:
            continue
        if player is not None and player.id in matter.players:
            return Unlawful("5.1", f"You are held by matter {matter.label}: {_awaits(matter)}. Order again after that.")
        if ship is not None and ship.id in matter.ships:
            why = f"{ship.name} is held by matter {matter.label}: {_awaits(matter)}. Order again after that."
            return Unlawful("5.1", why)
    if ship is not None:
        return _fought_over(world, ship)
    aboard = None if player is None or player.aboard is None else world.ships[player.aboard]
    return None if aboard is None else _fought_over(world, aboard)


def _fought_over(world: World, ship: Ship) -> Unlawful | None:
    """Why nobody may do anything with a ship, if so: a fight aboard her is not over, or she is beaten (FG8-A6.g)."""
    for engagement in in_order(world.engagements):
        ships = {engagement.attacker, engagement.defender}
        if engagement.course is Course.BOARDING and ship.id in ships:
            return Unlawful("5.6", f"{ship.name} is in a fight aboard: till it is over there is only SURRENDER.")
        if engagement.course is Course.TAKEN and ship.id in ships - {engagement.victor}:
            return Unlawful("5.6", f"{ship.name} was beaten aboard, and her victor has yet to say what becomes of her.")
    return None


def _awaits(matter: Matter) -> str:
    if matter.release_at is None:
        return "its dice are thrown, and the Historian has yet to release it"
    when = when_published(matter.release_at)
    return f"its dice are thrown, and it is released by the Historian, at the latest {when}"


def commanded_ship(world: World, law: LawInForce, player: Player) -> Ship | Unlawful:
    """The ship whose sailing orders a player gives: highest in rank aboard, her owner counting more (FG8-3.2, A4.a)."""
    if player.aboard is None:
        where = "" if player.ashore is None else f" but ashore at {world.lands[player.ashore].in_text}"
        return Unlawful("3.2", f"You are aboard no ship{where}.")
    ship = world.ships[player.aboard]
    captain = captain_of(world, ship.id, law[OWNER_RANKS])
    if captain is not None and captain.id != player.id:
        return Unlawful("3.2", f"{captain.name} gives the orders aboard {ship.name}, being highest in rank there.")
    return held(world, ship=ship) or ship


def in_command(world: World, law: LawInForce, actor: Actor) -> tuple[Player, Ship] | Unlawful:
    """The player at liberty who gives an order, and the ship whose sailing orders he gives."""
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    ship = commanded_ship(world, law, player)
    return ship if isinstance(ship, Unlawful) else (player, ship)


def answering_ships(world: World, law: LawInForce, player: Player) -> tuple[ShipId, ...]:
    """The ships for which a player may answer an attack: his own, and the one he commands (FG8-A2.f)."""
    own = [ship.id for ship in in_order(world.ships) if ship.owner == player.id and ship.afloat]
    commanded = commanded_ship(world, law, player)
    return tuple(dict.fromkeys([*own, *([] if isinstance(commanded, Unlawful) else [commanded.id])]))


def office_held(actor: Actor, offices: Mapping[OfficeName, str], what: str, rule: str) -> OfficeName | Unlawful:
    """The first of some offices that the giver of an order holds; `what` is what they alone may do."""
    for office in offices:
        if office in actor.offices:
            return office
    return Unlawful(rule, f"Only {' or '.join(offices.values())} may {what}.")


def when_published(due: int) -> str:
    """A clock value in words.

    >>> when_published(17)
    'when proposal 17 is published'
    """
    return f"when proposal {due} is published"


def cell(world: World, prisoner: Prisoner) -> str:
    """Where a prisoner sits, in words."""
    if prisoner.ship is not None:
        return f"in the Brig of {world.ships[prisoner.ship].name}"
    assert prisoner.prison is not None
    return f"in prison at {world.lands[prisoner.prison].in_text}"


def where(world: World, ship: Ship) -> str:
    """Where a ship is, in words."""
    if ship.voyage is not None:
        lands = world.lands
        return f"at sea between {lands[ship.voyage.origin].in_text} and {lands[ship.voyage.destination].in_text}"
    if ship.at is not None and world.lands[ship.at].beyond is Beyond.SUNSET:
        return "beyond the Sunset, in another game"
    return f"in the harbour of {world.lands[ship.at].in_text}" if ship.at is not None else "nowhere"
