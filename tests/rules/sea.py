"""Small worlds for fights at sea: under the founding clauses, with dice that were written down."""

from typing import Any

from campaign.rules.clock import Clock
from campaign.rules.law import SetClause, Value
from campaign.rules.parts import Course, Engagement, EngagementId, NonPlayerShip, PlayerId, ShipId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.tick import fire, settle
from campaign.rules.world import Part
from tests.builders import BOUNTY, HADDOCK, LIGHTNIN, TIVOL, obeyed, order, playing, scene, two_captains
from tests.founded import fg8

CLAUSES = tuple(SetClause(clause) for clause in fg8().clauses)
TARGET = "Grease Lightnin'"


def at_sea(*parts: Part, faces: tuple[int, ...] = (), clock: int = 0, **terms: Value) -> Scene:
    """Haddock on the Bounty and Tivol on the Grease Lightnin' in Atlantis; fights are released as they are thrown.

    `terms` by the name of their address, a double underscore for each full stop.
    """
    law = {"5.1.policy_naval": "auto", **{_address(name): value for name, value in terms.items()}}
    return scene(two_captains(*parts, law=CLAUSES, terms=law, clock=clock), *faces)


def _address(name: str) -> str:
    return name.removeprefix("t").replace("__", ".")


def does(on: Scene, text: str, by: PlayerId = HADDOCK) -> str:
    """An order that is carried out, and all that follows at once; what was said."""
    said = obeyed(text, playing(by), on).said
    on.play(settle(on))
    return said


def tries(on: Scene, text: str, by: PlayerId = HADDOCK) -> str:
    """Why an order is not carried out."""
    outcome = order(text, playing(by), on)
    return getattr(outcome, "why", "")


def pass_proposals(on: Scene, count: int) -> None:
    """So many proposals are published, and what is due happens."""
    for _ in range(count):
        clock = on.world.clock
        on.draft.set(clock=Clock(clock.published + 1, clock.judged))
        on.play(fire(on))


def fight(on: Scene, attack: str = "", answer: str = "") -> None:
    """Bounty attacks, Grease Lightnin' stands, and it is fought."""
    does(on, f"ATTACK {TARGET} {attack}".strip())
    does(on, f"FIGHT {answer}".strip(), by=TIVOL)


def met(ship: ShipId = BOUNTY, **values: Any) -> Engagement:
    """A pirate ship, or with `faction` a Galleon, has met a ship."""
    faction = values.pop("faction", Faction.PIRATE)
    stranger = NonPlayerShip(
        name="a pirate ship" if faction is Faction.PIRATE else "an Imperial Galleon",
        faction=faction,
        troops=values.pop("troops", 12),
        cannon=4,
        strength=5,
        captain=values.pop("captain", ""),
        greek_fire=values.pop("casks", 0),
    )
    given = {"declared": 0, "until": 3, "answer_by": 20, "stranger": stranger, **values}
    return Engagement(id=EngagementId(1), attacker=None, defender=ship, **given)


def course_of(on: Scene, number: int = 1) -> Course:
    """How far an engagement has come."""
    return on.world.engagements[number].course


__all__ = [
    "BOUNTY",
    "CLAUSES",
    "LIGHTNIN",
    "TARGET",
    "at_sea",
    "course_of",
    "does",
    "fight",
    "met",
    "pass_proposals",
    "tries",
]
