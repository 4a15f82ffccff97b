"""Every kind of matter, by name."""

from collections.abc import Mapping

from campaign.rules.matters import aboard, ashore, captivity, duel, sea, strangers, trade, weather, wreck
from campaign.rules.matters.kind import MatterKind

KINDS: Mapping[str, MatterKind] = {
    kind.name: kind
    for kind in (
        sea.CHASE,
        sea.CHASE_IN_PORT,
        sea.CROSSING,
        strangers.ENCOUNTER,
        strangers.NOTORIOUS,
        strangers.PATROL,
        aboard.BOARDING,
        aboard.CAPTURE_ABOARD,
        aboard.CLOSING,
        wreck.MUTINY,
        wreck.SALVAGE,
        sea.NAVAL,
        ashore.CAPTURE,
        ashore.FORT,
        duel.DUEL,
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
