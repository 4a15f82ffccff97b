"""Everything that falls due: at the exact tick, not one before, and once (the table is `rules/tick.py`'s)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from campaign.rules import claims, desk, duels, engagements, landings, mutinies, prisoners, raids, voyages
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.charter import FoundedPlayer
from campaign.rules.event import Event
from campaign.rules.events.government import Published
from campaign.rules.events.history import MatterOpened, MatterReleased
from campaign.rules.events.sailing import Arrived
from campaign.rules.founding import found
from campaign.rules.law import Value
from campaign.rules.tick import TIMERS
from campaign.rules.world import changed
from tests.founded import fg8
from tests.play import Play, captain

AZORES = "The Near Azores"
# Chances that would make a story end otherwise now and then.
NEVER = {
    "5.20.encounter": "false", "5.21.patrol": "false", "5.16.escape": "false", "5.15.mutiny": "false",
    "5.16.capture": "true", "3.3.breakout": "false",
}  # fmt: skip
AT_ONCE: dict[str, Value] = {"5.1.policy_naval": "auto"}
NO_ROLL = "PROPOSE A trifle\nLet it be.\nEND"


def game(*players: FoundedPlayer, chances: dict[str, str] | None = None, terms: dict[str, Value] | None = None) -> Play:
    """A campaign of these players and of Scribble, whose proposals move the clock; chances are certain."""
    given = {**NEVER, **(chances or {})}
    clauses = tuple(
        changed(clause, give=given[clause.address]) if clause.address in given else clause for clause in fg8().clauses
    )
    scribble = captain("Scribble", "Inkwell", at="Sakal")
    founding = changed(fg8(), players=(*players, scribble), clauses=clauses, terms=terms or {})
    return Play(found("atlantis", founding, CATALOGUE))


def passes(play: Play, proposals: int) -> None:
    play.pass_proposals(proposals, "Scribble")


def happened(play: Play, *names: str) -> list[int]:
    """The clock values at which events of these names happened; a matter's stand with its kind, `opened patrol`."""
    return [
        after.clock.published for _, events, after in play.inputs for event in events if _name(event, play) in names
    ]


def _name(event: Event, play: Play) -> str:
    if isinstance(event, MatterOpened):
        return f"opened {event.matter.kind}"
    if isinstance(event, MatterReleased):
        return f"released {play.world.matters[event.matter].kind}"
    return type(event).__name__


def attacked() -> Play:
    play = game(captain("Ann", "Bounty"), captain("Haddock", "Dauntless"))
    play.order("Haddock", "ATTACK Bounty")
    return play


def fought() -> Play:
    play = attacked()
    play.order("Ann", "FIGHT")
    return play


def damaged(**chances: str) -> Play:
    play = game(
        captain("Ann", "Bounty", life_raft=True), captain("Haddock", "Dauntless", life_raft=True), chances=chances
    )
    play.order("Haddock", "ATTACK Bounty")
    play.order("Ann", "FIGHT")
    play.office("AMEND H1 OUTCOME both_damaged BECAUSE the log says so")
    play.office("APPROVE H1")
    return play


def adrift() -> Play:
    return damaged(**{"5.15.mutiny": "true"})


def fled() -> Play:
    play = attacked()
    play.order("Ann", "FLEE TO Takal")
    return play


def landed(men: int) -> Callable[[], Play]:
    def setting() -> Play:
        play = game(captain("Dawn", "Aurora", troops=men, at=AZORES))
        play.order("Dawn", f"LAND {men} AT {AZORES}")
        return play

    return setting


def docked() -> Play:
    play = game(captain("Dawn", "Aurora", at="Takal"), terms={"3.14.travel.default": 1})
    play.order("Dawn", f"SAIL TO {AZORES}")
    passes(play, 1)
    return play


def at_the_base() -> Play:
    return game(captain("Tivol", "Pearl", pirate=True))


def sailing() -> Play:
    play = game(captain("Ann", "Bounty"))
    play.order("Ann", "SAIL TO Takal")
    return play


def challenged() -> Play:
    play = game(captain("Ann", "Bounty"), captain("Haddock", "Dauntless"))
    play.order("Ann", "GO ASHORE")
    play.order("Haddock", "GO ASHORE\nCHALLENGE Ann")
    return play


def victorious() -> Play:
    play = game(
        captain("Ann", "Bounty"), captain("Tivol", "Pearl", pirate=True, cannon=40, at="Atlantis"), terms=AT_ONCE
    )
    play.order("Tivol", "ATTACK Bounty")
    play.order("Ann", "FIGHT")
    return play


