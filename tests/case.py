"""A case of the rulebook: a scenario with its dice, and what must come of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from campaign.rules.scenario import Scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case file, named `<clause>-<slug>.yaml`.

    `clause` is what its name starts with: the address of a clause (`5.13.favour`) or a statement (`FG8-B3.1`).
    `totals`, `modifiers` (clause to value) and `events` are None where the case does not say them.
    """

    name: str
    clause: str
    scenario: Scenario
    dice: Sequence[int]
    outcome: Mapping[str, object]
    totals: Sequence[int] | None
    modifiers: Sequence[Mapping[str, int]] | None
    events: Sequence[str] | None
    source: str
    ignore: str = ""

    @property
    def is_statement(self) -> bool:
        """Whether it is named after a statement of the rulebook, not after a clause of law."""
        return self.clause.startswith("FG8-")
