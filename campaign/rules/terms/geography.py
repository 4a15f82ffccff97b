"""The terms of section 4: garrisons, Forts, and how Anarchy ends."""

from campaign.rules.law import Mark, Term

IMPERIAL_FIEF = Term(
    "4.4.imperial_fief",
    30,
    "Each imperial Fief begins with {value} Marines.",
    unit="Marines",
    high=10_000,
    mark=Mark.RECOVERED,
)
FORT_PER_MARINES = Term(
    "4.5.fort_per_marines",
    20,
    "A Land has one Fort for each {value} Marines it begins with, or part of them.",
    unit="Marines",
    low=1,
    high=10_000,
    mark=Mark.RECOVERED,
)
ANARCHY_MARINES = Term(
    "4.10.anarchy_marines",
    10,
    "Anarchy ends when a Citizen lands at least {value} Marines.",
    unit="Marines",
    low=1,
    high=10_000,
)

TERMS = (IMPERIAL_FIEF, FORT_PER_MARINES, ANARCHY_MARINES)
