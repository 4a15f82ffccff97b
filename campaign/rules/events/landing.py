"""Fights ashore, captivity and reinforcement (FG8-5.7, 5.16, 5.23)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.parts import Captivity, Fief, FiefId, LandBattle, LandBattleId, LandId, PlayerId, ShipId
from campaign.rules.world import Draft, World, changed


def _landed(battle: LandBattle) -> Audience:
    return Audience(public=True, players=tuple(contingent.player for contingent in battle.contingents))


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsLanded:
    """A player puts troops ashore to fight (FG8-B7.1); `battle` is the battle with them in it."""

    rule: ClassVar[str] = "5.7"
    battle: LandBattle
    player: PlayerId
    ship: ShipId
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _landed(self.battle)

    def apply(self, draft: Draft) -> None:
        """They leave the ship, their player with them."""
        draft.put("land_battles", self.battle)
        draft.count("land_battles", self.battle.id)
        ship = draft.world.ships[self.ship]
        draft.put("ships", changed(ship, troops=ship.troops - self.troops))
        draft.put(
            "players",
            changed(draft.world.players[self.player], aboard=None, ashore=self.battle.land),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class NativesCounted:
    """The natives of a land are counted, once (FG8-B7.4, A7.f)."""

    rule: ClassVar[str] = "5.7"
    fief: FiefId
    natives: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """So many hold it."""
        draft.put("fiefs", changed(draft.world.fiefs[self.fief], garrison=self.natives))


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundFought:
    """A round of a land battle: the battle and the fiefs as they now stand, and what each side lost (FG8-B7.2)."""

    rule: ClassVar[str] = "5.7"
    battle: LandBattle
    fiefs: tuple[Fief, ...]
    attacker_lost: int
    defender_lost: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _landed(self.battle)

    def apply(self, draft: Draft) -> None:
        """Both sides are fewer."""
        draft.put("land_battles", self.battle)
        for fief in self.fiefs:
            draft.put("fiefs", fief)


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsWithdrawn:
    """A player's troops go back aboard (FG8-B7.3, A7.g); `stranded`: their ship is gone, and they scatter (ours)."""

    rule: ClassVar[str] = "5.7"
    battle: LandBattleId
    player: PlayerId
    ship: ShipId
    troops: int
    stranded: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """They leave the battle, and the player with them."""
        battle = draft.world.land_battles[self.battle]
        left = tuple(contingent for contingent in battle.contingents if contingent.player != self.player)
        draft.put("land_battles", changed(battle, contingents=left))
        ship = draft.world.ships[self.ship]
        if not self.stranded:
            draft.put("ships", changed(ship, troops=ship.troops + self.troops))
            draft.put("players", changed(draft.world.players[self.player], aboard=ship.id, ashore=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class LandBattleEnded:
    """A land battle is over. `result`: attackers, defenders, nobody, withdrawn."""

    rule: ClassVar[str] = "5.7"
    battle: LandBattleId
    land: LandId
    result: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """Nobody fights there any more."""
        draft.remove("land_battles", self.battle)


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """A player who lost all troops is taken (FG8-B16.1)."""

    rule: ClassVar[str] = "5.16"
    captivity: Captivity

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.captivity.id,))

    def apply(self, draft: Draft) -> None:
        """He is held."""
        draft.put("captivities", self.captivity)
        draft.put("players", changed(draft.world.players[self.captivity.id], aboard=None, ashore=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class BackAboard:
    """A player is free, and back on his ship or, without one, at his home base (FG8-A16.a, A16.f).

    `why`: slipped (the other half of the chance), escaped, freed (the captors are gone), turned (changed sides),
    broke out, released, sunk (the ship whose Brig held him), chaos (his captors fell to his enemies).
    """

    rule: ClassVar[str] = "5.16"
    player: PlayerId
    ship: ShipId | None
    land: LandId | None
    why: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He is at liberty."""
        if self.player in draft.world.captivities:
            draft.remove("captivities", self.player)
        for prisoner in draft.world.prisoners.values():
            if prisoner.player == self.player:
                draft.remove("prisoners", prisoner.id)
        draft.put("players", changed(draft.world.players[self.player], aboard=self.ship, ashore=self.land))


@dataclass(frozen=True, slots=True, kw_only=True)
class EscapeFailed:
    """A captive's attempt comes to nothing; the next is at clock value `again` (FG8-B16.2)."""

    rule: ClassVar[str] = "5.16"
    player: PlayerId
    again: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He stays where he is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinforced:
    """Buccaneers turn up at the piratical base (FG8-B23.1)."""

    rule: ClassVar[str] = "5.23"
    fief: FiefId
    came: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """The base is stronger."""
        fief = draft.world.fiefs[self.fief]
        draft.put("fiefs", changed(fief, garrison=(fief.garrison or 0) + self.came))
