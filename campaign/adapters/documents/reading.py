"""Reads the nodes of a document into frozen dataclasses, strictly: by their type hints and bounds."""

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from enum import StrEnum
from typing import TypeVar, Union, get_args, get_origin, get_type_hints

import yaml

from campaign.adapters.documents.pages import DocumentError, Page, described, unknown

T = TypeVar("T")
Key = tuple[type, str]  # a dataclass and the name of one of its fields

_INT = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})")
_BOOLS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_NULL, _STR = "tag:yaml.org,2002:null", "tag:yaml.org,2002:str"


@dataclass(frozen=True, slots=True, kw_only=True)
class Manual:
    """What the type hints of dataclasses do not say.

    `bounds`: the least and the greatest of a number; every number needs them. `words`: words that stand for a
    value; `choices`: the words that a text may be; `readers`: fields that are read in a way of their own;
    `unwritten`: fields that no document has.
    """

    bounds: Mapping[Key, tuple[int, int]]
    words: Mapping[Key, Mapping[str, object]] = field(default_factory=dict)
    choices: Mapping[Key, tuple[str, ...]] = field(default_factory=dict)
    readers: Mapping[Key, Callable[[Page, yaml.Node], object]] = field(default_factory=dict)
    unwritten: frozenset[Key] = frozenset()


def read(page: Page, node: yaml.Node, kind: type[T], manual: Manual, what: str) -> T:
    """The dataclass that a mapping says; `what` names it in messages.

    Raises:
        DocumentError: a key is unknown or missing, a value is of the wrong type or out of its range.
    """
    hints = get_type_hints(kind)
    assert is_dataclass(kind)
    known = {each.name: each for each in fields(kind) if (kind, each.name) not in manual.unwritten}
    values: dict[str, object] = {}
    for key, key_node, value_node in page.entries(node, what):
        if key not in known:
            raise page.error(key_node, f"{what} has no key {key!r}: {unknown(key, known)}")
        values[key] = _value(page, value_node, hints[key], manual, (kind, key))
    for name, each in known.items():
        if name not in values and each.default is MISSING and each.default_factory is MISSING:
            raise page.error(node, f"{what} lacks the key {name}: add it")
    made: T = kind(**values)
    return made


def _value(page: Page, node: yaml.Node, hint: object, manual: Manual, key: Key) -> object:
    if key in manual.readers:
        return manual.readers[key](page, node)
    words = manual.words.get(key, {})
    if isinstance(node, yaml.ScalarNode) and node.value in words:
        return words[node.value]
    if get_origin(hint) in {types.UnionType, Union}:
        if node.tag == _NULL:
            return None
        (hint,) = (each for each in get_args(hint) if each is not type(None))
    if get_origin(hint) is tuple:
        return _texts(page, node, key)
    assert isinstance(hint, type)
    if is_dataclass(hint):
        return read(page, node, hint, manual, key[1])
    return _scalar(page, node, hint, manual, key)


def _scalar(page: Page, node: yaml.Node, hint: type, manual: Manual, key: Key) -> object:
    what = key[1]
    if hint is bool:
        return boolean(page, node, what)
    if hint is int:
        return integer(page, node, what, *manual.bounds[key], words=tuple(manual.words.get(key, {})))
    if issubclass(hint, StrEnum):
        return hint(one_of(page, node, what, tuple(each.value for each in hint)))
    if key in manual.choices:
        return one_of(page, node, what, manual.choices[key])
    return text(page, node, what)


def boolean(page: Page, node: yaml.Node, what: str) -> bool:
    """A yes or no."""
    plain = isinstance(node, yaml.ScalarNode) and node.tag != _STR
    if not plain or str(node.value).lower() not in _BOOLS:
        raise page.error(node, f"{what} takes true or false, not {described(node)}")
    return _BOOLS[str(node.value).lower()]


def integer(page: Page, node: yaml.Node, what: str, low: int, high: int, words: tuple[str, ...] = ()) -> int:
    """A whole number within its range."""
    other = f" or {' or '.join(words)}" if words else ""
    wanted = f"{what} takes a whole number from {low} to {high}{other}"
    plain = isinstance(node, yaml.ScalarNode) and node.tag != _STR
    if not plain or not _INT.fullmatch(str(node.value)):
        raise page.error(node, f"{wanted}, not {described(node)}")
    number = int(node.value)
    if not low <= number <= high:
        raise page.error(node, f"{wanted}: {number} is out of its range")
    return number


def text(page: Page, node: yaml.Node, what: str) -> str:
    """A text; a number or a yes or no must be put in quotes to be one."""
    if not isinstance(node, yaml.ScalarNode) or node.tag == _NULL:
        raise page.error(node, f"{what} takes a text, not {described(node)}")
    if node.tag != _STR:
        raise page.error(node, f'{what} takes a text: put it in quotes, "{node.value}"')
    return str(node.value)


def one_of(page: Page, node: yaml.Node, what: str, choices: tuple[str, ...]) -> str:
    """One of some words."""
    if not isinstance(node, yaml.ScalarNode) or node.value not in choices:
        wrong = f"{what} takes one of {', '.join(choices)}, not {described(node)}"
        near = unknown(str(node.value), choices) if isinstance(node, yaml.ScalarNode) else ""
        hint = f": {near}" if near.startswith("did") else ""
        raise page.error(node, wrong + hint)
    return str(node.value)


def _texts(page: Page, node: yaml.Node, key: Key) -> tuple[str, ...]:
    if not isinstance(node, yaml.SequenceNode):
        raise page.error(node, f"{key[1]} takes a list such as [Hook, Gump], not {described(node)}")
    return tuple(text(page, each, key[1]) for each in node.value)


__all__ = ["DocumentError", "Manual", "boolean", "integer", "one_of", "read", "text"]
