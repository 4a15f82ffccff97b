"""Values of terms as documents give them: `law: {5.23.cap: 40}`, by address or by short name."""

from collections.abc import Mapping

import yaml

from campaign.adapters.documents.pages import Page, unknown
from campaign.adapters.documents.reading import boolean, integer, one_of
from campaign.rules.catalogue import CATALOGUE, addresses_of, names_of_terms
from campaign.rules.law import Value


def values_of_terms(page: Page, node: yaml.Node) -> Mapping[str, Value]:
    """The values of terms by full address; a key may be a short name.

    Raises:
        DocumentError: there is no such term, or it does not take the value.
    """
    terms: dict[str, Value] = {}
    for key, key_node, value_node in page.entries(node, "law"):
        addresses = addresses_of(key)
        if not addresses:
            raise page.error(key_node, f"the law has no term {key!r}: {unknown(key, names_of_terms())}")
        if len(addresses) > 1:
            message = f"{key} may mean {' or '.join(addresses)}: write one of them"
            raise page.error(key_node, message)
        if addresses[0] in terms:
            raise page.error(key_node, f"{addresses[0]} stands here twice: keep one of them")
        terms[addresses[0]] = _value(page, value_node, addresses[0])
    return terms


def _value(page: Page, node: yaml.Node, address: str) -> Value:
    term = CATALOGUE.terms[address]
    if isinstance(term.founding, bool):
        return boolean(page, node, address)
    if isinstance(term.founding, int):
        return integer(page, node, address, term.low, term.high)
    return one_of(page, node, address, term.words)
