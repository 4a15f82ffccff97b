"""Every verb is declared whole: help, examples that read, a module and a test file of its own."""

from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from campaign.rules.form import usage
from campaign.rules.order import AnyVerb, Ordered, order_json
from campaign.rules.orders.verbs import VERBS
from campaign.rules.reading import read_orders

ROOT = Path(__file__).parents[2]
NAMED = [pytest.param(verb, id=verb.name) for verb in VERBS]


@pytest.mark.parametrize("verb", NAMED)
def test_every_verb_explains_itself(verb: AnyVerb) -> None:
    for words in (verb.summary, verb.help, verb.effect, verb.who):
        assert words.endswith("."), words
    assert all(usage(form).startswith(verb.name) for form in verb.forms)
    assert verb.examples


@pytest.mark.parametrize("verb", NAMED)
def test_every_example_reads_as_the_order_it_is(verb: AnyVerb) -> None:
    for example in verb.examples:
        [ordered] = read_orders(example)
        assert isinstance(ordered, Ordered)
        assert ordered.verb is verb
        assert isinstance(ordered.order, verb.order)
        assert order_json(ordered)["verb"] == verb.name


@pytest.mark.parametrize("verb", NAMED)
def test_every_form_has_an_example_of_its_length(verb: AnyVerb) -> None:
    assert len(verb.examples) >= len(verb.forms)


@pytest.mark.parametrize("verb", NAMED)
def test_an_order_is_a_frozen_record(verb: AnyVerb) -> None:
    assert is_dataclass(verb.order)
    assert all(each.name.islower() for each in fields(verb.order))
    assert hasattr(verb.order, "__slots__")


@pytest.mark.parametrize("verb", NAMED)
def test_every_verb_has_a_module_and_a_test_file_of_its_own(verb: AnyVerb) -> None:
    name = verb.words[0].lower()
    assert (ROOT / "campaign" / "rules" / "orders" / f"{name}.py").exists()
    assert (ROOT / "tests" / "rules" / "orders" / f"test_{name}.py").exists()


def test_no_two_verbs_have_a_name_in_common() -> None:
    names = [verb.name for verb in VERBS]
    assert len(set(names)) == len(names)
