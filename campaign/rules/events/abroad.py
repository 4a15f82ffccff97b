"""Beyond the known world: the Edge, the Sunset, visitors, the Victor's Crown (FG8-3.6, 7)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.boarding import out_of_play
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, LandId, Player, PlayerId, Ship, ShipId
from campaign.rules.world import Draft, World, changed


@dataclass(frozen=True, slots=True, kw_only=True)
class OverTheEdge:
    """A ship has reached the Edge of the World: she is lost with all that she carried (FG8-3.6).

    `players` were aboard and are lost with her; `troops` were, too.
    """

    rule: ClassVar[str] = "3.6"
    ship: ShipId
    players: tuple[PlayerId, ...]
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        concerned = {*self.players, *crew_of(world, self.ship).players}
        return Audience(public=True, players=tuple(sorted(concerned)))

    def apply(self, draft: Draft) -> None:
        """Nobody has come back."""
        draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.LOST))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachedSunset:
    """A ship is beyond the Sunset, where other games lie (FG8-7.1); `players` are aboard."""

    rule: ClassVar[str] = "7.1"
    ship: ShipId
    players: tuple[PlayerId, ...]

    def audience(self, world: World) -> Audience:
        """Everybody."""
        concerned = {*self.players, *crew_of(world, self.ship).players}
        return Audience(public=True, players=tuple(sorted(concerned)))

    def apply(self, draft: Draft) -> None:
        """Their hosts know what becomes of them there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitorAdmitted:
    """A player of another game comes visiting, by edict (FG8-7.4); a `ship` of his own counts in no number."""

    rule: ClassVar[str] = "7.4"
    player: Player
    ship: Ship | None
    land: LandId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player.id,))

    def apply(self, draft: Draft) -> None:
        """He is here, and his ship in the harbour."""
        draft.put("players", self.player)
        draft.count("players", self.player.id)
        if self.ship is not None:
            draft.put("ships", self.ship)
            draft.count("ships", self.ship.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownGranted:
    """A player has the Victor's Crown, from Game Seven, by edict (FG8-7.2)."""

    rule: ClassVar[str] = "7.2"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He carries it."""
        draft.set(crown=self.player)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownBrought:
    """The Victor's Crown is in Atlantis, and who brought it rises in bravery and rank (FG8-7.2)."""

    rule: ClassVar[str] = "7.2"
    player: PlayerId
    bravery: int
    rank: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He has his reward, and the Emperor the Crown."""
        player = draft.world.players[self.player]
        draft.put("players", changed(player, bravery=self.bravery, rank=self.rank))
        draft.set(crown=None)
