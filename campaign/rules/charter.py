"""What a founder gives: lands, offices, players and ships by name, with the law they begin under."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from campaign.rules.law import Clause, Rule, Value
from campaign.rules.names import nearest
from campaign.rules.parts import Beyond, OfficeName
from campaign.rules.scenario import Faction, Force, Point, Prostheses, Wind


class FoundingError(ValueError):
    """A founding that makes no world: the message names what is wrong with it."""


class UnknownNameError(FoundingError):
    """A name of nothing that is given; `where` is what it stands in."""

    def __init__(self, *, where: str, what: str, name: str, known: Iterable[str]) -> None:
        near = nearest(name, known)
        hint = "" if near is None else f": did you mean {near}?"
        super().__init__(f"{where}: no {what} is called {name or '(nothing)'}{hint}")


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundedLand:
    """A land as given. `forts` None: by rule 4.5, from the Marines that stand in it."""

    name: str
    faction: Faction | None = None
    home_of: Faction | None = None
    harbour: bool = True
    inhabited: bool = True
    forts: int | None = None
    products: tuple[str, ...] = ()
    overland_from: str = ""
    settlers: int = 0
    specials: tuple[str, ...] = ()
    beyond: Beyond | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundedFief:
    """A Fief as given. `garrison` None: Marines by rule 4.4, Buccaneers by rule 5.7, natives not counted yet.

    On a training ground no more of them count at a time than rule 4.4 says of Makal.
    """

    name: str
    land: str
    force: Force
    garrison: int | None = None
    training_ground: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundedShip:
    """A ship as given; `at` is the name of a land, empty for her owner's home base.

    `owner` may be left out where she is given with her player. `troops` None: by rule 2.5. `cargo` in Tons, by name.
    """

    name: str = ""
    owner: str = ""
    fleet: str = "none"
    at: str = ""
    troops: int | None = None
    cannon: int = 0
    catapult: bool = False
    greek_fire: int = 0
    grappling_hooks: bool = False
    life_raft: bool = False
    cargo: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundedPlayer:
    """A player as given. `rank` and `po8` None: by rule 2.5; without a ship: one by rule 3.1.

    `aboard` names the ship the player is on, empty for his own.
    """

    name: str
    address: str
    faction: Faction = Faction.CITIZEN
    rank: int | None = None
    bravery: int = 0
    po8: int | None = None
    prostheses: Prostheses = field(default_factory=Prostheses)
    ship: FoundedShip | None = None
    aboard: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundedOffice:
    """An office as given; `player` names the player who holds it, `place` the land the holder is in."""

    name: OfficeName
    title: str
    holder: str = ""
    address: str = ""
    player: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Founding:
    """Everything that a campaign is founded on. `terms` overrides founding values, by address.

    `ships` are those beyond each player's own; `notorious` the names of the notorious pirates (FG8-B19.1).
    """

    title: str
    rules: tuple[Rule, ...] = ()
    clauses: tuple[Clause, ...] = ()
    terms: Mapping[str, Value] = field(default_factory=dict)
    lands: tuple[FoundedLand, ...] = ()
    fiefs: tuple[FoundedFief, ...] = ()
    offices: tuple[FoundedOffice, ...] = ()
    players: tuple[FoundedPlayer, ...] = ()
    ships: tuple[FoundedShip, ...] = ()
    wind: Wind = field(default_factory=lambda: Wind(Point.W, 1))
    reward: int = 0
    notorious: tuple[str, ...] = ()
