"""The house: what every service needs of the world, put together once by the bootstrap."""

from dataclasses import dataclass
from functools import lru_cache

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import END_OF_TIME, Moment
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Catalogue, statute_at
from campaign.rules.world import Numbered, World
from campaign.services.archive import Archive
from campaign.services.ports import LetterReader, Secrets, Stationer, WallClock


@dataclass(frozen=True, slots=True, kw_only=True)
class PostalAddress:
    """Where the server receives mail: `game@example.org`, with plus-addressing for campaigns and tokens."""

    local: str
    domain: str

    def __str__(self) -> str:
        return f"{self.local}@{self.domain}"

    def of(self, slug: str, token: str = "") -> str:
        """The address of a campaign, with a player's token in a reply address."""
        tag = f"{slug}.{token}" if token else slug
        return f"{self.local}+{tag}@{self.domain}"


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The ports, and the settings that services obey. `limit` is the largest mail read, in bytes."""

    archive: Archive
    stationer: Stationer
    clock: WallClock
    secrets: Secrets
    read_letter: LetterReader
    address: PostalAddress
    catalogue: Catalogue = CATALOGUE
    tries: int = 3
    stranger_pause: float = 86_400.0


_Enactments = tuple[Numbered, ...]


def law_at(world: World, moment: Moment = END_OF_TIME) -> LawInForce:
    """The law of a campaign in force at a moment; by default, as of its last enactment."""
    enactments = tuple(world.enactments[key] for key in sorted(world.enactments))
    past = sum(numbered.enactment.moment <= moment for numbered in enactments)
    return _law(_Same(enactments[:past]))


class _Same:
    """Enactments compared by identity: they are never changed, and comparing their text would cost more."""

    __slots__ = ("_key", "enactments")

    def __init__(self, enactments: _Enactments) -> None:
        self.enactments = enactments
        self._key = tuple(id(numbered) for numbered in enactments)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self._key == other._key


@lru_cache(maxsize=64)
def _law(same: _Same) -> LawInForce:
    enactments = [numbered.enactment for numbered in same.enactments]
    return LawInForce(CATALOGUE, statute_at(CATALOGUE, enactments, END_OF_TIME))
