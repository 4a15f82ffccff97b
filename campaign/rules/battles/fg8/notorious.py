"""Whether a notorious pirate leads the pirate ship that was met, and which (FG8-5.19)."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Term
from campaign.rules.scenario import Consequence, Finding, Scenario

CGF_STOCK = Term(
    "5.19.pirate_cgf_stock",
    6,
    "At the founding the pirates have {value} casks of Greek Fire.",
    unit="casks",
    high=1000,
)
CHANCE = chance_hook(
    "notorious.chance",
    rule="5.19",
    die=6,
    says="A player meets a pirate ship: does a notorious pirate lead her?",
)

TERMS = (CGF_STOCK,)
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` with the `captain`, or `no`; with none at large no die is thrown."""
    tray = Tray(dice)
    at_large = scenario.notorious.at_large
    # FG8-B19.1: one in two, if any is alive and at large.
    if not at_large or not happens(CHANCE, law, tray, concerning(scenario, law)):
        return Finding(result=NO, rolls=tuple(tray.rolls))
    captain = at_large[0]
    if len(at_large) > 1:
        # FG8-B19.1: chosen at random among them, in their order.
        chosen = tray.roll(len(at_large), rule="5.19", purpose="captain", cites=("FG8-B19.1",))
        captain = at_large[chosen.total - 1]
    led = Consequence(
        type="led_by",
        rule="5.19",
        facts={"captain": captain},
        cites=("FG8-B19.1", "FG8-B19.2"),
    )
    return Finding(result=YES, rolls=tuple(tray.rolls), details={"captain": captain}, consequences=(led,))
