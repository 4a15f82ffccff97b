"""The odds of battles on land and aboard (FG8-5.6, FG8-5.7)."""

from collections import defaultdict
from fractions import Fraction

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8 import boarding, land
from campaign.rules.battles.fg8.refill_odds import refilled
from campaign.rules.battles.fg8.rounds import Ground, result_of
from campaign.rules.battles.fg8.rounds_odds import Masses, Round, after_round, at_the_end
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.in_force import LawInForce
from campaign.rules.odds import odds_of
from campaign.rules.scenario import Scenario, Side


def on_land(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of the rounds of a land battle."""
    return of_battle(*settled(scenario, law), law, land.ground(scenario))


def aboard(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of the rounds of a fight aboard."""
    return of_battle(*settled(scenario, law), law, boarding.ground(scenario))


def of_battle(attacker: Side, defender: Side, law: LawInForce, ground: Ground) -> Odds:
    """The exact odds of a battle, with the losses of both sides to be expected."""
    round_ = Round(attacker, defender, law, ground)
    if ground.refill is not None:
        return refilled(round_, attacker.troops, ground)
    troops = attacker.troops, defender.troops
    masses = left_after(round_, Masses({troops: 1}), ground)
    moments = {"attacker_lost": [0, 0], "defender_lost": [0, 0]}
    ways: defaultdict[str, int] = defaultdict(int)
    for left, mass in masses.ways.items():
        ways[result_of(*left)] += mass
        for place, moment in enumerate(moments.values()):
            lost = troops[place] - left[place]
            moment[0] += lost * mass
            moment[1] += lost * lost * mass
    whole = masses.whole
    outcomes = {result: Fraction(mass, whole) for result, mass in ways.items()}
    expected = {name: (Fraction(one, whole), Fraction(two, whole)) for name, (one, two) in moments.items()}
    return odds_of(outcomes, expected)


def left_after(round_: Round, masses: Masses, ground: Ground) -> Masses:
    """The masses after the rounds of a battle: its limit, or to the end."""
    if ground.limit == 0:
        return masses
    masses = after_round(round_, masses, first=True)
    most = max(sum(left) for left in masses.ways) // round_.least_loss + 1
    if ground.limit is None or ground.limit > most:
        return at_the_end(round_, masses)
    for _ in range(ground.limit - 1):
        masses = after_round(round_, masses, first=False)
    return masses
