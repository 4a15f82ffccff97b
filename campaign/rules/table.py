"""A table of the law: terms of one family, a cell for each thing or for each pair of places."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from campaign.rules.citation import Address
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term

DEFAULT = "default"

_ARTICLE = re.compile(r"^(the|a|an)\s+", re.IGNORECASE)
_NO_KEY = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Table:
    """Terms whose addresses share a prefix (`3.14.travel`) and differ in their cell.

    The cell named `default`, where there is one, answers for every name that has none of its own.
    """

    prefix: str
    cells: tuple[Term[int], ...]

    def value(self, law: LawInForce, *names: str) -> int | None:
        """The value in force for the names of a thing or of two places, in either order.

        A cell of both places goes before a cell of one, that of the first before that of the
        second, and the default comes last. None: the table says nothing of these names.
        """
        for key in _keys(names):
            value = law.statute.terms.get(f"{self.prefix}.{key}")
            if isinstance(value, int):
                return value
        return None

    def cell(self, key: str) -> Term[int]:
        """The term of a cell: a declared one, or for a new key one shaped like the first cell."""
        declared = {term.address: term for term in self.cells}
        address = f"{self.prefix}.{key}"
        model = self.cells[0]
        return declared.get(address) or Term(
            str(Address.parse(address)),
            model.founding,
            f"{key.replace('_', ' ').capitalize()}: {{value}} {model.unit}.",
            unit=model.unit,
            low=model.low,
            high=model.high,
        )


def cells(
    prefix: str,
    rows: Mapping[str, tuple[int, str]],
    *,
    unit: str,
    low: int = 0,
    high: int = 1_000_000,
    mark: Mark = Mark.DEFAULT,
) -> tuple[Term[int], ...]:
    """The terms of a table from its rows: the key of each cell, its founding value, its sentence."""
    return tuple(
        Term(f"{prefix}.{key}", founding, says, unit=unit, low=low, high=high, mark=mark)
        for key, (founding, says) in rows.items()
    )


def key_of(name: str) -> str:
    """The name of a place or a thing as it stands in an address.

    >>> key_of("The Near Azores")
    'near_azores'
    >>> key_of("Isle of the Dead")
    'isle_of_the_dead'
    """
    return _NO_KEY.sub("_", _ARTICLE.sub("", name.strip()).casefold()).strip("_")


def _keys(names: tuple[str, ...]) -> tuple[str, ...]:
    keys = tuple(key_of(name) for name in names)
    pairs = ("_".join(keys), "_".join(reversed(keys)))
    return (*pairs, *keys, DEFAULT)
