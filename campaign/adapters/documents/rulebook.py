"""The words of the founding law: every rule with its number, title, mark and text."""

from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import pairwise

import yaml

from campaign.adapters.documents.lists import every
from campaign.adapters.documents.pages import Page
from campaign.adapters.documents.reading import Manual, read, text
from campaign.rules.citation import RuleNumber, RuleNumberError
from campaign.rules.law import Mark, Rule
from campaign.rules.rule_text import mentions_pirates


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    """A rule as the file has it; `number` is a text, since 1.10 is not 1.1."""

    number: RuleNumber
    title: str
    mark: Mark
    text: str = ""
    eliminated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lost:
    """The rules that share one text, since theirs is lost."""

    title: str
    text: str
    numbers: tuple[RuleNumber, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Book:
    """A rulebook as the file has it."""

    rules: tuple[_Entry, ...]
    lost: _Lost | None = None


def founding_rules(law: str = "fg8") -> tuple[Rule, ...]:
    """The rules that a founding law has, in order of number.

    Raises:
        DocumentError: the file has a fault.
    """
    name = f"foundings/{law}/rules.yaml"
    return read_rules((files("campaign.rules") / name).read_text(encoding="utf-8"), name)


def read_rules(source: str, name: str) -> tuple[Rule, ...]:
    """The rules that a text says, in order of number.

    Raises:
        DocumentError: a rule has a fault, stands twice, or has no text though it is not eliminated.
    """
    page = Page(source, name)
    manual = Manual(
        bounds={},
        readers={
            (_Book, "rules"): _entries,
            (_Lost, "numbers"): lambda page, node: every(page, node, "numbers", _number),
        },
    )
    root = page.root()
    book = read(page, root, _Book, manual, "the rulebook")
    rules = [_rule(entry) for entry in book.rules]
    if book.lost is not None:
        rules += [
            Rule(number=number, title=book.lost.title, text=book.lost.text, mark=Mark.DEFAULT)
            for number in book.lost.numbers
        ]
    rules.sort(key=lambda rule: rule.number)
    for one, next_one in pairwise(rules):
        if one.number == next_one.number:
            raise page.error(root, f"rule {one.number} stands here twice: keep one of them")
    return tuple(rules)


def _entries(page: Page, node: yaml.Node) -> tuple[_Entry, ...]:
    manual = Manual(bounds={}, readers={(_Entry, "number"): _number})
    entries = every(page, node, "rules", lambda page, each: (each, read(page, each, _Entry, manual, "a rule")))
    for each, entry in entries:
        if entry.eliminated == bool(entry.text):
            fault = "has a text though it is eliminated" if entry.text else "has no text"
            raise page.error(each, f"rule {entry.number} {fault}")
    return tuple(entry for _, entry in entries)


def _number(page: Page, node: yaml.Node) -> RuleNumber:
    try:
        return RuleNumber.parse(text(page, node, "number"))
    except RuleNumberError as error:
        raise page.error(node, str(error)) from None


def _rule(entry: _Entry) -> Rule:
    rule = Rule(
        number=entry.number,
        title=entry.title,
        text=entry.text,
        mark=entry.mark,
        eliminated=entry.eliminated,
    )
    return replace(rule, mentions_pirates=mentions_pirates(rule))
