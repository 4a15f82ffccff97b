"""The terms of section 7: how long it is to the Sunset, and what the Victor's Crown is worth."""

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
CROWN_BRAVERY = Term(
    "7.2.crown_bravery",
    3,
    "Whoever brings the Victor's Crown to Atlantis rises {value} levels in bravery.",
    unit="levels",
    high=100,
    mark=Mark.RECOVERED,
)
CROWN_RANKS = Term(
    "7.2.crown_ranks",
    2,
    "Whoever brings the Victor's Crown to Atlantis rises {value} ranks.",
    unit="ranks",
    high=8,
    mark=Mark.RECOVERED,
)

TERMS = (SUNSET_PROPOSALS, CROWN_BRAVERY, CROWN_RANKS)
