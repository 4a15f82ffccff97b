"""Migrations go up and down and end where the tables say, on SQLite and PostgreSQL."""

from collections.abc import Callable
from dataclasses import fields

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from campaign import _data
from campaign.adapters.db import mail_tables, migrating
from campaign.adapters.db.engine import connect
from campaign.adapters.db.store import part_types
from campaign.adapters.db.tables import CAMPAIGNS, COLLECTION_TABLES
from campaign.adapters.db.unit import SqlArchive
from campaign.rules.world import COLLECTIONS, World
from campaign.services.archive import DatabaseTroubleError
from tests.adapters.db.test_campaigns import JOINED, TIMER_SET, found, load, take


def tables_in(url: str) -> set[str]:
    engine = connect(url)
    names = set(inspect(engine).get_table_names())
    engine.dispose()
    return names - {"alembic_version"}


def test_up_down_and_up_again(empty_url: str) -> None:
    migrating.migrate(empty_url)
    assert migrating.is_current(empty_url)
    first = tables_in(empty_url)
    migrating.downgrade(empty_url, "base")
    assert migrating.current(empty_url) is None
    assert tables_in(empty_url) == set()
    migrating.migrate(empty_url)
    assert tables_in(empty_url) == first == set(mail_tables.LETTERS.metadata.tables)


def test_the_migrated_schema_is_the_one_the_code_declares(empty_url: str) -> None:
    migrating.migrate(empty_url)
    engine = connect(empty_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, mail_tables.LETTERS.metadata)
    engine.dispose()
    assert differences == []


def test_migrating_twice_keeps_what_is_there(url: str, opened: Callable[[str], SqlArchive]) -> None:
    archive = opened(url)
    found(archive)
    after = take(archive, JOINED, TIMER_SET)
    migrating.migrate(url)
    assert load(opened(url)) == after


def test_a_newer_schema_is_refused(url: str) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(DatabaseTroubleError, match="9999, which this version does not know"):
        migrating.migrate(url)


def test_the_head_is_the_last_migration() -> None:
    numbers = sorted(path.name.partition("_")[0] for path in (_data.migrations() / "versions").glob("[0-9]*.py"))
    assert migrating.head() == numbers[-1]


@pytest.mark.parametrize("collection", COLLECTIONS)
def test_every_field_of_a_part_has_its_column(collection: str) -> None:
    kind = {name: part for name, part in part_types().items() if name == collection}
    columns = {column.name for column in COLLECTION_TABLES[collection].c} - {"campaign_id"}
    for part in kind.values():
        assert columns == {field.name for field in fields(part)}, "add a line to tables.py and to a migration"


def test_every_plain_field_of_the_world_has_its_column() -> None:
    ours = {"id", "revision", "gazetted", "founded_at", "published", "judged"}
    plain = {field.name for field in fields(World)} - {*COLLECTIONS, "clock"}
    assert {column.name for column in CAMPAIGNS.c} - ours == plain, "add a line to tables.py and to a migration"
