"""Pages: the text of a document as YAML nodes, each with its line, and the error that points at one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import yaml

from campaign.rules.names import nearest

LONGEST = 1_000_000  # characters of a document
_DEEPEST = 50
_SHOWN_WIDTH = 100
_BEFORE_CARET = 60


class DocumentError(Exception):
    """A document that cannot be read.

    The first line of its text says all: which file and line, what is wrong and what to do; the line of the source
    and a caret may follow. `line` and `column` count from 1; both are 0 where no place is to blame.
    """

    def __init__(self, message: str, name: str, line: int = 0, column: int = 0, shown: str = "") -> None:
        self.message, self.name, self.line, self.column = message, name, line, column
        where = f"{name}, line {line}" if line else name
        super().__init__(f"{where}: {message}" + (f"\n{shown}" if shown else ""))


@dataclass(frozen=True, slots=True)
class Page:
    """The text of a document, and the name that errors call it by."""

    text: str
    name: str

    def error(self, node: yaml.Node, message: str) -> DocumentError:
        """The error that points at a node."""
        return self.error_at(node.start_mark.line, node.start_mark.column, message)

    def error_at(self, line: int, column: int, message: str) -> DocumentError:
        """The error that points at a place, both counted from 0."""
        lines = self.text.splitlines()
        source = lines[line] if line < len(lines) else ""
        begin = max(0, column - _BEFORE_CARET)
        seen = "".join(each if each.isprintable() else " " for each in source[begin:][:_SHOWN_WIDTH])
        shown = f"    {seen}\n    {' ' * (column - begin)}^" if seen else ""
        return DocumentError(message, self.name, line + 1, column + 1, shown)

    def root(self) -> yaml.Node:
        """The whole document as a node; repeated keys, references and tags are refused.

        Raises:
            DocumentError: it is no YAML, is empty, too long or nested too deep.
        """
        if len(self.text) > LONGEST:
            message = f"the file has {len(self.text)} characters: at most {LONGEST} are read"
            raise DocumentError(message, self.name)
        text = _without_tabs(self.text)
        try:
            self._check_events(text)
            root = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            raise self._unreadable(error) from None
        except yaml.reader.ReaderError as error:
            message = f"the file holds a character that cannot be read (number {error.position + 1} of the text)"
            raise DocumentError(message, self.name) from None
        if root is None:
            message = "the file is empty: write at least `kind:` and what it needs"
            raise DocumentError(message, self.name)
        return root

    def _check_events(self, text: str) -> None:
        depth = 0
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            mark = event.start_mark
            assert mark is not None  # every event of a text has its place
            place = mark.line, mark.column
            if isinstance(event, yaml.AliasEvent):
                raise self.error_at(*place, "references (*) are not read: write the value out")
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > _DEEPEST:
                    raise self.error_at(*place, f"this is nested more than {_DEEPEST} deep")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1

    def _unreadable(self, error: yaml.MarkedYAMLError) -> DocumentError:
        problem = error.problem or "it is no YAML"
        message = f"this cannot be read as YAML or JSON: {problem}"
        mark = error.problem_mark or error.context_mark
        if mark is None:
            return DocumentError(message, self.name)
        return self.error_at(mark.line, mark.column, message)

    def entries(self, node: yaml.Node, what: str) -> Iterator[tuple[str, yaml.Node, yaml.Node]]:
        """The entries of a mapping: key, the key's node and the value's.

        Raises:
            DocumentError: it is no mapping, or a key is repeated or no word.
        """
        if not isinstance(node, yaml.MappingNode):
            raise self.error(node, f"{what} takes `key: value` lines, not {described(node)}")
        seen: dict[str, int] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self.error(key_node, f"a key of {what} must be a word")
            key = key_node.value
            if key in seen:
                raise self.error(key_node, f"{key} stands here twice, first in line {seen[key]}: keep one of them")
            seen[key] = key_node.start_mark.line + 1
            yield key, key_node, value_node


def unknown(word: str, known: Iterable[str], *, many: int = 12) -> str:
    """What to say of a word that is not known: the nearest that is, or what may stand there.

    >>> unknown("trops", ["troops", "rank"])
    'did you mean troops?'
    >>> unknown("xyz", ["troops", "rank"])
    'known are rank, troops'
    """
    known = sorted(known)
    near = nearest(word, known)
    if near is not None:
        return f"did you mean {near}?"
    more = f" and {len(known) - many} more" if len(known) > many else ""
    return f"known are {', '.join(known[:many])}{more}" if known else "nothing may stand here"


def described(node: yaml.Node) -> str:
    """What a node is, for a message: its word, a list, a mapping or nothing."""
    match node:
        case yaml.MappingNode():
            return "a mapping"
        case yaml.SequenceNode():
            return "a list"
        case yaml.ScalarNode(tag="tag:yaml.org,2002:null"):
            return "nothing"
        case _:
            return str(node.value)[:40]


def _without_tabs(text: str) -> str:
    """JSON may be indented by tabs, which YAML refuses."""
    return text.replace("\t", " ") if re.match(r"\s*[{\[]", text) else text
