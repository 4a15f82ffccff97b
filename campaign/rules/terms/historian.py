"""What the law says of the Historian's desk: which drafts wait for a review, and how long (FG8-5.1)."""

from campaign.rules.law import Mark, Term

AUTO, REVIEW = "auto", "review"


def _policy(kind: str, founding: str, what: str) -> Term[str]:
    return Term(
        f"5.1.policy_{kind}",
        founding,
        f"The Historian's draft for {what}: {{value}}.",
        words=(AUTO, REVIEW),
        mark=Mark.DEFAULT,
    )


NAVAL = _policy("naval", REVIEW, "a fight between ships")
LAND = _policy("land", AUTO, "a round of a land battle")
CHASE = _policy("chase", AUTO, "a roll of a chase")
ENCOUNTER = _policy("encounter", AUTO, "a chance encounter")
CROSSING = _policy("crossing", AUTO, "a meeting on the high seas")
CAPTURE = _policy("capture", AUTO, "a capture after a lost battle")
ESCAPE = _policy("escape", AUTO, "a captive's escape")
REINFORCE = _policy("reinforce", AUTO, "the reinforcement of the piratical base")
MUSTER = _policy("muster", AUTO, "the counting of natives")
FORT = _policy("fort", AUTO, "which Fort a plunderer faces")
DUEL = _policy("duel", AUTO, "a Personal Duel")
BREAKOUT = _policy("breakout", AUTO, "a prisoner's attempt to break out")
TRANSFER = _policy("transfer", AUTO, "whether enemies of a captive keep him")
CLOSING = _policy("closing", AUTO, "an attempt to close")
BOARDING = _policy("boarding", AUTO, "a round of a fight aboard")
MUTINY = _policy("mutiny", AUTO, "a mutiny")
SALVAGE = _policy("salvage", AUTO, "the salvage of a sunk ship's goods")
PATROL = _policy("patrol", AUTO, "a patrol")
NOTORIOUS = _policy("notorious", AUTO, "who leads a pirate ship")
WEATHER = _policy("weather", AUTO, "the weather")
MARKET = _policy("market", AUTO, "the prices of the market")

REVIEW_PROPOSALS = Term(
    "5.1.review_proposals",
    2,
    "A draft that waits for the Historian releases itself after {value} proposals.",
    unit="proposals",
    low=1,
    high=100,
    mark=Mark.DEFAULT,
)

TERMS = (
    NAVAL,
    LAND,
    CHASE,
    ENCOUNTER,
    CROSSING,
    CAPTURE,
    ESCAPE,
    REINFORCE,
    MUSTER,
    FORT,
    DUEL,
    BREAKOUT,
    TRANSFER,
    CLOSING,
    BOARDING,
    MUTINY,
    SALVAGE,
    PATROL,
    NOTORIOUS,
    WEATHER,
    MARKET,
    REVIEW_PROPOSALS,
)
