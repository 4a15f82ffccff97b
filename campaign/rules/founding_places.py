"""The lands and Fiefs of a new campaign, Marines and Forts as the law counts them (FG8-4.4, FG8-4.5)."""

from collections.abc import Iterable, Iterator

from campaign.rules.battles.fg8.land import MAKAL_EFFECTIVE, PIRATE_BASE
from campaign.rules.charter import FoundedFief, FoundedLand, Founding, FoundingError, UnknownNameError
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import Fief, FiefId, Land, LandId
from campaign.rules.scenario import Faction, Force
from campaign.rules.table import key_of
from campaign.rules.terms.geography import FORT_PER_MARINES, IMPERIAL_FIEF


class Places:
    """The lands of a new campaign, found by name; case and a leading article do not count."""

    def __init__(self, lands: Iterable[Land]) -> None:
        self._lands = {key_of(land.name): land for land in lands}

    def named(self, name: str, where: str) -> LandId:
        """The id of the land of a name; `where` says for the message who asks.

        Raises:
            FoundingError: there is none.
        """
        land = self._lands.get(key_of(name))
        if land is None:
            known = [land.name for land in self._lands.values()]
            raise UnknownNameError(where=where, what="land", name=name, known=known)
        return land.id

    def home_of(self, faction: Faction) -> LandId:
        """The id of a faction's home base.

        Raises:
            FoundingError: no land is its home.
        """
        for land in self._lands.values():
            if land.home_of is faction:
                return land.id
        message = f"no land is the home of the {faction}s: say home_of: {faction} of one"
        raise FoundingError(message)


def the_lands(founding: Founding, law: LawInForce) -> tuple[Land, ...]:
    """The lands in the order given, numbered from 1.

    Raises:
        FoundingError: two have one name, or one is reached from a land that is not there.
    """
    names = [land.name for land in founding.lands]
    numbers: dict[str, LandId] = {}
    for number, name in enumerate(names, start=1):
        if numbers.setdefault(key_of(name), LandId(number)) != number:
            message = f"two lands are called {name}"
            raise FoundingError(message)
    for land in founding.lands:
        if land.overland_from and key_of(land.overland_from) not in numbers:
            raise UnknownNameError(where=land.name, what="land", name=land.overland_from, known=names)
    return tuple(
        Land(
            id=numbers[key_of(land.name)],
            name=land.name,
            faction=land.faction,
            home_of=land.home_of,
            harbour=land.harbour,
            inhabited=land.inhabited,
            forts=_forts(land, founding.fiefs, law) if land.forts is None else land.forts,
            products=land.products,
            overland_from=numbers[key_of(land.overland_from)] if land.overland_from else None,
            settlers=land.settlers,
            specials=land.specials,
            beyond=land.beyond,
        )
        for land in founding.lands
    )


def the_fiefs(founding: Founding, law: LawInForce, places: Places) -> tuple[Fief, ...]:
    """The Fiefs in the order given, numbered from 1.

    Raises:
        FoundingError: one lies in a land that is not there.
    """
    return tuple(
        Fief(
            id=FiefId(number),
            land=places.named(fief.land, f"the Fief {fief.name}"),
            name=fief.name,
            force=fief.force,
            garrison=_garrison(fief, law),
            effective=law[MAKAL_EFFECTIVE] if fief.training_ground else 0,
        )
        for number, fief in enumerate(founding.fiefs, start=1)
    )


def _garrison(fief: FoundedFief, law: LawInForce) -> int | None:
    if fief.garrison is not None:
        return fief.garrison
    match fief.force:
        case Force.MARINES:  # FG8-4.4
            return law[MAKAL_EFFECTIVE] if fief.training_ground else law[IMPERIAL_FIEF]
        case Force.BUCCANEERS:  # FG8-B7.4
            return law[PIRATE_BASE]
        case Force.NATIVES | Force.PLAYER:
            return None


def _forts(land: FoundedLand, fiefs: Iterable[FoundedFief], law: LawInForce) -> int:
    # FG8-4.5: one for each twenty Marines, rounded up.
    return -(-sum(_marines(land, fiefs, law)) // law[FORT_PER_MARINES])


def _marines(land: FoundedLand, fiefs: Iterable[FoundedFief], law: LawInForce) -> Iterator[int]:
    for fief in fiefs:
        if key_of(fief.land) == key_of(land.name) and fief.force is Force.MARINES:
            yield _garrison(fief, law) or 0
