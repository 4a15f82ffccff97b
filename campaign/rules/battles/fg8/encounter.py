"""Whether a ship that sets sail meets a hostile ship that no player commands (FG8-5.20)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.scenario import Consequence, Faction, Finding, Scenario, Side

CHANCE = chance_hook(
    "encounter.chance",
    rule="5.20",
    die=10,
    says="A ship sets sail: does she meet a hostile ship that no player commands?",
)

TERMS = ()
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no`; the attacker is the player who sets sail."""
    tray = Tray(dice)
    # FG8-B20.1: one in ten, rolled at departure (FG8-A20.a).
    met = happens(CHANCE, law, tray, concerning(scenario, law))
    consequences = (meeting(scenario.attacker, "5.20", "FG8-B20.1"),) if met else ()
    return Finding(result=YES if met else NO, rolls=tuple(tray.rolls), consequences=consequences)


def meeting(player: Side, rule: str, cites: str) -> Consequence:
    """What a player meets: an Imperial Galleon if he is a Pirate, else a pirate ship."""
    ship = "imperial galleon" if player.faction is Faction.PIRATE else "pirate ship"
    return Consequence(type="met", rule=rule, who="attacker", facts={"ship": ship}, cites=(cites,))
