"""Rounds of battle, on land or aboard: a die each, and the dice of troops that fall (FG8-5.6, FG8-5.7)."""

from dataclasses import dataclass, replace

from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.dice import Modifier, Tray
from campaign.rules.expression import BOOL
from campaign.rules.in_force import Fact, LawInForce
from campaign.rules.law import Hook, Mark, Term
from campaign.rules.scenario import Side

ATTACKER_WON, DEFENDER_WON = "attacker_won", "defender_won"
BOTH_DESTROYED, ONGOING = "both_destroyed", "ongoing"
SIDES = 6
MOST_ROUNDS = 10_000  # of a battle that cannot end, against troops that refill for ever

CASUALTY_DICE = Term(
    "5.7.casualty_dice",
    2,
    "The winner of a round kills {value} dice of the other side's troops.",
    unit="dice",
    low=1,
    high=6,
    mark=Mark.SECTION_5,
)
TIE_DICE = Term(
    "5.7.tie_dice",
    1,
    "In a tied round each side loses {value} die of troops.",
    unit="dice",
    low=1,
    high=6,
    mark=Mark.SECTION_5,
)
NPC_TROOP_BONUS = Term(
    "5.7.npc_troop_bonus",
    founding=True,
    says="Whether Marines and Buccaneers fight by numbers when no player leads them: {value}.",
    mark=Mark.RESOLUTION,
)
FORT_WALL_BONUS = Term(
    "5.9.fort_wall_bonus",
    2,
    "The wall of a Fort adds {value} to the die of the Marines in it.",
    unit="pips",
    high=100,
)
ABOARD_DIVISOR = Term(
    "5.6.casualty_divisor",
    2,
    "Aboard ship the troops that fall are divided by {value}, rounded down.",
    unit="troops",
    low=1,
    high=12,
    mark=Mark.SECTION_5,
)
ABOARD_LEAST = Term(
    "5.6.casualty_least",
    1,
    "Aboard ship at least {value} falls all the same.",
    unit="troops",
    low=1,
    high=12,
    mark=Mark.RESOLUTION,
)
ROLL = Hook(
    name="land.roll",
    says="What each side adds to its die in a round of battle, on land or aboard.",
    names={**NAMES, "own.in_fort": BOOL, "aboard": BOOL, "first_round": BOOL},
    meanings={
        **MEANINGS,
        "own.in_fort": "whether the side that rolls stands in a Fort",
        "aboard": "whether the battle is fought aboard ship after closing",
        "first_round": "whether this is the first round of the battle",
    },
    rule="5.7",
)

