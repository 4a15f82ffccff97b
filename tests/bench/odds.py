"""How long exact odds take, each beside a yardstick of the same run: numbers that another machine can compare.

    python -m tests.bench.odds [--rounds 5]

The yardstick is one naval exchange, enumerated face by face. A land battle of 60 against 60 fought to the end has to
take less than 0.2 seconds, and a whole engagement (closing, combat, mutiny, salvage) is reckoned exactly too.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Final

from campaign.rules.battle import Odds
from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.current_law import law_in_force
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Chase, Faction, Force, Scenario, Side
from tests.founded import founded

_MOST_SECONDS: Final = 0.2


def _side(troops: int, *, pirate: bool = False, closes: bool = False) -> Side:
    faction = Faction.PIRATE if pirate else Faction.CITIZEN
    return Side(faction=faction, rank=3, bravery=1, troops=troops, closes=closes)


def _marines(troops: int) -> Side:
    return Side(player=False, kind=Force.MARINES, troops=troops)


SCENARIOS: Final[Mapping[str, Scenario]] = {
    "naval": Scenario(kind="naval", attacker=_side(10), defender=_side(10, pirate=True)),
    "closing": Scenario(kind="closing", attacker=_side(17, closes=True), defender=_side(4, pirate=True)),
    "duel": Scenario(kind="duel", attacker=_side(0), defender=_side(0, pirate=True)),
    "land 10 v 10": Scenario(kind="land", attacker=_side(10), defender=_marines(10)),
    "land 60 v 60": Scenario(kind="land", attacker=_side(60), defender=_marines(60)),
    "boarding 60 v 60": Scenario(kind="boarding", attacker=_side(60), defender=_side(60, pirate=True)),
    "chase, 10 rolls": Scenario(
        kind="chase", attacker=_side(10), defender=_side(10, pirate=True), chase=Chase(distance=4, decisions=10)
    ),
    "chase, unlimited": Scenario(
        kind="chase", attacker=_side(10), defender=_side(10, pirate=True), chase=Chase(distance=4)
    ),
    "engagement at arm's length": Scenario(kind="engagement", attacker=_side(10), defender=_side(10, pirate=True)),
    "engagement, closing 20 v 20": Scenario(
        kind="engagement", attacker=_side(20, closes=True), defender=_side(20, pirate=True)
    ),
    "engagement, closing 60 v 60": Scenario(
        kind="engagement", attacker=_side(60, closes=True), defender=_side(60, pirate=True)
    ),
}


def odds_of(scenario: Scenario, law: LawInForce) -> Odds:
    """The exact odds of a scenario."""
    return SYSTEM.kinds[scenario.kind].odds(scenario, law)


def seconds(does: Callable[[], object], rounds: int) -> float:
    """The median of some rounds."""
    taken = []
    for _ in range(rounds):
        began = time.perf_counter()
        does()
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def main() -> int:
    """Prints the table; status 1 if a bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    law = law_in_force(founded(), CATALOGUE)
    for scenario in SCENARIOS.values():
        odds_of(scenario, law)  # clauses are compiled once
    yardstick = seconds(lambda: odds_of(SCENARIOS["naval"], law), max(rounds, 20))
    print(f"{'odds of':30} {'seconds':>9} {'x naval':>9}")
    slow = []
    for name, scenario in SCENARIOS.items():
        odds = odds_of(scenario, law)
        assert sum(odds.outcomes.values()) == 1, name
        took = seconds(lambda each=scenario: odds_of(each, law), rounds)  # type: ignore[misc]
        print(f"{name:30} {took:9.4f} {took / yardstick:9.1f}")
        slow += [name] if name == "land 60 v 60" and took >= _MOST_SECONDS else []
    print("too slow: " + ", ".join(slow) if slow else f"land 60 v 60 is under {_MOST_SECONDS} seconds")
    return bool(slow)


if __name__ == "__main__":
    raise SystemExit(main())
