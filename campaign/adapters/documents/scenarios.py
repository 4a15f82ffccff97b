"""Scenario files: what `adjudicate` and `odds` are asked about, read into a scenario."""

import sys
from collections.abc import Mapping
from pathlib import Path

import yaml

from campaign.adapters.documents.pages import DocumentError, Page
from campaign.adapters.documents.reading import Manual, one_of, read
from campaign.adapters.documents.terms import values_of_terms
from campaign.rules.battles.fg8.facts import FLEETS
from campaign.rules.catalogue import SYSTEMS
from campaign.rules.scenario import (
    Boarding,
    Chase,
    Escape,
    Force,
    Land,
    Plunder,
    Prostheses,
    Reinforce,
    Scenario,
    Side,
    Wind,
)

STANDARD_INPUT = "-"

_MOST = 1000  # of whatever a scenario counts
_MANUAL_BOUNDS: Mapping[tuple[type, str], tuple[int, int]] = {
    (Wind, "strength"): (0, 100),
    (Side, "rank"): (0, 8),
    (Side, "bravery"): (0, 100),
    (Side, "troops"): (0, _MOST),
    (Side, "strength"): (0, _MOST),
    (Side, "greek_fire"): (0, _MOST),
    (Side, "ships"): (1, 21),
    (Prostheses, "peg_leg"): (0, 2),
    (Prostheses, "hook"): (0, 2),
    (Prostheses, "eyepatch"): (0, 2),
    (Chase, "distance"): (0, _MOST),
    (Chase, "decisions"): (0, _MOST),
    (Chase, "arrives_after"): (0, _MOST),
    (Land, "rounds"): (0, _MOST),
    (Land, "refill"): (1, _MOST),
    (Boarding, "rounds"): (0, _MOST),
    (Reinforce, "base"): (0, 10 * _MOST),
    (Reinforce, "pirates_docked"): (0, _MOST),
    (Reinforce, "quiet"): (0, 100 * _MOST),
    (Escape, "proposals"): (0, 10 * _MOST),
    (Plunder, "forts"): (0, 100),
    (Plunder, "marines_outside"): (0, _MOST),
}
_TO_THE_END: Mapping[str, object] = {"all": None}


def scenario_file(path: str) -> Scenario:
    """The scenario of a file; `-` reads standard input.

    Raises:
        DocumentError: there is no such file, or it is no scenario.
    """
    if path == STANDARD_INPUT:
        return read_scenario(_decoded(sys.stdin.buffer.read(), "standard input"), "standard input")
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        message = (
            f"the file cannot be read ({error.strerror}): give the name of a scenario file, or - for standard input"
        )
        raise DocumentError(message, path) from None
    return read_scenario(_decoded(raw, path), path)


def read_scenario(text: str, name: str = "the scenario") -> Scenario:
    """The scenario that a text in YAML or JSON says; `name` is what errors call it.

    Raises:
        DocumentError: it is none.
    """
    page = Page(text, name)
    return scenario_of(page, page.root())


def scenario_of(page: Page, node: yaml.Node) -> Scenario:
    """The scenario that a node says.

    Raises:
        DocumentError: it is none, or lacks what its kind needs.
    """
    given = {key: value for key, _, value in page.entries(node, "the scenario")}
    system = one_of(page, given["system"], "system", tuple(SYSTEMS)) if "system" in given else "fg8"
    kinds = SYSTEMS[system].kinds
    manual = Manual(
        bounds=_MANUAL_BOUNDS,
        words={(Land, "rounds"): _TO_THE_END, (Boarding, "rounds"): _TO_THE_END},
        choices={
            (Scenario, "system"): tuple(SYSTEMS),
            (Scenario, "kind"): tuple(kinds),
            (Side, "fleet"): FLEETS,
        },
        readers={(Scenario, "law"): values_of_terms},
        unwritten=frozenset({(Side, "ruling")}),
    )
    scenario = read(page, node, Scenario, manual, "the scenario")
    for part in kinds[scenario.kind].needs:
        if part not in given:
            raise page.error(node, f"a scenario of kind {scenario.kind} lacks the key {part}: add it")
    _check_sides(page, scenario, given)
    return scenario


def _check_sides(page: Page, scenario: Scenario, given: Mapping[str, yaml.Node]) -> None:
    for name, side in (("attacker", scenario.attacker), ("defender", scenario.defender)):
        if side.notorious and side.kind is Force.PLAYER:
            message = f"{name} is a notorious pirate, whom no player plays: leave out `kind: player`"
            raise page.error(given[name], message)


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"byte {error.start + 1} is no UTF-8: save the file as UTF-8"
        raise DocumentError(message, name) from None


__all__ = ["DocumentError", "read_scenario", "scenario_file", "scenario_of"]
