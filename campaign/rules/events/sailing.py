"""Ships under way: setting sail, held up, arriving, repaired (FG8-3.2, 5.3, 5.20)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import NOBODY, Audience
from campaign.rules.parts import Condition, LandId, Meeting, ShipId, Voyage
from campaign.rules.world import Draft, World, changed


def crew_of(world: World, *ships: ShipId | None) -> Audience:
    """Everybody may know, and it concerns the owners of the ships and the players aboard them."""
    concerned = {world.ships[ship].owner for ship in ships if ship is not None}
    concerned |= {player.id for player in world.players.values() if player.aboard in ships and player.aboard}
    return Audience(public=True, players=tuple(sorted(concerned)))


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSail:
    """A ship puts to sea (FG8-3.2). `arrives` is the clock value of her arrival. `why`: empty, or why she had to."""

    rule: ClassVar[str] = "3.2"
    ship: ShipId
    origin: LandId
    destination: LandId
    arrives: int
    why: str = ""
    pursuing: ShipId | None = None

    def audience(self, world: World) -> Audience:
        """Harbours have eyes: everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She is under way."""
        voyage = Voyage(
            origin=self.origin,
            destination=self.destination,
            departed=draft.world.clock.published,
            arrives=self.arrives,
            pursuing=self.pursuing,
        )
        ship = draft.world.ships[self.ship]
        draft.put("ships", changed(ship, at=None, voyage=voyage, sailed_from=self.origin))


@dataclass(frozen=True, slots=True, kw_only=True)
class VoyageHalted:
    """A meeting at sea holds a ship up; `left` proposals of her voyage remain."""

    rule: ClassVar[str] = "5.20"
    ship: ShipId
    left: int

    def audience(self, world: World) -> Audience:
        """Nobody: the meeting itself is reported."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Her arrival is no longer set."""
        ship = draft.world.ships[self.ship]
        assert ship.voyage is not None
        draft.put("ships", changed(ship, voyage=changed_voyage(ship.voyage, arrives=None, left=self.left)))


@dataclass(frozen=True, slots=True, kw_only=True)
class VoyageResumed:
    """A ship goes on with her voyage; `arrives` is the clock value of her arrival."""

    rule: ClassVar[str] = "5.20"
    ship: ShipId
    arrives: int

    def audience(self, world: World) -> Audience:
        """Her crew."""
        return Audience(players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """Her arrival is set again."""
        ship = draft.world.ships[self.ship]
        assert ship.voyage is not None
        draft.put("ships", changed(ship, voyage=changed_voyage(ship.voyage, arrives=self.arrives, left=0)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived:
    """A ship makes port."""

    rule: ClassVar[str] = "3.2"
    ship: ShipId
    land: LandId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She lies in the harbour."""
        draft.put("ships", changed(draft.world.ships[self.ship], at=self.land, voyage=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairsBegun:
    """A damaged ship is in port and may not leave before `done` (FG8-B3.2, A3.b)."""

    rule: ClassVar[str] = "5.3"
    ship: ShipId
    land: LandId
    done: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """The shipwrights are at work."""
        draft.put("ships", changed(draft.world.ships[self.ship], condition=Condition.REPAIRING))


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired:
    """A ship is sound again (FG8-B3.2)."""

    rule: ClassVar[str] = "5.3"
    ship: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She may sail."""
        draft.put("ships", changed(draft.world.ships[self.ship], condition=Condition.SOUND))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipsMet:
    """Two players' ships sailing in opposite directions meet on the high seas (FG8-B2.2)."""

    rule: ClassVar[str] = "5.2"
    meeting: Meeting

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.meeting.one, self.meeting.other)

    def apply(self, draft: Draft) -> None:
        """Either may attack."""
        draft.put("meetings", self.meeting)
        draft.count("meetings", self.meeting.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingEnded:
    """Two ships that met have parted (FG8-A2.b)."""

    rule: ClassVar[str] = "5.2"
    meeting: int

    def audience(self, world: World) -> Audience:
        """Nobody: one of them has arrived, or the time is over."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Neither may attack any more."""
        draft.remove("meetings", self.meeting)


def changed_voyage(voyage: Voyage, *, arrives: int | None, left: int) -> Voyage:
    """The voyage with another arrival."""
    return Voyage(
        origin=voyage.origin,
        destination=voyage.destination,
        departed=voyage.departed,
        arrives=arrives,
        left=left,
        pursuing=voyage.pursuing,
    )
