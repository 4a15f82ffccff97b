"""Pursuit: two ships, the distance between them, and a roll each for every proposal decided upon (FG8-5.17)."""

from campaign.rules.battles.fg8.facts import MEANINGS, NAMES, facts_of
from campaign.rules.battles.fg8.sides import settled
from campaign.rules.dice import Dice, Tray
from campaign.rules.in_force import Applied, LawInForce
from campaign.rules.law import Combine, Hook, Mark, Term
from campaign.rules.scenario import Consequence, Finding, Scenario

CAUGHT, LOST, ONGOING = "caught", "lost", "ongoing"
CAUGHT_AT_DESTINATION, REACHED_DESTINATION = "caught_at_destination", "reached_destination"
SIDES = 6

LOST_BEYOND = Term(
    "5.17.lost_beyond",
    20,
    "A ship more than {value} ship lengths ahead is lost from sight.",
    unit="ship lengths",
    high=200,
    mark=Mark.SECTION_5,
)
HEAD_START = Hook(
    name="chase.head_start",
    says="How many ship lengths ahead the fleeing ship (foe) of a pursuer (own) starts.",
    names=NAMES,
    meanings=MEANINGS,
    combine=Combine.FIRST,
    low=0,
    high=1000,
    rule="5.17",
)
ROLL = Hook(
    name="chase.roll",
    says="What each ship adds to her die in a chase; the founding law adds nothing.",
    names=NAMES,
    meanings=MEANINGS,
    rule="5.17",
)

TERMS = (LOST_BEYOND,)
HOOKS = (HEAD_START, ROLL)

_FOLLOWING = {
    CAUGHT: (Consequence(type="fight", rule="5.17", cites=("FG8-B17.3",)),),
    LOST: (Consequence(type="turned_back", rule="5.17", who="attacker", cites=("FG8-B17.3",)),),
    CAUGHT_AT_DESTINATION: (Consequence(type="fight", rule="5.17", cites=("FG8-B17.4",)),),
    REACHED_DESTINATION: (
        Consequence(type="arrived", rule="5.17", who="defender", cites=("FG8-B17.4",)),
        # FG8-A17.h: without a fight at the destination the pursuer sails back.
        Consequence(type="turned_back", rule="5.17", who="attacker", cites=("FG8-A17.h",)),
    ),
    ONGOING: (),
}


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds how far the chase comes; `distances` are those after each roll, in ship lengths."""
    tray = Tray(dice)
    distance, by = head_start(scenario, law)
    began = Consequence(type="pursued", rule="5.17", who="attacker", facts={"distance": distance}, cites=by)
    distances: list[int] = []
    result = None
    while result is None:
        result = stop(scenario, len(distances))
        if result is None:
            # FG8-B17.2: for each proposal decided upon both roll.
            distance -= _roll(scenario, law, tray, "attacker", "FG8-B17.2")
            distance += _roll(scenario, law, tray, "defender", "FG8-B17.2")
            distances.append(distance)
            result = ended(distance, law)
        elif result is REACHED_DESTINATION:
            # FG8-B17.4: in port the pursuer alone rolls once more.
            distance -= _roll(scenario, law, tray, "attacker", "FG8-B17.4")
            distances.append(distance)
            result = CAUGHT_AT_DESTINATION if distance <= 0 else REACHED_DESTINATION
    return Finding(
        result=result,
        rolls=tuple(tray.rolls),
        details={"distances": distances},
        consequences=(began, *_FOLLOWING[result]),
    )


def head_start(scenario: Scenario, law: LawInForce) -> tuple[int, tuple[str, ...]]:
    """The distance that a chase starts from, and what it follows from."""
    if scenario.chase.distance is not None:
        return scenario.chase.distance, ()
    # FG8-B17.1: the strength that the fleeing ship has less than the pursuer.
    pursuer, fleeing = settled(scenario, law)
    start = law.apply(HEAD_START, facts_of(pursuer, fleeing, scenario.wind))
    addresses = tuple(modifier.clause for modifier in start.modifiers)
    return start.value, (*addresses, *start.cites)


def stop(scenario: Scenario, rolled: int) -> str | None:
    """What keeps both ships from another roll after so many: the port, or the end of the decisions."""
    chase = scenario.chase
    if chase.arrives_after is not None and rolled >= chase.arrives_after:
        return REACHED_DESTINATION
    if chase.decisions is not None and rolled >= chase.decisions:
        return ONGOING
    return None


def ended(distance: int, law: LawInForce) -> str | None:
    """How a distance ends a chase, None where it does not (FG8-A17.b, FG8-A17.g)."""
    if distance <= 0:  # FG8-B17.3
        return CAUGHT
    return LOST if distance > law[LOST_BEYOND] else None  # FG8-B17.3


def added(scenario: Scenario, law: LawInForce, who: str) -> Applied:
    """What the law adds to the die of one side."""
    own, foe = settled(scenario, law)
    if who == "defender":
        own, foe = foe, own
    return law.apply(ROLL, facts_of(own, foe, scenario.wind, attacks=who == "attacker"))


def _roll(scenario: Scenario, law: LawInForce, tray: Tray, who: str, statement: str) -> int:
    side = scenario.attacker if who == "attacker" else scenario.defender
    # FG8-B17.5: in a Squadron each ship rolls and the lowest die counts (FG8-A17.k).
    squadron = ("FG8-B17.5",) if side.ships > 1 else ()
    return tray.roll(
        SIDES,
        rule="5.17",
        purpose="chase",
        count=side.ships,
        who=who,
        modifiers=added(scenario, law, who).modifiers,
        cites=(statement, *squadron),
        lowest=side.ships > 1,
    ).total
