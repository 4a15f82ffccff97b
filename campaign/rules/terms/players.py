"""The terms of section 2: what a player starts with, how he rises, what desertion costs."""

from campaign.rules.law import Mark, Term

WIN_SETTLERS = Term(
    "2.2.settlers",
    1000,
    "To have Won takes {value} Settlers in lands of one's own.",
    unit="Settlers",
    high=1_000_000,
    mark=Mark.RECOVERED,
)
WIN_RANK = Term(
    "2.2.rank",
    5,
    "And every Opponent from rank {value} of the table upward Vanquished.",
    unit="rank",
    high=8,
    mark=Mark.RECOVERED,
)
DESERTION_RANK = Term(
    "2.3.rank",
    0,
    "A deserter begins again at rank {value} of the table.",
    unit="rank",
    high=8,
    mark=Mark.RECOVERED,
)
BRAVERY_LOSS = Term(
    "2.3.bravery_loss",
    2,
    "Desertion costs {value} levels of bravery, but never takes a player below Bold.",
    unit="levels",
    high=100,
    mark=Mark.RECOVERED,
)
START_RANK = Term(
    "2.5.start_rank",
    1,
    "A new player starts at rank {value} of the table.",
    unit="rank",
    high=8,
)
START_TROOPS = Term(
    "2.5.start_troops",
    10,
    "A new player's ship is manned by {value} Marines or Buccaneers.",
    unit="troops",
    high=1000,
)
START_PO8 = Term("2.5.start_po8", 500, "A new player owns {value} Po8.", unit="Po8")
PROMOTION_ON_ACCEPTANCE = Term(
    "2.6.promotion_on_acceptance",
    founding=True,
    says="A player whose proposal is accepted rises one rank: {value}.",
)
PROMOTION_LIMIT = Term(
    "2.6.promotion_limit",
    4,
    "Nobody rises above rank {value} of the table in this way.",
    unit="rank",
    high=8,
)
SPEAKERS_SALARY = Term(
    "2.15.salary",
    20,
    "The Speaker is paid {value} Po8 for each full day of unbroken tenure.",
    unit="Po8",
    mark=Mark.RECOVERED,
)

TERMS = (
    WIN_SETTLERS,
    WIN_RANK,
    DESERTION_RANK,
    BRAVERY_LOSS,
    START_RANK,
    START_TROOPS,
    START_PO8,
    PROMOTION_ON_ACCEPTANCE,
    PROMOTION_LIMIT,
    SPEAKERS_SALARY,
)
