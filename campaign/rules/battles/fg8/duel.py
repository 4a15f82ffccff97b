"""The Personal Duel: two dice each, bravery and prostheses (FG8-5.8)."""

from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Hook, Mark, Term
from campaign.rules.scenario import Consequence, Faction, Finding, Scenario

CHALLENGER_WON, CHALLENGED_WON, NO_LOSER = "challenger_won", "challenged_won", "no_loser"

PRIZE_PO8 = Term(
    "5.8.prize_po8",
    100,
    "The winner of a duel may take up to {value} Po8 from the loser.",
    unit="Po8",
    mark=Mark.SECTION_5,
)
PRIZE_CARGO = Term(
    "5.8.prize_cargo",
    120,
    "Or cargo worth up to {value} Po8.",
    unit="Po8",
    mark=Mark.SECTION_5,
)
AGAIN = Term(
    "5.8.duel_again",
    20,
    "The same two may duel again after {value} proposals.",
    unit="proposals",
    high=1000,
)
DECLINE_BRAVERY = Term(
    "5.8.decline_bravery",
    1,
    "Who declines a duel loses {value} step of bravery.",
    unit="steps",
    high=100,
    mark=Mark.SECTION_5,
)
ROLL = Hook(
    name="duel.roll",
    says="What each duellist adds to his two dice.",
    names=NAMES,
    meanings=MEANINGS,
    rule="5.8",
)

TERMS = (PRIZE_PO8, PRIZE_CARGO, AGAIN, DECLINE_BRAVERY)
HOOKS = (ROLL,)

_SIDES, _DICE = 6, 2


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds the winner, if any; the challenger is the attacker."""
    tray = Tray(dice)
    challenger, challenged = settled(scenario, law)
    totals = [
        tray.roll(
            _SIDES,
            rule="5.8",
            purpose="duel",
            count=_DICE,
            who=who,
            modifiers=law.apply(ROLL, facts_of(own, foe, None, attacks=attacks)).modifiers,
            cites=("FG8-B8.3",),
        ).total
        for who, own, foe, attacks in (
            ("attacker", challenger, challenged, True),
            ("defender", challenged, challenger, False),
        )
    ]
    lead = totals[0] - totals[1]
    if lead == 0:  # FG8-A8.b: a tie has no loser
        tied = Consequence(type="no_loser", rule="5.8", cites=("FG8-A8.b",))
        return Finding(result=NO_LOSER, rolls=tuple(tray.rolls), consequences=(tied,))
    result, winner, loser = (
        (CHALLENGER_WON, "attacker", challenged) if lead > 0 else (CHALLENGED_WON, "defender", challenger)
    )
    # FG8-B8.4: the prize, and a part for a loser who is a pirate.
    prize = Consequence(
        type="may_take_prize",
        rule="5.8",
        who=winner,
        facts={
            "po8": law[PRIZE_PO8],
            "cargo_worth": law[PRIZE_CARGO],
            "part": loser.allegiance is Faction.PIRATE,
        },
        cites=("FG8-B8.4",),
    )
    return Finding(result=result, rolls=tuple(tray.rolls), consequences=(prize,))
