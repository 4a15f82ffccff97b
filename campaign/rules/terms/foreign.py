"""The terms of section 7: how long it is to the Sunset."""

from campaign.rules.law import Mark, Term

SUNSET_PROPOSALS = Term(
    "7.1.sunset_proposals",
    20,
    "Into the Sunset a ship sails {value} proposals, and as many on her way back.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.RECOVERED,
)

TERMS = (SUNSET_PROPOSALS,)
