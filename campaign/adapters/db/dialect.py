"""What SQLite and PostgreSQL say alike but SQLAlchemy keeps apart."""

from functools import cache

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insertion = sqlite.Insert | postgresql.Insert


def insert(connection: Connection, table: Table) -> Insertion:
    """An insertion that can give way on conflict."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def upsert(connection: Connection, table: Table) -> Insertion:
    """An insertion that overwrites the row of the same key."""
    return _upsert(connection.dialect.name, table)


@cache
def _upsert(dialect: str, table: Table) -> Insertion:
    # Kept, since making it costs more than running it.
    insertion: Insertion = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    changed = {column.name: insertion.excluded[column.name] for column in table.c if not column.primary_key}
    return insertion.on_conflict_do_update(index_elements=[*table.primary_key], set_=changed)
