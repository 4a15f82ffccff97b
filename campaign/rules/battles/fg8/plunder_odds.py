"""The odds of a Plunder: its Forts one after another, then the field, with the troops that are left (FG8-5.9)."""

from fractions import Fraction

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.land_odds import left_after
from campaign.rules.battles.fg8.plunder import (
    FIELD_GROUND,
    FORT_GROUND,
    MARINES_PER_FORT,
    PLUNDERED,
    REPELLED,
    forts_to_beat,
    of_plunder,
)
from campaign.rules.battles.fg8.rounds_odds import Masses, Round
from campaign.rules.in_force import LawInForce
from campaign.rules.odds import odds_of
from campaign.rules.scenario import Plunder, Scenario


def odds(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of a Plunder, with what it costs the plunderer to be expected."""
    land = scenario.plunder or Plunder()
    attacker, marines = of_plunder(scenario, law)
    fort = Round(attacker, marines, law, FORT_GROUND), law[MARINES_PER_FORT], FORT_GROUND
    field = Round(attacker, marines, law, FIELD_GROUND), land.marines_outside, FIELD_GROUND
    whole, standing, lost_by_ways = 1, {attacker.troops: 1}, [Fraction(), Fraction()]
    for round_, defenders, ground in [fort] * forts_to_beat(land.forts, law) + [field]:
        masses = Masses({(troops, defenders): ways for troops, ways in standing.items()}, whole)
        after = left_after(round_, masses, ground)
        whole = after.whole
        # FG8-A9.j: who has nobody left has failed, even if the other side has nobody either.
        standing = {troops: ways for (troops, _), ways in after.ways.items() if troops}
    for troops, ways in standing.items():
        lost = attacker.troops - troops
        lost_by_ways[0] += Fraction(lost * ways, whole)
        lost_by_ways[1] += Fraction(lost * lost * ways, whole)
    plundered = Fraction(sum(standing.values()), whole)
    # Who is repelled has lost all his troops.
    lost_by_ways[0] += (1 - plundered) * attacker.troops
    lost_by_ways[1] += (1 - plundered) * attacker.troops**2
    outcomes = {PLUNDERED: plundered, REPELLED: 1 - plundered}
    return odds_of(outcomes, {"attacker_lost": (lost_by_ways[0], lost_by_ways[1])})
