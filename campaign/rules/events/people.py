"""Players come, go, change sides and rise (FG8-2, 3.1)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, LandId, Player, PlayerId, ShipId, Standing
from campaign.rules.scenario import Faction
from campaign.rules.world import Draft, World, changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """A new player (FG8-1.1, 2.4)."""

    rule: ClassVar[str] = "1.1"
    player: Player

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player.id,))

    def apply(self, draft: Draft) -> None:
        """He is one of us."""
        draft.put("players", self.player)
        draft.count("players", self.player.id)


def _gone(draft: Draft, player_id: PlayerId, standing: Standing) -> None:
    """A player is out of the game; the ships he owns are laid up, whatever held him holds nobody."""
    world = draft.world
    player = world.players[player_id]
    draft.put("players", changed(player, standing=standing, aboard=None, ashore=None, token=player.token + 1))
    for ship in world.ships.values():
        if ship.owner == player_id and ship.afloat:
            draft.put("ships", changed(ship, condition=Condition.LAID_UP, at=None, voyage=None))
    if player_id in world.captivities:
        draft.remove("captivities", player_id)
    for prisoner in world.prisoners.values():
        if prisoner.player == player_id:
            draft.remove("prisoners", prisoner.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Died:
    """A Citizen whom a Pirate has imprisoned chooses death (FG8-2.3)."""

    rule: ClassVar[str] = "2.3"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He is no more."""
        _gone(draft, self.player, Standing.DEAD)


@dataclass(frozen=True, slots=True, kw_only=True)
class WentAshore:
    """A player goes ashore from the ship he was aboard (FG8-B8.1)."""

    rule: ClassVar[str] = "5.8"
    player: PlayerId
    ship: ShipId
    land: LandId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """He stands on firm ground."""
        draft.put("players", changed(draft.world.players[self.player], aboard=None, ashore=self.land))


@dataclass(frozen=True, slots=True, kw_only=True)
class WentAboard:
    """A player goes aboard a ship in the harbour, or (`enlisted`) wherever she is, as a new player may (FG8-3.2)."""

    rule: ClassVar[str] = "3.2"
    player: PlayerId
    ship: ShipId
    enlisted: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """He is aboard; offers of a passage to him are done with."""
        player = draft.world.players[self.player]
        enlisted = player.enlisted or self.enlisted
        draft.put("players", changed(player, aboard=self.ship, ashore=None, enlisted=enlisted))
        for passage in draft.world.passages.values():
            if passage.player == self.player:
                draft.remove("passages", passage.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftGame:
    """A player leaves; the ships he owns are laid up."""

    rule: ClassVar[str] = "1.1"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """His place is empty."""
        _gone(draft, self.player, Standing.LEFT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deserted:
    """A player changes sides: the lowest rank of the other, and less bravery (FG8-2.3)."""

    rule: ClassVar[str] = "2.3"
    player: PlayerId
    faction: Faction
    bravery: int
    rank: int = 0

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He wears the other colours."""
        player = draft.world.players[self.player]
        draft.put("players", changed(player, faction=self.faction, rank=self.rank, bravery=self.bravery))


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsEnlisted:
    """Marines or Buccaneers are taken aboard at the home base, for money."""

    rule: ClassVar[str] = "6.2"
    ship: ShipId
    player: PlayerId
    troops: int
    po8: int

    def audience(self, world: World) -> Audience:
        """Her crew: what a ship carries is her own business."""
        return Audience(players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """More aboard, less in the purse."""
        ship, player = draft.world.ships[self.ship], draft.world.players[self.player]
        draft.put("ships", changed(ship, troops=ship.troops + self.troops))
        draft.put("players", changed(player, po8=player.po8 - self.po8))


@dataclass(frozen=True, slots=True, kw_only=True)
class RankChanged:
    """A player's rank changes: by the acceptance of a proposal, or by edict (FG8-2.4). `why`: promotion, edict."""

    rule: ClassVar[str] = "2.4"
    player: PlayerId
    rank: int
    why: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He is addressed differently."""
        draft.put("players", changed(draft.world.players[self.player], rank=self.rank))
