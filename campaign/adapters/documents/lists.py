"""Lists in documents: one value after the other, each read alike."""

from collections.abc import Callable
from typing import TypeVar

import yaml

from campaign.adapters.documents.pages import Page, described
from campaign.adapters.documents.reading import Manual, read

T = TypeVar("T")
Reader = Callable[[Page, yaml.Node], T]


def every(page: Page, node: yaml.Node, what: str, one: Reader[T]) -> tuple[T, ...]:
    """Each value of a list as `one` reads it; `what` names the list in messages.

    Raises:
        DocumentError: it is no list, or a value has a fault.
    """
    if not isinstance(node, yaml.SequenceNode):
        raise page.error(node, f"{what} takes a list, each line of it with a dash, not {described(node)}")
    return tuple(one(page, each) for each in node.value)


def a_list_of(kind: type[T], manual: Manual, what: str) -> Reader[tuple[T, ...]]:
    """A reader of lists of a dataclass; `what` names one of them in messages."""
    return lambda page, node: every(
        page, node, f"the list of {what}s", lambda page, each: read(page, each, kind, manual, f"a {what}")
    )
