"""Whether a player whose troops are all lost is captured by the victors (FG8-5.16)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence, Finding, Scenario

CHANCE = chance_hook(
    "capture.chance",
    rule="5.16",
    die=6,
    says="A player has lost all troops in a battle on land or aboard: is he captured?",
)

TERMS = ()
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no` for the attacker, the player concerned; each player has a roll (FG8-A16.b)."""
    return judged(scenario, law, dice)


def judged(scenario: Scenario, law: LawInForce, dice: Dice, who: str = "attacker") -> Finding:
    """Finds whether one side of a scenario is captured."""
    tray = Tray(dice)
    facts = concerning(scenario, law, attacker=who == "attacker")
    # FG8-B16.1: an even chance.
    captured = happens(CHANCE, law, tray, facts, who)
    # FG8-A16.a: who is not captured returns to his ship.
    kind, cites = ("captured", "FG8-B16.1") if captured else ("returned", "FG8-A16.a")
    consequence = Consequence(type=kind, rule="5.16", who=who, cites=(cites,))
    result = YES if captured else NO
    return Finding(result=result, rolls=tuple(tray.rolls), consequences=(consequence,))
