"""The house: what every service needs of the world, put together once by the bootstrap."""

from dataclasses import dataclass

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import Moment
from campaign.rules.current_law import law_in_force
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Catalogue
from campaign.rules.world import World
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


def law_at(world: World, moment: Moment | None = None) -> LawInForce:
    """The law of a campaign in force at a moment; by default, now."""
    return law_in_force(world, CATALOGUE, moment)
