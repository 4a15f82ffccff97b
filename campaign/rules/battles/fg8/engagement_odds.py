"""The odds of a whole engagement: those of closing, and of the combat that follows it (FG8-5.4)."""

from collections import defaultdict
from fractions import Fraction

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8 import closing, naval
from campaign.rules.battles.fg8.land_odds import aboard
from campaign.rules.in_force import LawInForce
from campaign.rules.odds import enumerated
from campaign.rules.scenario import Scenario

_closing_odds = enumerated(closing.resolve)
_naval_odds = enumerated(naval.resolve)


def odds(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of how the combat of an engagement ends; losses are those of a fight aboard."""
    closed = _closing_odds(scenario, law).outcomes.get(closing.CLOSED, Fraction())
    outcomes: defaultdict[str, Fraction] = defaultdict(Fraction)
    if closed < 1:
        for result, chance in _naval_odds(scenario, law).outcomes.items():
            outcomes[result] += (1 - closed) * chance
    if not closed:
        return Odds(outcomes=dict(outcomes), mean={}, spread={})
    boarding = aboard(scenario, law)
    for result, chance in boarding.outcomes.items():
        outcomes[result] += closed * chance
    mean = {f"{name}_aboard": figure for name, figure in boarding.mean.items()}
    spread = {f"{name}_aboard": figure for name, figure in boarding.spread.items()}
    return Odds(outcomes=dict(outcomes), mean={**mean, "closed": closed}, spread=spread)
