"""Sides as the law sets them: the rank and strength of those for whom a scenario gives none (FG8-5.4, FG8-5.18)."""

from dataclasses import replace

from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Scenario, Side

BASE_STRENGTH = Term(
    "3.7.base_strength",
    3,
    "An ordinary ship has a strength of {value}.",
    unit="strength",
    high=100,
    mark=Mark.RECOVERED,
)
CANNON_PER_STRENGTH = Term(
    "3.7.cannon_per_strength",
    2,
    "Each {value} Cannon add one to the strength of their ship.",
    unit="cannon",
    low=1,
    high=100,
)
CATAPULT_STRENGTH = Term(
    "3.7.catapult_strength",
    1,
    "A Catapult adds {value} to the strength of its ship.",
    unit="strength",
    high=100,
)
NPC_BASE_STRENGTH = Term(
    "5.18.base_strength",
    3,
    "Without her Cannon a non-player ship has a strength of {value}.",
    unit="strength",
    high=100,
)
NPC_CANNON = Term(
    "5.18.cannon",
    4,
    "Pirate ships and Imperial Galleons that no player commands carry {value} Cannon.",
    unit="cannon",
    high=100,
    mark=Mark.SECTION_5,
)
NPC_TROOPS_LEAST = Term(
    "5.18.troops_least",
    10,
    "They are manned by at least {value} Buccaneers or Marines.",
    unit="troops",
    high=1000,
    mark=Mark.SECTION_5,
)
NPC_TROOPS_MOST = Term(
    "5.18.troops_most",
    20,
    "They are manned by at most {value} Buccaneers or Marines.",
    unit="troops",
    high=1000,
    mark=Mark.SECTION_5,
)
CLOSE_RANK = Term(
    "5.4.close_rank",
    5,
    "A captain who is no player counts as rank {value} of the table.",
    unit="rank",
    high=8,
)
NOTORIOUS_CLOSE_RANK = Term(
    "5.4.notorious_close_rank",
    7,
    "A notorious pirate counts as rank {value} of the table.",
    unit="rank",
    high=8,
)

TERMS = (
    BASE_STRENGTH,
    CANNON_PER_STRENGTH,
    CATAPULT_STRENGTH,
    NPC_BASE_STRENGTH,
    NPC_CANNON,
    NPC_TROOPS_LEAST,
    NPC_TROOPS_MOST,
    CLOSE_RANK,
    NOTORIOUS_CLOSE_RANK,
)


def settled(scenario: Scenario, law: LawInForce) -> tuple[Side, Side]:
    """Attacker and defender of a scenario, rank and strength filled in where it gives none."""
    return settle(scenario.attacker, law), settle(scenario.defender, law)


def settle(side: Side, law: LawInForce) -> Side:
    """The side with its rank and strength: its own, or the law's for a side of its sort."""
    if side.rank is not None and side.strength is not None:
        return side
    rank = _rank(side, law) if side.rank is None else side.rank
    strength = _strength(side, law) if side.strength is None else side.strength
    return replace(side, rank=rank, strength=strength)


def _rank(side: Side, law: LawInForce) -> int:
    if side.notorious:  # FG8-A4.c
        return law[NOTORIOUS_CLOSE_RANK]
    return 0 if side.led_by_player else law[CLOSE_RANK]  # FG8-A4.c


def _strength(side: Side, law: LawInForce) -> int:
    if side.led_by_player:
        return law[BASE_STRENGTH]
    armed = law[NPC_BASE_STRENGTH] + law[NPC_CANNON] // law[CANNON_PER_STRENGTH]  # FG8-B18.3
    return armed + law[CATAPULT_STRENGTH] if side.notorious else armed  # FG8-B19.2
