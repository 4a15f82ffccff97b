"""Personal duels, prizes and replacement parts: challenged, answered, claimed, worn (FG8-5.8, 5.11)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.cargo import load, unload
from campaign.rules.event import NOBODY, Audience
from campaign.rules.parts import PlayerId, ShipId
from campaign.rules.persons import Answer, Challenge, Claim, Right
from campaign.rules.world import Draft, World, changed


def _both(one: PlayerId, other: PlayerId | None) -> Audience:
    return Audience(public=True, players=tuple(sorted({one} if other is None else {one, other})))


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenged:
    """One player challenges another to a Personal Duel (FG8-B8.1)."""

    rule: ClassVar[str] = "5.8"
    challenge: Challenge

    def audience(self, world: World) -> Audience:
        """Everybody; the challenged player's answer is awaited."""
        return _both(self.challenge.challenger, self.challenge.challenged)

    def apply(self, draft: Draft) -> None:
        """It stands until it is answered."""
        draft.put("challenges", self.challenge)
        draft.count("challenges", self.challenge.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeAnswered:
    """A challenge is accepted, declined, or void (FG8-B8.2, B8.3); `bravery` is what the challenged then has.

    `unanswered`: it counts as declined, since no answer came in time (FG8-A8.d).
    """

    rule: ClassVar[str] = "5.8"
    challenge: Challenge
    bravery: int
    lost: int = 0
    unanswered: bool = False

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _both(self.challenge.challenger, self.challenge.challenged)

    def apply(self, draft: Draft) -> None:
        """The challenge is answered, and the answer paid for."""
        draft.put("challenges", self.challenge)
        if self.challenge.answer is Answer.DECLINED:
            player = draft.world.players[self.challenge.challenged]
            draft.put("players", changed(player, bravery=self.bravery))


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimGained:
    """A victor may claim something, for a while (FG8-B8.4, B11.3)."""

    rule: ClassVar[str] = "5.11"
    claim: Claim

    def audience(self, world: World) -> Audience:
        """The victor."""
        return Audience(players=(self.claim.player,))

    def apply(self, draft: Draft) -> None:
        """He may."""
        draft.put("claims", self.claim)
        draft.count("claims", self.claim.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimLapsed:
    """A victor has claimed nothing in time (FG8-A11.c)."""

    rule: ClassVar[str] = "5.11"
    claim: Claim

    def audience(self, world: World) -> Audience:
        """Nobody: he was told until when he might."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """He may no more."""
        draft.remove("claims", self.claim.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartFitted:
    """A Pirate gets a replacement part: of his own choice, or (`by`) awarded by his victor (FG8-B8.4, B11.3)."""

    rule: ClassVar[str] = "5.11"
    claim: Claim
    player: PlayerId
    part: str
    by: PlayerId | None = None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _both(self.player, self.by)

    def apply(self, draft: Draft) -> None:
        """He wears one more."""
        player = draft.world.players[self.player]
        parts = player.prostheses
        more = changed(parts, **{self.part: getattr(parts, self.part) + 1})
        draft.put("players", changed(player, prostheses=more))
        draft.remove("claims", self.claim.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelPrizeTaken:
    """The winner of a duel takes Po8 or cargo of the loser (FG8-B8.4); cargo goes from ship to ship."""

    rule: ClassVar[str] = "5.8"
    claim: Claim
    winner: PlayerId
    loser: PlayerId
    po8: int = 0
    commodity: str = ""
    tons: int = 0
    from_ship: ShipId | None = None
    to_ship: ShipId | None = None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return _both(self.winner, self.loser)

    def apply(self, draft: Draft) -> None:
        """One has less, the other more."""
        draft.remove("claims", self.claim.id)
        for player_id, po8 in ((self.loser, -self.po8), (self.winner, self.po8)):
            player = draft.world.players[player_id]
            draft.put("players", changed(player, po8=player.po8 + po8))
        if self.from_ship is not None and self.to_ship is not None:
            draft.put("ships", unload(draft.world.ships[self.from_ship], self.commodity, self.tons))
            draft.put("ships", load(draft.world.ships[self.to_ship], self.commodity, self.tons))


def rights(claim: Claim) -> str:
    """What a claim is to, in words.

    >>> rights(Claim(id=1, player=PlayerId(1), right=Right.WEAR, loser=None, until=20))
    'a replacement part of your own'
    """
    return {
        Right.PRIZE: "a prize, in Po8 or in cargo",
        Right.AWARD: "the award of a replacement part",
        Right.WEAR: "a replacement part of your own",
    }[claim.right]
