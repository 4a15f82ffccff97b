"""The names of ranks, of levels of bravery and of fleets (FG8-2.4, FG8-2.7, FG8-5.13)."""

from typing import Final

from campaign.rules.names import nearest
from campaign.rules.scenario import Faction

CITIZEN_RANKS: Final = (
    "Fifth Mate",
    "Fourth Mate",
    "Third Mate",
    "Second Mate",
    "First Mate",
    "Commander",
    "Captain",
    "Commodore",
    "Admiral",
)
# Swabber, Deck Hand, Boatswain and Corsair are ours: the names of 1995 are lost.
# Plunderer is inferred from rule 2.2.
PIRATE_RANKS: Final = (
    "Galley Slave",
    "Cabin Boy",
    "Swabber",
    "Deck Hand",
    "Boatswain",
    "Plunderer",
    "Corsair",
    "Notorious Pirate",
    "Dread Pirate",
)
HIGHEST_RANK: Final = len(CITIZEN_RANKS) - 1

# All above Bold are ours: the names of 1995 are lost.
BRAVERY: Final = ("Bold", "Brave", "Valiant", "Gallant", "Heroic", "Fearless")

NO_FLEET: Final = "none"
FLEETS: Final = ("orange", "purple", "green", NO_FLEET)


def ranks_of(faction: Faction) -> tuple[str, ...]:
    """The names of a faction's ranks, the lowest first."""
    return PIRATE_RANKS if faction is Faction.PIRATE else CITIZEN_RANKS


def rank_name(faction: Faction, rank: int) -> str:
    """The name of a rank, 0 to 8.

    >>> rank_name(Faction.PIRATE, 7)
    'Notorious Pirate'
    """
    return ranks_of(faction)[rank]


def read_rank(text: str, faction: Faction) -> int | None:
    """The rank that a text names or numbers; None where it is none of the faction's.

    >>> read_rank("second mate", Faction.CITIZEN)
    3
    >>> read_rank("8", Faction.PIRATE)
    8
    >>> read_rank("Second Mate", Faction.PIRATE) is None
    True
    """
    words = " ".join(text.split()).casefold()
    if words.isdecimal() and words.isascii() and len(words) == 1 and int(words) <= HIGHEST_RANK:
        return int(words)
    known = [name.casefold() for name in ranks_of(faction)]
    return known.index(words) if words in known else None


def nearest_rank(text: str, faction: Faction) -> str | None:
    """The name of a faction's rank most like a text that names none."""
    return nearest(text, ranks_of(faction))


def bravery_name(level: int) -> str:
    """The name of a level of bravery, counted from Bold at 0.

    >>> bravery_name(0), bravery_name(5), bravery_name(7)
    ('Bold', 'Fearless', 'Fearless+2')
    """
    last = len(BRAVERY) - 1
    return BRAVERY[level] if level <= last else f"{BRAVERY[last]}+{level - last}"
