"""Foundings: the packaged founding of a law, and what a founder's own file adds to it or has otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path

import yaml

from campaign.adapters.documents.clauses import founding_clauses
from campaign.adapters.documents.lists import a_list_of
from campaign.adapters.documents.pages import DocumentError, Page, unknown
from campaign.adapters.documents.reading import Manual, integer, read
from campaign.adapters.documents.rulebook import founding_rules
from campaign.adapters.documents.terms import values_of_terms
from campaign.rules.founding import (
    FoundedFief,
    FoundedLand,
    FoundedOffice,
    FoundedPlayer,
    FoundedShip,
    Founding,
)
from campaign.rules.law import Value
from campaign.rules.parts import OfficeName
from campaign.rules.ranks import FLEETS, HIGHEST_RANK
from campaign.rules.scenario import Prostheses, Wind

LAWS = ("fg8", "minimalist")

_MANY = 10_000
_MONEY = 1_000_000_000
_BOUNDS: Mapping[tuple[type, str], tuple[int, int]] = {
    (Wind, "strength"): (0, 100),
    (FoundedLand, "forts"): (0, 100),
    (FoundedLand, "settlers"): (0, _MANY),
    (FoundedFief, "garrison"): (0, _MANY),
    (FoundedShip, "troops"): (0, _MANY),
    (FoundedShip, "cannon"): (0, _MANY),
    (FoundedShip, "greek_fire"): (0, _MANY),
    (FoundedPlayer, "rank"): (0, HIGHEST_RANK),
    (FoundedPlayer, "bravery"): (0, 100),
    (FoundedPlayer, "po8"): (0, _MONEY),
    (Prostheses, "peg_leg"): (0, 2),
    (Prostheses, "hook"): (0, 2),
    (Prostheses, "eyepatch"): (0, 2),
}


def _cargo(page: Page, node: yaml.Node) -> Mapping[str, int]:
    """A ship's cargo, in Tons by name."""
    return {name: integer(page, tons, name, 1, _MANY) for name, _, tons in page.entries(node, "the cargo")}


_PARTS = Manual(
    bounds=_BOUNDS,
    choices={(FoundedShip, "fleet"): FLEETS},
    readers={(FoundedShip, "cargo"): _cargo},
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Office:
    """What a file says of an office; what it leaves out stays as it is."""

    name: OfficeName
    title: str | None = None
    holder: str | None = None
    address: str | None = None
    player: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _File:
    """A founding file."""

    title: str | None = None
    wind: Wind | None = None
    reward: int | None = None
    law: Mapping[str, Value] = field(default_factory=dict)
    lands: tuple[FoundedLand, ...] = ()
    fiefs: tuple[FoundedFief, ...] = ()
    offices: tuple[_Office, ...] = ()
    players: tuple[FoundedPlayer, ...] = ()
    ships: tuple[FoundedShip, ...] = ()
    notorious: tuple[str, ...] = ()


_FILE = Manual(
    bounds={**_BOUNDS, (_File, "reward"): (0, _MONEY)},
    readers={
        (_File, "law"): values_of_terms,
        (_File, "lands"): a_list_of(FoundedLand, _PARTS, "land"),
        (_File, "fiefs"): a_list_of(FoundedFief, _PARTS, "fief"),
        (_File, "offices"): a_list_of(_Office, _PARTS, "office"),
        (_File, "players"): a_list_of(FoundedPlayer, _PARTS, "player"),
        (_File, "ships"): a_list_of(FoundedShip, _PARTS, "ship"),
    },
)


def read_founding(law: str, from_file: Path | None = None) -> Founding:
    """The founding of a law, with what a file adds to it or has otherwise.

    Raises:
        DocumentError: there is no such law or file, or it has a fault; the message says in which line.
    """
    if law not in LAWS:
        message = f"there is no such law to found a campaign on: {unknown(law, LAWS)}"
        raise DocumentError(message, law)
    name = f"foundings/{law}/world.yaml"
    world = _read((files("campaign.rules") / name).read_text(encoding="utf-8"), name)
    founding = _merged(Founding(title="", rules=founding_rules(law), clauses=founding_clauses(law)), world)
    if from_file is None:
        return founding
    return _merged(founding, _read(_text_of(from_file), str(from_file)))


def _read(text: str, name: str) -> _File:
    page = Page(text, name)
    return read(page, page.root(), _File, _FILE, "the founding")


def _text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        message = f"the file cannot be read ({error.strerror}): give the name of a founding file"
        raise DocumentError(message, str(path)) from None
    except UnicodeDecodeError as error:
        message = f"byte {error.start + 1} is no UTF-8: save the file as UTF-8"
        raise DocumentError(message, str(path)) from None


def _merged(founding: Founding, file: _File) -> Founding:
    """The founding with what a file adds, and with what it has otherwise."""
    return replace(
        founding,
        title=founding.title if file.title is None else file.title,
        wind=founding.wind if file.wind is None else file.wind,
        reward=founding.reward if file.reward is None else file.reward,
        terms={**founding.terms, **file.law},
        lands=(*founding.lands, *file.lands),
        fiefs=(*founding.fiefs, *file.fiefs),
        offices=_offices(founding.offices, file.offices),
        players=(*founding.players, *file.players),
        ships=(*founding.ships, *file.ships),
        notorious=(*founding.notorious, *file.notorious),
    )


def _offices(offices: tuple[FoundedOffice, ...], given: tuple[_Office, ...]) -> tuple[FoundedOffice, ...]:
    """The offices, each with what is given for it."""
    merged = {office.name: office for office in offices}
    for office in given:
        before = merged.get(office.name, FoundedOffice(name=office.name, title=office.name.value))
        merged[office.name] = FoundedOffice(
            name=office.name,
            title=office.title or before.title,
            holder=_kept(office, office.holder, before.holder),
            address=_kept(office, office.address, before.address),
            player=before.player if office.player is None else office.player,
            place=before.place if office.place is None else office.place,
        )
    return tuple(merged.values())


def _kept(office: _Office, given: str | None, before: str) -> str:
    """What is given; else what was before, unless a player takes the office and brings his own."""
    if given is not None:
        return given
    return "" if office.player else before
