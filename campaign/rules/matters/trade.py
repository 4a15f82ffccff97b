"""The market: by how much each price moves after a proposal that follows a trade (FG8-6.2)."""

from collections.abc import Iterator

from campaign.rules import market
from campaign.rules.dice import Dice, Tray
from campaign.rules.event import Event
from campaign.rules.events.trading import PricesMoved
from campaign.rules.in_force import LawInForce
from campaign.rules.matter import Matter
from campaign.rules.matters.kind import MatterKind
from campaign.rules.scenario import Finding, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian
from campaign.rules.terms.wealth import DRIFT


def _facts(matter: Matter, scene: Scene) -> Scenario:
    del matter, scene
    return Scenario(kind=market.MARKET)


def _market(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    del scenario
    tray, most = Tray(dice), law[DRIFT]
    moves: dict[str, int] = {}
    for commodity in market.commodities(law):
        # FG8-6.2: a die with a face for every percent from the greatest fall to the greatest rise.
        purpose = f"price of {commodity.replace('_', ' ')}"
        moves[commodity] = tray.roll(2 * most + 1, rule="6.2", purpose=purpose).total - most - 1 if most else 0
    return Finding(result="moved", rolls=tuple(tray.rolls), details=moves)


def _moves(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    del matter
    was = market.price_list(scene.world, scene.law)
    prices = dict(was)
    for commodity, percent in finding.details.items():
        assert isinstance(percent, int)
        prices[commodity] = market.moved(prices[commodity], percent)
    yield PricesMoved(was=was, prices=prices)


MARKET = MatterKind(
    name=market.MARKET, rule="6.2", title="The market", facts=_facts, follow=_moves,
    policy=historian.MARKET, systems={"fg8": _market},
)  # fmt: skip
