"""Names as people write them: finds the known name nearest to one that is not known."""

from collections.abc import Iterable

from rapidfuzz import fuzz, process

# One wrong letter in a word of three scores 67 of 100, two in a word of four 50.
_LEAST_LIKENESS = 65


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known name most like `word`, or None where none is like it.

    Case does not count. Of equally near names the first in alphabetical order is taken,
    so the answer does not depend on the order of `known`.

    >>> nearest("Calias", ["Calais", "London", "Takal"])
    'Calais'
    >>> nearest("WIND.STRENGHT", ["wind.strength", "wind.direction"])
    'wind.strength'
    >>> nearest("zebra", ["Calais", "London"]) is None
    True
    """
    found = process.extractOne(
        word,
        sorted(known),
        scorer=fuzz.ratio,
        processor=str.casefold,
        score_cutoff=_LEAST_LIKENESS,
    )
    return None if found is None else found[0]
