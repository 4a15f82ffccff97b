"""The founding clauses are read, and a fault in them is named."""

import pytest

from campaign.adapters.documents.clauses import founding_clauses, read_clauses
from campaign.adapters.documents.pages import DocumentError
from campaign.rules.law import Clause, Mark

_GOOD = """\
5.5.pirate:
  hook: closing.roll
  when: own.player and own.pirate
  give: 2
  because: Pirates are good at it
  cites: [FG8-B5.1]
  mark: our reading
"""


def test_a_clause_is_read() -> None:
    assert read_clauses(_GOOD, "x.yaml") == (
        Clause(
            address="5.5.pirate",
            hook="closing.roll",
            because="Pirates are good at it",
            give="2",
            when="own.player and own.pirate",
            cites=("FG8-B5.1",),
            mark=Mark.RESOLUTION,
        ),
    )


def test_the_founding_clauses_have_reasons_and_cite() -> None:
    clauses = founding_clauses()
    assert len({clause.address for clause in clauses}) == len(clauses)
    for clause in clauses:
        assert clause.because
        assert clause.cites
        assert clause.mark is not Mark.ENACTED


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("closing.roll", "closing.rol", "line 2: no such hook: did you mean closing.roll?"),
        ("own.pirate", "own.pirat", "line 1: 5.5.pirate: own.pirat is not known here"),
        ("give: 2", "give: true", "line 1: 5.5.pirate: expected a whole number"),
        ("give: 2", "give: [2]", "line 4: an expression is one line of text"),
        ("5.5.pirate", "pirate", "line 1: 'pirate' is no address"),
        ("because", "becaus", "line 5: 5.5.pirate has no key 'becaus': did you mean because?"),
        ("our reading", "my reading", "line 7: mark takes one of section 5,"),
        ("  give: 2\n", "", "line 2: 5.5.pirate lacks the key give: add it"),
    ],
)
def test_a_fault_is_named(good: str, bad: str, message: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_clauses(_GOOD.replace(good, bad), "x.yaml")
    assert message in str(caught.value).splitlines()[0]
