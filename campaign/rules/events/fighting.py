"""Naval engagements: declared, met, answered, pursued, fought out (FG8-5.2, 5.3, 5.17, 5.20, 5.21)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import NOBODY, Audience
from campaign.rules.events.boarding import out_of_play
from campaign.rules.events.sailing import crew_of
from campaign.rules.parts import Condition, Course, Engagement, EngagementId, LandId, PlayerId, Ship, ShipId
from campaign.rules.world import Draft, World, changed


def _engaged(world: World, engagement: EngagementId) -> Audience:
    fight = world.engagements[engagement]
    return crew_of(world, fight.attacker, fight.defender)


def _course(draft: Draft, engagement: EngagementId, **values: object) -> None:
    draft.put("engagements", changed(draft.world.engagements[engagement], **values))


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDeclared:
    """One player's ship attacks another's (FG8-B2.1, B2.2)."""

    rule: ClassVar[str] = "5.2"
    engagement: Engagement

    def audience(self, world: World) -> Audience:
        """Everybody; the defender's answer is awaited."""
        return _engaged(world, self.engagement.id)

    def apply(self, draft: Draft) -> None:
        """The engagement begins."""
        draft.put("engagements", self.engagement)
        draft.count("engagements", self.engagement.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class StrangerMet:
    """A ship meets a non-player pirate ship or Imperial Galleon (FG8-B20.1)."""

    rule: ClassVar[str] = "5.20"
    engagement: Engagement

    def audience(self, world: World) -> Audience:
        """Everybody; her captain's answer is awaited."""
        return _engaged(world, self.engagement.id)

    def apply(self, draft: Draft) -> None:
        """The engagement begins."""
        draft.put("engagements", self.engagement)
        draft.count("engagements", self.engagement.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackCancelled:
    """The attacker thinks better of it before the answer came."""

    rule: ClassVar[str] = "5.2"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The engagement is over."""
        _course(draft, self.engagement, course=Course.OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodToFight:
    """The attacked ship fights: because her owner said so, or because nobody answered in time (FG8-B2.4)."""

    rule: ClassVar[str] = "5.2"
    engagement: EngagementId
    unanswered: bool = False
    no_fire: bool = False
    closes: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The fight waits for its turn; what she has declared stays with her (FG8-A4.f)."""
        _course(
            draft,
            self.engagement,
            course=Course.WAITING,
            unanswered=self.unanswered,
            defender_no_fire=self.no_fire,
            defender_closes=self.closes,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fled:
    """The attacked ship flees (FG8-B2.5); a pursuit may be ordered until the next tick (FG8-A17.e)."""

    rule: ClassVar[str] = "5.17"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """She is away, for now."""
        _course(draft, self.engagement, course=Course.FLED)


@dataclass(frozen=True, slots=True, kw_only=True)
class PursuitBegun:
    """A player pursues a fleeing ship from `distance` ship lengths (FG8-B17.1); `ordered`: rolls at most, 0: any."""

    rule: ClassVar[str] = "5.17"
    engagement: EngagementId
    distance: int
    ordered: int = 0

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The chase is on."""
        _course(
            draft,
            self.engagement,
            course=Course.CHASE,
            distance=self.distance,
            rolls=0,
            rolls_ordered=self.ordered,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Chased:
    """A roll of the chase: the ships are `distance` ship lengths apart (FG8-B17.2)."""

    rule: ClassVar[str] = "5.17"
    engagement: EngagementId
    distance: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The distance changes."""
        rolls = draft.world.engagements[self.engagement].rolls + 1
        _course(draft, self.engagement, distance=self.distance, rolls=rolls)


@dataclass(frozen=True, slots=True, kw_only=True)
class Caught:
    """The pursuer comes up with the fleeing ship: there will be a fight (FG8-B17.3, B17.4)."""

    rule: ClassVar[str] = "5.17"
    engagement: EngagementId
    place: LandId | None = None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The fight waits for its turn; there is no second flight (FG8-A17.j)."""
        _course(draft, self.engagement, course=Course.WAITING, place=self.place, unanswered=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PursuitEnded:
    """The pursuer has lost the fleeing ship, or gives up (FG8-B17.3, A17.h, A17.m). `why`: lost, in port, given up."""

    rule: ClassVar[str] = "5.17"
    engagement: EngagementId
    why: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The engagement is over."""
        _course(draft, self.engagement, course=Course.OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class EngagementEnded:
    """An engagement is over; how is told by the events beside it."""

    rule: ClassVar[str] = "5.2"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Nobody: the sinking, the damage or the flight is reported."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """It binds nobody any more."""
        _course(draft, self.engagement, course=Course.OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipSunk:
    """A player's ship goes down, with her equipment and troops (FG8-B3.1, A3.d). `by` names the victor."""

    rule: ClassVar[str] = "5.3"
    ship: ShipId
    by: str
    troops: int = 0

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She is no more."""
        draft.put("ships", out_of_play(draft.world.ships[self.ship], Condition.SUNK))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipDamaged:
    """A player's ship is damaged and must make port (FG8-B3.2)."""

    rule: ClassVar[str] = "5.3"
    ship: ShipId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship)

    def apply(self, draft: Draft) -> None:
        """She leaks."""
        draft.put("ships", changed(draft.world.ships[self.ship], condition=Condition.DAMAGED))


@dataclass(frozen=True, slots=True, kw_only=True)
class StrangerSunk:
    """A non-player ship goes down."""

    rule: ClassVar[str] = "5.3"
    engagement: EngagementId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _engaged(world, self.engagement)

    def apply(self, draft: Draft) -> None:
        """The engagement is over."""
        _course(draft, self.engagement, course=Course.OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class GreekFireSpent:
    """A cask of Greek Fire was used in a fight, whatever came of it (FG8-A14.d)."""

    rule: ClassVar[str] = "5.14"
    ship: ShipId

    def audience(self, world: World) -> Audience:
        """Her crew."""
        return Audience(players=crew_of(world, self.ship).players)

    def apply(self, draft: Draft) -> None:
        """One cask fewer."""
        ship = draft.world.ships[self.ship]
        draft.put("ships", changed(ship, greek_fire=ship.greek_fire - 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class CastAway:
    """A player whose ship was lost comes home (FG8-A3.d); `rank` as it now is (FG8-B21.3)."""

    rule: ClassVar[str] = "5.3"
    player: PlayerId
    land: LandId
    rank: int
    reduced: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """He stands ashore at home."""
        player = draft.world.players[self.player]
        draft.put("players", changed(player, aboard=None, ashore=self.land, rank=self.rank))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipProvided:
    """A player gets a ship while the wood lasts (FG8-3.1, A3.d); one who is at home goes aboard."""

    rule: ClassVar[str] = "3.1"
    ship: Ship

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return crew_of(world, self.ship.id)

    def apply(self, draft: Draft) -> None:
        """She lies in the home harbour; one more of the 21 is used."""
        draft.put("ships", self.ship)
        draft.count("ships", self.ship.id)
        draft.set(ships_used=draft.world.ships_used + 1)
        player = draft.world.players[self.ship.owner]
        if player.ashore is not None and player.ashore == self.ship.at:
            draft.put("players", changed(player, aboard=self.ship.id, ashore=None))