def aboard(men: int, foes: int) -> Callable[[], Play]:
    def setting() -> Play:
        play = game(captain("Ann", "Bounty", troops=foes), captain("Haddock", "Dauntless", troops=men), terms=AT_ONCE)
        play.order("Haddock", "ATTACK Bounty CLOSE")
        play.order("Ann", "FIGHT CLOSE")
        return play

    return setting


def imprisoned() -> Play:
    play = aboard(60, 60)()
    play.order("Ann", "SURRENDER")
    return play


def plundered() -> Play:
    bold = changed(captain("Tivol", "Pearl", pirate=True, troops=20, at="Takal"), bravery=40)
    play = game(bold, terms={"5.7.every": 1})
    play.order("Tivol", "PLUNDER Takal TAKING silk")
    while not happened(play, "Plundered"):
        passes(play, 1)
    return play


def met() -> Play:
    play = game(captain("Ann", "Bounty"), captain("Haddock", "Dauntless", at="Takal"), chances={"5.2.crossing": "true"})
    play.order("Ann", "SAIL TO Takal")
    play.order("Haddock", "SAIL TO Atlantis")
    return play


@dataclass(frozen=True)
class Row:
    """What falls due so many proposals after something: the timer's kind, what is seen when it does."""

    timer: str
    rule: str
    proposals: int
    setting: Callable[[], Play]
    seen: str


TABLE = (
    Row(engagements.ANSWER, "5.2", 20, attacked, "StoodToFight"),
    Row(voyages.REPAIRS, "5.3", 10, damaged, "Repaired"),
    Row(prisoners.ESCAPE, "5.16", 10, landed(1), "EscapeFailed"),
    Row(landings.ROUND, "5.7", 2, landed(60), "RoundFought"),
    Row(voyages.PATROL, "5.21", 15, docked, "opened patrol"),
    Row(landings.REINFORCEMENT, "5.23", 5, at_the_base, "opened reinforce"),
    Row(duels.ANSWER, "5.8", 20, challenged, "ChallengeAnswered"),
    Row(claims.CLAIM, "5.11", 20, victorious, "ClaimLapsed"),
    Row(mutinies.ADRIFT, "5.15", 10, adrift, "Rescued"),
    Row(desk.RELEASE, "5.1", 2, fought, "released naval"),
    Row(engagements.PURSUIT, "5.17", 1, fled, "EngagementEnded"),
    Row(engagements.PRIZE, "5.6", 3, aboard(20, 0), "LeftAdrift"),
    Row(engagements.ROUND_ABOARD, "5.6", 2, aboard(60, 60), "RoundAboard"),
    Row(prisoners.BREAKOUT, "3.3", 10, imprisoned, "BreakoutFailed"),
    Row(voyages.ARRIVAL, "3.14", 3, sailing, "Arrived"),
    Row("meeting", "5.2", 3, met, "MeetingEnded"),
    Row(raids.SOFT, "5.10", 20, plundered, "WentSoft"),
)
# What has tests of its own below.
APART = {engagements.CHASE, engagements.ENGAGED}


def test_every_timer_stands_in_the_table() -> None:
    assert {row.timer for row in TABLE} | APART == set(TIMERS)


def _named(row: Row) -> str:
    return f"{row.rule}-{row.timer}-{row.proposals}"


@pytest.mark.parametrize("row", TABLE, ids=_named)
def test_not_one_proposal_before(row: Row) -> None:
    play = row.setting()
    start, seen = play.world.clock.published, len(happened(play, row.seen))
    passes(play, row.proposals - 1)
    assert play.world.clock.published == start + row.proposals - 1
    assert len(happened(play, row.seen)) == seen


@pytest.mark.parametrize("row", TABLE, ids=_named)
def test_at_the_very_proposal(row: Row) -> None:
    play = row.setting()
    start, seen = play.world.clock.published, len(happened(play, row.seen))
    assert any(timer.kind == row.timer and timer.due == start + row.proposals for timer in play.world.timers.values())
    passes(play, row.proposals)
    assert happened(play, row.seen)[seen:][:1] == [start + row.proposals]


@pytest.mark.parametrize("row", TABLE, ids=_named)
def test_and_not_again_one_proposal_later(row: Row) -> None:
    play = row.setting()
    seen = len(happened(play, row.seen))
    passes(play, row.proposals)
    at_the_time = len(happened(play, row.seen))
    assert at_the_time > seen
    if row.proposals > 1:
        passes(play, 1)
        assert len(happened(play, row.seen)) == at_the_time


@pytest.mark.parametrize(
    ("row", "times"), [(row, 3) for row in TABLE if row.seen in {"EscapeFailed", "opened reinforce", "opened patrol"}]
)
def test_what_recurs_does_so_each_so_many(row: Row, times: int) -> None:
    play = row.setting()
    start, seen = play.world.clock.published, len(happened(play, row.seen))
    passes(play, times * row.proposals)
    assert happened(play, row.seen)[seen:] == [start + row.proposals * each for each in range(1, times + 1)]


