"""What a kind of matter is: where its facts come from, what resolves it, what follows (FG8-5.1)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from campaign.rules.battle import Resolve
from campaign.rules.event import Event
from campaign.rules.law import Term
from campaign.rules.matter import Matter
from campaign.rules.scenario import Finding, Scenario
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterKind:
    """One kind of matter, as a record of functions.

    `facts` gives what it is judged on, or None where events have overtaken it; `systems` the resolver of each rule
    system that may judge it, by the word of the term `system`; `follow` what a finding leads to; `outcomes` are the
    results the Historian may put in place of the one thrown; `policy` is the term that says whether drafts wait.
    """

    name: str
    rule: str
    title: str
    facts: Callable[[Matter, Scene], Scenario | None]
    follow: Callable[[Matter, Finding, Scene], Iterator[Event]]
    policy: Term[str]
    systems: Mapping[str, Resolve]
    system: Term[str] | None = None
    outcomes: tuple[str, ...] = ()

    def resolver(self, scene_law: "Callable[[Term[str]], str]") -> Resolve:
        """What resolves it under the law in force."""
        if self.system is None:
            return self.systems["fg8"]
        return self.systems[scene_law(self.system)]
