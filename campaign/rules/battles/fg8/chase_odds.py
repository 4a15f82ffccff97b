"""The exact odds of a chase: a walk of the distance until the ships meet, part, or come to port (FG8-5.17)."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.chase import (
    CAUGHT,
    CAUGHT_AT_DESTINATION,
    LOST,
    LOST_BEYOND,
    ONGOING,
    REACHED_DESTINATION,
    SIDES,
    added,
    ended,
    head_start,
    stop,
)
from campaign.rules.in_force import LawInForce
from campaign.rules.linear import solved
from campaign.rules.odds import odds_of
from campaign.rules.scenario import Scenario

Shifts = Mapping[int, int]  # by how much the distance changes, in how many ways


def odds(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of a chase, with the rolls to be expected of it."""
    pursuer = _shifts(scenario.attacker.ships, added(scenario, law, "attacker").value)
    fleeing = _shifts(scenario.defender.ships, added(scenario, law, "defender").value)
    both: Counter[int] = Counter()
    for (by, ways), (to, other_ways) in product(pursuer.items(), fleeing.items()):
        both[to - by] += ways * other_ways
    start, _ = head_start(scenario, law)
    if scenario.chase.decisions is None and scenario.chase.arrives_after is None:
        return _unlimited(start, both, law)
    return _limited(start, both, pursuer, scenario, law)


def _shifts(ships: int, plus: int) -> Shifts:
    """In how many ways the lowest of so many dice shows each face, with what is added to it."""
    return {face + plus: (SIDES + 1 - face) ** ships - (SIDES - face) ** ships for face in range(1, SIDES + 1)}


def _limited(start: int, both: Shifts, pursuer: Shifts, scenario: Scenario, law: LawInForce) -> Odds:
    """A chase that ends by decisions or in port, roll by roll in ways out of a common whole."""
    outcomes: defaultdict[str, Fraction] = defaultdict(Fraction)
    rolls, squares = Fraction(), Fraction()
    chasing, whole, made = {start: 1}, 1, 0
    while chasing and stop(scenario, made) is None:
        made += 1
        whole *= sum(both.values())
        after: defaultdict[int, int] = defaultdict(int)
        ending: defaultdict[str, int] = defaultdict(int)
        for distance, ways in chasing.items():
            for shift, times in both.items():
                result = ended(distance + shift, law)
                if result is None:
                    after[distance + shift] += ways * times
                else:
                    ending[result] += ways * times
        for result, ways in ending.items():
            outcomes[result] += Fraction(ways, whole)
            rolls += Fraction(made * ways, whole)
            squares += Fraction(made * made * ways, whole)
        chasing = after
    left = Fraction(sum(chasing.values()), whole)
    if chasing and stop(scenario, made) == ONGOING:
        outcomes[ONGOING] += left
    elif chasing:
        made += 1
        for distance, ways in chasing.items():
            caught = sum(times for by, times in pursuer.items() if by >= distance)
            chance = Fraction(ways * caught, whole * sum(pursuer.values()))
            outcomes[CAUGHT_AT_DESTINATION] += chance
            outcomes[REACHED_DESTINATION] += Fraction(ways, whole) - chance
    rolls, squares = rolls + made * left, squares + made * made * left
    return odds_of(outcomes, {"rolls": (rolls, squares)})


def _unlimited(start: int, both: Shifts, law: LawInForce) -> Odds:
    """A chase to its end: the chances from each distance solve a system of linear equations."""
    whole = sum(both.values())
    distances = range(1, law[LOST_BEYOND] + 1)
    matrix = [
        [Fraction(int(here == there)) - Fraction(both.get(there - here, 0), whole) for there in distances]
        for here in distances
    ]
    caught = [_reaching(CAUGHT, here, both, law) for here in distances]
    chances = solved(matrix, [[chance, Fraction(1)] for chance in caught])
    ahead = dict(zip(distances, chances, strict=True))
    # The second moment of the rolls: of one roll, and of those that follow it.
    following = [[1 + 2 * _ahead(here, both, ahead, 1)] for here in distances]
    squares = dict(zip(distances, solved(matrix, following), strict=True))
    # FG8-A17.b: the first check comes after the first rolls, so the start stands by itself.
    first = _reaching(CAUGHT, start, both, law) + _ahead(start, both, ahead, 0)
    rolls = 1 + _ahead(start, both, ahead, 1)
    square = 1 + 2 * _ahead(start, both, ahead, 1) + _ahead(start, both, squares, 0)
    return odds_of({CAUGHT: first, LOST: 1 - first}, {"rolls": (rolls, square)})


def _reaching(result: str, here: int, both: Shifts, law: LawInForce) -> Fraction:
    """How likely the next roll ends a chase so."""
    ways = sum(times for shift, times in both.items() if ended(here + shift, law) == result)
    return Fraction(ways, sum(both.values()))


def _ahead(here: int, both: Shifts, ahead: Mapping[int, list[Fraction]], column: int) -> Fraction:
    """What is to be expected after the next roll, of the distances that go on."""
    whole = sum(both.values())
    going = [(here + shift, times) for shift, times in both.items() if here + shift in ahead]
    return sum((Fraction(times, whole) * ahead[there][column] for there, times in going), Fraction())