def test_5_2_the_attacker_may_sail_again_three_proposals_after_the_declaration() -> None:
    # FG8-B2.5, A2.c
    play = attacked()
    passes(play, 2)
    assert "no:" in play.order("Haddock", "SAIL TO Takal")[0]
    passes(play, 1)
    assert "no:" not in play.order("Haddock", "SAIL TO Takal")[0]


def test_5_17_a_chase_is_rolled_once_for_each_decision_and_not_for_a_publication() -> None:
    # FG8-B17.2, A17.a
    play = fled()
    play.order("Haddock", "PURSUE Bounty")
    play.order("Scribble", NO_ROLL)
    assert happened(play, "opened chase") == []
    play.office("JUDGE 1 REJECT")
    assert len(happened(play, "opened chase")) == 1
    play.order("Scribble", NO_ROLL)
    assert len(happened(play, "opened chase")) == 1
    play.office("JUDGE 2 IGNORE")
    assert len(happened(play, "opened chase")) == 2


def test_5_17_a_postponement_is_no_decision() -> None:
    play = fled()
    play.order("Haddock", "PURSUE Bounty")
    play.order("Scribble", NO_ROLL)
    play.office("POSTPONE 1")
    assert happened(play, "opened chase") == []


def test_5_21_the_fifteen_begin_anew_with_a_battle_against_pirates() -> None:
    # FG8-B21.2
    play = docked()
    start = play.world.clock.published
    passes(play, 5)
    play.order("Dawn", f"LAND 5 AT {AZORES}")
    play.order("Dawn", "WITHDRAW")
    passes(play, 14)
    assert happened(play, "opened patrol") == [start]
    passes(play, 1)
    assert happened(play, "opened patrol") == [start, start + 20]


def test_5_23_the_five_begin_anew_with_an_attack_on_the_base() -> None:
    # FG8-B23.1, A23.c
    play = game(captain("Tivol", "Pearl", pirate=True), captain("Dawn", "Aurora", troops=20, at=AZORES))
    passes(play, 3)
    play.order("Dawn", f"LAND 20 AT {AZORES}")
    play.order("Dawn", "WITHDRAW")
    passes(play, 4)
    assert happened(play, "opened reinforce") == []
    passes(play, 1)
    assert happened(play, "opened reinforce") == [8]


def test_pleas_tick_and_edicts_and_judgements_do_not() -> None:
    play = sailing()
    play.order("Scribble", "PLEAD A question\nMay I?\nEND")
    play.office("JUDGE 1 IGNORE")
    play.office("EDICT\nWe are pleased.\nEND")
    assert play.world.clock.published == 1
    assert happened(play, "Arrived") == []
    passes(play, 2)
    assert happened(play, "Arrived") == [3]


def test_a_renumbering_moves_no_timer() -> None:
    # FG8-A1: numbers are labels; timers hold clock values.
    play = sailing()
    passes(play, 2)
    timers, clock = play.world.timers, play.world.clock
    assert "no:" not in play.office("RENUMBER 2 TO 1")[0]
    assert (play.world.timers, play.world.clock) == (timers, clock)
    passes(play, 1)
    assert happened(play, "Arrived") == [3]


def test_one_tick_in_order_publication_timers_market_wind() -> None:
    # FG8-1.4: publish; due timers by (due, order of creation); the market; the wind.
    play = game(captain("Ann", "Bounty"), captain("Haddock", "Dauntless"))
    play.order("Haddock", "SAIL TO Takal")
    passes(play, 2)
    play.order("Ann", "BUY 1 wood\nSELL 1 wood")
    play.order("Scribble", NO_ROLL)
    names = [_name(event, play) for event in _last_tick(play)]
    expected = ["Published", "Arrived", "opened market", "opened weather", "PricesMoved", "WindChanged"]
    assert [name for name in names if name in expected] == expected


def _last_tick(play: Play) -> tuple[Event, ...]:
    return next(events for _, events, _ in reversed(play.inputs) if events and isinstance(events[0], Published))


def test_what_falls_due_together_happens_in_the_order_in_which_it_was_set_going() -> None:
    play = game(captain("Ann", "Bounty"), captain("Haddock", "Dauntless"), captain("dpn", "Dove"))
    for name in ("Haddock", "dpn", "Ann"):
        play.order(name, "SAIL TO Takal")
    passes(play, 3)
    arrived = [event.ship for event in _arrivals(play)]
    assert arrived == [play.player(name).aboard for name in ("Haddock", "dpn", "Ann")]


def _arrivals(play: Play) -> Iterator[Arrived]:
    for _, events, _ in play.inputs:
        yield from (event for event in events if isinstance(event, Arrived))
