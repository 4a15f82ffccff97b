"""The law as data: terms, clauses and the text of rules, enacted and read as in force at a moment."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Generic, TypeVar

from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Moment
from campaign.rules.expression_types import Type

Value = int | bool | str
T = TypeVar("T", int, bool, str)


class Mark(StrEnum):
    """Where a number or a sentence of the law comes from; the rulebook prints it."""

    SECTION_5 = "section 5"  # read in the 1995 page of section 5
    RECOVERED = "recovered"  # seen in an excerpt of another 1995 page
    INFERRED = "inferred"  # deduced from what was recovered
    RESOLUTION = "our reading"  # our resolution of an ambiguity
    DEFAULT = "ours"  # invented, since the original is lost
    ENACTED = "enacted"  # made law by the players


class LawError(Exception):
    """The law as given cannot be: the message says what is wrong with which address."""


@dataclass(frozen=True, slots=True)
class Term(Generic[T]):
    """A number, yes-or-no or word that a rule reads and that the players may change.

    Declared beside the code that reads it, under the number of its rule. `low` and `high` bound an int,
    `words` lists what a word may be. `says` is the rulebook's sentence, with `{value}` for the value.
    """

    address: str
    founding: T
    says: str
    unit: str = ""
    low: int = 0
    high: int = 1_000_000
    words: tuple[str, ...] = ()
    mark: Mark = Mark.DEFAULT

    @property
    def rule(self) -> RuleNumber:
        """The rule the term belongs to."""
        return rule_of(self.address)

    def fault(self, value: Value) -> str | None:
        """What is wrong with a value for this term; None if nothing is."""
        if type(value) is not type(self.founding):
            kind = {bool: "yes or no", int: "a whole number", str: "a word"}[type(self.founding)]
            return f"{self.address} takes {kind}, not {value}"
        return self._beyond(value)

    def _beyond(self, value: Value) -> str | None:
        match value:
            case str() if value not in self.words:
                return f"{self.address} is one of {', '.join(self.words)}, not {value}"
            case int() if not isinstance(value, bool) and not self.low <= value <= self.high:
                return f"{self.address} lies between {self.low} and {self.high}, so not {value}"
            case _:
                return None


class Combine(StrEnum):
    """How the clauses of one hook make one answer."""

    SUM = "sum"  # every clause whose condition holds adds its value
    FIRST = "first"  # the clause of the lowest rule whose condition holds decides alone


@dataclass(frozen=True, slots=True, kw_only=True)
class Hook:
    """A place where clauses of law act: what they may read, what they give, how they combine.

    `names` maps each name a clause may read to its type (see `expression`); a chance hook has a `die`, reads `face`
    and gives yes or no; a roll hook gives a whole number, and the sum is kept within `low` and `high`.
    `meanings` has a sentence for each name; `rule` is the rule that asks for the roll.
    """

    name: str
    says: str
    names: Mapping[str, Type]
    meanings: Mapping[str, str] = field(default_factory=dict)
    rule: str = ""
    combine: Combine = Combine.SUM
    low: int = -100
    high: int = 100
    die: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One line of law: at a hook, when a condition holds, give a value, because of a reason in words.

    `cites` names the statements of the rulebook that it restates (`FG8-B13.2`).
    """

    address: str
    hook: str
    because: str
    give: str
    when: str = "true"
    cites: tuple[str, ...] = ()
    mark: Mark = Mark.ENACTED

    @property
    def rule(self) -> RuleNumber:
        """The rule the clause belongs to."""
        return rule_of(self.address)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """The words of a rule; a number in them stands as `{address}` and prints as the term's value in force.

    An eliminated rule keeps its number, with no text.
    """

    number: RuleNumber
    title: str
    text: str
    mark: Mark = Mark.ENACTED
    mentions_pirates: bool = False
    eliminated: bool = False


@dataclass(frozen=True, slots=True)
class SetTerm:
    """A term has this value from now on."""

    address: str
    value: Value


@dataclass(frozen=True, slots=True)
class SetClause:
    """A clause reads so from now on."""

    clause: Clause


@dataclass(frozen=True, slots=True)
class SetRule:
    """A rule reads so from now on."""

    rule: Rule


@dataclass(frozen=True, slots=True)
class Repeal:
    """A clause (`5.13.favour`) or a whole rule (`5.13`) is law no more; the rule's number stays reserved."""

    address: str


Change = SetTerm | SetClause | SetRule | Repeal


class Cause(StrEnum):
    """What may make law."""

    FOUNDING = "founding"
    PROPOSAL = "proposal"
    PLEA = "plea"
    EDICT = "edict"


@dataclass(frozen=True, slots=True, kw_only=True)
class Enactment:
    """Changes of the law, made together at one moment by one cause (`number` is the proposal's)."""

    moment: Moment
    cause: Cause
    author: str
    changes: tuple[Change, ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Every term and hook that the code knows."""

    terms: Mapping[str, Term[int] | Term[bool] | Term[str]]
    hooks: Mapping[str, Hook]


@cache
def rule_of(address: str) -> RuleNumber:
    """The rule that an address (`5.23.cap`) belongs to.

    >>> str(rule_of("5.23.cap"))
    '5.23'
    """
    section, number = address.split(".")[:2]
    return RuleNumber(int(section), int(number))


@dataclass(frozen=True, slots=True)
class Statute:
    """What the law says at one moment: values, clauses by address, rules by number."""

    terms: dict[str, Value] = field(default_factory=dict)
    clauses: dict[str, Clause] = field(default_factory=dict)
    rules: dict[RuleNumber, Rule] = field(default_factory=dict)


def statute_at(catalogue: Catalogue, enactments: Iterable[Enactment], moment: Moment) -> Statute:
    """The law in force at a moment: every enactment up to it, in order, over the founding values of the terms."""
    statute = Statute(terms={address: term.founding for address, term in catalogue.terms.items()})
    for enactment in enactments:
        if enactment.moment <= moment:
            for change in enactment.changes:
                _enact(statute, change)
    return statute


def _enact(statute: Statute, change: Change) -> None:
    match change:
        case SetTerm(address, value):
            statute.terms[address] = value
        case SetClause(clause):
            statute.clauses[clause.address] = clause
        case SetRule(rule):
            statute.rules[rule.number] = rule
        case Repeal(address):
            _repeal(statute, address)


def _repeal(statute: Statute, address: str) -> None:
    if address in statute.clauses:
        del statute.clauses[address]
        return
    number = RuleNumber.parse(address)
    for doomed in [clause.address for clause in statute.clauses.values() if clause.rule == number]:
        del statute.clauses[doomed]
    rule = statute.rules[number]
    statute.rules[number] = Rule(
        number=number,
        title=rule.title,
        text="",
        mark=rule.mark,
        mentions_pirates=rule.mentions_pirates,
        eliminated=True,
    )


def faults(catalogue: Catalogue, changes: Iterable[Change]) -> Iterator[str]:
    """What is wrong with changes of the law, address and value alone (clauses are compiled elsewhere)."""
    for change in changes:
        match change:
            case SetTerm(address, value):
                term = catalogue.terms.get(address)
                fault = f"no such term {address}" if term is None else term.fault(value)
                if fault is not None:
                    yield fault
            case SetClause(clause) if clause.hook not in catalogue.hooks:
                yield f"{clause.address} acts at {clause.hook}, which is no hook"
            case _:
                pass
