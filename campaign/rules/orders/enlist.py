"""ENLIST: a new player goes aboard any ship, once, free and at once (FG8-3.2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import people
from campaign.rules.known import at_liberty, held, ship_named
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player, Ship
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import NEW_PLAYER
from campaign.rules.world import in_order


@dataclass(frozen=True, slots=True)
class Enlist:
    """An order to enlist aboard a ship."""

    ship: Phrase


def _enlist(order: Enlist, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = at_liberty(world, actor)
    if isinstance(player, Unlawful):
        return player
    ship = ship_named(world, order.ship)
    if isinstance(ship, Unlawful):
        return ship
    refusal = next(_objections(scene, player, ship, order.ship), None)
    if refusal is not None:
        return refusal
    return Deed(
        f"You enlist aboard {ship.name} and are there at once.", people.go_aboard(player.id, ship.id, enlisted=True)
    )


def _objections(scene: Scene, player: Player, ship: Ship, phrase: Phrase) -> Iterator[Unlawful]:
    world = scene.world
    if player.aboard == ship.id:
        yield Unlawful("3.2", f"You are aboard {ship.name} already.", phrase)
    if player.enlisted:
        yield Unlawful("3.2", "You have enlisted before, and a new player may do so once.")
    until = player.joined + scene.law[NEW_PLAYER]
    if scene.now >= until:
        yield Unlawful("3.2", f"Only a new player may enlist: your time ended when proposal {until} was published.")
    for battle in in_order(world.land_battles):
        if any(contingent.player == player.id for contingent in battle.contingents):
            yield Unlawful("5.7", "You lead troops in a battle on land: WITHDRAW first.")
    hold = held(world, ship=ship)
    if hold is not None:
        yield hold


VERB: Final = Verb(
    name="ENLIST ABOARD",
    theme=Theme.JOINING,
    forms=(Form("ENLIST ABOARD {ship:ship}"),),
    summary="Takes a new player aboard any ship, wherever she is, once and free.",
    help="Her owner cannot refuse. The highest in rank aboard gives her orders, the owner counting higher.",
    examples=("ENLIST ABOARD Grease Lightnin'",),
    order=Enlist,
    carry_out=_enlist,
    who="A new player, who has joined before.",
)
