"""The tables of campaigns: one for each collection of the world, a column for each plain field, JSON for the rest.

A new field of a part is one line here and one in a migration; `store.py` finds it by its name.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NUMBERING = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by INTEGER alone


def _whole(name: str, *, none: bool = False) -> Column[Any]:
    return Column(name, BigInteger, nullable=none)


def _words(name: str, *, none: bool = False) -> Column[Any]:
    return Column(name, Text, nullable=none)


def _claim(name: str) -> Column[Any]:
    return Column(name, Boolean, nullable=False)


def _nested(name: str, *, none: bool = False) -> Column[Any]:
    return Column(name, JSON(none_as_null=True), nullable=none)


def _seconds(name: str) -> Column[Any]:
    return Column(name, Double, nullable=False)


def _campaign() -> Column[Any]:
    return Column(
        "campaign_id", BigInteger, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True, nullable=False
    )


def _number(name: str) -> Column[Any]:
    return Column(name, BigInteger, primary_key=True, autoincrement=False, nullable=False)


def _collection(name: str, *columns: Column[Any] | Index) -> Table:
    return Table(name, METADATA, _campaign(), _number("id"), *columns)


CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", NUMBERING, primary_key=True),
    Column("slug", Text, nullable=False, unique=True),
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
)

COLLECTION_TABLES: Mapping[str, Table] = {
    "players": _collection(
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
        Index(None, "address"),
    ),
    "ships": _collection(
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
    ),
    "lands": _collection(
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
    ),
    "fiefs": _collection(
        "fiefs",
        _whole("land"),
        _words("name"),
        _words("force"),
        _whole("garrison", none=True),
        _whole("effective"),
    ),
    "offices": _collection(
        "offices",
        _words("name"),
        _words("title"),
        _words("holder"),
        _words("address"),
        _whole("player", none=True),
        _whole("place", none=True),
    ),
    "submissions": _collection(
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
    ),
    "engagements": _collection(
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
    ),
    "meetings": _collection("meetings", _whole("one"), _whole("other"), _whole("until")),
    "land_battles": _collection(
        "land_battles",
        _whole("land"),
        _words("faction"),
        _nested("contingents"),
        _whole("began"),
        _whole("rounds"),
        _nested("raid", none=True),
    ),
    "captivities": _collection("captivities", _whole("land"), _words("force"), _whole("since")),
    "prisoners": _collection(
        "prisoners",
        _words("name"),
        _whole("player", none=True),
        _whole("captor"),
        _whole("ship", none=True),
        _whole("prison", none=True),
        _whole("since"),
    ),
    "challenges": _collection(
        "challenges",
        _whole("challenger"),
        _whole("challenged"),
        _whole("made"),
        _whole("answer_by"),
        _words("answer"),
    ),
    "claims": _collection("claims", _whole("player"), _words("right"), _whole("loser", none=True), _whole("until")),
    "monuments": _collection("monuments", _whole("player"), _words("ruler"), _words("inscription"), _whole("built")),
    "timers": _collection("timers", _whole("due"), _words("kind"), _whole("subject"), _words("counted")),
    "matters": _collection(
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
    ),
    "enactments": _collection("enactments", _nested("enactment")),
    "notorious": _collection("notorious", _words("name"), _claim("dead")),
    "stocks": _collection("stocks", _whole("player"), _whole("land"), _nested("goods")),
    "deposits": _collection("deposits", _whole("player"), _whole("fief"), _whole("po8")),
    "hoards": _collection("hoards", _whole("player"), _whole("fief"), _whole("po8")),
    "passages": _collection("passages", _whole("ship"), _whole("player")),
}

CHRONICLE = Table(
    "chronicle",
    METADATA,
    _campaign(),
    _number("number"),
    _whole("published"),
    _whole("judged"),
    _whole("taken"),
    _seconds("at"),
    _claim("public"),
    _words("type"),
    _nested("body"),
)

INPUTS = Table(
    "inputs",
    METADATA,
    _campaign(),
    _number("taken"),
    _words("source"),
    _words("reference"),
    _seconds("at"),
)

# A tick is done once: its reference, the clock value, is a key of its campaign.
Index(
    "uq_inputs_ticks",
    INPUTS.c.campaign_id,
    INPUTS.c.reference,
    unique=True,
    sqlite_where=text("source = 'tick'"),
    postgresql_where=text("source = 'tick'"),
)
