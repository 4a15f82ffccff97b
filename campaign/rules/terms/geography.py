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
MAKAL_EFFECTIVE = Term(
    "4.4.makal_effective",
    40,
    "Of the Marines of Makal {value} count at a time.",
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
MARINES_PER_FORT = Term(
    "4.5.marines_per_fort",
    10,
    "In each Fort stand {value} of the Marines; the others are outside.",
    unit="Marines",
    high=10_000,
)
ANARCHY_MARINES = Term(
    "4.10.anarchy_marines",
    10,
    "Anarchy ends when a Citizen lands at least {value} Marines.",
    unit="Marines",
    low=1,
    high=10_000,
)

TERMS = (IMPERIAL_FIEF, MAKAL_EFFECTIVE, FORT_PER_MARINES, MARINES_PER_FORT, ANARCHY_MARINES)
