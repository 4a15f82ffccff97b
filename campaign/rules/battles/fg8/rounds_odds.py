"""Exact odds of rounds of battle: who is left on each side, after some rounds or at the end.

Chances are whole numbers of ways out of a common whole, so that a long battle needs no fractions.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from math import lcm

from campaign.rules.battles.fg8.rounds import (
    CASUALTY_DICE,
    ROLL,
    SIDES,
    TIE_DICE,
    Ground,
    facts_of_round,
    fallen,
)
from campaign.rules.in_force import Fact, LawInForce
from campaign.rules.scenario import Side

Left = tuple[int, int]  # troops of the attacker and of the defender
Move = tuple[int, int, int]  # what the attacker and the defender lose, and in how many ways


@dataclass(frozen=True, slots=True)
class Masses:
    """How likely each number of troops left is, in ways out of a whole."""

    ways: Mapping[Left, int]
    whole: int = 1


class Round:
    """One round of a battle as the law has it, whatever the troops."""

    def __init__(self, attacker: Side, defender: Side, law: LawInForce, ground: Ground) -> None:
        won = _falls(law[CASUALTY_DICE], law, aboard=ground.aboard)
        tied = _falls(law[TIE_DICE], law, aboard=ground.aboard)
        self.whole = SIDES**2 * lcm(sum(won.values()), sum(tied.values()) ** 2)
        self.least_loss = min(*won, 2 * min(tied))
        self._won, self._tied = won, tied
        self._law, self._reads = law, law.reads(ROLL)
        self._facts = {
            (attacks, first): facts_of_round(own, foe, ground, attacks=attacks, first=first)
            for own, foe, attacks in ((attacker, defender, True), (defender, attacker, False))
            for first in (True, False)
        }
        self._modifiers: dict[tuple[int, int, bool, bool], int] = {}
        self._moves: dict[int, tuple[Move, ...]] = {}

    def moves(self, left: Left, *, first: bool) -> tuple[Move, ...]:
        """The ways in which a round may go; they sum to `whole`."""
        attackers, defenders = left
        lead = self._modifier(attackers, defenders, attacks=True, first=first)
        lead -= self._modifier(defenders, attackers, attacks=False, first=first)
        moves = self._moves.get(lead)
        if moves is None:
            moves = self._moves[lead] = self._moves_by(lead)
        return moves

    def _modifier(self, own: int, foe: int, *, attacks: bool, first: bool) -> int:
        key = (
            own if "own.troops" in self._reads else 0,
            foe if "foe.troops" in self._reads else 0,
            attacks,
            first and "first_round" in self._reads,
        )
        value = self._modifiers.get(key)
        if value is None:
            troops: dict[str, Fact] = {"own.troops": own, "foe.troops": foe}
            facts = {**self._facts[attacks, first], **troops}
            value = self._modifiers[key] = self._law.total(ROLL, facts)
        return value

    def _moves_by(self, lead: int) -> tuple[Move, ...]:
        """The moves where the attacker adds so much more to his die than the defender."""
        faces = range(1, SIDES + 1)
        leads = [own + lead - foe for own, foe in product(faces, faces)]
        wins = sum(each > 0 for each in leads) * (self.whole // SIDES**2 // sum(self._won.values()))
        defeats = sum(each < 0 for each in leads) * (self.whole // SIDES**2 // sum(self._won.values()))
        ties = leads.count(0) * (self.whole // SIDES**2 // sum(self._tied.values()) ** 2)
        moves = [
            *((0, fell, wins * ways) for fell, ways in self._won.items()),
            *((fell, 0, defeats * ways) for fell, ways in self._won.items()),
            *(
                (own, foe, ties * own_ways * foe_ways)
                for (own, own_ways), (foe, foe_ways) in product(self._tied.items(), repeat=2)
            ),
        ]
        return tuple(move for move in moves if move[2])


def after_round(round_: Round, masses: Masses, *, first: bool) -> Masses:
    """The masses after one more round; where a side is wiped out nothing more happens."""
    ways: defaultdict[Left, int] = defaultdict(int)
    for (attackers, defenders), mass in masses.ways.items():
        if not attackers or not defenders:
            ways[attackers, defenders] += mass * round_.whole
            continue
        for own, foe, times in round_.moves((attackers, defenders), first=first):
            ways[max(attackers - own, 0), max(defenders - foe, 0)] += mass * times
    return Masses(ways, masses.whole * round_.whole)


def at_the_end(round_: Round, masses: Masses) -> Masses:
    """The masses when a side is wiped out; the rounds so fought are none of them the first.

    Troops only fall, so each number of them is reached once at most, and one pass from the most to the least settles
    all. A whole of `whole ** most` divides evenly by every chance on the way.
    """
    high = max((left[0] for left in masses.ways), default=0)
    wide = max((left[1] for left in masses.ways), default=0)
    scale = round_.whole ** ((high + wide) // round_.least_loss + 1)
    board = [[0] * (wide + 1) for _ in range(high + 1)]
    for (attackers, defenders), mass in masses.ways.items():
        board[attackers][defenders] += mass * scale
    for attackers in range(high, 0, -1):
        for defenders in range(wide, 0, -1):
            mass = board[attackers][defenders] // round_.whole
            if not mass:
                continue
            for own, foe, times in round_.moves((attackers, defenders), first=False):
                row = board[attackers - own] if own < attackers else board[0]
                row[defenders - foe if foe < defenders else 0] += mass * times
    ended = {(each, 0): row[0] for each, row in enumerate(board) if row[0]}
    ended |= {(0, each): mass for each, mass in enumerate(board[0]) if mass}
    return Masses(ended, masses.whole * scale)


def _falls(dice: int, law: LawInForce, *, aboard: bool) -> dict[int, int]:
    """In how many ways so many dice make so many fall."""
    falls: defaultdict[int, int] = defaultdict(int)
    for faces in product(range(1, SIDES + 1), repeat=dice):
        falls[fallen(sum(faces), law, aboard=aboard)] += 1
    return dict(falls)
