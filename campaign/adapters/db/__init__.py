"""The database: tables, rows to the world and back, transactions; SQLite and PostgreSQL by SQLAlchemy Core."""
