"""The words of a rule: numbers in force put in their places, terms and clauses told in a sentence each."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from campaign.rules.citation import RuleNumber
from campaign.rules.in_force import LawInForce, compiled
from campaign.rules.law import Clause, Mark, Rule, Term, Value

_PLACE = re.compile(r"\{((?:[0-9]+\.){1,2}[a-z][a-z0-9_.]*)(?: ([^{}]+))?\}")
_PIRATES = re.compile(r"\bpirates?\b", re.IGNORECASE)
_FACE = "face"


@dataclass(frozen=True, slots=True, kw_only=True)
class TermLine:
    """A number, yes-or-no or word of a rule as printed. `stated`: it stands in the words of the rule already."""

    address: str
    sentence: str
    value: str
    unit: str
    mark: Mark
    stated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseLine:
    """A clause of a rule as printed: what it gives where, when, and for what reason; `sentence` tells it all."""

    address: str
    hook: str
    gives: str
    when: str
    because: str
    mark: Mark

    @property
    def sentence(self) -> str:
        """The clause in one line, such as `+2 at closing.roll when own.pirate: Pirates are good at it`."""
        condition = f" when {self.when}" if self.when else ""
        return f"{self.gives} at {self.hook}{condition}: {self.because}"


def mentions_pirates(rule: Rule) -> bool:
    """Whether a rule speaks of a Pirate or of pirates, so that Pirates may propose to change it (FG8-1.3)."""
    return _PIRATES.search(f"{rule.title} {rule.text}") is not None


def placeholders(text: str) -> Iterator[str]:
    """The addresses that stand for numbers in the words of a rule, in their order."""
    for found in _PLACE.finditer(text):
        yield found[1]


def filled(text: str, law: LawInForce) -> str:
    """The words of a rule with what is in force in place of each address; a noun behind it agrees in number."""
    return _PLACE.sub(lambda found: _in_place(found[1], found[2] or "", law), text)


def _in_place(address: str, noun: str, law: LawInForce) -> str:
    if address in law.statute.terms:
        value = law.statute.terms[address]
        return in_words(value) + (f" {_counted(noun, value)}" if noun else "")
    clause = law.statute.clauses.get(address)
    return f"[{address}, which is law no more]" if clause is None else _in_the_words(clause, law)


def _counted(noun: str, value: Value) -> str:
    one, _, many = noun.partition("|")
    return one if value == 1 else many or f"{one}s"


def in_words(value: Value) -> str:
    """The value of a term as the rulebook prints it.

    >>> in_words(True), in_words(36), in_words("on_receipt")
    ('yes', '36', 'on receipt')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")


def term_lines(number: RuleNumber, stated: frozenset[str], law: LawInForce) -> tuple[TermLine, ...]:
    """The terms of a rule in order of address, `stated` being those that stand in its words."""
    own = [term for term in law.catalogue.terms.values() if term.rule == number]
    own.sort(key=lambda term: term.address)
    return tuple(_term_line(term, term.address in stated, law) for term in own)


def _term_line(term: Term[int] | Term[bool] | Term[str], stated: bool, law: LawInForce) -> TermLine:  # noqa: FBT001
    value = law.value(term.address)
    return TermLine(
        address=term.address,
        sentence=term.says.format(value=in_words(value)),
        value=in_words(value),
        unit=term.unit,
        mark=term.mark if value == term.founding else Mark.ENACTED,
        stated=stated,
    )


def clause_lines(number: RuleNumber, law: LawInForce) -> tuple[ClauseLine, ...]:
    """The clauses of a rule in order of address."""
    own = [clause for clause in law.statute.clauses.values() if clause.rule == number]
    own.sort(key=lambda clause: clause.address)
    return tuple(clause_line(clause, law) for clause in own)


def clause_line(clause: Clause, law: LawInForce) -> ClauseLine:
    """A clause as printed, its number reckoned where it depends on nothing but the law."""
    when = " ".join(clause.when.split())
    return ClauseLine(
        address=clause.address,
        hook=clause.hook,
        gives=_gives(clause, law),
        when="" if when == "true" else when,
        because=clause.because,
        mark=clause.mark,
    )


def _gives(clause: Clause, law: LawInForce) -> str:
    """What a clause gives: `+2`, `1 in 3 (1, 2 of 6)`, or its expression where that reads facts."""
    die = law.catalogue.hooks[clause.hook].die
    written = " ".join(clause.give.split())
    if die:
        faces = _faces(clause, law)
        shown = ", ".join(str(face) for face in faces or ())
        return f"{written}, of {die}" if faces is None else f"{_chance(faces, die)} ({shown or 'none'} of {die})"
    number = _number(clause, law)
    if number is not None:
        return f"{number:+d}"
    return written if written.startswith("-") else f"+{written}"


def _in_the_words(clause: Clause, law: LawInForce) -> str:
    """What a clause gives, in the running text: `2`, `1 in 3`, or its expression where that reads facts."""
    die = law.catalogue.hooks[clause.hook].die
    faces = _faces(clause, law) if die else None
    if faces is not None:
        return _chance(faces, die)
    number = None if die else _number(clause, law)
    return " ".join(clause.give.split()) if number is None else str(number)


def _faces(clause: Clause, law: LawInForce) -> tuple[int, ...] | None:
    """The faces that a clause of a chance says mean yes; None where that depends on more than the face."""
    _, give = compiled(law.catalogue, clause)
    if give.names - {_FACE}:
        return None
    die = law.catalogue.hooks[clause.hook].die
    terms: Mapping[str, Any] = law.statute.terms
    return tuple(face for face in range(1, die + 1) if give.value({**terms, _FACE: face}))


def _chance(faces: tuple[int, ...], die: int) -> str:
    likely = Fraction(len(faces), die)
    return f"{likely.numerator} in {likely.denominator}"


def _number(clause: Clause, law: LawInForce) -> int | None:
    """The number that a clause gives; None where that depends on facts."""
    _, give = compiled(law.catalogue, clause)
    return None if give.names else int(give.value(law.statute.terms))
