"""Campaigns for tests: the packaged law, founded once, and law that is enacted on top of it."""

from functools import cache

from campaign.adapters.documents.foundings import read_founding
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import Moment
from campaign.rules.founding import Founding, found
from campaign.rules.law import Cause, Change, Enactment
from campaign.rules.parts import Numbered
from campaign.rules.rulebook import Rulebook, rulebook_of
from campaign.rules.world import Draft, World, next_id


@cache
def fg8() -> Founding:
    return read_founding("fg8")


@cache
def founded() -> World:
    return found("atlantis", fg8(), CATALOGUE)


@cache
def rulebook() -> Rulebook:
    return rulebook_of(founded(), CATALOGUE)


def enacted(world: World, *changes: Change, at: int, cause: Cause = Cause.PROPOSAL, author: str = "Haddock") -> World:
    enactment = Enactment(
        moment=Moment(at, 0, at),
        cause=cause,
        author=author,
        changes=changes,
        number=at if cause is Cause.PROPOSAL else 0,
    )
    draft = Draft(world)
    number = next_id(world, "enactments")
    draft.put("enactments", Numbered(id=number, enactment=enactment))
    draft.count("enactments", number)
    return draft.freeze()
