"""Matters as the Historian judged them, one of every kind."""

from typing import Any

from campaign.rules.clock import Moment
from campaign.rules.dice import Modifier, Roll
from campaign.rules.matter import Amendment, Matter, State
from campaign.rules.parts import LandId, PlayerId, ShipId
from campaign.rules.scenario import (
    Chase,
    Consequence,
    Faction,
    Finding,
    Force,
    Point,
    Reinforce,
    Scenario,
    Side,
    Wind,
)

HADDOCK, TIVOL, DPN = PlayerId(1), PlayerId(2), PlayerId(3)
BOUNTY, LIGHTNIN, DOVE = ShipId(1), ShipId(2), ShipId(3)
ATLANTIS, TAKAL, AZORES, DEAD, MAKAL = LandId(1), LandId(2), LandId(3), LandId(4), LandId(5)


def _matter(number: int, kind: str, subject: int, finding: Finding, scenario: Scenario, **values: Any) -> Matter:
    given: dict[str, Any] = {"opened": 16, "state": State.RELEASED, "thrown": Moment(16, 9, 60), **values}
    return Matter(id=number, kind=kind, subject=subject, finding=finding, scenario=scenario, **given)


def _modifier(rule: str, why: str, value: int) -> Modifier:
    return Modifier(rule=rule, clause=f"{rule}.x", cites="", why=why, value=value)


def _roll(purpose: str, rule: str, *dice: int, sides: int = 6, **values: Any) -> Roll:
    return Roll(rule=rule, purpose=purpose, sides=sides, dice=dice, **values)


_SHIPS: dict[str, Any] = {
    "attacker": Side(name="Grease Lightnin'", faction=Faction.PIRATE, troops=12, strength=5),
    "defender": Side(name="Bounty", troops=10, strength=3),
}
_AT_SEA: dict[str, Any] = {"ships": (LIGHTNIN, BOUNTY), "players": (HADDOCK, TIVOL)}

