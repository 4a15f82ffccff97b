"""How Alembic reaches the database: over the connection that `campaign.adapters.db.migrating` hands it."""

from alembic import context

from campaign.adapters.db import mail_tables, tables

assert mail_tables.LETTERS.metadata is tables.METADATA  # both halves are declared

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=tables.METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
