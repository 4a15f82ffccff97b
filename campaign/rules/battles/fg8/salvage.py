"""Whether the victor recovers what a sunk ship had aboard (FG8-5.25)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence, Finding, Scenario

CHANCE = chance_hook(
    "salvage.chance",
    rule="5.25",
    die=6,
    says="A player's ship is sunk by enemies: does the victor recover what she had aboard?",
    greek_fire_used="whether the victor used Greek Fire in the battle",
)

TERMS = ()
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no`; the attacker is the victor, the defender the one sunk."""
    return judged(scenario, law, dice, burnt=scenario.salvage.greek_fire_used)


def judged(scenario: Scenario, law: LawInForce, dice: Dice, victor: str = "attacker", *, burnt: bool) -> Finding:
    """Finds whether the victor of a scenario recovers Po8 and cargo, one roll for all (FG8-A25.a)."""
    tray = Tray(dice)
    facts = concerning(scenario, law, attacker=victor == "attacker")
    facts["greek_fire_used"] = burnt
    # FG8-B25.1: two in three, one in three after Greek Fire; else all is lost for ever.
    recovered = happens(CHANCE, law, tray, facts, victor)
    kind = "recovered" if recovered else "lost_for_ever"
    fate = Consequence(type=kind, rule="5.25", who=victor, cites=("FG8-B25.1",))
    return Finding(result=YES if recovered else NO, rolls=tuple(tray.rolls), consequences=(fate,))
