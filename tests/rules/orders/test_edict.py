"""EDICT: a Ruler commands."""

import pytest

from campaign.rules.order import Unreadable
from campaign.rules.parts import OfficeName
from campaign.rules.reading import read_orders
from campaign.rules.scenario import Faction, Point, Wind
from tests.builders import (
    HADDOCK,
    TIVOL,
    happened,
    holding,
    obeyed,
    playing,
    refused,
    scene,
    tivol,
    two_captains,
)

EMPEROR, KING = holding(OfficeName.EMPEROR), holding(OfficeName.KING)


def edict(*lines: str) -> str:
    return "\n".join(("EDICT", *lines, "END"))


def test_the_lines_that_set_act_and_the_rest_is_prose() -> None:
    on = scene(two_captains())
    text = edict("We, the Emperor:", "set rank tivol to captain.", "SET WIND nw 4", "SET REWARD 500", "Set to!")
    assert obeyed(text, EMPEROR, on).said == (
        "Your edict is published at once, and by it Tivol is Captain; the wind blows NW 4; the Reward is 500 Po8."
    )
    assert happened(on) == ["EdictIssued", "RankChanged", "WindChanged", "RewardSet"]
    assert on.world.players[TIVOL].rank == 6
    assert (on.world.wind, on.world.reward) == (Wind(Point.NW, 4), 500)


def test_an_edict_may_be_words_alone() -> None:
    assert obeyed(edict("Be merry."), EMPEROR, scene(two_captains())).said.endswith(
        "it is words alone, and sets nothing."
    )


def test_the_king_sets_the_ranks_of_pirates_only() -> None:
    pirate = tivol(faction=Faction.PIRATE)
    assert "Tivol is Swabber" in obeyed(edict("SET RANK Tivol TO Swabber"), KING, scene(two_captains(pirate))).said
    refusal = refused(edict("SET RANK Haddock TO 3"), KING, scene(two_captains(pirate)))
    assert (refusal.rule, refusal.why) == (
        "1.4",
        "The Pirate King sets the ranks of Pirates only, and Haddock is a Citizen.",
    )


@pytest.mark.parametrize(
    ("line", "actor", "rule", "suggestion"),
    [
        ("SET WIND N 2", KING, "1.4", None),
        ("SET REWARD 2", KING, "1.4", None),
        ("SET WIND up 2", EMPEROR, "5.13", None),
        ("SET WIND N 7", EMPEROR, "3.15", None),
        ("SET WIND N 0", EMPEROR, "3.15", None),
        ("SET RANK Tivl TO Captain", EMPEROR, "1.1", "Tivol"),
        ("SET RANK Tivol TO Captan", EMPEROR, "2.4", "Captain"),
        ("SET RANK Tivol TO Pope", EMPEROR, "2.4", None),
    ],
)
def test_one_line_that_cannot_be_obeyed_stops_the_edict(
    line: str, actor: object, rule: str, suggestion: str | None
) -> None:
    refusal = refused(edict("SET REWARD 1" if actor is EMPEROR else "So be it.", line), actor, scene(two_captains()))  # type: ignore[arg-type]
    assert (refusal.rule, refusal.suggestion) == (rule, suggestion)


@pytest.mark.parametrize(
    ("line", "column", "suggestion"),
    [
        ("SET WIND 4", 11, None),
        ("SET RANK Tivol AS Captain", 26, "TO"),
        ("SET REWRD 5 gold", 5, "REWARD"),
        ("SET REWARD much", 12, None),
        ("SET SAIL", 5, None),
        ("SET", 4, None),
    ],
)
def test_a_mistaken_line_is_named_and_nothing_of_the_edict_is_obeyed(
    line: str, column: int, suggestion: str | None
) -> None:
    [slip] = read_orders(edict("So be it.", line))
    assert isinstance(slip, Unreadable)
    assert (slip.line, slip.column, slip.suggestion) == (3, column, suggestion)
    assert "Nothing of the edict is obeyed." in slip.message


def test_only_rulers_issue_edicts_and_not_without_words() -> None:
    assert refused(edict("Be merry."), playing(HADDOCK), scene(two_captains())).why == (
        "Only the Emperor or the Pirate King may issue edicts."
    )
    assert refused(edict(""), EMPEROR, scene(two_captains())).rule == "1.4"
