"""Whether a ship at the enemy's home, or at the Isle of the Dead, is met by hostile ones (FG8-5.21, FG8-5.22)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.battles.fg8.encounter import meeting
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Finding, Scenario

EVERY = Term(
    "5.21.every",
    15,
    "A ship that stays at the enemy's home may be met again every {value} proposals.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)
TIE = Term(
    "5.21.ne_azores_tie",
    "damaged",
    "A ship that ties with a hostile ship that no player commands is {value}.",
    words=("damaged", "destroyed"),
    mark=Mark.RESOLUTION,
)
CHANCE = chance_hook(
    "patrol.chance",
    rule="5.21",
    die=6,
    says="A ship lies at the enemy's home: does a hostile ship that no player commands meet her?",
)

TERMS = (EVERY, TIE)
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no`; the attacker is the player whose ship arrived, or stays."""
    tray = Tray(dice)
    # FG8-B21.1, FG8-B21.2, in mirror FG8-B21.5, at the Isle of the Dead FG8-B22.1: one in three.
    met = happens(CHANCE, law, tray, concerning(scenario, law))
    consequences = (meeting(scenario.attacker, "5.21", "FG8-B21.1"),) if met else ()
    return Finding(result=YES if met else NO, rolls=tuple(tray.rolls), consequences=consequences)
