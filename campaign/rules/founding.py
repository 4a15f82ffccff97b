"""The founding of a campaign: makes its first world from what its founder gives (FG8-2.5, 3.1, 4.3)."""

from collections.abc import Iterable, Iterator, Sequence

from campaign.rules.battles.fg8.notorious import CGF_STOCK
from campaign.rules.charter import (
    FoundedFief,
    FoundedLand,
    FoundedOffice,
    FoundedPlayer,
    FoundedShip,
    Founding,
    FoundingError,
    UnknownNameError,
)
from campaign.rules.clock import Moment
from campaign.rules.founding_crews import crews
from campaign.rules.founding_places import Places, the_fiefs, the_lands
from campaign.rules.in_force import LawInForce
from campaign.rules.law import (
    Catalogue,
    Cause,
    Change,
    Enactment,
    SetClause,
    SetRule,
    SetTerm,
    faults,
    statute_at,
)
from campaign.rules.market import founding_prices
from campaign.rules.parts import NotoriousPirate, Numbered, Office, OfficeName, Player
from campaign.rules.scenario import Faction
from campaign.rules.world import Collection, Draft, Part, World

__all__ = [
    "FoundedFief",
    "FoundedLand",
    "FoundedOffice",
    "FoundedPlayer",
    "FoundedShip",
    "Founding",
    "FoundingError",
    "found",
]

FOUNDED = Moment(0, 0, 0)
_FOUNDERS = "the founders"


def found(slug: str, founding: Founding, catalogue: Catalogue) -> World:
    """The first world of a campaign.

    Raises:
        FoundingError: what is given makes none.
    """
    enactment = _enactment(founding, catalogue)
    law = LawInForce(catalogue, statute_at(catalogue, (enactment,), FOUNDED))
    lands = the_lands(founding, law)
    places = Places(lands)
    players, ships = crews(founding, law, places)
    draft = Draft(
        World(
            slug=slug,
            title=founding.title,
            wind=founding.wind,
            reward=founding.reward,
            ships_used=len(ships),
            prices=founding_prices(law),
            pirate_casks=law[CGF_STOCK],
        )
    )
    _settle(draft, "enactments", (Numbered(id=1, enactment=enactment),))
    _settle(draft, "lands", lands)
    _settle(draft, "fiefs", the_fiefs(founding, law, places))
    _settle(draft, "players", players)
    _settle(draft, "ships", ships)
    notorious = (NotoriousPirate(id=number, name=name) for number, name in enumerate(founding.notorious, start=1))
    _settle(draft, "notorious", tuple(notorious))
    _settle(draft, "offices", tuple(_offices(founding.offices, players, places)))
    return draft.freeze()


def _enactment(founding: Founding, catalogue: Catalogue) -> Enactment:
    """The law that the campaign begins under, as one enactment."""
    for address in founding.terms:
        if address not in catalogue.terms:
            raise UnknownNameError(where="law", what="term", name=address, known=catalogue.terms)
    changes: tuple[Change, ...] = (
        *(SetRule(rule) for rule in founding.rules),
        *(SetClause(clause) for clause in founding.clauses),
        *(SetTerm(address, value) for address, value in founding.terms.items()),
    )
    for fault in faults(catalogue, changes):
        raise FoundingError(fault)
    return Enactment(moment=FOUNDED, cause=Cause.FOUNDING, author=_FOUNDERS, changes=changes)


def _settle(draft: Draft, collection: Collection, parts: Sequence[Part]) -> None:
    for part in parts:
        draft.put(collection, part)
    draft.count(collection, len(parts))


def _offices(given: Iterable[FoundedOffice], players: tuple[Player, ...], places: Places) -> Iterator[Office]:
    known = {player.name.casefold(): player for player in players}
    for number, office in enumerate(given, start=1):
        player = known.get(office.player.casefold()) if office.player else None
        if office.player and player is None:
            names = [each.name for each in players]
            raise UnknownNameError(where=office.title, what="player", name=office.player, known=names)
        if player and office.name is OfficeName.KING and player.faction is not Faction.PIRATE:
            # FG8-1.4: the King must always be a Pirate.
            message = f"{player.name} cannot be {office.title}: he is no Pirate"
            raise FoundingError(message)
        yield Office(
            id=number,
            name=office.name,
            title=office.title,
            holder=office.holder or (player.name if player else office.title),
            address=office.address or (player.address if player else ""),
            player=player.id if player else None,
            place=places.named(office.place, office.title) if office.place else None,
        )
