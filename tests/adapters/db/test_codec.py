"""The codec keeps types apart that JSON does not."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar, NewType

import pytest

from campaign.adapters.db.codec import (
    AmbiguousUnionError,
    EventCodec,
    UnknownEventError,
    UnstorableError,
    converter,
)
from campaign.rules.event import NOBODY, Audience
from campaign.rules.law import Change, Clause, Repeal, SetClause, SetTerm
from campaign.rules.scenario import Faction, Wind
from campaign.rules.world import Draft, World

Number = NewType("Number", int)


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Box:
    changes: tuple[Change, ...] = ()
    mixed: Faction | Colour | Wind | int | None = None
    number: Number | None = None
    share: Fraction = Fraction(0)
    by_number: Mapping[Number, Colour] | None = None
    value: int | bool | str = 0
    anything: object = None
    pair: tuple[int, str] = (0, "")
    names: frozenset[str] = frozenset()


def there_and_back(value: Any, kind: Any) -> Any:
    return converter().structure(json.loads(json.dumps(converter().unstructure(value, kind))), kind)


CLAUSE = Clause(address="5.1.x", hook="naval.roll", because="so", give="1")


@pytest.mark.parametrize(
    "box",
    [
        Box(),
        Box(changes=(SetTerm("5.1.a", 3), SetTerm("5.1.b", value=True), Repeal("5.1"), SetClause(CLAUSE))),
        Box(mixed=Faction.PIRATE),
        Box(mixed=Colour.RED),
        Box(mixed=7),
        Box(number=Number(4), share=Fraction(-2, 3), by_number={Number(3): Colour.RED}),
        Box(value=True),
        Box(value=1),
        Box(value="true"),
        Box(anything={"odds": Fraction(1, 3), "faces": (1, 2, (3,)), "who": None, "nested": {"a": False}}),
        Box(pair=(3, "x"), names=frozenset({"b", "a"})),
    ],
    ids=[
        "as founded",
        "changes",
        "pirate",
        "red",
        "seven",
        "numbers",
        "yes",
        "one",
        "a word",
        "anything",
        "a pair and names",
    ],
)
def test_a_value_comes_back_as_it_was(box: Box) -> None:
    read = there_and_back(box, Box)
    assert read == box
    assert type(read.mixed) is type(box.mixed)
    assert type(read.value) is type(box.value)
    assert type(read.number) is type(box.number)


def test_enums_are_written_as_their_words() -> None:
    written = converter().unstructure(Box(mixed=Colour.RED, by_number={Number(1): Colour.RED}))
    assert json.loads(json.dumps(written["by_number"])) == {"1": "red"}
    assert json.loads(json.dumps(written["mixed"])) == {"is": "Colour", "value": "red"}


def test_a_nested_field_that_was_not_stored_takes_its_default() -> None:
    assert converter().structure({"changes": []}, Box) == Box()
    assert converter().structure({"no_longer": 1}, Box) == Box()


def test_an_enum_in_a_field_of_any_type_is_its_word() -> None:
    assert there_and_back(Box(anything=(Colour.RED,)), Box) == Box(anything=("red",))


@pytest.mark.parametrize("value", [1.5, {1: 2}, {"is": "Fraction"}, {1, 2}, CLAUSE], ids=str)
def test_what_has_no_form_is_refused(value: object) -> None:
    with pytest.raises(UnstorableError, match=type(value).__name__):
        converter().unstructure(Box(anything=value))


def test_a_union_of_two_classes_of_one_name_is_refused() -> None:
    def other() -> type:
        @dataclass(frozen=True, slots=True)
        class Wind:
            strength: int

        return Wind

    with pytest.raises(AmbiguousUnionError, match="rename one"):
        converter().get_structure_hook(Wind | other())


@dataclass(frozen=True, slots=True)
class Unheard:
    rule: ClassVar[str] = "1.1"

    def audience(self, world: World) -> Audience:
        del world
        return NOBODY

    def apply(self, draft: Draft) -> None:
        """Nothing."""


def test_an_event_that_is_not_listed_is_refused() -> None:
    with pytest.raises(UnknownEventError, match=r"Unheard is not listed in campaign\.rules\.chronicle\.EVENTS"):
        EventCodec(()).written(Unheard())
    with pytest.raises(UnknownEventError, match="Unheard"):
        EventCodec(()).read("Unheard", {})
    assert EventCodec((Unheard,)).read(*EventCodec((Unheard,)).written(Unheard())) == Unheard()
