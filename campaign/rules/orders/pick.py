"""PICK UP: a player comes aboard another's ship, by mutual consent (FG8-3.2, 5.15)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import mutinies
from campaign.rules.events.passages import PassageOffered, PickedUp
from campaign.rules.known import at_liberty, commanded_ship, held, player_named, where
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Passage, Player, Plight, Ship
from campaign.rules.places import same_place
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class PickUp:
    """An order to take a player aboard, or to agree to be taken aboard by one."""

    player: Phrase


def _pick_up(order: PickUp, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    other = player_named(world, order.player)
    if isinstance(other, Unlawful):
        return other
    refusal = next(_apart(world, player, other, order.player), None)
    if refusal is not None:
        return refusal
    offered = offer_of(world, other, player)
    return _offer(scene, player, other, order.player) if offered is None else _agree(world, player, offered)


def _offer(scene: Scene, player: Player, other: Player, phrase: Phrase) -> Deed | Unlawful:
    world = scene.world
    ship = commanded_ship(world, scene.law, player)
    if isinstance(ship, Unlawful):
        return ship
    if other.plight is Plight.MAROONED:
        # FG8-A15.d: the captain's consent is enough.
        return Deed(f"{other.name} comes aboard {ship.name}.", mutinies.picked_up(scene, other.id, ship.id))
    if offer_of(world, player, other) is not None:
        return Unlawful("3.2", f"You have offered {other.name} a passage, and he has yet to agree.", phrase)
    passage = Passage(id=scene.fresh("passages"), ship=ship.id, player=other.id)
    said = f"You offer {other.name} a passage aboard {ship.name}; he agrees with BOARD {ship.name}."
    return Deed(said, (PassageOffered(passage=passage, captain=player.id),))


def _agree(world: World, player: Player, ship: Ship) -> Deed | Unlawful:
    refusal = held(world, ship=ship) or next(_fighting(world, player), None)
    return refusal or Deed(f"You go aboard {ship.name}.", (PickedUp(player=player.id, ship=ship.id),))


def offer_of(world: World, captain: Player, player: Player) -> Ship | None:
    """The ship aboard which a captain has offered a player a passage, where it still lies before him."""
    for passage in in_order(world.passages):
        if passage.player == player.id and passage.ship == captain.aboard and same_place(world, captain, player):
            return world.ships[passage.ship]
    return None


def _apart(world: World, player: Player, other: Player, phrase: Phrase) -> Iterator[Unlawful]:
    if other.id == player.id:
        yield Unlawful("3.2", "That is you.", phrase)
    if other.aboard is not None and other.aboard == player.aboard:
        yield Unlawful("3.2", f"{other.name} is aboard {world.ships[other.aboard].name} as you are.", phrase)
    if not same_place(world, player, other):
        place = f" {where(world, world.ships[player.aboard])}" if player.aboard is not None else ""
        yield Unlawful("3.2", f"{other.name} is not where you are{place}.", phrase)
    hold = held(world, player=other)
    if hold is not None:
        yield Unlawful("5.1", f"{other.name} is held by a matter before the Historian.", phrase)


def _fighting(world: World, player: Player) -> Iterator[Unlawful]:
    for battle in in_order(world.land_battles):
        if any(contingent.player == player.id for contingent in battle.contingents):
            yield Unlawful("5.7", "You lead troops in a battle on land: WITHDRAW takes them and you back aboard.")


VERB: Final = Verb(
    name="PICK UP",
    theme=Theme.SAILING,
    forms=(Form("PICK UP {player:player}"),),
    summary="Offers a player in the same place a passage aboard your ship.",
    help=(
        "He agrees with BOARD and her name, or with PICK UP and yours. Passengers take no room. A Marooned sailor "
        "comes aboard at once if you call at his island."
    ),
    examples=("PICK UP dpn",),
    order=PickUp,
    carry_out=_pick_up,
    who="The player who gives a ship's sailing orders; to agree, the one who was offered a passage.",
)
