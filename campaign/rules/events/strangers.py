"""Ships of no player: their notorious captains, the pirates' Greek Fire, and ships nobody defended (FG8-5.19, 5.21)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from campaign.rules.event import NOBODY, Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import EngagementId
from campaign.rules.world import Draft, World, changed


def _engaged(world: World, engagement_id: EngagementId) -> Audience:
    engagement = world.engagements[engagement_id]
    return crew_of(world, engagement.attacker, engagement.defender)


@dataclass(frozen=True, slots=True, kw_only=True)
class NotoriousMet:
    """The pirate ship that was met is led by a notorious pirate (FG8-B19.1).

    She has a Catapult, which makes her so strong, and so many `casks` of the pirates' stock (FG8-B19.2).
    """

    rule: ClassVar[str] = "5.19"
    engagement: EngagementId
    captain: str
    strength: int
    casks: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """He is aboard her, and the casks have left the stock (FG8-A19.a)."""
        engagement = draft.world.engagements[self.engagement]
        assert engagement.stranger is not None
        led = replace(
            engagement.stranger, captain=self.captain, catapult=True, strength=self.strength, greek_fire=self.casks
        )
        draft.put("engagements", changed(engagement, stranger=led))
        draft.set(pirate_casks=draft.world.pirate_casks - self.casks)


@dataclass(frozen=True, slots=True, kw_only=True)
class CaskBurnt:
    """A stranger has used her Greek Fire in naval combat (FG8-B19.2)."""

    rule: ClassVar[str] = "5.19"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Nobody: it stands beside her roll."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """She has none left."""
        engagement = draft.world.engagements[self.engagement]
        assert engagement.stranger is not None
        draft.put("engagements", changed(engagement, stranger=replace(engagement.stranger, greek_fire=0)))


@dataclass(frozen=True, slots=True, kw_only=True)
class CaskReturned:
    """No naval combat came of it: a stranger's Greek Fire goes back to the pirates' stock (FG8-A19.a)."""

    rule: ClassVar[str] = "5.19"
    engagement: EngagementId
    casks: int

    def audience(self, world: World) -> Audience:
        """Nobody: the pirates count their casks in private."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """The stock is as before."""
        engagement = draft.world.engagements[self.engagement]
        assert engagement.stranger is not None
        draft.put("engagements", changed(engagement, stranger=replace(engagement.stranger, greek_fire=0)))
        draft.set(pirate_casks=draft.world.pirate_casks + self.casks)


@dataclass(frozen=True, slots=True, kw_only=True)
class NotoriousDied:
    """A notorious pirate goes down with his ship (FG8-A19.c)."""

    rule: ClassVar[str] = "5.19"
    notorious: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """He is met no more."""
        draft.put("notorious", changed(draft.world.notorious[self.notorious], dead=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Undefended:
    """Nobody came aboard to fight a ship that was attacked with no player in her: she is sunk (FG8-B21.4)."""

    rule: ClassVar[str] = "5.21"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """What follows is told by the events that follow."""
