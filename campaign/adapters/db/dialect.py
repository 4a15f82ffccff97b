"""What SQLite and PostgreSQL say alike but SQLAlchemy keeps apart."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that can give way on conflict."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
