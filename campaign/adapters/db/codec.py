"""Frozen values to rows and JSON, and back, by their fields alone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from cattrs.preconf.json import JsonConverter, make_converter

from campaign.rules.event import Event

# The key that names the class of one of several.
_CLASS, _VALUE = "is", "value"


class UnstorableError(Exception):
    """A value that the database has no form for."""

    def __init__(self, value: object) -> None:
        super().__init__(f"a {type(value).__name__} in a field of any type cannot be stored: {value!r}")


class AmbiguousUnionError(Exception):
    """Two classes of one union have the same name."""

    def __init__(self, union: object) -> None:
        super().__init__(f"two members of {union} have the same name; rename one")


class UnknownEventError(Exception):
    """An event whose class the chronicle's vocabulary does not list."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is not listed in campaign.rules.chronicle.EVENTS")


class EventCodec:
    """Events by the name of their class and their fields as JSON."""

    def __init__(self, events: Iterable[type[Event]]) -> None:
        self._types: dict[str, type[Event]] = {event.__name__: event for event in events}

    def written(self, event: Event) -> tuple[str, object]:
        """The name of an event's class and its fields, ready for JSON.

        Raises:
            UnknownEventError: its class is not listed.
        """
        name = type(event).__name__
        if self._types.get(name) is not type(event):
            raise UnknownEventError(name)
        return name, converter().unstructure(event)

    def read(self, name: str, body: object) -> Event:
        """The event that was written so.

        Raises:
            UnknownEventError: its class is not listed.
        """
        if name not in self._types:
            raise UnknownEventError(name)
        return converter().structure(body, self._types[name])


@cache
def converter() -> JsonConverter:
    """The converter of everything that is stored; nested fields that lack a stored value take their default."""
    made = make_converter(detailed_validation=False)
    made.register_unstructure_hook(Fraction, str)
    made.register_structure_hook(Fraction, lambda text, _: Fraction(text))
    made.register_unstructure_hook_func(_is_anything, _written)
    made.register_structure_hook_func(_is_anything, lambda value, _: _read(value))
    made.register_unstructure_hook_factory(_is_one_of_several, lambda union: _one_written(made, union))
    made.register_structure_hook_factory(_is_one_of_several, lambda union: _one_read(made, union))
    return made


def _is_enum(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _is_anything(kind: object) -> bool:
    return kind is object or kind is Any


def _written(value: object) -> object:
    """JSON for a value of any type: plain values, fractions, sequences and mappings by name."""
    match value:
        case Enum():
            return _written(value.value)
        case None | bool() | int() | str():
            return value
        case Fraction():
            return {_CLASS: "Fraction", _VALUE: str(value)}
        case tuple() | list():
            return [_written(item) for item in value]
        case Mapping() if all(isinstance(key, str) for key in value) and _CLASS not in value:
            return {str(key): _written(item) for key, item in value.items()}
        case _:
            raise UnstorableError(value)


def _read(value: object) -> object:
    """The value that JSON stands for; sequences come back as tuples."""
    match value:
        case list():
            return tuple(_read(item) for item in value)
        case {"is": "Fraction", "value": str(text)}:
            return Fraction(text)
        case dict():
            return {key: _read(item) for key, item in value.items()}
        case _:
            return value


def _members(union: object) -> tuple[Any, ...]:
    """What a union is made of, without None."""
    if get_origin(union) not in {Union, UnionType}:
        return ()
    return tuple(member for member in get_args(union) if member is not NoneType)


def _is_one_of_several(kind: object) -> bool:
    members = _members(kind)
    return len(members) > 1 and any(_is_named(member) for member in members)


def _is_named(member: object) -> bool:
    return is_dataclass(member) or _is_enum(member)


def _one_written(made: JsonConverter, union: object) -> Callable[[Any], object]:
    """Writes one of several classes with its name; a plain value as it is."""
    named = _by_name(union)

    def write(value: object) -> object:
        kind = type(value)
        if kind.__name__ not in named:
            return value
        fields = made.unstructure(value, unstructure_as=kind)
        return {_CLASS: kind.__name__, **fields} if is_dataclass(kind) else {_CLASS: kind.__name__, _VALUE: fields}

    return write


def _one_read(made: JsonConverter, union: object) -> Callable[[Any, Any], object]:
    """Reads what `_one_written` wrote."""
    named = _by_name(union)

    def read(value: object, _: object) -> object:
        if not isinstance(value, dict):
            return value
        kind = named[value[_CLASS]]
        return made.structure(value if is_dataclass(kind) else value[_VALUE], kind)

    return read


def _by_name(union: object) -> dict[str, Any]:
    members = [member for member in _members(union) if _is_named(member)]
    named = {member.__name__: member for member in members}
    if len(named) < len(members):
        raise AmbiguousUnionError(union)
    return named
