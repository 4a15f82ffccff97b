"""The campaigns and their chronicles in memory."""

from collections.abc import Sequence
from typing import Protocol

from campaign.rules.event import Event
from campaign.rules.world import Draft, World
from campaign.services.archive import (
    AlreadyTakenError,
    CampaignExistsError,
    Entry,
    NoSuchCampaignError,
    Source,
    StaleWorldError,
    Taken,
)


class Kept(Protocol):
    """What of the shelf the campaigns need."""

    @property
    def worlds(self) -> dict[str, World]: ...
    @property
    def chronicles(self) -> dict[str, tuple[Entry, ...]]: ...
    @property
    def inputs(self) -> dict[str, tuple[tuple[int, Taken], ...]]: ...
    @property
    def gazetted(self) -> dict[str, int]: ...


class FakeCampaigns:
    def __init__(self, shelf: Kept) -> None:
        self._shelf = shelf

    def slugs(self) -> tuple[str, ...]:
        return tuple(sorted(self._shelf.worlds))

    def found(self, world: World, taken: Taken) -> None:
        if world.slug in self._shelf.worlds:
            message = f"there is a campaign {world.slug} already"
            raise CampaignExistsError(message)
        self._shelf.worlds[world.slug] = world
        self._shelf.chronicles[world.slug] = ()
        self._shelf.inputs[world.slug] = ((world.taken, taken),)
        self._shelf.gazetted[world.slug] = 0

    def load(self, slug: str) -> World:
        if slug not in self._shelf.worlds:
            message = f"there is no campaign {slug}"
            raise NoSuchCampaignError(message)
        return self._shelf.worlds[slug]

    def store(self, before: World, after: World, events: Sequence[Event], taken: Taken) -> None:
        stored = self.load(before.slug)
        self._refuse_taken(after, taken)
        if stored is not before and stored != before:
            message = f"the stored world of {before.slug} is not the one that was changed"
            raise StaleWorldError(message)
        chronicle, draft = self._shelf.chronicles[after.slug], Draft(before)
        for event in events:
            event.apply(draft)
            public = event.audience(draft.world).public
            number = len(chronicle) + 1
            chronicle += (Entry(number=number, moment=after.moment, at=taken.at, public=public, event=event),)
        self._shelf.worlds[after.slug] = after
        self._shelf.chronicles[after.slug] = chronicle
        self._shelf.inputs[after.slug] += ((after.taken, taken),)

    def chronicle(self, slug: str, *, after: int = 0, public_only: bool = False) -> tuple[Entry, ...]:
        self.load(slug)
        entries = self._shelf.chronicles[slug][after:]
        return tuple(entry for entry in entries if entry.public or not public_only)

    def ticked(self, slug: str) -> float:
        self.load(slug)
        moving = {Source.TICK, Source.FOUNDING}
        return max(taken.at for _, taken in self._shelf.inputs[slug] if taken.source in moving)

    def taken_at(self, slug: str, number: int) -> float:
        self.load(slug)
        return next(taken.at for known, taken in self._shelf.inputs[slug] if known == number)

    def gazetted(self, slug: str) -> int:
        self.load(slug)
        return self._shelf.gazetted[slug]

    def gazette(self, slug: str, number: int) -> None:
        self._shelf.gazetted[slug] = max(self.gazetted(slug), number)

    def _refuse_taken(self, after: World, taken: Taken) -> None:
        for number, known in self._shelf.inputs[after.slug]:
            same_tick = known.source is taken.source is Source.TICK and known.reference == taken.reference
            if number == after.taken or same_tick:
                message = f"{after.slug} has taken input {after.taken} ({taken.source} {taken.reference}) already"
                raise AlreadyTakenError(message)
