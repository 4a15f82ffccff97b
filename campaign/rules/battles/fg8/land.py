"""Land battle: rounds until a side withdraws or is wiped out (FG8-5.7)."""

from campaign.rules.battles.fg8.rounds import (
    ATTACKER_WON,
    BOTH_DESTROYED,
    DEFENDER_WON,
    Battle,
    Ground,
    fight,
)
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario

SYSTEM = Term(
    "5.7.system",
    "fg8",
    "Battles on land are fought by the rules of {value}.",
    words=("fg8",),
)
EVERY = Term(
    "5.7.every",
    2,
    "A round is fought every {value} published proposals.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)
NATIVE_DICE = Term(
    "5.7.native_dice",
    3,
    "A land normally holds {value} dice of native troops.",
    unit="dice",
    high=20,
    mark=Mark.SECTION_5,
)
PIRATE_BASE = Term(
    "5.7.pirate_base",
    36,
    "At the founding {value} Buccaneers defend the base at the Near Azores.",
    unit="Buccaneers",
    high=10_000,
    mark=Mark.SECTION_5,
)
MAKAL_EFFECTIVE = Term(
    "5.7.makal_effective",
    40,
    "Of the Marines at Makal no more than {value} count, however many fall.",
    unit="Marines",
    low=1,
    high=10_000,
    mark=Mark.RECOVERED,
)

TERMS = (SYSTEM, EVERY, NATIVE_DICE, PIRATE_BASE, MAKAL_EFFECTIVE)
HOOKS = ()


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds the result of the rounds asked for."""
    tray = Tray(dice)
    battle = fight(*settled(scenario, law), law, tray, ground(scenario))
    return Finding(
        result=battle.result,
        rolls=tuple(tray.rolls),
        details={"rounds": list(battle.rounds)},
        consequences=aftermath(battle, "5.7"),
    )


def ground(scenario: Scenario) -> Ground:
    """The ground of a scenario on land."""
    return Ground(walls=scenario.land.walls, limit=scenario.land.rounds, refill=scenario.land.refill)


def aftermath(battle: Battle, rule: str) -> tuple[Consequence, ...]:
    """Who is wiped out, or was without troops from the start (FG8-B7.3, FG8-A7.e)."""
    wiped_out = {
        ATTACKER_WON: ("defender",),
        DEFENDER_WON: ("attacker",),
        BOTH_DESTROYED: ("attacker", "defender"),
    }
    cites = ("FG8-B7.3",) if battle.rounds else ("FG8-A7.e",)
    return tuple(
        Consequence(type="wiped_out", rule=rule, who=who, cites=cites) for who in wiped_out.get(battle.result, ())
    )
