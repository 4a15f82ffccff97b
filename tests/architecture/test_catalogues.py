"""What the code declares is listed where it must be: nothing registers itself, and nothing is forgotten."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import campaign.rules
from campaign.rules import events
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.chronicle import EVENTS
from campaign.rules.law import Hook, Term
from campaign.rules.matters import kinds
from campaign.rules.matters.kind import MatterKind
from campaign.rules.table import Table
from campaign.rules.tick import TIMERS


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def _constants(kind: type) -> dict[str, object]:
    return {
        f"{module.__name__}.{name}": value
        for module in _modules(campaign.rules)
        for name, value in vars(module).items()
        if isinstance(value, kind)
    }


def test_every_event_is_in_the_chronicles_vocabulary() -> None:
    declared = {
        value
        for module in _modules(events)
        for value in vars(module).values()
        if inspect.isclass(value) and value.__module__ == module.__name__ and hasattr(value, "audience")
    }
    assert declared == set(EVENTS)
    assert len({event.__name__ for event in EVENTS}) == len(EVENTS)


def test_every_term_is_in_the_catalogue() -> None:
    terms = [value for value in _constants(Term).values() if isinstance(value, Term)]
    cells = [cell for value in _constants(Table).values() if isinstance(value, Table) for cell in value.cells]
    assert {term.address for term in (*terms, *cells)} <= set(CATALOGUE.terms)
    assert len(CATALOGUE.terms) > 80


def test_every_hook_is_in_the_catalogue() -> None:
    assert {value.name for value in _constants(Hook).values() if isinstance(value, Hook)} <= set(CATALOGUE.hooks)


def test_every_kind_of_matter_is_listed() -> None:
    declared = {value.name for value in _constants(MatterKind).values() if isinstance(value, MatterKind)}
    assert declared == set(kinds.KINDS)


def test_every_kind_of_matter_asks_a_term_whether_it_waits() -> None:
    for kind in kinds.KINDS.values():
        assert kind.policy.address in CATALOGUE.terms
        assert kind.policy.words == ("auto", "review")
        if kind.system is not None:
            assert set(kind.systems) <= set(kind.system.words)


def test_a_founding_value_fits_its_term() -> None:
    for term in CATALOGUE.terms.values():
        assert term.fault(term.founding) is None
        assert "{value}" in term.says or isinstance(term.founding, bool), term.address


def test_what_falls_due_is_one_table() -> None:
    source = inspect.getsource(importlib.import_module("campaign.rules.tick"))
    assert len(TIMERS) == 19
    assert source.count("TIMERS: Mapping") == 1
