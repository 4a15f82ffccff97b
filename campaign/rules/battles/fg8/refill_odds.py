"""The odds of a battle against troops that refill before each round, as at Makal (FG8-A7.h)."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.rounds import ONGOING, Ground, result_of
from campaign.rules.battles.fg8.rounds_odds import Move, Round
from campaign.rules.odds import odds_of

_NOTHING = Fraction()


@dataclass(frozen=True, slots=True)
class _Prospect:
    """What is to come: results with their chances, and both losses by first and second moment."""

    outcomes: dict[str, Fraction] = field(default_factory=dict)
    moments: tuple[Fraction, Fraction, Fraction, Fraction] = (_NOTHING,) * 4


def refilled(round_: Round, attackers: int, ground: Ground) -> Odds:
    """The exact odds of so many attackers against a defender who refills to one troop at least."""
    defenders = ground.refill
    assert defenders
    if ground.limit is None:
        prospect = _to_the_end(round_, attackers, defenders)
    else:
        prospect = _limited(round_, attackers, defenders, ground.limit)
    attacker_one, attacker_two, defender_one, defender_two = prospect.moments
    moments = {
        "attacker_lost": (attacker_one, attacker_two),
        "defender_lost": (defender_one, defender_two),
    }
    return odds_of(prospect.outcomes, moments)


def _limited(round_: Round, attackers: int, defenders: int, limit: int) -> _Prospect:
    """The prospect of at most so many rounds: from the last round back to the first."""
    coming = [_Prospect({result_of(each, defenders): Fraction(1)}) for each in range(attackers + 1)]
    for rounds_before in reversed(range(limit)):
        later = coming
        first = rounds_before == 0
        coming = [
            later[each]
            if not each
            else _mixed(round_.moves((each, defenders), first=first), each, defenders, later.__getitem__)
            for each in range(attackers + 1)
        ]
    return coming[attackers]


def _to_the_end(round_: Round, attackers: int, defenders: int) -> _Prospect:
    """The prospect of all rounds: from the fewest attackers up, each number waiting for its first loss."""
    settled: list[_Prospect] = [_Prospect({result_of(0, defenders): Fraction(1)})]
    for each in range(1, attackers + 1):
        moves = round_.moves((each, defenders), first=False)
        settled.append(_patient(moves, each, defenders, settled))
    if not attackers:
        return settled[0]
    moves = round_.moves((attackers, defenders), first=True)
    return _mixed(moves, attackers, defenders, settled.__getitem__)


def _patient(moves: tuple[Move, ...], attackers: int, defenders: int, settled: list[_Prospect]) -> _Prospect:
    """The prospect where a round may leave all as it was: solves it for what it says of itself."""
    whole = sum(ways for *_, ways in moves)
    waits = [move for move in moves if not move[0] and move[1] < defenders]
    stays = Fraction(sum(ways for *_, ways in waits), whole)
    if stays == 1:  # nobody can ever win
        return _Prospect({ONGOING: Fraction(1)})
    mixed = _mixed(moves, attackers, defenders, lambda left: settled[left] if left < attackers else _Prospect())
    outcomes = {result: chance / (1 - stays) for result, chance in mixed.outcomes.items()}
    attacker_one, attacker_two, defender_one, defender_two = mixed.moments
    lost = defender_one / (1 - stays)
    # What a waiting round costs the defender comes before the same prospect again.
    again = sum((2 * Fraction(fell * ways, whole) * lost for _, fell, ways in waits), _NOTHING)
    return _Prospect(
        outcomes,
        (
            attacker_one / (1 - stays),
            attacker_two / (1 - stays),
            lost,
            (defender_two + again) / (1 - stays),
        ),
    )


def _mixed(moves: tuple[Move, ...], attackers: int, defenders: int, prospect: Callable[[int], _Prospect]) -> _Prospect:
    """The prospect before a round, from those after it."""
    whole = sum(ways for *_, ways in moves)
    outcomes: defaultdict[str, Fraction] = defaultdict(Fraction)
    moments = [_NOTHING] * 4
    for own, foe, ways in moves:
        share = Fraction(ways, whole)
        lost = min(own, attackers), min(foe, defenders)
        left = attackers - lost[0]
        later = (
            prospect(left)
            if left and lost[1] < defenders
            else _Prospect({result_of(left, defenders - lost[1]): Fraction(1)})
        )
        for result, chance in later.outcomes.items():
            outcomes[result] += share * chance
        for side, cost in enumerate(lost):
            one, two = later.moments[2 * side : 2 * side + 2]
            moments[2 * side] += share * (cost + one)
            moments[2 * side + 1] += share * (cost * cost + 2 * cost * one + two)
    return _Prospect(dict(outcomes), (moments[0], moments[1], moments[2], moments[3]))
