"""A tally of what happened in play: who won, how long fights took, how often each rule applied."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from campaign.rules.chronicle import EVENTS
from campaign.rules.citation import Address, AddressError, RuleNumber
from campaign.rules.event import Event
from campaign.rules.events.fighting import AttackDeclared, EngagementEnded, StrangerMet
from campaign.rules.events.history import MatterReleased
from campaign.rules.events.landing import LandBattleEnded, TroopsLanded
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.scenario import Faction, Finding, Force, Scenario, Side
from campaign.rules.world import World

_STATEMENT = "FG8-"
_SECTION = 5
_ATTACKER = frozenset({"attacker_won", "defender_sunk", "challenger_won"})
_DEFENDER = frozenset({"defender_won", "attacker_sunk", "challenged_won"})
_FOUGHT = frozenset({"naval", "boarding", "land", "duel", "engagement", "plunder"})
_ONGOING = "ongoing"
NOBODY = "nobody"


@dataclass(slots=True, kw_only=True)
class Tally:
    """Counts over some campaigns. `won` by kind of fight and winner, `results` by kind of matter and result.

    `lasted` has the length of each fight, in proposals, by where it was fought. `applied` counts citations by rule.
    """

    published: int = 0
    events: int = 0
    won: dict[str, Counter[str]] = field(default_factory=dict)
    results: dict[str, Counter[str]] = field(default_factory=dict)
    lasted: dict[str, list[int]] = field(default_factory=dict)
    applied: Counter[str] = field(default_factory=Counter)
    _began: dict[tuple[str, int], int] = field(default_factory=dict)

    def count(self, event: Event, published: int, world: World) -> None:
        """Counts an event of a campaign that happened at a clock value; `world` is as it is at the end."""
        self.events += 1
        self.applied[event.rule] += 1
        match event:
            case AttackDeclared() | StrangerMet():
                self._began["at sea", event.engagement.id] = published
            case EngagementEnded():
                self._ended("at sea", event.engagement, published)
            case TroopsLanded():
                self._began.setdefault(("ashore", event.battle.id), published)
            case LandBattleEnded():
                self._ended("ashore", event.battle, published)
            case MatterReleased():
                self._released(world.matters[event.matter])
            case _:
                pass

    def close(self, world: World) -> None:
        """Closes the book of one campaign."""
        self.published += world.clock.published
        self._began.clear()

    def never(self, law: LawInForce) -> tuple[RuleNumber, ...]:
        """The rules that act, by a clause or an event, and never did."""
        return tuple(sorted(number for number in _acting(law) if not self.applied[str(number)]))

    def _ended(self, where: str, subject: int, published: int) -> None:
        began = self._began.pop((where, subject), None)
        if began is not None:
            self.lasted.setdefault(where, []).append(published - began)

    def _released(self, matter: Matter) -> None:
        finding = matter.finding
        if finding is None:
            return
        self.results.setdefault(matter.kind, Counter())[finding.result] += 1
        for rule in {each for each in map(_rule_cited, sorted(finding.cites)) if each}:
            self.applied[rule] += 1
        if matter.scenario is not None and matter.scenario.kind in _FOUGHT and finding.result != _ONGOING:
            self.won.setdefault(matter.scenario.kind, Counter())[_winner(matter.scenario, finding)] += 1


def _acting(law: LawInForce) -> Iterator[RuleNumber]:
    for rule in law.rules.values():
        if not rule.eliminated:
            claused = any(clause.rule == rule.number for clause in law.statute.clauses.values())
            happening = any(event.rule == str(rule.number) for event in EVENTS)
            if claused or happening:
                yield rule.number


def _rule_cited(cite: str) -> str:
    """The rule that a citation is of: a statement, `FG8-B7.3`, or a clause, `5.7.troops`; empty for none.

    >>> _rule_cited("FG8-B7.3"), _rule_cited("FG8-4.4"), _rule_cited("5.7.troops"), _rule_cited("naval.roll")
    ('5.7', '4.4', '5.7', '')
    """
    if cite.startswith(_STATEMENT):
        statement = cite.removeprefix(_STATEMENT)
        if statement[:1] in {"A", "B"}:
            return f"{_SECTION}.{statement[1:].partition('.')[0]}"
        return statement
    try:
        return str(Address.parse(cite).rule)
    except AddressError:
        return ""


def _winner(scenario: Scenario, finding: Finding) -> str:
    if finding.result in _ATTACKER:
        return side_name(scenario.attacker)
    if finding.result in _DEFENDER:
        return side_name(scenario.defender)
    return NOBODY


def side_name(side: Side) -> str:
    """What kind of side it is: of players, or of whom else.

    >>> side_name(Side(faction=Faction.PIRATE)), side_name(Side(player=False, kind=Force.NATIVES))
    ('Pirates', 'natives')
    """
    if side.player and side.kind in {None, Force.PLAYER}:
        return "Pirates" if side.faction is Faction.PIRATE else "Citizens"
    return str(side.force.value)


def mean(lengths: list[int]) -> str:
    """The mean of some lengths to one decimal, in words that a table takes.

    >>> mean([1, 2, 4]), mean([])
    ('2.3', 'none')
    """
    if not lengths:
        return "none"
    tenths = (20 * sum(lengths) + len(lengths)) // (2 * len(lengths))
    return f"{tenths // 10}.{tenths % 10}"
