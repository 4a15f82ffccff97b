"""Systems of linear equations, solved exactly."""

from collections.abc import Sequence
from fractions import Fraction


def solved(matrix: Sequence[Sequence[Fraction]], right: Sequence[Sequence[Fraction]]) -> list[list[Fraction]]:
    """The unknowns of a square system, a row for each, for several right sides at once (their columns).

    Raises:
        ZeroDivisionError: the system has no single solution.

    >>> solved([[Fraction(2), Fraction(1)], [Fraction(1), Fraction(-1)]], [[Fraction(5)], [Fraction(1)]])
    [[Fraction(2, 1)], [Fraction(1, 1)]]
    """
    rows = [[*left, *rest] for left, rest in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = next((row for row in range(column, size) if rows[row][column]), column)
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [each / lead for each in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [each - factor * top for each, top in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
