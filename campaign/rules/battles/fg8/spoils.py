"""What a fight at sea earns or costs by rules 5.18 and 5.21: bounty, booty, the loss of rank."""

from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Faction, Force, Side

BOUNTY = Term(
    "5.18.bounty",
    700,
    "A Citizen who sinks a pirate ship receives {value} Po8.",
    unit="Po8",
    mark=Mark.SECTION_5,
)
CAPTAIN_BOUNTY = Term(
    "5.18.captain_bounty",
    1000,
    "A Citizen who captures and returns a Pirate Captain receives {value} Po8.",
    unit="Po8",
    mark=Mark.SECTION_5,
)
BOOTY = Term(
    "5.18.booty",
    1,
    "A Pirate who defeats an Imperial Galleon takes {value} Ton of Treasure.",
    unit="Tons",
    high=100,
    mark=Mark.SECTION_5,
)

TERMS = (BOUNTY, CAPTAIN_BOUNTY, BOOTY)
HOOKS = ()


def met_at_sea(player: Side, ship: Side) -> bool:
    """Whether a player fights a hostile ship that no player commands (FG8-A21.k)."""
    if not player.led_by_player or ship.led_by_player or ship.force is Force.NATIVES:
        return False
    return player.allegiance is not ship.allegiance


def spoils(victor: Side, beaten: Side, victor_is: str, law: LawInForce, *, sunk: bool) -> tuple[Consequence, ...]:
    """What follows from the victory of one side over the other, sunk or taken aboard."""
    follows: list[Consequence] = []
    citizen = victor.led_by_player and victor.faction is Faction.CITIZEN
    if sunk and citizen and beaten.allegiance is Faction.PIRATE:
        # FG8-B18.2, FG8-A18.a: for a pirate ship, a player's or not; FG8-A18.c: not for one taken.
        follows.append(_gain("bounty", victor_is, {"po8": law[BOUNTY]}, "FG8-B18.2"))
    galleon = met_at_sea(victor, beaten) and beaten.force is Force.MARINES
    if galleon:  # FG8-B18.1, FG8-A18.f: sunk or taken
        follows.append(_gain("booty", victor_is, {"treasure": law[BOOTY]}, "FG8-B18.1"))
    if met_at_sea(beaten, victor):
        # FG8-B21.3, FG8-A21.c: who fights such a ship in vain goes on at the lowest rank.
        loser = "defender" if victor_is == "attacker" else "attacker"
        follows.append(Consequence(type="reduced", rule="5.21", who=loser, cites=("FG8-B21.3",)))
    return tuple(follows)


def _gain(kind: str, who: str, facts: dict[str, int], statement: str) -> Consequence:
    return Consequence(type=kind, rule="5.18", who=who, facts={**facts}, cites=(statement,))
