"""Plunder of an Imperial Land: a third of its Forts, then the Marines in the field (FG8-5.9)."""

from dataclasses import replace

from campaign.rules.battles.fg8.rounds import ATTACKER_WON, Battle, Ground, fight
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Faction, Finding, Force, Plunder, Scenario, Side

PLUNDERED, REPELLED, FIELD = "plundered", "repelled", "field"

MARINES_PER_FORT = Term(
    "5.9.marines_per_fort",
    10,
    "Each Fort holds {value} Marines.",
    unit="Marines",
    high=1000,
)
FORT_SHARE = Term(
    "5.9.fort_share",
    3,
    "A plunderer must defeat one Fort for every {value}, rounded up.",
    unit="Forts",
    low=1,
    high=100,
    mark=Mark.SECTION_5,
)
BRAVERY = Term(
    "5.9.bravery",
    1,
    "Who plunders a Land gains {value} step of bravery.",
    unit="steps",
    high=100,
    mark=Mark.SECTION_5,
)
TREASURE = Term(
    "5.9.treasure",
    1,
    "Who plunders a Land takes {value} Ton of Treasure from it.",
    unit="Tons",
    high=100,
    mark=Mark.SECTION_5,
)
SOFT_AFTER = Term(
    "5.10.soft_after",
    20,
    "A ware pirate who has not plundered for {value} proposals has gone soft.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)

TERMS = (MARINES_PER_FORT, FORT_SHARE, BRAVERY, TREASURE, SOFT_AFTER)
HOOKS = ()

# The grounds of its two sorts of fight: FG8-A9.a, FG8-A9.g.
FORT_GROUND = Ground(walls=True)
FIELD_GROUND = Ground()


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds whether the Land is plundered, with each of the `fights`."""
    tray = Tray(dice)
    land = scenario.plunder or Plunder()
    attacker, marines = of_plunder(scenario, law)
    unbeaten = list(range(1, land.forts + 1))
    fights: list[dict[str, object]] = []
    for _ in range(forts_to_beat(land.forts, law)):
        place = _choose(unbeaten, tray)
        garrison = replace(marines, troops=law[MARINES_PER_FORT])
        battle = fight(attacker, garrison, law, tray, FORT_GROUND)
        fights.append({"place": f"fort {place}", "rounds": list(battle.rounds)})
        if battle.result != ATTACKER_WON:
            return _finding(REPELLED, tray, fights, law)
        attacker = replace(attacker, troops=battle.attacker_left)  # FG8-A9.c
        unbeaten.remove(place)
    outside = replace(marines, troops=land.marines_outside)
    battle = fight(attacker, outside, law, tray, FIELD_GROUND)
    fights.append({"place": FIELD, "rounds": list(battle.rounds)})
    return _finding(_result(battle), tray, fights, law)


def forts_to_beat(forts: int, law: LawInForce) -> int:
    """How many Forts a plunderer must defeat: their share, rounded up (FG8-B9.1)."""
    return -(-forts // law[FORT_SHARE])


def of_plunder(scenario: Scenario, law: LawInForce) -> tuple[Side, Side]:
    """The plunderer, and Marines whom no player leads, whatever the scenario has for them."""
    attacker, defender = settled(scenario, law)
    marines = replace(defender, player=False, kind=Force.MARINES, faction=Faction.CITIZEN, notorious=False)
    return attacker, marines


def _choose(unbeaten: list[int], tray: Tray) -> int:
    """The next Fort to face: at random where more than one is unbeaten (FG8-B9.3, FG8-A9.b)."""
    if len(unbeaten) == 1:
        return unbeaten[0]
    rolled = tray.roll(len(unbeaten), rule="5.9", purpose="fort", cites=("FG8-B9.3",))
    return unbeaten[rolled.total - 1]


def _result(battle: Battle) -> str:
    # FG8-A9.j: with nobody left on either side the Plunder has failed.
    return PLUNDERED if battle.result == ATTACKER_WON else REPELLED


def _finding(result: str, tray: Tray, fights: list[dict[str, object]], law: LawInForce) -> Finding:
    if result == PLUNDERED:  # FG8-B9.1 is met; FG8-B9.2 follows
        gains = {"bravery": law[BRAVERY], "treasure": law[TREASURE]}
        follows = Consequence(
            type=PLUNDERED,
            rule="5.9",
            who="attacker",
            facts=gains,
            cites=("FG8-B9.1", "FG8-B9.2"),
        )
    else:
        follows = Consequence(type=REPELLED, rule="5.9", who="attacker", cites=("FG8-B9.1", "FG8-A9.j"))
    return Finding(
        result=result,
        rolls=tuple(tray.rolls),
        details={"fights": fights},
        consequences=(follows,),
    )
