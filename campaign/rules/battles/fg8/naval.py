"""Naval combat: one die each and the ship's strength; the lower total is sunk (FG8-5.3)."""

from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.battles.fg8.patrol import TIE
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.battles.fg8.spoils import met_at_sea
from campaign.rules.dice import Dice, Roll, Tray
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Hook, Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario, Side

ATTACKER_SUNK, DEFENDER_SUNK, BOTH_DAMAGED = "attacker_sunk", "defender_sunk", "both_damaged"

SYSTEM = Term(
    "5.3.system",
    "fg8",
    "Naval combat is fought by the rules of {value}.",
    words=("fg8",),
)
REPAIR_PROPOSALS = Term(
    "5.3.repair_proposals",
    10,
    "Repairs in port take {value} proposals.",
    unit="proposals",
    high=1000,
    mark=Mark.SECTION_5,
)
CGF_BONUS = Term(
    "5.14.cgf_bonus",
    3,
    "A cask of Greek Fire adds {value} in naval combat.",
    unit="pips",
    high=100,
)
CGF_BONUS_ILL_WIND = Term(
    "5.14.cgf_bonus_ill_wind",
    6,
    "In an Ill Wind a cask of Greek Fire adds {value} instead.",
    unit="pips",
    high=100,
    mark=Mark.SECTION_5,
)
ROLL = Hook(
    name="naval.roll",
    says="What each ship adds to her die in naval combat.",
    names=NAMES,
    meanings=MEANINGS,
    rule="5.3",
)

TERMS = (SYSTEM, REPAIR_PROPOSALS, CGF_BONUS, CGF_BONUS_ILL_WIND)
HOOKS = (ROLL,)

_SIDES = 6


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds who is sunk, or that both are damaged."""
    tray = Tray(dice)
    attacker, defender = settled(scenario, law)
    first = _roll(attacker, defender, scenario, law, tray, "attacker")
    second = _roll(defender, attacker, scenario, law, tray, "defender")
    burnt = tuple(
        # FG8-A14.d: one cask a battle, used up whatever the outcome.
        Consequence(type="greek_fire_used", rule="5.14", who=who, cites=("FG8-A14.d",))
        for who, side in (("attacker", attacker), ("defender", defender))
        if side.greek_fire
    )
    result, *followed = _outcome(first.total - second.total, attacker, defender, law)
    consequences = (*burnt, *followed)
    return Finding(result=result, rolls=tuple(tray.rolls), consequences=consequences)


def _roll(own: Side, foe: Side, scenario: Scenario, law: LawInForce, tray: Tray, who: str) -> Roll:
    facts = facts_of(own, foe, scenario.wind, attacks=who == "attacker")
    return tray.roll(
        _SIDES,
        rule="5.3",
        purpose="naval",
        who=who,
        modifiers=law.apply(ROLL, facts).modifiers,
        cites=("FG8-B3.1",),  # one die each, and the strength of the ship
    )


def _outcome(lead: int, attacker: Side, defender: Side, law: LawInForce) -> tuple[str, *tuple[Consequence, ...]]:
    if lead > 0:  # FG8-B3.1: the lower total is sunk
        return DEFENDER_SUNK, _sunk("defender", "FG8-B3.1")
    if lead < 0:
        return ATTACKER_SUNK, _sunk("attacker", "FG8-B3.1")
    if law[TIE] == "destroyed":  # FG8-A21.b, the other reading: the player's ship is lost
        if met_at_sea(attacker, defender):
            return ATTACKER_SUNK, _sunk("attacker", "FG8-A21.b")
        if met_at_sea(defender, attacker):
            return DEFENDER_SUNK, _sunk("defender", "FG8-A21.b")
    # FG8-B3.2: a tie damages both.
    return BOTH_DAMAGED, _damaged("attacker", law), _damaged("defender", law)


def _sunk(who: str, cites: str) -> Consequence:
    return Consequence(type="sunk", rule="5.3", who=who, cites=(cites,))


def _damaged(who: str, law: LawInForce) -> Consequence:
    return Consequence(
        type="damaged",
        rule="5.3",
        who=who,
        facts={"repair_proposals": law[REPAIR_PROPOSALS]},
        cites=("FG8-B3.2",),
    )
