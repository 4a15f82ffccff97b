"""Plunder of Imperial Lands: Forts faced, rounds fought, what is carried off, and Anarchy (FG8-5.9, 5.10, 4.10)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from campaign.rules.cargo import with_cargo
from campaign.rules.event import Audience
from campaign.rules.parts import Fief, LandBattle, LandId, PlayerId, ShipId
from campaign.rules.world import Draft, World, changed


def _raiders(battle: LandBattle) -> Audience:
    return Audience(public=True, players=tuple(contingent.player for contingent in battle.contingents))


@dataclass(frozen=True, slots=True, kw_only=True)
class FightChosen:
    """Whom the plunderers face next: a Fort, or at last the Marines in the field (FG8-B9.1, B9.3)."""

    rule: ClassVar[str] = "5.9"
    battle: LandBattle

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _raiders(self.battle)

    def apply(self, draft: Draft) -> None:
        """That is whom they fight."""
        draft.put("land_battles", self.battle)


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidRound:
    """A round of a plunder: the battle as it now stands, and what each side lost (FG8-B9.1); `fort` 0 is the field."""

    rule: ClassVar[str] = "5.9"
    battle: LandBattle
    fort: int
    attacker_lost: int
    defender_lost: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _raiders(self.battle)

    def apply(self, draft: Draft) -> None:
        """Both sides are fewer."""
        draft.put("land_battles", self.battle)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plundered:
    """A Pirate has plundered an Imperial Land, which falls into Anarchy (FG8-B9.2).

    `cargo` is what of it his ship could take, `left` what is still specially there; `fiefs` as they now stand, `fallen`
    Marines fewer. `wares`: whether any of it were wares (FG8-B10.2).
    """

    rule: ClassVar[str] = "5.9"
    land: LandId
    player: PlayerId
    ship: ShipId
    bravery: int
    cargo: Mapping[str, int]
    hostages: int
    fallen: int
    fiefs: tuple[Fief, ...]
    left: tuple[str, ...] = field(default=())
    wares: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """One is richer, braver and no longer soft; the Land is in Anarchy."""
        land, player = draft.world.lands[self.land], draft.world.players[self.player]
        ship = with_cargo(draft.world.ships[self.ship], self.cargo)
        draft.put("ships", changed(ship, settlers=ship.settlers + self.hostages))
        draft.put("lands", changed(land, anarchy=True, settlers=land.settlers - self.hostages, specials=self.left))
        for fief in self.fiefs:
            draft.put("fiefs", fief)
        player = changed(player, bravery=self.bravery)
        if self.wares:
            player = changed(player, plundered=draft.world.clock.published, soft=False)
        draft.put("players", player)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnarchyEnded:
    """A Citizen lands Marines in a Land in Anarchy, and they stay for its garrison (FG8-4.10)."""

    rule: ClassVar[str] = "4.10"
    fief: Fief
    player: PlayerId
    ship: ShipId
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """Order is restored."""
        ship, land = draft.world.ships[self.ship], draft.world.lands[self.fief.land]
        draft.put("ships", changed(ship, troops=ship.troops - self.troops))
        draft.put("fiefs", self.fief)
        draft.put("lands", changed(land, anarchy=False))


@dataclass(frozen=True, slots=True, kw_only=True)
class WentSoft:
    """A ware pirate has plundered no wares for too long, and has gone soft (FG8-B10.2, A10.a)."""

    rule: ClassVar[str] = "5.10"
    player: PlayerId

    def audience(self, world: World) -> Audience:
        """Everybody, the King too."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """It is not tolerated, but that is all."""
        draft.put("players", changed(draft.world.players[self.player], soft=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class HostagesLanded:
    """Settlers aboard a Pirate's ship are brought to the Near Azores, where they are Hostages (FG8-B24.1, A24.c)."""

    rule: ClassVar[str] = "5.24"
    ship: ShipId
    land: LandId
    hostages: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(world.ships[self.ship].owner,))

    def apply(self, draft: Draft) -> None:
        """From the hold into the base."""
        ship, land = draft.world.ships[self.ship], draft.world.lands[self.land]
        draft.put("ships", changed(ship, settlers=ship.settlers - self.hostages))
        draft.put("lands", changed(land, hostages=land.hostages + self.hostages))


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsSurrendered:
    """A player surrenders ashore: his troops lay down their arms, and he is a captive (FG8-B6.2, A11.g)."""

    rule: ClassVar[str] = "5.16"
    battle: LandBattle
    player: PlayerId
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """They are out of the battle."""
        draft.put("land_battles", self.battle)
