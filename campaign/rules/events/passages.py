"""Passages: a captain offers one, and the player agrees (FG8-3.2)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Passage, PlayerId, ShipId
from campaign.rules.world import Draft, World, changed, in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageOffered:
    """A captain offers a player in the same place a passage aboard his ship (FG8-3.2)."""

    rule: ClassVar[str] = "3.2"
    passage: Passage
    captain: PlayerId

    def audience(self, world: World) -> Audience:
        """Both of them."""
        return Audience(players=tuple(sorted({self.captain, self.passage.player})))

    def apply(self, draft: Draft) -> None:
        """It is for the player to agree."""
        draft.put("passages", self.passage)
        draft.count("passages", self.passage.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PickedUp:
    """A player goes aboard another's ship, as both agreed (FG8-3.2)."""

    rule: ClassVar[str] = "3.2"
    player: PlayerId
    ship: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody on a quay sees it."""
        concerned = {self.player, *crew_of(world, self.ship).players}
        return Audience(public=True, players=tuple(sorted(concerned)))

    def apply(self, draft: Draft) -> None:
        """He is aboard, and nothing is on offer to him any more."""
        world = draft.world
        draft.put("players", changed(world.players[self.player], aboard=self.ship, ashore=None))
        for passage in in_order(world.passages):
            if passage.player == self.player:
                draft.remove("passages", passage.id)
