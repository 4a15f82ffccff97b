"""Every kind of matter, by name."""

from collections.abc import Mapping

from campaign.rules.matters import ashore, captivity, sea, trade, weather
from campaign.rules.matters.kind import MatterKind

KINDS: Mapping[str, MatterKind] = {
    kind.name: kind
    for kind in (
        sea.CHASE,
        sea.CHASE_IN_PORT,
        sea.CROSSING,
        sea.ENCOUNTER,
        sea.NAVAL,
        ashore.CAPTURE,
        captivity.BREAKOUT,
        captivity.TRANSFER,
        ashore.ESCAPE,
        ashore.LAND,
        ashore.MUSTER,
        ashore.REINFORCE,
        weather.WEATHER,
        trade.MARKET,
    )
}
