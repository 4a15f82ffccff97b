"""Whether a captive passes to the enemies who destroyed his captors, or escapes in the chaos (FG8-5.16)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence, Finding, Scenario

CHANCE = chance_hook(
    "transfer.chance",
    rule="5.16",
    die=6,
    says="A captive's captors are destroyed by enemies of his: do these keep him?",
)

TERMS = ()
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes`, captive of the new force, or `no`, escaped, for the attacker."""
    tray = Tray(dice)
    # FG8-B16.4: three or higher keeps him.
    kept = happens(CHANCE, law, tray, concerning(scenario, law))
    fate = Consequence(type="captured" if kept else "escaped", rule="5.16", who="attacker", cites=("FG8-B16.4",))
    return Finding(result=YES if kept else NO, rolls=tuple(tray.rolls), consequences=(fate,))
