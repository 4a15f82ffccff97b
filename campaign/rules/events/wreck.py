"""What follows a fight at sea: goods in the water, salvage, bounty, booty, mutiny and rescue (FG8-5.15, 5.18, 5.25)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from campaign.rules.cargo import TREASURE, load, with_cargo
from campaign.rules.event import Audience
from campaign.rules.events.boarding import out_of_play
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, EngagementId, Flotsam, LandId, PlayerId, Plight, ShipId
from campaign.rules.world import Draft, World, changed


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsLost:
    """The Po8 and the cargo aboard a ship that goes down (FG8-B25.1).

    `afloat` until the salvage is thrown; otherwise, a stranger having sunk her, for ever (FG8-A25.d).
    """

    rule: ClassVar[str] = "5.25"
    engagement: EngagementId
    ship: ShipId
    purses: tuple[tuple[PlayerId, int], ...]
    cargo: Mapping[str, int]
    afloat: bool
    burnt: bool = False

    @property
    def po8(self) -> int:
        """All Pieces of Eight aboard."""
        return sum(po8 for _, po8 in self.purses)

    def audience(self, world: World) -> Audience:
        """Those who lose it."""
        return Audience(players=tuple(sorted({world.ships[self.ship].owner, *(player for player, _ in self.purses)})))

    def apply(self, draft: Draft) -> None:
        """The sea has it."""
        for player_id, po8 in self.purses:
            player = draft.world.players[player_id]
            draft.put("players", changed(player, po8=player.po8 - po8))
        draft.put("ships", changed(draft.world.ships[self.ship], cargo={}))
        if self.afloat:
            flotsam = Flotsam(po8=self.po8, cargo=self.cargo, burnt=self.burnt)
            draft.put("engagements", changed(draft.world.engagements[self.engagement], flotsam=flotsam))


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvaged:
    """The victor fishes up the Po8, and the cargo that his ship has room for (FG8-B25.1, A25.b)."""

    rule: ClassVar[str] = "5.25"
    engagement: EngagementId
    ship: ShipId
    player: PlayerId
    po8: int
    cargo: Mapping[str, int]

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """He is richer."""
        player = draft.world.players[self.player]
        draft.put("players", changed(player, po8=player.po8 + self.po8))
        draft.put("ships", with_cargo(draft.world.ships[self.ship], self.cargo))
        draft.put("engagements", changed(draft.world.engagements[self.engagement], flotsam=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class LostForEver:
    """What a sunk ship had aboard is lost for ever (FG8-B25.1)."""

    rule: ClassVar[str] = "5.25"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        engagement = world.engagements[self.engagement]
        return crew_of(world, engagement.attacker, engagement.defender)

    def apply(self, draft: Draft) -> None:
        """The bottom has it."""
        draft.put("engagements", changed(draft.world.engagements[self.engagement], flotsam=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class BountyPaid:
    """A Citizen is paid for a pirate ship sunk (FG8-B18.2)."""

    rule: ClassVar[str] = "5.18"
    player: PlayerId
    po8: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He is richer."""
        player = draft.world.players[self.player]
        draft.put("players", changed(player, po8=player.po8 + self.po8))


@dataclass(frozen=True, slots=True, kw_only=True)
class BootyTaken:
    """A Pirate takes Treasure from an Imperial Galleon (FG8-B18.1); no `tons` where he has no room (FG8-A18.e)."""

    rule: ClassVar[str] = "5.18"
    ship: ShipId
    tons: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """It is stowed."""
        if self.tons:
            draft.put("ships", load(draft.world.ships[self.ship], TREASURE, self.tons))


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutinied:
    """The seamen of a damaged ship take her and put her captain off (FG8-B15.1).

    `land` is where he is Marooned; None: he is adrift in his life raft. `troops` are lost with the ship.
    """

    rule: ClassVar[str] = "5.15"
    ship: ShipId
    player: PlayerId
    land: LandId | None
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        concerned = {self.player, *crew_of(world, self.ship).players}
        return Audience(public=True, players=tuple(sorted(concerned)))

    def apply(self, draft: Draft) -> None:
        """The ship is the mutineers', and out of play (FG8-A15.b)."""
        plight = Plight.ADRIFT if self.land is None else Plight.MAROONED
        player = draft.world.players[self.player]
        draft.put("players", changed(player, aboard=None, ashore=self.land, plight=plight))
        draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.LOST))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescued:
    """A player who was adrift or Marooned is so no more (FG8-A15.c, A15.d): aboard a `ship`, or at a `land`.

    `why`: drifted (home in his raft), picked up, decided (by his Ruler).
    """

    rule: ClassVar[str] = "5.15"
    player: PlayerId
    why: str
    ship: ShipId | None = None
    land: LandId | None = None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        captain = () if self.ship is None else (world.ships[self.ship].owner,)
        return Audience(public=True, players=tuple(sorted({self.player, *captain})))

    def apply(self, draft: Draft) -> None:
        """He is among people again."""
        player = draft.world.players[self.player]
        draft.put("players", replace(player, aboard=self.ship, ashore=self.land, plight=Plight.NONE))
