"""Prisoners: taken, handed over, locked up, broken out (FG8-3.3, 3.19, 5.6, 5.16)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, PlayerId, ShipId
from campaign.rules.persons import Prisoner
from campaign.rules.world import Draft, World, changed


def _concerned(prisoner: Prisoner) -> Audience:
    players = {prisoner.captor} | ({prisoner.player} if prisoner.player is not None else set())
    return Audience(public=True, players=tuple(sorted(players)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Imprisoned:
    """A player or a notorious pirate is put into the Brig of a ship (FG8-3.3).

    `why`: surrendered, taken (in a lost battle), kept (by the enemies who destroyed his captors).
    """

    rule: ClassVar[str] = "3.3"
    prisoner: Prisoner
    why: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _concerned(self.prisoner)

    def apply(self, draft: Draft) -> None:
        """He sits behind bars."""
        draft.put("prisoners", self.prisoner)
        draft.count("prisoners", self.prisoner.id)
        player = self.prisoner.player
        if player is not None:
            draft.put("players", changed(draft.world.players[player], aboard=None, ashore=None))
            if player in draft.world.captivities:
                draft.remove("captivities", player)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOver:
    """A prisoner is handed to the guards of a home base, and what that is worth is paid (FG8-3.19, B18.2, B19.3).

    `prisoner` as he now is, in prison; `by` is who hands him over.
    """

    rule: ClassVar[str] = "3.19"
    prisoner: Prisoner
    by: PlayerId
    po8: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _concerned(changed(self.prisoner, captor=self.by))

    def apply(self, draft: Draft) -> None:
        """The guards have him; whoever brought him is richer."""
        draft.put("prisoners", self.prisoner)
        by = draft.world.players[self.by]
        draft.put("players", changed(by, po8=by.po8 + self.po8))


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakoutFailed:
    """A prisoner's attempt comes to nothing; the next is at clock value `again` (FG8-3.3)."""

    rule: ClassVar[str] = "3.3"
    prisoner: Prisoner
    again: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _concerned(self.prisoner)

    def apply(self, draft: Draft) -> None:
        """He stays where he is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotoriousAtLarge:
    """A notorious pirate is at large again. `why`: broke out, released, sunk (the ship that held him), freed."""

    rule: ClassVar[str] = "5.19"
    prisoner: Prisoner
    why: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _concerned(self.prisoner)

    def apply(self, draft: Draft) -> None:
        """No Brig holds him."""
        draft.remove("prisoners", self.prisoner.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipTakenOver:
    """A prisoner who broke out takes over the ship that held him (FG8-3.3); her troops are put off her.

    `by` None is a notorious pirate, with whom she leaves play.
    """

    rule: ClassVar[str] = "3.3"
    ship: ShipId
    prisoner: Prisoner
    by: PlayerId | None
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """She is his."""
        ship = draft.world.ships[self.ship]
        if self.by is None:
            draft.put("ships", changed(ship, condition=Condition.LOST, at=None, voyage=None, troops=0))
            draft.remove("prisoners", self.prisoner.id)
            return
        draft.put("ships", changed(ship, owner=self.by, troops=0))
        draft.remove("prisoners", self.prisoner.id)
        draft.put("players", changed(draft.world.players[self.by], aboard=self.ship, ashore=None))
