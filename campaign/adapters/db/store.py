"""The world to rows and back: a campaign's row, and a table for each collection."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

from sqlalchemy import Connection, Row, delete, select, update

from campaign.adapters.db.codec import converter
from campaign.adapters.db.dialect import upsert
from campaign.adapters.db.tables import CAMPAIGNS, COLLECTION_TABLES
from campaign.rules.clock import Clock
from campaign.rules.world import COLLECTIONS, Collection, World


@cache
def part_types() -> Mapping[Collection, type]:
    """The class of the parts of each collection."""
    hints = get_type_hints(World)
    return {name: get_args(hints[name])[1] for name in COLLECTIONS}


@cache
def _scalars() -> Mapping[str, Any]:
    """The fields of the world that are columns of the campaign's row, with their types."""
    hints = get_type_hints(World)
    elsewhere = {*COLLECTIONS, "clock"}
    return {part.name: hints[part.name] for part in fields(World) if part.name not in elsewhere}


def campaign_row(world: World) -> dict[str, Any]:
    """What the campaign's row says of a world."""
    row = {name: converter().unstructure(getattr(world, name), kind) for name, kind in _scalars().items()}
    return {**row, "published": world.clock.published, "judged": world.clock.judged}


def read_world(connection: Connection, row: Row[Any]) -> World:
    """The world of a campaign's row."""
    values = row._mapping  # noqa: SLF001 - SQLAlchemy's public name for it
    scalars: dict[str, Any] = {name: converter().structure(values[name], kind) for name, kind in _scalars().items()}
    collections: dict[str, Any] = {name: _read_collection(connection, row.id, name) for name in COLLECTIONS}
    return World(**scalars, **collections, clock=Clock(row.published, row.judged))


def write_parts(connection: Connection, campaign_id: int, before: World | None, after: World) -> None:
    """Writes the parts that differ, in bulk; `before` None stands for an empty world."""
    for name in COLLECTIONS:
        old: Mapping[int, Any] = {} if before is None else getattr(before, name)
        new: Mapping[int, Any] = getattr(after, name)
        if old is not new:
            _write_collection(connection, campaign_id, name, old, new)


def write_campaign(connection: Connection, campaign_id: int, revision: int, after: World) -> None:
    """Writes the campaign's row, which the caller holds, with its new revision."""
    row = {**campaign_row(after), "revision": revision}
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id).values(row))


def _read_collection(connection: Connection, campaign_id: int, name: Collection) -> dict[int, Any]:
    table, kind = COLLECTION_TABLES[name], part_types()[name]
    columns = [column for column in table.c if column.name != "campaign_id"]
    rows = connection.execute(select(*columns).where(table.c.campaign_id == campaign_id).order_by(table.c.id))
    structure = converter().get_structure_hook(kind)
    return {row["id"]: structure(row, kind) for row in rows.mappings()}


def _write_collection(
    connection: Connection, campaign_id: int, name: Collection, old: Mapping[int, Any], new: Mapping[int, Any]
) -> None:
    table = COLLECTION_TABLES[name]
    gone = sorted(old.keys() - new.keys())
    if gone:
        connection.execute(delete(table).where(table.c.campaign_id == campaign_id, table.c.id.in_(gone)))
    unstructure = converter().get_unstructure_hook(part_types()[name])
    rows = [
        {"campaign_id": campaign_id, **unstructure(part)}
        for part_id, part in sorted(new.items())
        if (known := old.get(part_id)) is not part and known != part
    ]
    if rows:
        connection.execute(upsert(connection, table), rows)
