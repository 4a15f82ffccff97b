"""LOAD: troops come aboard at the home base (FG8-3.10, 3.11)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.in_force import LawInForce
from campaign.rules.known import at_liberty, commanded_ship, plain
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player, Ship
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import (
    CANNON_SPACE,
    CATAPULT_SPACE,
    GREEK_FIRE_SPACE,
    HOOKS_SPACE,
    PERSONS_PER_SPACE,
    RAFT_SPACE,
    SPACES,
)
from campaign.rules.voyages import home_of

_TROOPS: Final = {Faction.CITIZEN: "marines", Faction.PIRATE: "buccaneers"}


@dataclass(frozen=True, slots=True)
class Load:
    """An order to take so many troops aboard."""

    count: int
    what: Phrase


def _load(order: Load, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    ship = commanded_ship(scene.world, scene.law, player)
    if isinstance(ship, Unlawful):
        return ship
    refusal = next(_objections(scene, player, ship, order), None)
    if refusal is not None:
        return refusal
    cost = order.count * people.trooper_price(scene)
    troops = _TROOPS[player.faction].capitalize()
    said = (
        f"{order.count} {troops} come aboard {ship.name} for {cost} Po8. "
        f"She then has {ship.troops + order.count}, and you {player.po8 - cost} Po8."
    )
    return Deed(said, people.enlist(scene, player.id, ship.id, order.count))


def _objections(scene: Scene, player: Player, ship: Ship, order: Load) -> Iterator[Unlawful]:
    own = _TROOPS[player.faction]
    if plain(order.what.text).removesuffix("s") + "s" not in {own, "troops"}:
        yield Unlawful("3.11", f"Only {own} can be loaded, not {order.what.text}.", order.what, own)
    home = home_of(scene.world, player.faction)
    if ship.at != home.id:
        yield Unlawful("3.11", f"Troops come aboard at your home base only, in the harbour of {home.name}.")
    room = room_for_troops(scene.law, ship)
    if order.count > room:
        more = f"{ship.name} has room for {room} more" if room else f"{ship.name} has no room for more"
        yield Unlawful("3.10", f"{more}, not for {order.count}.")
    price = people.trooper_price(scene)
    if order.count * price > player.po8:
        why = f"{order.count} of them cost {order.count * price} Po8, and you have {player.po8}: enough for "
        yield Unlawful("3.11", f"{why}{player.po8 // price}.")


def room_for_troops(law: LawInForce, ship: Ship) -> int:
    """How many more troops a ship's hold takes, beside her equipment (FG8-3.10)."""
    equipment = (
        ship.cannon * law[CANNON_SPACE]
        + ship.catapult * law[CATAPULT_SPACE]
        + ship.greek_fire * law[GREEK_FIRE_SPACE]
        + ship.grappling_hooks * law[HOOKS_SPACE]
        + ship.life_raft * law[RAFT_SPACE]
    )
    return max(0, (law[SPACES] - equipment) * law[PERSONS_PER_SPACE] - ship.troops)


VERB: Final = Verb(
    name="LOAD",
    theme=Theme.SAILING,
    forms=(Form("LOAD {count:number} {what:ware:marines}"),),
    summary="Takes Marines or Buccaneers aboard, at your home base and for money.",
    help="Citizens load marines in Atlantis, Pirates buccaneers in the Near Azores. They take space in the hold.",
    examples=("LOAD 10 marines", "LOAD 5 buccaneers"),
    order=Load,
    carry_out=_load,
    who="The player who gives the ship's sailing orders.",
)
