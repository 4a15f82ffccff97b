"""The terms of section 1: how submissions are published, and where new law is numbered."""

from campaign.rules.law import Mark, Term

PUBLICATION = Term(
    "1.4.publication",
    "on_receipt",
    "Submissions are published by this custom: {value}.",
    words=("on_receipt", "scribe", "interval"),
)
PUBLICATION_HOURS = Term(
    "1.4.publication_hours",
    24,
    "Where the custom is an interval, the oldest submission is published every {value} hours.",
    unit="hours",
    low=1,
    high=8760,
)
UNJUDGED_POSTINGS = Term(
    "1.4.unjudged_postings",
    1,
    "At most {value} unjudged of one player's submissions stand published at a time.",
    unit="submissions",
    low=1,
    high=100,
    mark=Mark.RECOVERED,
)
ACTS_SECTION = Term(
    "1.4.acts_section",
    8,
    "A new rule takes the next free number of section {value}; for 0, the next plain number.",
    unit="section",
    high=99,
)
SUNSET_AFTER = Term(
    "1.17.sunset_after",
    0,
    "The number of proposals after which an unused rule is eliminated, 0 for never: {value}.",
    unit="proposals",
)

TERMS = (PUBLICATION, PUBLICATION_HOURS, UNJUDGED_POSTINGS, ACTS_SECTION, SUNSET_AFTER)
