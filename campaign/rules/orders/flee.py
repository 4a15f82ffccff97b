"""FLEE: the answer of a ship that is attacked, or has met a hostile one, and runs (FG8-5.2, 5.17, 5.21)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people, pursuits
from campaign.rules.known import at_liberty, held, land_named
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.fight import opponent, to_answer
from campaign.rules.orders.sail import seaworthy
from campaign.rules.parts import Engagement, Land, Ship
from campaign.rules.pursuits import refuge
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Flee:
    """An order to flee, to a land or to the last location sailed from."""

    to: Phrase | None = None


def _flee(order: Flee, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    engagement = to_answer(scene, player)
    if isinstance(engagement, Unlawful):
        return engagement
    ship = world.ships[engagement.defender]
    # FG8-A17.d: the last location sailed from, where none is named.
    land = world.lands[refuge(world, ship)] if order.to is None else land_named(world, order.to)
    if isinstance(land, Unlawful):
        return land
    refusal = next(_objections(world, engagement, ship, land, order.to), None)
    if refusal is not None:
        return refusal
    pursuit = "" if engagement.attacker is None else " Until the next proposal is published she may be pursued."
    said = f"{ship.name} flees from {opponent(world, engagement)} to {land.in_text}, at once.{pursuit}"
    return Deed(said, pursuits.flee(scene, engagement.id, None if order.to is None else land.id))


def _objections(
    world: World, engagement: Engagement, ship: Ship, land: Land, phrase: Phrase | None
) -> Iterator[Unlawful]:
    hold = held(world, ship=ship)
    if hold is not None:
        yield hold
    if not people.aboard(world, ship.id):
        # FG8-B21.4: somebody has to go aboard and fight her.
        yield Unlawful("5.21", f"No player is aboard {ship.name}: she cannot flee. BOARD {ship.name} first.")
    if ship.at == land.id:
        yield Unlawful("5.17", f"{ship.name} lies at {land.in_text}: flee to another place.", phrase)
    if engagement.attacker is None and phrase is not None and land.id != refuge(world, ship):
        # FG8-B21.3: from such a ship she flees to where she sailed from.
        home = world.lands[refuge(world, ship)].name
        yield Unlawful("5.21", f"From a hostile ship you flee to where you set sail from: {home}.", phrase, home)
    if phrase is not None or ship.voyage is None:
        yield from seaworthy(world, ship, land, phrase)


VERB: Final = Verb(
    name="FLEE",
    theme=Theme.FIGHTING,
    forms=(Form("FLEE [TO {to:land}]"),),
    summary="Answers an attack on your ship, or a meeting with a hostile one: she runs.",
    help=(
        "Without a land she makes for the last location she set sail from. Another player may pursue her; a ship "
        "of no player never does, but from such a one she can flee nowhere else."
    ),
    examples=("FLEE", "FLEE TO Takal"),
    order=Flee,
    carry_out=_flee,
    who="The owner of the ship attacked, or until he answers the captain aboard.",
)
