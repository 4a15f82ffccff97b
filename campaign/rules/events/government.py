"""Submissions and the law: received, published, judged, enacted; edicts; the wind (FG8-1)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.clock import Clock
from campaign.rules.event import NOBODY, Audience
from campaign.rules.law import Cause
from campaign.rules.parts import (
    LandId,
    Numbered,
    OfficeName,
    PlayerId,
    Stage,
    Standing,
    Submission,
    SubmissionId,
    Verdict,
)
from campaign.rules.scenario import Wind
from campaign.rules.world import Draft, World, changed, in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class Submitted:
    """A proposal or plea reaches the Scribe (FG8-1.3)."""

    rule: ClassVar[str] = "1.3"
    submission: Submission

    def audience(self, world: World) -> Audience:
        """Its author and the Scribe, until it is published."""
        return Audience(players=(self.submission.author,), offices=(OfficeName.SCRIBE,))

    def apply(self, draft: Draft) -> None:
        """It lies on the Scribe's desk."""
        draft.put("submissions", self.submission)
        draft.count("submissions", self.submission.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicationOrdered:
    """The Scribe orders a submission to be published next (FG8-1.3); the tick follows."""

    rule: ClassVar[str] = "1.4"
    submission: SubmissionId

    def audience(self, world: World) -> Audience:
        """Nobody: the publication itself is reported."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """It goes up next."""
        draft.put("submissions", changed(draft.world.submissions[self.submission], called=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """A submission gets the next number, and the clock ticks (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    submission: SubmissionId
    number: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(world.submissions[self.submission].author,))

    def apply(self, draft: Draft) -> None:
        """It is public, and one more has been published."""
        clock = draft.world.clock
        submission = draft.world.submissions[self.submission]
        draft.set(clock=Clock(clock.published + 1, clock.judged))
        draft.put(
            "submissions",
            changed(submission, stage=Stage.PUBLISHED, number=self.number, published=clock.published + 1),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A Ruler has decided (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    submission: SubmissionId
    verdict: Verdict
    judge: OfficeName
    rules: tuple[str, ...] = ()
    remarks: str = ""

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(world.submissions[self.submission].author,))

    def apply(self, draft: Draft) -> None:
        """It is decided, and one more has been judged."""
        clock = draft.world.clock
        submission = draft.world.submissions[self.submission]
        draft.set(clock=Clock(clock.published, clock.judged + 1))
        draft.put(
            "submissions",
            changed(
                submission, stage=Stage.JUDGED, verdict=self.verdict, judge=self.judge, rules=self.rules,
                remarks=self.remarks, judged=clock.judged + 1,
            ),
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Postponed:
    """A submission is left unjudged while later ones are decided (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    submission: SubmissionId
    judge: OfficeName

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=(world.submissions[self.submission].author,))

    def apply(self, draft: Draft) -> None:
        """It waits."""
        draft.put("submissions", changed(draft.world.submissions[self.submission], stage=Stage.POSTPONED))


@dataclass(frozen=True, slots=True, kw_only=True)
class Renumbered:
    """The Scribe lets two submissions change numbers; numbers are labels, and no timer moves (FG8-1.4, A1)."""

    rule: ClassVar[str] = "1.4"
    one: SubmissionId
    other: SubmissionId

    def audience(self, world: World) -> Audience:
        """Everybody; it concerns their authors."""
        authors = {world.submissions[each].author for each in (self.one, self.other)}
        return Audience(public=True, players=tuple(sorted(authors)))

    def apply(self, draft: Draft) -> None:
        """Each has the other's number, in the law's history too."""
        world = draft.world
        one, other = world.submissions[self.one], world.submissions[self.other]
        draft.put("submissions", changed(one, number=other.number))
        draft.put("submissions", changed(other, number=one.number))
        exchanged = {one.number: other.number, other.number: one.number}
        for numbered in world.enactments.values():
            enactment = numbered.enactment
            if enactment.cause in {Cause.PROPOSAL, Cause.PLEA} and enactment.number in exchanged:
                changes = changed(enactment, number=exchanged[enactment.number])
                draft.put("enactments", changed(numbered, enactment=changes))


@dataclass(frozen=True, slots=True, kw_only=True)
class Enacted:
    """The law changes, from the next input on (FG8-A2)."""

    rule: ClassVar[str] = "1.4"
    enactment: Numbered

    def audience(self, world: World) -> Audience:
        """Nobody: the judgement or the edict is reported with its rules."""
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """It is law."""
        draft.put("enactments", self.enactment)
        draft.count("enactments", self.enactment.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class EdictIssued:
    """A Ruler issues an edict: it has no number and moves no clock (FG8-1.4)."""

    rule: ClassVar[str] = "1.4"
    ruler: OfficeName
    text: str

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """Its lines act by their own events."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """The game is over (FG8-2.1): all of it can still be read."""

    rule: ClassVar[str] = "2.1"

    def audience(self, world: World) -> Audience:
        """Everybody, at once: no later report would tell."""
        return Audience(public=True, players=_all_players(world))

    def apply(self, draft: Draft) -> None:
        """The clock stands still."""
        draft.set(ended=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameReopened:
    """A game that was over goes on."""

    rule: ClassVar[str] = "2.1"

    def audience(self, world: World) -> Audience:
        """Everybody, at once."""
        return Audience(public=True, players=_all_players(world))

    def apply(self, draft: Draft) -> None:
        """What waits is published."""
        draft.set(ended=False)


def _all_players(world: World) -> tuple[PlayerId, ...]:
    return tuple(player.id for player in in_order(world.players) if player.standing is Standing.PLAYING)


@dataclass(frozen=True, slots=True, kw_only=True)
class WindChanged:
    """The wind turns. `why`: weather, edict."""

    rule: ClassVar[str] = "5.13"
    wind: Wind
    why: str = "weather"

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """It blows so."""
        draft.set(wind=self.wind)


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardSet:
    """The Emperor sets the Reward for a notorious pirate turned over (FG8-B19.3), in Pieces of Eight."""

    rule: ClassVar[str] = "5.19"
    po8: int

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """So much is promised."""
        draft.set(reward=self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulerMoved:
    """A Ruler goes to a land (FG8-A22.c)."""

    rule: ClassVar[str] = "5.22"
    office: OfficeName
    land: LandId

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True)

    def apply(self, draft: Draft) -> None:
        """He is there."""
        for office in draft.world.offices.values():
            if office.name is self.office:
                draft.put("offices", changed(office, place=self.land))
