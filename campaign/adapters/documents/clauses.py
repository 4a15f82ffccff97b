"""The founding clauses: lines of law as readable data, beside the rules they found."""

from dataclasses import dataclass
from importlib.resources import files

import yaml

from campaign.adapters.documents.pages import Page, unknown
from campaign.adapters.documents.reading import Manual, one_of, read
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.citation import Address, AddressError
from campaign.rules.expression import ExpressionError
from campaign.rules.in_force import compiled
from campaign.rules.law import Clause, Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    """A clause as the file has it, under its address."""

    hook: str
    give: str
    because: str
    when: str = "true"
    cites: tuple[str, ...] = ()
    mark: Mark = Mark.SECTION_5


def founding_clauses(law: str = "fg8") -> tuple[Clause, ...]:
    """The clauses that a founding law has.

    Raises:
        DocumentError: the file has a fault.
    """
    name = f"foundings/{law}/clauses.yaml"
    return read_clauses((files("campaign.rules") / name).read_text(encoding="utf-8"), name)


def read_clauses(text: str, name: str) -> tuple[Clause, ...]:
    """The clauses that a text says, in its order, each checked against its hook.

    Raises:
        DocumentError: one of them has a fault.
    """
    page = Page(text, name)
    return tuple(
        _clause(page, address, key_node, node) for address, key_node, node in page.entries(page.root(), "the law")
    )


def _clause(page: Page, address: str, key_node: yaml.Node, node: yaml.Node) -> Clause:
    try:
        Address.parse(address)
    except AddressError as error:
        raise page.error(key_node, str(error)) from None
    manual = Manual(
        bounds={},
        choices={},
        readers={(_Entry, "hook"): _hook, (_Entry, "give"): _expression, (_Entry, "when"): _expression},
    )
    entry = read(page, node, _Entry, manual, address)
    clause = Clause(
        address=address,
        hook=entry.hook,
        because=entry.because,
        give=entry.give,
        when=entry.when,
        cites=entry.cites,
        mark=entry.mark,
    )
    try:
        compiled(CATALOGUE, clause)
    except ExpressionError as error:
        raise page.error(key_node, f"{address}: {str(error).splitlines()[0]}") from None
    return clause


def _hook(page: Page, node: yaml.Node) -> str:
    if node.value not in CATALOGUE.hooks:
        raise page.error(node, f"no such hook: {unknown(str(node.value), CATALOGUE.hooks)}")
    return one_of(page, node, "hook", tuple(CATALOGUE.hooks))


def _expression(page: Page, node: yaml.Node) -> str:
    """The source of an expression; a bare number or truth value is one too."""
    if not isinstance(node, yaml.ScalarNode):
        raise page.error(node, "an expression is one line of text")
    return str(node.value)
