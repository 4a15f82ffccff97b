"""What becomes of a matter before the Historian: opened, drafted, amended, held, released (FG8-5.1)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import NOBODY, Audience
from campaign.rules.matter import Matter, State
from campaign.rules.parts import OfficeName
from campaign.rules.world import Draft, World, changed

_HISTORIAN = Audience(offices=(OfficeName.HISTORIAN,))
_UNSEEN = frozenset({"crossing", "encounter"})


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterOpened:
    """A matter is ripe for the Historian (FG8-B1.1)."""

    rule: ClassVar[str] = "5.1"
    matter: Matter

    def audience(self, world: World) -> Audience:
        """Nobody yet: no die has been thrown."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Lays it before the Historian."""
        draft.put("matters", self.matter)
        draft.count("matters", self.matter.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterDrafted:
    """The dice have been thrown and a resolution drafted; `matter` is the matter as it now stands."""

    rule: ClassVar[str] = "5.1"
    matter: Matter

    def audience(self, world: World) -> Audience:
        """The Historian, when the draft waits for a review."""
        return _HISTORIAN if self.matter.pending else NOBODY

    def apply(self, draft: Draft) -> None:
        """Keeps the draft."""
        draft.put("matters", self.matter)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterAmended:
    """The Historian changed a draft, for a reason that is published with the result."""

    rule: ClassVar[str] = "5.1"
    matter: Matter

    def audience(self, world: World) -> Audience:
        """The Historian; the players read it with the result."""
        return _HISTORIAN

    def apply(self, draft: Draft) -> None:
        """Keeps the new draft."""
        draft.put("matters", self.matter)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterHeld:
    """The Historian holds a draft until further notice."""

    rule: ClassVar[str] = "5.1"
    matter: int

    def audience(self, world: World) -> Audience:
        """Everybody: a hold is on the public docket."""
        matter = world.matters[self.matter]
        return Audience(public=True, players=tuple(world.players[key].id for key in matter.players))

    def apply(self, draft: Draft) -> None:
        """Stops its release by the clock."""
        matter = draft.world.matters[self.matter]
        draft.put(
            "matters",
            changed(matter, state=State.HELD, release_at=None, version=matter.version + 1),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterReleased:
    """A resolution is final; what follows from it happens now (FG8-B1.2). `by` is empty where the clock released it."""

    rule: ClassVar[str] = "5.1"
    matter: int
    by: str = ""

    def audience(self, world: World) -> Audience:
        """Everybody, with every die (FG8-B1.2); those concerned alone, where two courses crossed and nobody met."""
        matter = world.matters[self.matter]
        met_nobody = matter.kind in _UNSEEN and matter.finding is not None and matter.finding.result == "no"
        return Audience(public=not met_nobody, players=tuple(world.players[key].id for key in matter.players))

    def apply(self, draft: Draft) -> None:
        """Takes it off the queue."""
        matter = draft.world.matters[self.matter]
        draft.put(
            "matters",
            changed(matter, state=State.RELEASED, release_at=None, version=matter.version + 1),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MatterDropped:
    """A ripe matter was overtaken by events before any die was thrown."""

    rule: ClassVar[str] = "5.1"
    matter: int

    def audience(self, world: World) -> Audience:
        """Nobody."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Takes it off the queue."""
        draft.put("matters", changed(draft.world.matters[self.matter], state=State.DROPPED))
