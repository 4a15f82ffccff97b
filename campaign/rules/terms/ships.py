"""The terms of section 3: how many ships there are, who sails them, what they hold, cost and need for a voyage."""

from campaign.rules.law import Mark, Term
from campaign.rules.table import Table, cells

MAX_TOTAL = Term(
    "3.1.max_total",
    21,
    "New ships are provided until {value} have been in use since the game began.",
    unit="ships",
    high=10_000,
    mark=Mark.RECOVERED,
)
OWNER_RANKS = Term(
    "3.2.owner_ranks",
    2,
    "In deciding who gives sailing orders the owner counts {value} ranks higher.",
    unit="ranks",
    high=8,
    mark=Mark.RECOVERED,
)
SAILING_RANK = Term(
    "3.4.sailing_rank",
    1,
    "A player below rank {value} of the table may not sail away from his own side's harbours.",
    unit="rank",
    high=8,
    mark=Mark.INFERRED,
)
NEW_PLAYER = Term(
    "3.2.new_player",
    20,
    "A player is new, and may enlist, for {value} proposals after joining.",
    unit="proposals",
    high=10_000,
)
BRIG_TAKES_SHIP = Term(
    "3.3.takes_ship",
    founding=True,
    says="Whether a prisoner who breaks out of the Brig takes over the ship: {value}.",
    mark=Mark.RECOVERED,
)

SPACES = Term("3.10.spaces", 20, "A ship's hold has {value} spaces.", unit="spaces", high=10_000)
TON_PER_SPACE = Term(
    "3.10.ton_per_space",
    1,
    "A space holds {value} Ton of cargo.",
    unit="Tons",
    low=1,
    high=1000,
)
PERSONS_PER_SPACE = Term(
    "3.10.persons_per_space",
    5,
    "A space holds {value} Marines, Buccaneers, Settlers or Hostages.",
    unit="persons",
    low=1,
    high=1000,
)


def _space(name: str, founding: int, says: str, mark: Mark = Mark.DEFAULT) -> Term[int]:
    return Term(f"3.10.{name}_space", founding, says, unit="spaces", high=1000, mark=mark)


CANNON_SPACE = _space("cannon", 1, "A Cannon takes this many spaces: {value}.")
CATAPULT_SPACE = _space("catapult", 2, "A Catapult takes this many spaces: {value}.")
GREEK_FIRE_SPACE = _space("cgf", 1, "A Cask of Greek Fire takes this many spaces: {value}.")
HOOKS_SPACE = _space("hooks", 0, "Grappling Hooks take this many spaces: {value}.")
RAFT_SPACE = _space("raft", 1, "A life raft takes this many spaces: {value}.")
PLAYERS_SPACE = _space("players", 0, "A player takes this many spaces: {value}.", Mark.RECOVERED)
PRISONERS_SPACE = _space("prisoners", 0, "A prisoner in the Brig takes this many spaces: {value}.", Mark.RECOVERED)

PRICES = Table(
    "3.11.price",
    cells(
        "3.11.price",
        {
            "cannon": (200, "A Cannon costs {value} Po8."),
            "catapult": (400, "A Catapult costs {value} Po8."),
            "greek_fire": (250, "A Cask of Greek Fire costs {value} Po8."),
            "life_raft": (100, "A life raft costs {value} Po8."),
            "troops": (10, "A Marine or a Buccaneer costs {value} Po8."),
        },
        unit="Po8",
    )
    + cells(
        "3.11.price",
        {"grappling_hooks": (300, "Grappling Hooks cost {value} Po8.")},
        unit="Po8",
        mark=Mark.SECTION_5,
    ),
)

TRAVEL = Table(
    "3.14.travel",
    cells(
        "3.14.travel",
        {
            "default": (5, "A voyage not named here takes {value} proposals."),
            "atlantis_takal": (3, "Between Atlantis and Takal: {value} proposals."),
            "atlantis_sakal": (3, "Between Atlantis and Sakal: {value} proposals."),
            "takal_sakal": (2, "Between Takal and Sakal: {value} proposals."),
            "atlantis_near_azores": (6, "Between Atlantis and the Near Azores: {value} proposals."),
            "isle_of_the_dead": (8, "To or from the Isle of the Dead: {value} proposals."),
        },
        unit="proposals",
        low=1,
        high=1000,
    ),
)

WIND_EVERY = Term(
    "3.15.wind_every",
    1,
    "The wind is thrown anew every {value} proposals; at 0 only a Ruler changes it.",
    unit="proposals",
    high=1000,
)
STRENGTH_DIE = Term(
    "3.15.strength_die",
    6,
    "The strength of the wind is thrown with a die of {value} sides.",
    unit="sides",
    low=1,
    high=100,
)

TERMS: tuple[Term[int] | Term[bool], ...] = (
    MAX_TOTAL,
    OWNER_RANKS,
    NEW_PLAYER,
    SAILING_RANK,
    BRIG_TAKES_SHIP,
    SPACES,
    TON_PER_SPACE,
    PERSONS_PER_SPACE,
    CANNON_SPACE,
    CATAPULT_SPACE,
    GREEK_FIRE_SPACE,
    HOOKS_SPACE,
    RAFT_SPACE,
    PLAYERS_SPACE,
    PRISONERS_SPACE,
    *PRICES.cells,
    *TRAVEL.cells,
    WIND_EVERY,
    STRENGTH_DIE,
)
