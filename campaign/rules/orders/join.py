"""JOIN: somebody becomes a player (FG8-1.1, 2.5, 3.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.known import plain, player_of
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.ranks import FLEETS, NO_FLEET, rank_name
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.players import START_PO8, START_RANK, START_TROOPS
from campaign.rules.terms.ships import MAX_TOTAL
from campaign.rules.voyages import home_of
from campaign.rules.world import World

LONGEST_NAME: Final = 40
# Words that orders give another meaning where a name could stand.
_RESERVED: Final = frozenset({"all", "end"})


@dataclass(frozen=True, slots=True)
class Join:
    """An order to join under a name, with the name of a ship and the colour of her fleet."""

    as_: Phrase
    ship: Phrase
    fleet: Phrase | None = None


def _join(order: Join, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    refusal = next(_objections(world, order, actor), None)
    if refusal is not None:
        return refusal
    fleet = NO_FLEET if order.fleet is None else plain(order.fleet.text)
    events = people.join(scene, order.as_.text, actor.address, order.ship.text, fleet)
    return Deed(_welcome(order, fleet, scene), events)


def _welcome(order: Join, fleet: str, scene: Scene) -> str:
    law, world = scene.law, scene.world
    home = home_of(world, Faction.CITIZEN).name
    rank = rank_name(Faction.CITIZEN, law[START_RANK])
    said = f"{order.as_.text} joins as a Citizen and {rank} at {home}, with {law[START_PO8]} Po8"
    if world.ships_used >= law[MAX_TOTAL]:
        # FG8-3.1, 3.2
        why = "there is wood for no more" if law[MAX_TOTAL] else "the law gives nobody one"
        return f"{said}, but without a ship: {why}."
    colour = "" if fleet == NO_FLEET else f" of the {fleet} fleet"
    return f"{said} and the ship {order.ship.text}{colour}, manned by {law[START_TROOPS]} Marines."


def _objections(world: World, order: Join, actor: Actor) -> Iterator[Unlawful]:
    player = player_of(world, actor)
    if not isinstance(player, Unlawful):
        yield Unlawful("1.1", f"You play already, as {player.name}.")
    yield from name_faults(order.as_, "player", [player.name for player in world.players.values()])
    yield from name_faults(order.ship, "ship", [ship.name for ship in world.ships.values()])
    if order.fleet is not None and plain(order.fleet.text) not in FLEETS:
        near = nearest(order.fleet.text, FLEETS)
        why = f"There is no {order.fleet.text} fleet: a ship is of the {', '.join(FLEETS[:-1])} fleet, or of none."
        yield Unlawful("5.13", why, order.fleet, near)


def name_faults(phrase: Phrase, what: str, taken: list[str]) -> Iterator[Unlawful]:
    """Why a player or a ship may not be called so, if so (FG8-3.2)."""
    name = phrase.text
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(letter.isalnum() for letter in name):
        why = f"The name of a {what} has a letter or a digit, and at most {LONGEST_NAME} characters."
        yield Unlawful("3.2", why, phrase)
    if plain(name) in _RESERVED:
        yield Unlawful("3.2", f"{name} is a word of the orders: choose another name.", phrase)
    if plain(name) in {plain(each) for each in taken}:
        yield Unlawful("3.2", f"There is or was a {what} called {name}: choose another name.", phrase)


VERB: Final = Verb(
    name="JOIN",
    theme=Theme.JOINING,
    forms=(Form("JOIN AS {as_:name} SHIP {ship:name:ship} [FLEET {fleet:word:colour}]"),),
    summary="Makes you a player, with a ship as long as there is wood for one.",
    help=(
        "Names may have several words. The fleets are orange, purple and green: the wind favours one or two of them. "
        "Everybody begins as a Citizen of Atlantis."
    ),
    examples=("JOIN AS Haddock SHIP Bounty FLEET green", "JOIN AS Tivol SHIP Grease Lightnin'"),
    order=Join,
    carry_out=_join,
    who="Anybody who is no player of this game yet.",
)