TERMS = (
    CASUALTY_DICE,
    TIE_DICE,
    NPC_TROOP_BONUS,
    FORT_WALL_BONUS,
    ABOARD_DIVISOR,
    ABOARD_LEAST,
)
HOOKS = (ROLL,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """Where and how long a battle is fought.

    `walls`: the defender stands in a Fort. `limit`: rounds, None: to the end. `refill`: what the defender's troops
    are filled to before each round, None: they are not (FG8-A7.h).
    """

    aboard: bool = False
    walls: bool = False
    limit: int | None = None
    refill: int | None = None

    @property
    def purpose(self) -> str:
        """What its rolls are for."""
        return "boarding" if self.aboard else "land"

    @property
    def rule(self) -> str:
        """The rule that its rolls are made under."""
        return "5.6" if self.aboard else "5.7"


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """How a battle went: its result, the rounds by the contract's keys, and who is left."""

    result: str
    rounds: tuple[dict[str, int], ...]
    attacker_left: int
    defender_left: int


def fight(attacker: Side, defender: Side, law: LawInForce, tray: Tray, ground: Ground) -> Battle:
    """Fights the rounds of a battle; a side without troops at the start has lost without dice."""
    attackers = attacker.troops
    defenders = defender.troops if ground.refill is None else ground.refill
    limit = MOST_ROUNDS if ground.limit is None else ground.limit
    rounds: list[dict[str, int]] = []
    while attackers and defenders and len(rounds) < limit:  # FG8-B7.3
        if ground.refill is not None:
            defenders = ground.refill  # FG8-A7.h
        sides = replace(attacker, troops=attackers), replace(defender, troops=defenders)
        losses = _round(*sides, law, tray, ground, first=not rounds)
        # FG8-A7.e: nobody loses more than he has.
        attacker_lost, defender_lost = min(losses[0], attackers), min(losses[1], defenders)
        attackers, defenders = attackers - attacker_lost, defenders - defender_lost
        rounds.append(
            {
                "attacker_lost": attacker_lost,
                "defender_lost": defender_lost,
                "attacker_left": attackers,
                "defender_left": defenders,
            }
        )
    return Battle(
        result=result_of(attackers, defenders),
        rounds=tuple(rounds),
        attacker_left=attackers,
        defender_left=defenders,
    )


def result_of(attackers: int, defenders: int) -> str:
    """The result of a battle with so many left on each side (FG8-B7.3, FG8-A7.e)."""
    if attackers and defenders:
        return ONGOING
    if attackers:
        return ATTACKER_WON
    return DEFENDER_WON if defenders else BOTH_DESTROYED


def facts_of_round(own: Side, foe: Side, ground: Ground, *, attacks: bool, first: bool) -> dict[str, Fact]:
    """What the clauses read in a round; the wind is out of it (FG8-A13.d)."""
    facts = facts_of(own, foe, None, attacks=attacks)
    facts["own.in_fort"] = ground.walls and not attacks
    facts["aboard"] = ground.aboard
    facts["first_round"] = first
    return facts


def fallen(dice: int, law: LawInForce, *, aboard: bool) -> int:
    """How many fall by the sum of the casualty dice."""
    if not aboard:
        return dice
    # FG8-B6.1, FG8-A6.a: halved, rounded down, at least one.
    return max(law[ABOARD_LEAST], dice // law[ABOARD_DIVISOR])


def _round(
    attacker: Side, defender: Side, law: LawInForce, tray: Tray, ground: Ground, *, first: bool
) -> tuple[int, int]:
    """The losses of attacker and defender by the dice of one round."""
    totals = []
    for own, foe, attacks in ((attacker, defender, True), (defender, attacker, False)):
        facts = facts_of_round(own, foe, ground, attacks=attacks, first=first)
        modifiers = law.apply(ROLL, facts).modifiers
        totals.append(_combat_die(tray, ground, modifiers, attacks=attacks))
    if totals[0] > totals[1]:  # FG8-B7.2: the winner kills two dice
        return 0, _casualties(law, tray, ground, law[CASUALTY_DICE], "attacker")
    if totals[0] < totals[1]:
        return _casualties(law, tray, ground, law[CASUALTY_DICE], "defender"), 0
    # FG8-B7.2, FG8-A7.d: a tie costs each side one die, each its own.
    own_loss = _casualties(law, tray, ground, law[TIE_DICE], "attacker")
    return own_loss, _casualties(law, tray, ground, law[TIE_DICE], "defender")


def _combat_die(tray: Tray, ground: Ground, modifiers: tuple[Modifier, ...], *, attacks: bool) -> int:
    return tray.roll(
        SIDES,
        rule=ground.rule,
        purpose=ground.purpose,
        who="attacker" if attacks else "defender",
        modifiers=modifiers,
        cites=("FG8-B7.1",),
    ).total


def _casualties(law: LawInForce, tray: Tray, ground: Ground, count: int, who: str) -> int:
    rolled = tray.roll(
        SIDES,
        rule=ground.rule,
        purpose="casualties",
        count=count,
        who=who,
        cites=("FG8-B7.2", "FG8-B6.1") if ground.aboard else ("FG8-B7.2",),
    )
    return fallen(rolled.total, law, aboard=ground.aboard)
