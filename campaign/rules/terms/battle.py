"""The terms of section 5 that no battle reads: what follows when one is over."""

from campaign.rules.law import Mark, Term

PART_CHOICE = Term(
    "5.11.part_choice",
    20,
    "A replacement part is chosen or awarded within {value} proposals of the battle.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.RESOLUTION,
)

TERMS = (PART_CHOICE,)
