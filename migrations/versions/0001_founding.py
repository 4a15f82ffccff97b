"""The founding schema."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_NUMBERING = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_TICKS = "source = 'tick'"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", _NUMBERING, nullable=False),
        _words("slug"),
        _words("title"),
        _whole("revision"),
        _whole("published"),
        _whole("judged"),
        _whole("taken"),
        _nested("wind"),
        _whole("reward"),
        _whole("ships_used"),
        _whole("pirate_casks"),
        _nested("prices"),
        _claim("traded"),
        _whole("speaker", none=True),
        _whole("speaks_since"),
        _whole("salaried_days"),
        _whole("crown", none=True),
        _claim("ended"),
        _nested("counters"),
        _whole("gazetted"),
        _seconds("founded_at"),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        sa.UniqueConstraint("slug", name="uq_campaigns_slug"),
    )
    _create_people()
    _create_places()
    _create_fighting()
    _create_government()
    _create_record()
    _create_mail()


def downgrade() -> None:
    for table in (
        "strangers",
        "outbox",
        "letters",
        "mailboxes",
        "inputs",
        "chronicle",
        "hoards",
        "deposits",
        "stocks",
        "enactments",
        "notorious",
        "matters",
        "timers",
        "captivities",
        "prisoners",
        "challenges",
        "claims",
        "passages",
        "monuments",
        "land_battles",
        "meetings",
        "engagements",
        "submissions",
        "offices",
        "fiefs",
        "lands",
        "ships",
        "players",
        "campaigns",
    ):
        op.drop_table(table)


def _create_people() -> None:
    _create(
        "players",
        _words("name"),
        _words("address"),
        _words("faction"),
        _whole("rank"),
        _whole("bravery"),
        _whole("po8"),
        _nested("prostheses"),
        _whole("aboard", none=True),
        _whole("ashore", none=True),
        _words("standing"),
        _whole("joined"),
        _claim("enlisted"),
        _whole("plundered", none=True),
        _claim("soft"),
        _whole("token"),
        _words("plight"),
        _words("visitor_from"),
    )
    op.create_index("ix_players_address", "players", ["address"])
    _create(
        "ships",
        _words("name"),
        _whole("owner"),
        _words("fleet"),
        _whole("at", none=True),
        _nested("voyage", none=True),
        _whole("sailed_from", none=True),
        _words("condition"),
        _whole("troops"),
        _whole("cannon"),
        _claim("catapult"),
        _whole("greek_fire"),
        _claim("grappling_hooks"),
        _claim("life_raft"),
        _nested("cargo"),
        _whole("settlers"),
    )
    _create("captivities", _whole("land"), _words("force"), _whole("since"))
    _create(
        "prisoners",
        _words("name"),
        _whole("player", none=True),
        _whole("captor"),
        _whole("ship", none=True),
        _whole("prison", none=True),
        _whole("since"),
    )
    _create(
        "challenges",
        _whole("challenger"),
        _whole("challenged"),
        _whole("made"),
        _whole("answer_by"),
        _words("answer"),
    )
    _create("claims", _whole("player"), _words("right"), _whole("loser", none=True), _whole("until"))
    _create("monuments", _whole("player"), _words("ruler"), _words("inscription"), _whole("built"))


def _create_places() -> None:
    _create(
        "lands",
        _words("name"),
        _words("faction", none=True),
        _words("home_of", none=True),
        _claim("harbour"),
        _claim("inhabited"),
        _whole("forts"),
        _nested("products"),
        _whole("overland_from", none=True),
        _nested("specials"),
        _whole("settlers"),
        _whole("owner", none=True),
        _whole("hostages"),
        _words("beyond", none=True),
        _claim("anarchy"),
    )
    _create(
        "fiefs",
        _whole("land"),
        _words("name"),
        _words("force"),
        _whole("garrison", none=True),
        _whole("effective"),
    )


def _create_fighting() -> None:
    _create(
        "engagements",
        _whole("attacker", none=True),
        _whole("defender"),
        _whole("declared"),
        _whole("until"),
        _whole("answer_by"),
        _words("course"),
        _whole("place", none=True),
        _nested("stranger", none=True),
        _claim("unanswered"),
        _claim("no_fire"),
        _claim("closes"),
        _claim("defender_no_fire"),
        _claim("defender_closes"),
        _whole("distance", none=True),
        _whole("rolls"),
        _whole("rolls_ordered"),
        _whole("rounds"),
        _whole("victor", none=True),
        _nested("flotsam", none=True),
        _words("rule"),
    )
    _create("notorious", _words("name"), _claim("dead"))
    _create("meetings", _whole("one"), _whole("other"), _whole("until"))
    _create(
        "land_battles",
        _whole("land"),
        _words("faction"),
        _nested("contingents"),
        _whole("began"),
        _whole("rounds"),
        _nested("raid", none=True),
    )
    _create("timers", _whole("due"), _words("kind"), _whole("subject"), _words("counted"))
    _create(
        "matters",
        _words("kind"),
        _whole("subject"),
        _whole("opened"),
        _words("state"),
        _nested("ships"),
        _nested("players"),
        _nested("scenario", none=True),
        _nested("finding", none=True),
        _nested("thrown", none=True),
        _whole("release_at", none=True),
        _whole("version"),
        _nested("amendments"),
    )


def _create_government() -> None:
    _create(
        "offices",
        _words("name"),
        _words("title"),
        _words("holder"),
        _words("address"),
        _whole("player", none=True),
        _whole("place", none=True),
    )
    _create(
        "submissions",
        _words("genus"),
        _whole("author"),
        _words("title"),
        _words("text"),
        _words("sent"),
        _words("stage"),
        _whole("number"),
        _whole("published"),
        _whole("judged"),
        _words("verdict", none=True),
        _words("judge", none=True),
        _nested("rules"),
        _words("remarks"),
        _claim("called"),
    )
    _create("enactments", _nested("enactment"))
    _create_goods()


def _create_goods() -> None:
    _create("stocks", _whole("player"), _whole("land"), _nested("goods"))
    _create("deposits", _whole("player"), _whole("fief"), _whole("po8"))
    _create("hoards", _whole("player"), _whole("fief"), _whole("po8"))
    _create("passages", _whole("ship"), _whole("player"))


def _create_record() -> None:
    _create(
        "chronicle",
        _whole("published"),
        _whole("judged"),
        _whole("taken"),
        _seconds("at"),
        _claim("public"),
        _words("type"),
        _nested("body"),
        key="number",
    )
    _create("inputs", _words("source"), _words("reference"), _seconds("at"), key="taken")
    op.create_index(
        "uq_inputs_ticks",
        "inputs",
        ["campaign_id", "reference"],
        unique=True,
        sqlite_where=sa.text(_TICKS),
        postgresql_where=sa.text(_TICKS),
    )


def _create_mail() -> None:
    op.create_table(
        "mailboxes",
        _words("mailbox"),
        _whole("uidvalidity"),
        _whole("last_uid"),
        _seconds("polled"),
        _words("trouble"),
        sa.PrimaryKeyConstraint("mailbox", name="pk_mailboxes"),
    )
    op.create_table(
        "letters",
        sa.Column("id", _NUMBERING, nullable=False),
        _words("mailbox"),
        _whole("uidvalidity"),
        _whole("uid"),
        _bytes("raw"),
        _words("digest"),
        _seconds("at"),
        _words("state"),
        _whole("tries"),
        _claim("too_large"),
        _claim("marked"),
        _words("disposition"),
        _words("campaign"),
        _words("why"),
        _words("traceback"),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.UniqueConstraint("mailbox", "uidvalidity", "uid", name="uq_letters_mailbox_uidvalidity_uid"),
    )
    op.create_index("ix_letters_digest", "letters", ["digest"])
    op.create_index("ix_letters_state_id", "letters", ["state", "id"])
    op.create_index("ix_letters_marked_mailbox_uidvalidity", "letters", ["marked", "mailbox", "uidvalidity"])
    op.create_table(
        "outbox",
        sa.Column("id", _NUMBERING, nullable=False),
        _words("campaign"),
        _words("to"),
        _words("envelope_from"),
        _words("message_id"),
        _words("kind"),
        _bytes("raw"),
        _seconds("at"),
        _words("state"),
        _whole("tries"),
        _seconds("due"),
        _seconds("sent_at"),
        _words("why"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("message_id", name="uq_outbox_message_id"),
    )
    op.create_index("ix_outbox_state_due", "outbox", ["state", "due"])
    op.create_table(
        "strangers",
        _words("address"),
        _seconds("at"),
        sa.PrimaryKeyConstraint("address", name="pk_strangers"),
    )


def _create(name: str, *columns: sa.Column[Any], key: str = "id") -> None:
    op.create_table(
        name,
        _whole("campaign_id"),
        _whole(key),
        *columns,
        sa.PrimaryKeyConstraint("campaign_id", key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name=f"fk_{name}_campaign_id_campaigns", ondelete="CASCADE"
        ),
    )


def _whole(name: str, *, none: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger, nullable=none)


def _words(name: str, *, none: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=none)


def _claim(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _nested(name: str, *, none: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.JSON(none_as_null=True), nullable=none)


def _seconds(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Double, nullable=False)


def _bytes(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.LargeBinary, nullable=False)
