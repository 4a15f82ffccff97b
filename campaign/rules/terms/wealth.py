"""The terms of section 6: the market, and what wares and Treasure are worth."""

from campaign.rules.law import Mark, Term
from campaign.rules.table import Table, cells

BUY_MARKUP = Term(
    "6.2.buy_markup",
    10,
    "Who buys pays {value} percent over the listed sale price.",
    unit="percent",
    high=1000,
    mark=Mark.RECOVERED,
)
DRIFT = Term(
    "6.2.drift",
    10,
    "After a proposal that follows a purchase or sale each price moves by up to {value} percent.",
    unit="percent",
    high=100,
    mark=Mark.RECOVERED,
)
SHIP_BUILD_WOOD_TONS = Term(
    "6.2.ship_build_wood_tons",
    8,
    "A ship is built of {value} Tons of Wood.",
    unit="Tons",
    high=10_000,
    mark=Mark.RECOVERED,
)
WARES = Table(
    "6.3.price",
    cells(
        "6.3.price",
        {
            "wood": (60, "A Ton of Wood is listed at {value} Po8 when the game begins."),
            "silk": (150, "A Ton of silk is listed at {value} Po8 when the game begins."),
            "spice": (120, "A Ton of spice is listed at {value} Po8 when the game begins."),
        },
        unit="Po8",
        low=1,
    ),
)
TREASURE = Term("6.4.ton_treasure", 500, "A Ton of Treasure is worth {value} Po8.", unit="Po8")

TERMS = (BUY_MARKUP, DRIFT, SHIP_BUILD_WOOD_TONS, *WARES.cells, TREASURE)
