"""PRIZE: a ship won aboard is manned with a Prize Crew and sent home (FG8-5.6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import prizes
from campaign.rules.battles.fg8.boarding import PRIZE_CREW
from campaign.rules.cargo import persons_that_fit
from campaign.rules.engagements import beaten_of
from campaign.rules.known import at_liberty, commanded_ship, plain
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.fight import opponent
from campaign.rules.parts import Engagement, Player, Ship
from campaign.rules.people import aboard
from campaign.rules.scene import Scene
from campaign.rules.voyages import home_of
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Prize:
    """An order to put so many troops aboard a ship that was won."""

    target: Phrase
    crew: int


def _prize(order: Prize, actor: Actor, scene: Scene) -> Deed | Unlawful:
    won = won_by(actor, scene, order.target)
    if isinstance(won, Unlawful):
        return won
    player, ship, fight = won
    refusal = next(_objections(scene, ship, fight, order), None)
    if refusal is not None:
        return refusal
    home = home_of(scene.world, player.faction).name
    said = (
        f"{order.crew} troops of {ship.name} go aboard {prize_name(scene.world, fight)} as her Prize Crew, at once; "
        f"she makes for {home}."
    )
    return Deed(said, prizes.man(scene, fight.id, order.crew))


def won_by(actor: Actor, scene: Scene, target: Phrase) -> tuple[Player, Ship, Engagement] | Unlawful:
    """Who gives an order about a prize, his ship, and the fight that won it."""
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    ship = commanded_ship(scene.world, scene.law, player)
    if isinstance(ship, Unlawful):
        return ship
    fights = prizes.prizes_of(scene.world, ship.id)
    for fight in fights:
        names = {plain(prize_name(scene.world, fight)), plain(prize_name(scene.world, fight).partition(" ")[2])}
        if plain(target.text) in names:
            return player, ship, fight
    if not fights:
        return Unlawful("5.6", f"{ship.name} has won no ship aboard that waits for your word.", target)
    near = prize_name(scene.world, fights[0])
    return Unlawful("5.6", f"{ship.name} has not won {target.text}, but {near}.", target, near)


def prize_name(world: World, fight: Engagement) -> str:
    """What a ship that was beaten aboard is called."""
    beaten = beaten_of(fight)
    return opponent(world, fight) if beaten is None else world.ships[beaten].name


def _objections(scene: Scene, ship: Ship, fight: Engagement, order: Prize) -> Iterator[Unlawful]:
    least = scene.law[PRIZE_CREW]
    name = prize_name(scene.world, fight)
    if ship.troops < least:
        # FG8-A6.d
        why = f"A Prize Crew is of {least} troops, and {ship.name} has {ship.troops}: SCUTTLE {name}, or let her drift."
        yield Unlawful("5.6", why)
    if order.crew < least:
        yield Unlawful("5.6", f"A Prize Crew is of {least} troops at least, not {order.crew}.")  # FG8-B6.4
    if order.crew > ship.troops:
        yield Unlawful("5.6", f"{ship.name} has {ship.troops} troops, not {order.crew}.")
    beaten = beaten_of(fight)
    if beaten is not None:
        prize = scene.world.ships[beaten]
        room = persons_that_fit(prize, scene.law)
        if order.crew > room:
            yield Unlawful("3.10", f"{prize.name} has room for {room} troops, not for {order.crew}.")
        if aboard(scene.world, beaten):
            yield Unlawful("5.16", f"What becomes of those aboard {prize.name} is not settled yet.")


VERB: Final = Verb(
    name="PRIZE",
    theme=Theme.FIGHTING,
    forms=(Form("PRIZE {target:ship} CREW {crew:number:troops}"),),
    summary="Takes a ship that you have won aboard, and sends her home with a Prize Crew.",
    help=(
        "The crew comes out of your own troops and stays with her till she is home. She then belongs to the owner of "
        "your ship, with all that is in her. A ship that is neither manned nor scuttled in time is left adrift."
    ),
    examples=("PRIZE Bounty CREW 12", "PRIZE pirate ship CREW 10"),
    order=Prize,
    carry_out=_prize,
    who="The player who gives the sailing orders of the ship that won.",
)
