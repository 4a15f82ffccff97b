"""The campaigns in the database: found, loaded by revision, stored by what changed, with their chronicles."""

import threading
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select, update

from campaign.adapters.db.codec import EventCodec
from campaign.adapters.db.dialect import insert
from campaign.adapters.db.store import campaign_row, read_world, write_campaign, write_parts
from campaign.adapters.db.tables import CAMPAIGNS, CHRONICLE, INPUTS
from campaign.rules.clock import Moment
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


class WorldCache:
    """The last committed world of each campaign with its revision, shared by the threads of one process."""

    def __init__(self) -> None:
        self._worlds: dict[int, tuple[int, World]] = {}
        self._lock = threading.Lock()

    def get(self, campaign_id: int, revision: int) -> World | None:
        """The world of a revision, if it is the one kept."""
        with self._lock:
            kept, world = self._worlds.get(campaign_id, (-1, None))
        return world if kept == revision else None

    def put(self, campaign_id: int, revision: int, world: World) -> None:
        """Keeps a committed world."""
        with self._lock:
            self._worlds[campaign_id] = (revision, world)


class SqlCampaigns:
    """The campaigns within one transaction; `locking` holds the row of a campaign that is loaded."""

    def __init__(self, connection: Connection, codec: EventCodec, cache: WorldCache, *, locking: bool) -> None:
        self._connection, self._codec, self._cache, self._locking = connection, codec, cache, locking
        self._unsettled: dict[int, tuple[int, World]] = {}

    def slugs(self) -> tuple[str, ...]:
        """Every campaign, in order of slug."""
        return tuple(sorted(self._connection.scalars(select(CAMPAIGNS.c.slug))))

    def found(self, world: World, taken: Taken) -> None:
        """Stores a new campaign.

        Raises:
            CampaignExistsError: its slug is taken.
        """
        row = {**campaign_row(world), "revision": 1, "gazetted": 0, "founded_at": taken.at}
        insertion = insert(self._connection, CAMPAIGNS).values(row).on_conflict_do_nothing(index_elements=["slug"])
        campaign_id = self._connection.execute(insertion.returning(CAMPAIGNS.c.id)).scalar_one_or_none()
        if campaign_id is None:
            message = f"there is a campaign {world.slug} already"
            raise CampaignExistsError(message)
        write_parts(self._connection, campaign_id, None, world)
        self._record(campaign_id, world, taken)
        self._unsettled[campaign_id] = (1, world)

    def load(self, slug: str) -> World:
        """The world as stored; inside a unit of work its campaign is locked until the end.

        Raises:
            NoSuchCampaignError: there is none.
        """
        return self._world(self._row(slug, locking=self._locking))

    def store(self, before: World, after: World, events: Sequence[Event], taken: Taken) -> None:
        """Writes what changed, appends the events to the chronicle and the input to the record.

        Raises:
            AlreadyTakenError: the campaign has taken an input of this number, or this very tick.
            StaleWorldError: `before` is not what is stored.
        """
        row = self._row(before.slug, locking=self._locking)
        self._refuse_taken(row.id, after, taken)
        stored = self._world(row)
        if stored is not before and stored != before:
            message = f"the stored world of {before.slug} is not the one that was changed"
            raise StaleWorldError(message)
        write_parts(self._connection, row.id, before, after)
        self._append(row.id, before, after, events, taken)
        self._record(row.id, after, taken)
        write_campaign(self._connection, row.id, row.revision + 1, after)
        self._unsettled[row.id] = (row.revision + 1, after)

    def chronicle(self, slug: str, *, after: int = 0, public_only: bool = False) -> tuple[Entry, ...]:
        """The entries above a number, in order."""
        wanted = [CHRONICLE.c.campaign_id == self._row(slug).id, CHRONICLE.c.number > after]
        if public_only:
            wanted.append(CHRONICLE.c.public)
        rows = self._connection.execute(select(CHRONICLE).where(*wanted).order_by(CHRONICLE.c.number))
        return tuple(
            Entry(
                number=row.number,
                moment=Moment(row.published, row.judged, row.taken),
                at=row.at,
                public=row.public,
                event=self._codec.read(row.type, row.body),
            )
            for row in rows
        )

    def ticked(self, slug: str) -> float:
        """When the last tick was taken, or the campaign founded (seconds, UTC)."""
        moving = [Source.TICK.value, Source.FOUNDING.value]
        last = select(func.max(INPUTS.c.at)).where(
            INPUTS.c.campaign_id == self._row(slug).id, INPUTS.c.source.in_(moving)
        )
        at: float = self._connection.execute(last).scalar_one()
        return at

    def taken_at(self, slug: str, number: int) -> float:
        """When the input of a number was taken (seconds, UTC)."""
        this = select(INPUTS.c.at).where(INPUTS.c.campaign_id == self._row(slug).id, INPUTS.c.taken == number)
        at: float = self._connection.execute(this).scalar_one()
        return at

    def gazetted(self, slug: str) -> int:
        """The number of the last entry that has been reported in a gazette."""
        number: int = self._row(slug).gazetted
        return number

    def gazette(self, slug: str, number: int) -> None:
        """Notes that entries up to a number have been reported; it never falls."""
        row = self._row(slug, locking=self._locking)
        if number > row.gazetted:
            self._connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == row.id).values(gazetted=number))

    def settle(self) -> None:
        """Keeps the worlds that have been committed for the transactions to come."""
        for campaign_id, (revision, world) in self._unsettled.items():
            self._cache.put(campaign_id, revision, world)
        self._unsettled.clear()

    def _row(self, slug: str, *, locking: bool = False) -> Row[Any]:
        query = select(CAMPAIGNS).where(CAMPAIGNS.c.slug == slug)
        row = self._connection.execute(query.with_for_update() if locking else query).one_or_none()
        if row is None:
            message = f"there is no campaign {slug}"
            raise NoSuchCampaignError(message)
        return row

    def _world(self, row: Row[Any]) -> World:
        revision, world = self._unsettled.get(row.id, (-1, None))
        if world is not None and revision == row.revision:
            return world
        kept = self._cache.get(row.id, row.revision)
        if kept is None:
            kept = read_world(self._connection, row)
            self._cache.put(row.id, row.revision, kept)
        return kept

    def _refuse_taken(self, campaign_id: int, after: World, taken: Taken) -> None:
        same = INPUTS.c.taken == after.taken
        if taken.source is Source.TICK:
            same = or_(same, and_(INPUTS.c.source == Source.TICK.value, INPUTS.c.reference == taken.reference))
        known = select(INPUTS.c.taken).where(INPUTS.c.campaign_id == campaign_id, same)
        if self._connection.execute(known).first() is not None:
            message = f"{after.slug} has taken input {after.taken} ({taken.source} {taken.reference}) already"
            raise AlreadyTakenError(message)

    def _append(self, campaign_id: int, before: World, after: World, events: Sequence[Event], taken: Taken) -> None:
        last = select(func.coalesce(func.max(CHRONICLE.c.number), 0)).where(CHRONICLE.c.campaign_id == campaign_id)
        number: int = self._connection.execute(last).scalar_one()
        rows = []
        for event, public in zip(events, _public(before, events), strict=True):
            number += 1
            name, body = self._codec.written(event)
            rows.append(
                {
                    "campaign_id": campaign_id,
                    "number": number,
                    "published": after.clock.published,
                    "judged": after.clock.judged,
                    "taken": after.taken,
                    "at": taken.at,
                    "public": public,
                    "type": name,
                    "body": body,
                }
            )
        if rows:
            self._connection.execute(insert(self._connection, CHRONICLE), rows)

    def _record(self, campaign_id: int, after: World, taken: Taken) -> None:
        row = {"source": taken.source.value, "reference": taken.reference, "at": taken.at}
        self._connection.execute(
            insert(self._connection, INPUTS).values(campaign_id=campaign_id, taken=after.taken, **row)
        )


def _public(before: World, events: Sequence[Event]) -> Iterator[bool]:
    """Whether each event is for everybody, in the world as it was just after it."""
    draft = Draft(before)
    for event in events:
        event.apply(draft)
        yield event.audience(draft.world).public
