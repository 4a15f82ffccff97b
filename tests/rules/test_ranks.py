import pytest

from campaign.rules.ranks import (
    CITIZEN_RANKS,
    HIGHEST_RANK,
    PIRATE_RANKS,
    bravery_name,
    nearest_rank,
    rank_name,
    read_rank,
)
from campaign.rules.scenario import Faction


def test_both_sides_have_nine_ranks() -> None:
    assert len(CITIZEN_RANKS) == len(PIRATE_RANKS) == HIGHEST_RANK + 1 == 9


@pytest.mark.parametrize("faction", list(Faction))
def test_every_rank_is_read_by_its_name_and_number(faction: Faction) -> None:
    for rank in range(HIGHEST_RANK + 1):
        assert read_rank(rank_name(faction, rank).upper(), faction) == rank
        assert read_rank(f" {rank} ", faction) == rank


@pytest.mark.parametrize("text", ["9", "-1", "²", "", "00", "Grand Vizier", "Admiral of the Fleet"])
def test_what_is_no_rank_is_not_read(text: str) -> None:
    assert read_rank(text, Faction.CITIZEN) is None


def test_commander_and_plunderer_are_a_pair() -> None:
    assert rank_name(Faction.CITIZEN, 5) == "Commander"
    assert rank_name(Faction.PIRATE, 5) == "Plunderer"


def test_the_nearest_rank_is_of_the_same_side() -> None:
    assert nearest_rank("Comodore", Faction.CITIZEN) == "Commodore"
    assert nearest_rank("Comodore", Faction.PIRATE) is None


@pytest.mark.parametrize(("level", "name"), [(0, "Bold"), (1, "Brave"), (5, "Fearless"), (6, "Fearless+1")])
def test_bravery_has_a_name_at_every_level(level: int, name: str) -> None:
    assert bravery_name(level) == name
