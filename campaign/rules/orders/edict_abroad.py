"""The lines of an edict about what lies outside this game, and about colonies (FG8-4.9, 7.2, 7.4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from campaign.rules import abroad, banks
from campaign.rules.event import Event
from campaign.rules.known import land_named, plain, player_named
from campaign.rules.order import Form, Phrase, Unlawful
from campaign.rules.orders.join import name_faults
from campaign.rules.parts import OfficeName
from campaign.rules.ranks import FLEETS, NO_FLEET
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene

_GAMES: Final = {"seven": "Game Seven", "7": "Game Seven", "nine": "Game Nine", "9": "Game Nine"}
_SIDES: Final = {"citizen": Faction.CITIZEN, "pirate": Faction.PIRATE}


@dataclass(frozen=True, slots=True)
class GrantCrown:
    """A player has the Victor's Crown (FG8-7.2)."""

    to: Phrase


@dataclass(frozen=True, slots=True)
class AdmitVisitor:
    """A player of another game comes visiting (FG8-7.4)."""

    name: Phrase
    at: Phrase
    game: Phrase
    ship: Phrase | None = None
    fleet: Phrase | None = None
    side: Phrase | None = None


@dataclass(frozen=True, slots=True)
class FoundColony:
    """A colony is formed at an uninhabited land (FG8-4.9)."""

    at: Phrase
    by: Phrase


Abroad: TypeAlias = GrantCrown | AdmitVisitor | FoundColony
Made: TypeAlias = tuple[str, Iterator[Event]]

# The lines by the two words that they begin with, written large.
ABROAD_FORMS: Final[Mapping[str, tuple[Form, type[Abroad]]]] = {
    "GRANT CROWN": (Form("GRANT CROWN TO {to:player}"), GrantCrown),
    "ADMIT VISITOR": (
        Form(
            "ADMIT VISITOR {name:name} AT {at:word:address} FROM GAME {game:word} "
            "[SHIP {ship:name:ship}] [FLEET {fleet:word:colour}] [AS {side:word}]"
        ),
        AdmitVisitor,
    ),
    "FOUND COLONY": (Form("FOUND COLONY AT {at:land} BY {by:player}"), FoundColony),
}


def done_abroad(scene: Scene, office: OfficeName, act: Abroad) -> Made | Unlawful:
    """What such a line does, or why it may not."""
    match act:
        case GrantCrown():
            return _crown(scene, office, act)
        case AdmitVisitor():
            return _visitor(scene, office, act)
        case FoundColony():
            return _colony(scene, office, act)
        case _:
            assert_never(act)


def _crown(scene: Scene, office: OfficeName, act: GrantCrown) -> Made | Unlawful:
    player = player_named(scene.world, act.to)
    if isinstance(player, Unlawful):
        return player
    if office is OfficeName.KING:
        return Unlawful("7.2", "Only the Emperor may say who has the Victor's Crown.")
    return f"{player.name} has the Victor's Crown", abroad.grant_crown(player.id)


def _visitor(scene: Scene, office: OfficeName, act: AdmitVisitor) -> Made | Unlawful:
    world = scene.world
    faults = [*name_faults(act.name, "player", [player.name for player in world.players.values()])]
    if act.ship is not None:
        faults += name_faults(act.ship, "ship", [ship.name for ship in world.ships.values()])
    game, faction = (
        _GAMES.get(plain(act.game.text)),
        _SIDES.get("citizen" if act.side is None else plain(act.side.text)),
    )
    faults += _visitor_faults(office, act, game, faction)
    if faults:
        return faults[0]
    assert game is not None
    assert faction is not None
    fleet = NO_FLEET if act.fleet is None else plain(act.fleet.text)
    ship = None if act.ship is None else (act.ship.text, fleet)
    said = f"{act.name.text} visits from {game}"
    return said, abroad.admit(scene, act.name.text, act.at.text, game, faction, ship)


def _visitor_faults(
    office: OfficeName, act: AdmitVisitor, game: str | None, faction: Faction | None
) -> Iterator[Unlawful]:
    if game is None:
        yield Unlawful("7.4", f"Visitors come from Game SEVEN or NINE, not {act.game.text}.", act.game)
    if faction is None:
        yield Unlawful("1.1", "A visitor is with us AS CITIZEN or AS PIRATE.", act.side)
    if office is OfficeName.KING and faction is not Faction.PIRATE:
        yield Unlawful("1.4", "The Pirate King admits Pirates only: say AS PIRATE.", act.side)
    if "@" not in act.at.text:
        yield Unlawful("7.4", f"{act.at.text} is no mail address.", act.at)
    if game == "Game Seven" and act.ship is not None:
        yield Unlawful("7.4", "Who comes from Game Seven comes in a black bag, without a ship.", act.ship)
    if game == "Game Nine" and (act.ship is None or act.fleet is None):
        yield Unlawful("7.4", "Who comes from Game Nine brings a ship, painted: say SHIP, her name, FLEET, a colour.")
    if act.fleet is not None and plain(act.fleet.text) not in FLEETS:
        yield Unlawful("5.13", f"A ship is of the {', '.join(FLEETS[:-1])} fleet, or of none.", act.fleet)


def _colony(scene: Scene, office: OfficeName, act: FoundColony) -> Made | Unlawful:
    land = land_named(scene.world, act.at)
    if isinstance(land, Unlawful):
        return land
    player = player_named(scene.world, act.by)
    if isinstance(player, Unlawful):
        return player
    if land.inhabited or land.beyond is not None:
        return Unlawful("4.9", f"{land.name} is no uninhabited land: no colony can be formed there.", act.at)
    if office is OfficeName.KING and player.faction is not Faction.PIRATE:
        return Unlawful("1.4", f"The Pirate King speaks for Pirates only, and {player.name} is a Citizen.", act.by)
    events = banks.colonise(scene, land.id, player.faction, player.id)
    return f"{player.name} has founded a colony at {land.in_text}", events
