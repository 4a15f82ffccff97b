"""The rulebook: every rule as it is in force, its numbers filled in, its clauses and its history (FG8-1.8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from campaign.rules.citation import RuleNumber, RuleNumberError
from campaign.rules.clock import Moment
from campaign.rules.current_law import enactments_until, law_in_force
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Catalogue, Enactment, Mark
from campaign.rules.names import nearest
from campaign.rules.rule_history import Act, acts_on
from campaign.rules.rule_text import ClauseLine, TermLine, clause_lines, filled, placeholders, term_lines
from campaign.rules.world import World

SECTIONS: Final[Mapping[int, str]] = {
    0: "Rules in the old style",
    1: "Government",
    2: "Players",
    3: "Ships and the Sea",
    4: "Geography, Exploration, Colonization",
    5: "Battle",
    6: "Trade and Wealth",
    7: "Foreign Politics",
}
_LATER = "Acts of the players"

ORIGINS: Final[Mapping[Mark, str]] = {
    Mark.SECTION_5: "from the page of 1995 on battle",
    Mark.RECOVERED: "recovered from a page of 1995",
    Mark.INFERRED: "inferred from what was recovered",
    Mark.RESOLUTION: "our reading",
    Mark.DEFAULT: "ours, since the original is lost",
    Mark.ENACTED: "enacted by the players",
}


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The law of a campaign at one moment, with the enactments that made it."""

    law: LawInForce
    enactments: tuple[Enactment, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One rule as printed.

    `paragraphs` are its words with the numbers in force, none if it is eliminated. `terms` are its numbers, those that
    stand in the words included (`stated`). `origin` says in words where the rule comes from.
    """

    number: RuleNumber
    title: str
    paragraphs: tuple[str, ...]
    mark: Mark
    origin: str
    eliminated: bool
    mentions_pirates: bool
    terms: tuple[TermLine, ...]
    clauses: tuple[ClauseLine, ...]
    history: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One section as printed; section 0 holds the rules in the old style."""

    number: int
    title: str
    pages: tuple[Page, ...]


def rulebook_of(world: World, catalogue: Catalogue, moment: Moment | None = None) -> Rulebook:
    """The rulebook of a world at a moment, now if none is given."""
    return Rulebook(law_in_force(world, catalogue, moment), enactments_until(world, moment))


def page(book: Rulebook, number: RuleNumber) -> Page | None:
    """The page of a rule, or None where there is no rule of that number."""
    rule = book.law.rules.get(number)
    if rule is None:
        return None
    words = rule.text.split("\n") if rule.text else []
    return Page(
        number=number,
        title=rule.title,
        paragraphs=tuple(filled(paragraph, book.law) for paragraph in words if paragraph.strip()),
        mark=rule.mark,
        origin=ORIGINS[rule.mark],
        eliminated=rule.eliminated,
        mentions_pirates=rule.mentions_pirates,
        terms=() if rule.eliminated else term_lines(number, frozenset(placeholders(rule.text)), book.law),
        clauses=clause_lines(number, book.law),
        history=acts_on(number, book.enactments),
    )


def sections(book: Rulebook) -> tuple[Section, ...]:
    """The whole rulebook, section by section, rules in the order of their precedence."""
    numbers = sorted(book.law.rules)
    within = dict.fromkeys(number.section for number in numbers)
    return tuple(section(book, each) for each in within)


def section(book: Rulebook, number: int) -> Section:
    """One section with all its rules; without any where it has none."""
    pages = (page(book, rule) for rule in sorted(book.law.rules) if rule.section == number)
    return Section(number, SECTIONS.get(number, _LATER), tuple(each for each in pages if each))


def nearest_rule(book: Rulebook, text: str) -> RuleNumber | None:
    """The rule that a reader may have meant by a number there is not, or by words of a title.

    Of numbers the nearest in the same section is taken, the lower of two that are equally near.
    """
    numbers = sorted(book.law.rules)
    try:
        wanted = RuleNumber.parse(text)
    except RuleNumberError:
        titles = {book.law.rules[number].title: number for number in reversed(numbers)}
        title = nearest(text, titles)
        return None if title is None else titles[title]
    near = [number for number in numbers if number.section == wanted.section]
    return min(near, key=lambda number: abs(number.number - wanted.number), default=None)
