"""The current law of a campaign: its enactments up to a moment, ready to be asked (FG8-5.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from campaign.rules.clock import END_OF_TIME, Moment
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Catalogue, Enactment, statute_at
from campaign.rules.world import World, in_order

# As many laws as a process that works on several campaigns, and looks back at some, asks in turn.
_KEPT = 64


@dataclass(frozen=True, slots=True, eq=False)
class _Same:
    """A value that equals itself alone, so that a large one is compared and hashed at no cost."""

    value: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def law_in_force(world: World, catalogue: Catalogue, moment: Moment | None = None) -> LawInForce:
    """The law in force in a world at a moment, now if none is given.

    Worlds that share their enactments share the law, and with it the hooks it has compiled.
    """
    enacted = len(enactments_until(world, moment))
    return _law(_Same(world.enactments), _Same(catalogue), enacted)


def enactments_until(world: World, moment: Moment | None = None) -> tuple[Enactment, ...]:
    """The enactments of a world up to a moment, in their order; all of them if none is given."""
    last = END_OF_TIME if moment is None else moment
    enacted = (numbered.enactment for numbered in in_order(world.enactments))
    return tuple(enactment for enactment in enacted if enactment.moment <= last)


def before_the_next(published: int) -> Moment:
    """The moment just before the publication that follows a clock value."""
    return Moment(published, END_OF_TIME.judged, END_OF_TIME.taken)


@lru_cache(maxsize=_KEPT)
def _law(enactments: _Same, catalogue: _Same, enacted: int) -> LawInForce:
    numbered = enactments.value
    known = catalogue.value
    assert isinstance(numbered, Mapping)
    assert isinstance(known, Catalogue)
    ordered = [numbered[key].enactment for key in sorted(numbered)]
    return LawInForce(known, statute_at(known, ordered[:enacted], END_OF_TIME))
