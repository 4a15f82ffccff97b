"""Any world survives the database; any event survives the chronicle."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, insert

from campaign.adapters.db.codec import EventCodec
from campaign.adapters.db.engine import connect
from campaign.adapters.db.tables import CHRONICLE
from campaign.adapters.db.unit import SqlArchive
from campaign.rules.chronicle import EVENTS
from campaign.rules.event import Event
from campaign.rules.world import World
from campaign.services.archive import Source, Taken
from tests.adapters.db.conftest import REAL
from tests.postgresql import PostgreSql
from tests.strategies import events, values, worlds

SLOWLY = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
)
NUMBERS = count(1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=REAL)], scope="module")
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """One database for all examples: each takes a slug of its own."""
    if request.param == "postgresql":
        server: PostgreSql = request.getfixturevalue("postgresql_server")
        url = server.new()
    else:
        migrated: Path = request.getfixturevalue("migrated_file")
        url = f"sqlite:///{shutil.copy(migrated, tmp_path_factory.mktemp('shared') / 'campaign.sqlite')}"
    engine = connect(url)
    yield engine
    engine.dispose()


def taken(at: float = 0) -> Taken:
    return Taken(source=Source.ACT, reference="any", at=at)


@given(first=worlds(), second=worlds(), at=st.floats(allow_nan=False, allow_infinity=False))
@SLOWLY
def test_any_world_survives_the_database(engine: Engine, first: World, second: World, at: float) -> None:
    before = replace(first, slug=f"world-{next(NUMBERS)}")
    after = replace(second, slug=before.slug, taken=before.taken + 1)
    writer = SqlArchive(engine)
    with writer.unit() as unit:
        unit.campaigns.found(before, taken(at))
        unit.commit()
    with SqlArchive(engine).unit() as unit:
        assert unit.campaigns.load(before.slug) == before
        unit.campaigns.store(before, after, (), taken(at))
        unit.commit()
    with SqlArchive(engine).reading() as unit:
        assert unit.campaigns.load(before.slug) == after
    with writer.reading() as unit:
        assert unit.campaigns.load(before.slug) == after


@given(happened=st.lists(events(), min_size=1, max_size=8))
@SLOWLY
def test_any_event_survives_the_chronicle(engine: Engine, happened: list[Event]) -> None:
    slug = f"chronicle-{next(NUMBERS)}"
    with SqlArchive(engine).unit() as unit:
        unit.campaigns.found(World(slug=slug, title=""), taken())
        unit.commit()
    with engine.begin() as connection:
        # Straight into the table: arbitrary events fit no world that they could be folded over.
        campaign = connection.exec_driver_sql(f"SELECT id FROM campaigns WHERE slug = '{slug}'").scalar_one()  # noqa: S608 - our slug
        codec = EventCodec(EVENTS)
        for number, event in enumerate(happened, 1):
            name, body = codec.written(event)
            row = {"number": number, "published": 0, "judged": 0, "taken": 0, "at": 0, "public": True}
            connection.execute(insert(CHRONICLE).values(**row, campaign_id=campaign, type=name, body=body))
    with SqlArchive(engine).reading() as unit:
        assert [entry.event for entry in unit.campaigns.chronicle(slug)] == happened


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event_survives_json(kind: type[Event]) -> None:
    @given(event=values(kind))
    @settings(SLOWLY, max_examples=10, database=None)
    def survives(event: Event) -> None:
        codec = EventCodec(EVENTS)
        name, body = codec.written(event)
        read = codec.read(name, json.loads(json.dumps(body)))
        assert read == event
        assert type(read) is kind

    survives()
