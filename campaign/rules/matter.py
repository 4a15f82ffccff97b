"""A matter for the Historian: its facts, its draft resolution, and how it came to be released (FG8-5.1)."""

from dataclasses import dataclass
from enum import StrEnum

from campaign.rules.clock import Moment
from campaign.rules.scenario import Finding, Scenario


class State(StrEnum):
    """How far a matter has come."""

    RIPE = "ripe"  # its facts are complete; no die is thrown yet
    DRAFTED = "drafted"  # thrown; waits for the Historian or its own release
    HELD = "held"  # thrown; waits for the Historian alone
    RELEASED = "released"
    DROPPED = "dropped"  # overtaken by events before any die was thrown


@dataclass(frozen=True, slots=True, kw_only=True)
class Amendment:
    """What the Historian changed in a draft, by whom and why; the reason is published with the result."""

    by: str
    what: str
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Matter:
    """Something for the Historian to resolve. Printed as H31.

    `kind` names the module of `matters/`; `subject` is the id of the part it is about. `scenario` holds every fact
    it was judged on, so that it can be judged again. `thrown` is the moment whose law judges it and whose clock value
    keys its dice. `version` rises with each change of the draft: a stale hand is refused.
    """

    id: int
    kind: str
    subject: int
    opened: int
    state: State = State.RIPE
    ships: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    scenario: Scenario | None = None
    finding: Finding | None = None
    thrown: Moment | None = None
    release_at: int | None = None
    version: int = 0
    amendments: tuple[Amendment, ...] = ()

    @property
    def label(self) -> str:
        """The matter's public label."""
        return f"H{self.id}"

    @property
    def pending(self) -> bool:
        """Whether the Historian or its own timer has yet to release it, its dice thrown."""
        return self.state in {State.DRAFTED, State.HELD}
