"""Exact odds: every sequence of dice that a resolution can ask for, run through the resolution itself."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import isqrt

from campaign.rules.battle import Odds, Reckon, Resolve
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Finding, Scenario

_MILLION = 10**6


class BranchingDice:
    """Dice that show the faces of a branch and, past its end, the first face; they note every fork."""

    def __init__(self, branch: tuple[int, ...]) -> None:
        self._branch = branch
        self.faces: list[int] = []
        self.sides: list[int] = []

    def throw(self, sides: int, count: int) -> tuple[int, ...]:
        """The next faces of the branch."""
        thrown = len(self.faces)
        for place in range(thrown, thrown + count):
            self.faces.append(self._branch[place] if place < len(self._branch) else 1)
            self.sides.append(sides)
        return tuple(self.faces[thrown:])

    @property
    def likelihood(self) -> Fraction:
        """How likely the faces shown are."""
        ways = 1
        for sides in self.sides:
            ways *= sides
        return Fraction(1, ways)

    def following(self, fixed: int = 0) -> tuple[int, ...] | None:
        """The branch that comes after this one, None after the last; the first `fixed` faces stay."""
        for place in reversed(range(fixed, len(self.faces))):
            if self.faces[place] < self.sides[place]:
                return (*self.faces[:place], self.faces[place] + 1)
        return None


def branches(
    resolve: Resolve, scenario: Scenario, law: LawInForce, *, after: tuple[int, ...] = ()
) -> Iterator[tuple[Finding, Fraction]]:
    """Every finding that a resolution can come to, with the likelihood of its dice.

    `after`: the faces that were already thrown; only what can follow them is run through.
    """
    branch: tuple[int, ...] | None = after
    while branch is not None:
        dice = BranchingDice(branch)
        yield resolve(scenario, law, dice), dice.likelihood
        branch = dice.following(len(after))


def enumerated(resolve: Resolve, figures: Callable[[Finding], Mapping[str, int]] | None = None) -> Reckon:
    """The reckoning of a short resolution by all its dice; `figures` are those to expect of a finding."""

    def reckon(scenario: Scenario, law: LawInForce) -> Odds:
        outcomes: defaultdict[str, Fraction] = defaultdict(Fraction)
        moments: defaultdict[str, list[Fraction]] = defaultdict(lambda: [Fraction(), Fraction()])
        for finding, likely in branches(resolve, scenario, law):
            outcomes[finding.result] += likely
            for name, figure in (figures(finding) if figures else {}).items():
                moments[name][0] += figure * likely
                moments[name][1] += figure * figure * likely
        return odds_of(outcomes, {name: (one, two) for name, (one, two) in moments.items()})

    return reckon


def odds_of(outcomes: Mapping[str, Fraction], moments: Mapping[str, tuple[Fraction, Fraction]]) -> Odds:
    """The odds of outcomes, with what figures to expect by their first and second moments."""
    return Odds(
        outcomes={name: likely for name, likely in sorted(outcomes.items()) if likely},
        mean={name: first for name, (first, _) in moments.items()},
        spread={name: root(second - first * first) for name, (first, second) in moments.items()},
    )


def root(square: Fraction) -> Fraction:
    """The square root, to a millionth below.

    >>> root(Fraction(2))
    Fraction(1414213, 1000000)
    """
    return Fraction(isqrt(square.numerator * _MILLION**2 // square.denominator), _MILLION)
