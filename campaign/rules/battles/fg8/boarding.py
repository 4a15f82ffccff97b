"""The fight aboard after closing: rounds as on land, with half the casualties (FG8-5.6)."""

from campaign.rules.battles.fg8.land import aftermath
from campaign.rules.battles.fg8.rounds import ATTACKER_WON, DEFENDER_WON, Battle, Ground, fight
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario

SYSTEM = Term(
    "5.6.system",
    "fg8",
    "Fights aboard ship are fought by the rules of {value}.",
    words=("fg8",),
)
PRIZE_CREW = Term(
    "5.6.prize_crew",
    10,
    "A Prize Crew is of {value} Marines or Buccaneers at least.",
    unit="troops",
    high=1000,
    mark=Mark.SECTION_5,
)
PRIZE_PROPOSALS = Term(
    "5.6.prize_proposals",
    3,
    "A ship won aboard that is neither manned nor scuttled within {value} proposals is left adrift.",
    unit="proposals",
    low=1,
    high=100,
)

TERMS = (SYSTEM, PRIZE_CREW, PRIZE_PROPOSALS)
HOOKS = ()


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds the result of the rounds asked for."""
    tray = Tray(dice)
    battle = fight(*settled(scenario, law), law, tray, ground(scenario))
    return Finding(
        result=battle.result,
        rolls=tuple(tray.rolls),
        details={"rounds": list(battle.rounds)},
        consequences=(*aftermath(battle, "5.6"), *_prize(battle, law)),
    )


def ground(scenario: Scenario) -> Ground:
    """The ground of a scenario aboard."""
    return Ground(aboard=True, limit=scenario.boarding.rounds)


def _prize(battle: Battle, law: LawInForce) -> tuple[Consequence, ...]:
    """The ship that the winner may take, if enough troops are left for a Prize Crew."""
    winners = {
        ATTACKER_WON: ("attacker", battle.attacker_left),
        DEFENDER_WON: ("defender", battle.defender_left),
    }
    if battle.result not in winners:
        return ()
    who, left = winners[battle.result]
    # FG8-B6.3, FG8-B6.4, FG8-A6.d: without a Prize Crew there is no prize.
    prize = left >= law[PRIZE_CREW]
    kind, cites = ("may_take_prize", "FG8-B6.4") if prize else ("no_prize", "FG8-A6.d")
    return (Consequence(type=kind, rule="5.6", who=who, facts={"left": left}, cites=(cites,)),)
