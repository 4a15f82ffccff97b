"""BOARD: a player goes aboard a ship in the harbour where he is (FG8-3.2, 5.21)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.engagements import open_against
from campaign.rules.known import at_liberty, held, ship_named, where
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player, Ship
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Board:
    """An order to go aboard a ship."""

    ship: Phrase


def _board(order: Board, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    ship = ship_named(world, order.ship)
    if isinstance(ship, Unlawful):
        return ship
    refusal = next(_objections(world, player, ship, order.ship), None)
    if refusal is not None:
        return refusal
    said = f"You go aboard {ship.name}."
    if defends(world, ship):
        said += " She is under attack: answer FIGHT or FLEE for her."
    return Deed(said, people.go_aboard(player.id, ship.id))


def _objections(world: World, player: Player, ship: Ship, phrase: Phrase) -> Iterator[Unlawful]:
    if player.aboard == ship.id:
        yield Unlawful("3.2", f"You are aboard {ship.name} already.", phrase)
    here = player.ashore if player.aboard is None else world.ships[player.aboard].at
    if ship.at is None or ship.at != here:
        yield Unlawful("3.2", f"{ship.name} is {where(world, ship)}, and you are not there.", phrase)
    for battle in in_order(world.land_battles):
        if any(contingent.player == player.id for contingent in battle.contingents):
            yield Unlawful("5.7", "You lead troops in a battle on land: WITHDRAW takes them and you back aboard.")
    hold = held(world, ship=ship)
    if hold is not None:
        yield hold
    if ship.owner != player.id and not _offered(world, player, ship) and not defends(world, ship):
        captain = world.players[ship.owner].name
        # FG8-3.2: by mutual consent.
        why = f"{ship.name} is not yours: ask {captain} for PICK UP {player.name}, then you may board her."
        yield Unlawful("3.2", why, phrase)


def _offered(world: World, player: Player, ship: Ship) -> bool:
    return any(passage.ship == ship.id and passage.player == player.id for passage in world.passages.values())


def defends(world: World, ship: Ship) -> bool:
    """Whether a ship with no player aboard is under attack, so that any player there may fight her (FG8-B21.4)."""
    return not people.aboard(world, ship.id) and open_against(world, ship.id) is not None


VERB: Final = Verb(
    name="BOARD",
    theme=Theme.SAILING,
    forms=(Form("BOARD {ship:ship}"),),
    summary="Takes you aboard a ship that lies where you are.",
    help=(
        "Your own ship at any time; another's when her captain has offered you a passage with PICK UP. A ship with no "
        "player aboard that is attacked may be boarded by anybody there, to fight her with the troops she has."
    ),
    examples=("BOARD Bounty",),
    order=Board,
    carry_out=_board,
)
