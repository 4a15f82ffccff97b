"""The house style where a machine can see it: sizes, citations, and who may catch everything."""

import ast
from collections.abc import Iterator
from pathlib import Path

import campaign

_ROOT = Path(campaign.__file__).parent
_LONGEST_MODULE = 350
_EDGES = {"services/intake.py", "adapters/mail/mime.py", "entrypoints/cli.py"}


def _sources() -> Iterator[tuple[str, str]]:
    for path in sorted(_ROOT.rglob("*.py")):
        yield path.relative_to(_ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_no_module_is_a_book() -> None:
    long = {name: text.count("\n") for name, text in _sources() if text.count("\n") > _LONGEST_MODULE}
    assert long == {}


def test_everything_is_caught_at_the_edges_only() -> None:
    broad = {
        name
        for name, text in _sources()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ExceptHandler) and isinstance(node.type, ast.Name) and node.type.id == "Exception"
    }
    assert broad <= _EDGES


def test_every_module_says_in_one_sentence_what_it_knows() -> None:
    silent = [name for name, text in _sources() if not ast.get_docstring(ast.parse(text))]
    assert silent == []


def test_no_float_is_reckoned_with_in_the_rules() -> None:
    floats = [
        (name, node.lineno)
        for name, text in _sources()
        if name.startswith("rules/")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    assert floats == []
