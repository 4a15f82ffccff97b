"""Loads case files and the founding clauses for the tests of the rules, which read no files themselves."""

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from campaign.adapters.documents.clauses import founding_clauses
from campaign.adapters.documents.pages import Page
from campaign.adapters.documents.scenarios import scenario_of
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import Moment
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Cause, Enactment, SetClause, statute_at
from tests.case import Case

_CASES = Path(__file__).parent / "battles" / "fg8"
_CODE = Path(__file__).parents[2] / "campaign" / "rules" / "battles" / "fg8"
_NOT_OF_THE_SCENARIO = frozenset({"dice", "expect", "source", "ignore"})
_STATEMENT = re.compile(r"FG8-[AB][0-9]+\.[0-9a-z]+")
_APPLIED = re.compile(rf'"({_STATEMENT.pattern})"')


def _case(path: Path) -> Case:
    text = path.read_text(encoding="utf-8")
    whole = yaml.safe_load(text)
    page = Page(text, path.name)
    root = page.root()
    assert isinstance(root, yaml.MappingNode)
    root.value = [entry for entry in root.value if entry[0].value not in _NOT_OF_THE_SCENARIO]
    clause = path.stem.partition("-")[0]
    expect = whole["expect"]
    return Case(
        name=f"{path.parent.name}/{path.stem}",
        clause=f"FG8-{clause}" if clause[0] in "AB" else clause,
        scenario=scenario_of(page, root),
        dice=whole["dice"],
        outcome=expect["outcome"],
        totals=expect.get("totals"),
        modifiers=expect.get("modifiers"),
        events=expect.get("events"),
        source=whole["source"],
        ignore=whole.get("ignore", ""),
    )


@cache
def _cases() -> list[Case]:
    return [_case(path) for path in sorted(_CASES.glob("*/*.yaml"))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = _cases()
        metafunc.parametrize("case", cases, ids=[case.name for case in cases])


@pytest.fixture(scope="session")
def cases() -> list[Case]:
    return _cases()


@pytest.fixture(scope="session")
def law() -> LawInForce:
    changes = tuple(SetClause(clause) for clause in founding_clauses())
    founding = Enactment(moment=Moment(0, 0, 0), cause=Cause.FOUNDING, author="", changes=changes)
    return LawInForce(CATALOGUE, statute_at(CATALOGUE, [founding], Moment(0, 0, 0)))


@pytest.fixture(scope="session")
def applied() -> frozenset[str]:
    """The statements that the code of the battle rules cites in what it finds."""
    return frozenset(each for text in _sources() for each in _APPLIED.findall(text))


@pytest.fixture(scope="session")
def mentioned() -> frozenset[str]:
    """The statements that the code of the battle rules cites anywhere, comments included."""
    return frozenset(each for text in _sources() for each in _STATEMENT.findall(text))


def _sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(_CODE.glob("*.py"))]
