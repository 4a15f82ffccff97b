"""Whether the seamen of a damaged ship mutiny, and where that leaves her Captain (FG8-5.15)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Term
from campaign.rules.scenario import Consequence, Finding, Scenario

ADRIFT, MAROONED = "adrift", "marooned"

ADRIFT_PROPOSALS = Term(
    "5.15.adrift",
    10,
    "A player set adrift in a life raft reaches home after {value} proposals.",
    unit="proposals",
    high=1000,
)
CHANCE = chance_hook(
    "mutiny.chance",
    rule="5.15",
    die=6,
    says="A player's ship takes damage in a sea battle: do her seamen mutiny?",
)

TERMS = (ADRIFT_PROPOSALS,)
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes`, which is a mutiny, or `no` for the attacker, the player concerned."""
    return judged(scenario, law, dice)


def judged(scenario: Scenario, law: LawInForce, dice: Dice, who: str = "attacker") -> Finding:
    """Finds whether the seamen of one side mutiny; a ship no player commands has no roll (FG8-A15.f)."""
    tray = Tray(dice)
    facts = concerning(scenario, law, attacker=who == "attacker")
    if not happens(CHANCE, law, tray, facts, who):
        return Finding(result=NO, rolls=tuple(tray.rolls))
    side = scenario.attacker if who == "attacker" else scenario.defender
    # FG8-B15.1: adrift with a life raft, else marooned on the island.
    fate = ADRIFT if side.life_raft else MAROONED
    put_off = Consequence(type=fate, rule="5.15", who=who, cites=("FG8-B15.1",))
    return Finding(result=YES, rolls=tuple(tray.rolls), consequences=(put_off,))
