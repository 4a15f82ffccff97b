"""The market: prices move after a proposal that follows a trade in cargo (FG8-6.2)."""

import pytest

from campaign.rules import market
from campaign.rules.dice import ScriptedDice
from campaign.rules.events.trading import MarketStirred, PricesMoved
from campaign.rules.law import SetTerm
from campaign.rules.matters.trade import MARKET
from campaign.rules.scenario import Scenario
from campaign.rules.tick import resolve
from tests.builders import bounty, haddock, happened, law_of, obeyed, playing, scene, two_captains, world
from tests.play import Play, captain, play

ME = playing(haddock().id)


def _merchants() -> Play:
    return play(captain("Ann", "Bounty"), captain("Dawn", "Thunderer"))


def _moves(campaign: Play) -> list[PricesMoved]:
    return [event for _, events, _ in campaign.inputs for event in events if isinstance(event, PricesMoved)]


def test_fg8_6_3_the_first_prices_are_the_laws() -> None:
    assert _merchants().world.prices == {"silk": 150, "spice": 120, "wood": 60}


def test_fg8_6_2_prices_move_once_after_the_proposal_that_follows_a_trade() -> None:
    campaign = _merchants()
    campaign.pass_proposals(2, "Dawn")
    assert not _moves(campaign)
    campaign.order("Ann", "BUY 1 wood")
    assert not _moves(campaign)
    campaign.pass_proposals(1, "Dawn")
    assert len(_moves(campaign)) == 1
    campaign.pass_proposals(3, "Dawn")
    assert len(_moves(campaign)) == 1
    campaign.order("Ann", "SELL 1 wood")
    campaign.pass_proposals(1, "Dawn")
    assert len(_moves(campaign)) == 2


def test_fg8_1_4_the_market_moves_before_the_wind_is_thrown() -> None:
    campaign = _merchants()
    campaign.order("Ann", "BUY 1 wood")
    campaign.order("Dawn", "PROPOSE A trifle\nLet it be.\nEND")
    kinds = [matter.kind for _, matter in sorted(campaign.world.matters.items())]
    assert kinds == ["market", "weather"]


def test_every_price_moves_by_a_recorded_die_of_21() -> None:
    on = scene(two_captains(bounty(cargo={"wood": 1})), 21, 11, 1)
    obeyed("SELL 1 wood", ME, on)
    on.play(market.stir(on))
    on.play(resolve(on))
    assert on.world.prices == {"silk": 165, "spice": 120, "wood": 54}
    (matter,) = on.world.matters.values()
    assert matter.finding is not None
    assert [(roll.sides, roll.dice, roll.purpose) for roll in matter.finding.rolls] == [
        (21, (21,), "price of silk"),
        (21, (11,), "price of spice"),
        (21, (1,), "price of wood"),
    ]
    assert happened(on)[1] == MarketStirred.__name__
    assert not on.world.traded


@pytest.mark.parametrize(
    ("price", "percent", "after"), [(60, 1, 61), (50, 1, 51), (49, 1, 49), (5, -10, 5), (4, -10, 4), (1, -10, 1)]
)
def test_prices_are_rounded_half_up_and_never_vanish(price: int, percent: int, after: int) -> None:
    assert market.moved(price, percent) == after


def test_without_drift_no_die_is_thrown() -> None:
    law = law_of(world(terms={"6.2.drift": 0}))
    finding = MARKET.systems["fg8"](Scenario(kind="market"), law, ScriptedDice(()))
    assert set(finding.details.values()) == {0}


def test_a_commodity_that_the_law_adds_is_listed_at_the_laws_price() -> None:
    law = law_of(world(law=(SetTerm("6.3.price.rum", 40),)))
    assert market.commodities(law) == ("rum", "silk", "spice", "wood")
    assert market.price_list(world(), law)["rum"] == 40


def test_fg8_a8_g_goods_are_worth_their_price_listed() -> None:
    on = scene(two_captains())
    assert market.worth(on.world, on.law, {"silk": 2, "treasure": 1}, 500) == 800
