"""What the gazette tells, as far as captains act on it, by its sentences."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final


class Tale(StrEnum):
    """What the gazette may tell, as far as captains act on it."""

    SAILED = "ships sail"
    MET = "ships meet at sea"
    FOUGHT = "a battle is fought"
    FLED = "a fight is fled from"
    BRUISED = "the piratical base is hurt"
    CAPTURED = "somebody is taken captive"
    ESCAPE_ROLLED = "a captive's escape is rolled"
    REINFORCED = "the Near Azores are reinforced"
    AMENDED = "the Historian amends a resolution"
    EDICT = "the Emperor issues an edict"


_TOLD: Final[Mapping[Tale, re.Pattern[str]]] = {
    Tale.SAILED: re.compile(r" put to sea from "),
    Tale.MET: re.compile(r" sighted each other on the high seas| hove in sight of "),
    Tale.FOUGHT: re.compile(r" went to the bottom with | came out of the fight damaged| sent .+ to the bottom\."),
    Tale.FLED: re.compile(r" would not fight .+, and fled "),
    Tale.BRUISED: re.compile(r" round at the Near Azores those who landed lost \w[\w-]*, the defenders (?!nobody)\w"),
    Tale.CAPTURED: re.compile(r" taken captive at "),
    Tale.ESCAPE_ROLLED: re.compile(r" escaped from captivity\b| tried to escape and failed"),
    Tale.REINFORCED: re.compile(r" Buccaneers? joined the defenders of "),
    Tale.AMENDED: re.compile(r"^The Historian's amendment, by |, is amended and now stands"),
    Tale.EDICT: re.compile(r"^By edict of "),
}


def tales(text: str) -> Iterator[tuple[Tale, str]]:
    """What a mail tells, each with its sentence."""
    for paragraph in paragraphs(text):
        for tale in told_in(paragraph):
            yield tale, paragraph


def told_in(paragraph: str) -> frozenset[Tale]:
    """What one paragraph tells."""
    return frozenset(tale for tale, pattern in _TOLD.items() if pattern.search(paragraph))


def paragraphs(text: str) -> Iterator[str]:
    r"""The paragraphs of a text, each on one line.

    >>> list(paragraphs("The Bounty came\nto anchor.\n\nAll is well.\n"))
    ['The Bounty came to anchor.', 'All is well.']
    """
    for block in re.split(r"\n\s*\n", text):
        words = " ".join(block.split())
        if words:
            yield words
