"""What leads to victory: Settlers, Monuments, the title of The Exalted Winner (FG8-2.1, 2.2)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.parts import LandId, PlayerId
from campaign.rules.persons import Monument
from campaign.rules.world import Draft, World, changed


@dataclass(frozen=True, slots=True, kw_only=True)
class MonumentBuilt:
    """A Monument to a Ruler is built, with an Inscription (FG8-2.2)."""

    rule: ClassVar[str] = "2.2"
    monument: Monument

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.monument.player,))

    def apply(self, draft: Draft) -> None:
        """It stands."""
        draft.put("monuments", self.monument)
        draft.count("monuments", self.monument.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlersSent:
    """A Ruler sends Settlers to a land; it is then `owner`'s own land, where the edict says so (FG8-2.2)."""

    rule: ClassVar[str] = "2.2"
    land: LandId
    settlers: int
    owner: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.owner,))

    def apply(self, draft: Draft) -> None:
        """More live there."""
        land = draft.world.lands[self.land]
        draft.put("lands", changed(land, settlers=land.settlers + self.settlers, owner=self.owner))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExaltedWinner:
    """A player has earned the title of The Exalted Winner, and is considered to have Won (FG8-2.1, 2.2)."""

    rule: ClassVar[str] = "2.1"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """The end of the game is told beside it."""
