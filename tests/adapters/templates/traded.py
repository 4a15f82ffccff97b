"""What may happen to goods and money, as it is told of."""

from campaign.rules.event import Event
from campaign.rules.events import trading
from tests.adapters.templates.judged import BOUNTY, DPN, HADDOCK, LIGHTNIN, TAKAL, TIVOL

TRADED: tuple[Event, ...] = (
    trading.Bought(player=HADDOCK, ship=BOUNTY, thing="cannon", count=2, po8=400),
    trading.Bought(player=TIVOL, ship=LIGHTNIN, thing="grappling_hooks", count=1, po8=300),
    trading.Bought(player=TIVOL, ship=LIGHTNIN, thing="greek_fire", count=1, po8=250),
    trading.Sold(player=HADDOCK, ship=BOUNTY, thing="silk", count=3, po8=450),
    trading.Sold(player=HADDOCK, ship=BOUNTY, thing="treasure", count=1, po8=500),
    trading.Loaded(player=HADDOCK, ship=BOUNTY, land=TAKAL, thing="troops", count=1),
    trading.Unloaded(player=HADDOCK, ship=BOUNTY, land=TAKAL, thing="wood", count=13),
    trading.Given(player=HADDOCK, ship=BOUNTY, to=TIVOL, aboard=LIGHTNIN, thing="spice", count=2),
    trading.Paid(player=HADDOCK, to=DPN, po8=100),
    trading.PricesMoved(
        was={"silk": 150, "spice": 120, "wood": 60}, prices={"silk": 165, "spice": 120, "wood": 55}
    ),
)  # fmt: skip
