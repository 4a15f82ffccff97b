"""Whether two ships under way in opposite directions meet on the high seas (FG8-5.2), and how long answers take."""

from campaign.rules.battles.fg8.chances import NO, YES, chance_hook, concerning, happens
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario

ANSWER_PROPOSALS = Term(
    "5.2.answer_proposals",
    20,
    "The owner of a ship that is attacked answers within {value} proposals.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)
ENGAGEMENT_PROPOSALS = Term(
    "5.2.engagement_proposals",
    3,
    "For sailing orders the initial engagement ends {value} proposals after it was declared.",
    unit="proposals",
    high=1000,
    mark=Mark.SECTION_5,
)
UNANSWERED_PENALTY = Term(
    "5.2.unanswered_penalty",
    2,
    "A crew whose owner has not answered loses {value} on its first roll.",
    unit="pips",
    high=100,
    mark=Mark.SECTION_5,
)
CHANCE = chance_hook(
    "crossing.chance",
    rule="5.2",
    die=5,
    says="Two ships sail between the same two places in opposite directions: do they meet?",
)

TERMS = (ANSWER_PROPOSALS, ENGAGEMENT_PROPOSALS, UNANSWERED_PENALTY)
HOOKS = (CHANCE,)


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds `yes` or `no`; the attacker is the player whose ship departed later (FG8-A2.a)."""
    tray = Tray(dice)
    # FG8-B2.2: two in five.
    met = happens(CHANCE, law, tray, concerning(scenario, law))
    consequences = (Consequence(type="met", rule="5.2", cites=("FG8-B2.2",)),) if met else ()
    return Finding(result=YES if met else NO, rolls=tuple(tray.rolls), consequences=consequences)
