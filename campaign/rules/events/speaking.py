"""The Speaker: who holds the floor, and what full days of it are paid (FG8-2.15)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.trading import pay
from campaign.rules.parts import PlayerId
from campaign.rules.world import Draft, World


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeakerChanged:
    """Whoever made the last proposal is the Speaker; his tenure begins with this input."""

    rule: ClassVar[str] = "2.15"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He has the floor, and no day of it is paid yet."""
        draft.set(speaker=self.player, speaks_since=draft.world.taken, salaried_days=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class DayPassed:
    """A full day of the Speaker's unbroken tenure has passed, the `day`th; `seen` is when the server saw it.

    It is the one thing in the law that runs on real days; `seen` is in seconds, UTC.
    """

    rule: ClassVar[str] = "2.15"
    player: PlayerId
    day: int
    po8: int
    seen: float

    def audience(self, world: World) -> Audience:
        """Everybody, in the next gazette."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """He is paid."""
        pay(draft, self.player, self.po8)
        draft.set(salaried_days=self.day)
