"""Fights aboard: ships close, rounds are fought, one side strikes, and the victor has a prize (FG8-5.4, 5.6)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from campaign.rules.event import NOBODY, Audience
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, Course, Engagement, EngagementId, PlayerId, Ship, ShipId
from campaign.rules.world import Draft, World, changed


def _engaged(world: World, engagement_id: EngagementId) -> Audience:
    engagement = world.engagements[engagement_id]
    return crew_of(world, engagement.attacker, engagement.defender)


def _of(draft: Draft, engagement_id: EngagementId) -> Engagement:
    return draft.world.engagements[engagement_id]


def _course(draft: Draft, engagement_id: EngagementId, course: Course) -> None:
    draft.put("engagements", changed(_of(draft, engagement_id), course=course))


def out_of_play(ship: Ship, condition: Condition) -> Ship:
    """The ship gone with all that was in her."""
    return changed(
        ship, condition=condition, at=None, voyage=None, troops=0, cannon=0, greek_fire=0, catapult=False,
        grappling_hooks=False, life_raft=False, cargo={}, settlers=0,
    )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class FightOpened:
    """A fight's turn has come: it goes before the Historian (FG8-A2.i)."""

    rule: ClassVar[str] = "5.2"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Nobody: the matter is reported."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """The Historian has it."""
        _course(draft, self.engagement, Course.FIGHTING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The ships lie side by side: the fight is aboard, not by rule 5.3 (FG8-B4.4)."""

    rule: ClassVar[str] = "5.4"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """Rounds will be fought."""
        _course(draft, self.engagement, Course.BOARDING)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundAboard:
    """A round of a fight aboard, and what each side lost and has left (FG8-B6.1)."""

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    attacker_lost: int
    defender_lost: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """Both sides are fewer."""
        engagement = _of(draft, self.engagement)
        stranger = engagement.stranger
        if stranger is not None:
            stranger = replace(stranger, troops=stranger.troops - self.attacker_lost)
        draft.put("engagements", changed(engagement, rounds=engagement.rounds + 1, stranger=stranger))
        for ship_id, lost in ((engagement.attacker, self.attacker_lost), (engagement.defender, self.defender_lost)):
            if ship_id is not None:
                ship = draft.world.ships[ship_id]
                draft.put("ships", changed(ship, troops=ship.troops - lost))


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrendered:
    """A ship strikes her colours in a fight aboard (FG8-B6.2)."""

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    ship: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """What follows is told by the events that follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardingWon:
    """A fight aboard is won by the `victor`, or by a stranger (None); the beaten ship's last `troops` are disarmed."""

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    victor: ShipId | None
    troops: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The beaten ship is at the victor's mercy."""
        engagement = _of(draft, self.engagement)
        draft.put("engagements", changed(engagement, course=Course.TAKEN, victor=self.victor))
        beaten = engagement.attacker if self.victor == engagement.defender else engagement.defender
        if beaten is not None:
            draft.put("ships", changed(draft.world.ships[beaten], troops=0))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardingDrawn:
    """Nobody is left to fight aboard on either side: no winner, each keeps his own ship (FG8-A6.c)."""

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The ships part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PursesTaken:
    """The victor's captain `to` takes the Pieces of Eight of those aboard the ship he has won (FG8-A6.f)."""

    rule: ClassVar[str] = "5.6"
    to: PlayerId
    purses: tuple[tuple[PlayerId, int], ...]

    @property
    def po8(self) -> int:
        """All of them together."""
        return sum(po8 for _, po8 in self.purses)

    def audience(self, world: World) -> Audience:
        """The players concerned: what is in a purse is no news for everybody."""
        return Audience(players=tuple(sorted({self.to, *(player for player, _ in self.purses)})))

    def apply(self, draft: Draft) -> None:
        """Coin changes hands."""
        for player_id, po8 in self.purses:
            player = draft.world.players[player_id]
            draft.put("players", changed(player, po8=player.po8 - po8))
        to = draft.world.players[self.to]
        draft.put("players", changed(to, po8=to.po8 + self.po8))


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeTaken:
    """A ship is taken as a prize: `crew` of the victor's troops go aboard her (FG8-B6.3, B6.4).

    `ship` as she now is, under her new owner; `by` is the victor's ship.
    """

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    ship: Ship
    by: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """She has a new master."""
        victor = draft.world.ships[self.by]
        draft.put("ships", changed(victor, troops=victor.troops - self.ship.troops))
        draft.put("ships", self.ship)
        draft.count("ships", self.ship.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scuttled:
    """The victor sends his prize to the bottom; `ship` None is a stranger's (FG8-A6.d)."""

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    ship: ShipId | None
    by: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """She is no more."""
        if self.ship is not None:
            draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.SUNK))


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftAdrift:
    """The victor leaves the beaten ship where she is (FG8-A6.d): in a harbour she stays, at sea she is lost.

    `ship` None is a stranger's.
    """

    rule: ClassVar[str] = "5.6"
    engagement: EngagementId
    ship: ShipId | None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The currents have her, if she lies in no harbour."""
        if self.ship is not None and draft.world.ships[self.ship].at is None:
            draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.LOST))


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedOff:
    """A stranger who won the fight aboard carries a player's ship off (FG8-B21.3, A21.c)."""

    rule: ClassVar[str] = "5.21"
    ship: ShipId
    by: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She is out of play."""
        draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.LOST))