NAVAL = _matter(
    31,
    "naval",
    1,
    Finding(
        result="defender_sunk",
        rolls=(
            _roll(
                "naval", "5.3", 4, who="attacker",
                modifiers=(
                    _modifier("5.2", "one for each level of bravery above Bold", 1),
                    _modifier("5.3", "ship strength", 5),
                    _modifier("5.14", "a cask of Greek Fire, on timbers dried by an Ill Wind", 6),
                ),
            ),
            _roll(
                "naval", "5.3", 6, who="defender",
                modifiers=(
                    _modifier("5.2", "the crew argues what to do, since the owner has not answered", -2),
                    _modifier("5.3", "ship strength", 3),
                ),
            ),
        ),
    ),
    Scenario(kind="naval", wind=Wind(Point.NE, 5), **_SHIPS),
    amendments=(Amendment(by="The Historian", what="+1 for the attacker", because="the fog lifted in time"),),
    **_AT_SEA,
)  # fmt: skip
CHASE = _matter(
    32, "chase", 3,
    Finding(
        result="ongoing",
        rolls=(_roll("chase", "5.17", 5, who="attacker"), _roll("chase", "5.17", 2, who="defender")),
        details={"distances": [1]},
        consequences=(Consequence(type="began", rule="5.17", facts={"distance": 4}),),
    ),
    Scenario(kind="chase", chase=Chase(distance=4, decisions=1), **_SHIPS), **_AT_SEA,
)  # fmt: skip
IN_PORT = _matter(
    33, "chase_in_port", 3,
    Finding(
        result="reached_destination",
        rolls=(_roll("chase", "5.17", 2, who="attacker"),),
        details={"distances": [3]},
        consequences=(Consequence(type="began", rule="5.17", facts={"distance": 5}),),
    ),
    Scenario(kind="chase", chase=Chase(distance=5, arrives_after=0), **_SHIPS), **_AT_SEA,
)  # fmt: skip
CROSSING = _matter(
    34, "crossing", BOUNTY,
    Finding(result="no", rolls=(_roll("crossing", "5.2", 4, who="attacker", sides=5),)),
    Scenario(kind="crossing", **_SHIPS), ships=(BOUNTY, LIGHTNIN), players=(HADDOCK, TIVOL),
)  # fmt: skip
ENCOUNTER = _matter(
    35, "encounter", BOUNTY,
    Finding(
        result="yes",
        rolls=(_roll("encounter", "5.20", 1, who="attacker", sides=10), _roll("crew", "5.18", 5, sides=11)),
        details={"troops": 14},
    ),
    Scenario(kind="encounter", attacker=_SHIPS["defender"]), ships=(BOUNTY,), players=(HADDOCK,),
)  # fmt: skip
CAPTURE = _matter(
    36, "capture", TAKAL,
    Finding(result="yes", rolls=(_roll("capture", "5.16", 2, who="attacker"),)),
    Scenario(kind="capture", attacker=Side(name="Tivol", faction=Faction.PIRATE)), players=(TIVOL,),
)  # fmt: skip
ESCAPE = _matter(
    37, "escape", DPN,
    Finding(result="no", rolls=(_roll("escape", "5.16", 5, who="attacker"),)),
    Scenario(kind="escape", attacker=Side(name="dpn")), players=(DPN,),
)  # fmt: skip
FORT = _matter(
    54, "fort", 1,
    Finding(result="chosen", rolls=(_roll("fort", "5.9", 2, sides=3),), details={"place": 2}),
    Scenario(kind="fort", attacker=_SHIPS["attacker"]), players=(TIVOL,),
)  # fmt: skip
DUEL = _matter(
    53, "duel", 1,
    Finding(
        result="challenger_won",
        rolls=(_roll("duel", "5.8", 4, 5, who="attacker"), _roll("duel", "5.8", 2, 1, who="defender")),
    ),
    Scenario(kind="duel", attacker=Side(name="Haddock"), defender=Side(name="Tivol", faction=Faction.PIRATE)),
    players=(HADDOCK, TIVOL),
)  # fmt: skip
BREAKOUT = _matter(
    51, "breakout", 1,
    Finding(result="yes", rolls=(_roll("escape", "5.16", 1, who="attacker"),)),
    Scenario(kind="escape", attacker=Side(name="dpn"), defender=Side(name="Tivol", faction=Faction.PIRATE)),
    ships=(LIGHTNIN,), players=(DPN,),
)  # fmt: skip
TRANSFER = _matter(
    52, "transfer", DPN,
    Finding(result="no", rolls=(_roll("transfer", "5.16", 2, who="attacker"),)),
    Scenario(kind="transfer", attacker=Side(name="dpn"), defender=Side(name="Tivol", faction=Faction.PIRATE)),
    ships=(LIGHTNIN,), players=(DPN, TIVOL),
)  # fmt: skip
LAND = _matter(
    38, "land", 1,
    Finding(
        result="ongoing",
        rolls=(
            _roll("land", "5.7", 3, who="attacker", modifiers=(_modifier("5.7", "one for each full five", 4),)),
            _roll("land", "5.7", 4, who="defender", modifiers=(_modifier("5.7", "one for each full five", 6),)),
            _roll("casualties", "5.7", 3, 1, who="defender"),
        ),
        details={"rounds": [{"attacker_lost": 4, "defender_lost": 0, "attacker_left": 16, "defender_left": 30}]},
    ),
    Scenario(
        kind="land",
        attacker=Side(name="Tivol", faction=Faction.PIRATE, troops=20),
        defender=Side(name="Takal", player=False, kind=Force.MARINES, troops=30),
    ),
    players=(TIVOL,),
)  # fmt: skip
MUSTER = _matter(
    39, "muster", 4,
    Finding(result="counted", rolls=(_roll("natives", "5.7", 4, 2, 5),), details={"natives": 11}),
    Scenario(kind="muster"), players=(TIVOL,),
)  # fmt: skip
REINFORCE = _matter(
    40, "reinforce", AZORES,
    Finding(
        result="reinforced", rolls=(), details={"base": 34},
        consequences=(Consequence(type="reinforced", rule="5.23", facts={"joined": 4}),),
    ),
    Scenario(kind="reinforce", reinforce=Reinforce(base=30, pirates_docked=3, king_present=True)),
)  # fmt: skip
WEATHER = _matter(
    41, "weather", 0,
    Finding(
        result="wind",
        rolls=(_roll("wind direction", "3.15", 8, sides=8), _roll("wind strength", "3.15", 4)),
        details={"direction": "NW", "strength": 4},
    ),
    Scenario(kind="weather"),
)  # fmt: skip
MARKET = _matter(
    61, "market", 0,
    Finding(
        result="moved",
        rolls=(_roll("price of silk", "6.2", 21, sides=21), _roll("price of wood", "6.2", 3, sides=21)),
        details={"silk": 10, "wood": -8},
    ),
    Scenario(kind="market"),
)  # fmt: skip
CLOSING = _matter(
    50, "closing", 1,
    Finding(
        result="closed",
        rolls=(
            _roll("closing", "5.4", 3, who="attacker", modifiers=(_modifier("5.5", "Grappling Hooks", 2),)),
            _roll("closing", "5.4", 2, who="defender", modifiers=(_modifier("5.4", "the captain's rank", 2),)),
        ),
    ),
    Scenario(
        kind="closing",
        attacker=Side(name="Grease Lightnin'", faction=Faction.PIRATE, troops=12, closes=True),
        defender=Side(name="Bounty", troops=10),
    ),
    **_AT_SEA,
)  # fmt: skip
BOARDING = _matter(
    51, "boarding", 1,
    Finding(
        result="ongoing",
        rolls=(
            _roll("boarding", "5.6", 5, who="attacker"), _roll("boarding", "5.6", 2, who="defender"),
            _roll("casualties", "5.6", 6, 3, who="attacker"),
        ),
        details={"rounds": [{"attacker_lost": 0, "defender_lost": 4, "attacker_left": 12, "defender_left": 6}]},
    ),
    Scenario(kind="boarding", **_SHIPS), **_AT_SEA,
)  # fmt: skip
CAPTURE_ABOARD = _matter(
    52, "capture_aboard", 1,
    Finding(result="no", rolls=(_roll("capture", "5.16", 5, who="attacker"),)),
    Scenario(kind="capture", attacker=Side(name="Haddock")), ships=(LIGHTNIN, BOUNTY), players=(HADDOCK,),
)  # fmt: skip
MUTINY = _matter(
    53, "mutiny", BOUNTY,
    Finding(result="yes", rolls=(_roll("mutiny", "5.15", 1, who="attacker"),)),
    Scenario(kind="mutiny", attacker=Side(name="Bounty", life_raft=True)), ships=(BOUNTY,), players=(HADDOCK,),
)  # fmt: skip
SALVAGE = _matter(
    54, "salvage", 1,
    Finding(result="yes", rolls=(_roll("salvage", "5.25", 4, who="attacker"),)),
    Scenario(kind="salvage", **_SHIPS), **_AT_SEA,
)  # fmt: skip
PATROL = _matter(
    55, "patrol", LIGHTNIN,
    Finding(result="no", rolls=(_roll("patrol", "5.21", 3, who="attacker"),)),
    Scenario(kind="patrol", attacker=_SHIPS["attacker"]), ships=(LIGHTNIN,), players=(TIVOL,),
)  # fmt: skip
NOTORIOUS = _matter(
    56, "notorious", 2,
    Finding(
        result="yes",
        rolls=(_roll("notorious", "5.19", 2, who="attacker"), _roll("captain", "5.19", 1, sides=3)),
        details={"captain": "Mauvebeard"},
    ),
    Scenario(kind="notorious", attacker=_SHIPS["defender"]), ships=(BOUNTY,), players=(HADDOCK,),
)  # fmt: skip
NOBODY_OF_NOTE = _matter(
    57, "notorious", 2,
    Finding(result="no", rolls=(_roll("notorious", "5.19", 5, who="attacker"),)),
    Scenario(kind="notorious", attacker=_SHIPS["defender"]), ships=(BOUNTY,), players=(HADDOCK,),
)  # fmt: skip
SEA_FIGHTS = (CLOSING, BOARDING, CAPTURE_ABOARD, MUTINY, SALVAGE, PATROL, NOTORIOUS, NOBODY_OF_NOTE)
MATTERS = (
    NAVAL, CHASE, IN_PORT, CROSSING, ENCOUNTER, CAPTURE, ESCAPE, LAND, MUSTER, REINFORCE, WEATHER,
    FORT, DUEL, BREAKOUT, TRANSFER, MARKET, *SEA_FIGHTS,
)  # fmt: skip
DRAFT = _matter(
    42, "naval", 1, NAVAL.finding or Finding(result="", rolls=()), NAVAL.scenario or Scenario(kind="naval"),
    state=State.DRAFTED, release_at=19, **_AT_SEA,
)  # fmt: skip
