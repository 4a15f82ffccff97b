"""TAKE: the winner of a duel takes Po8 or cargo from the loser (FG8-5.8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import claims
from campaign.rules.battles.fg8.duel import PRIZE_CARGO, PRIZE_PO8
from campaign.rules.cargo import aboard, is_cargo
from campaign.rules.known import held, player_named, player_of
from campaign.rules.market import worth
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player, Ship, ShipId
from campaign.rules.persons import Claim, Right
from campaign.rules.scene import Scene
from campaign.rules.terms.wealth import TREASURE
from campaign.rules.things import named, room_for, thing_named
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Take:
    """An order to take Po8, or so many Tons of a cargo, from the loser of a duel."""

    from_: Phrase
    po8: int | None = None
    tons: int | None = None
    what: Phrase | None = None


def _take(order: Take, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    player = player_of(world, actor)
    if isinstance(player, Unlawful):
        return player
    loser = player_named(world, order.from_)
    if isinstance(loser, Unlawful):
        return loser
    rights = claims.claims_of(world, player.id, Right.PRIZE, loser.id)
    if not rights:
        who = " or ".join(claims.losers_of(world, player.id, Right.PRIZE)) or "nobody"
        why = f"Only the winner of a duel may take a prize from the loser, in time; you may from {who}."
        return Unlawful("5.8", why, order.from_)
    hold = held(world, player=player) or held(world, player=loser)
    if hold is not None:
        return hold
    if order.what is None:
        return _po8(scene, rights[0], loser, order.po8 or 0)
    return _cargo(scene, rights[0], loser, order.tons or 0, order.what)


def _po8(scene: Scene, claim: Claim, loser: Player, po8: int) -> Deed | Unlawful:
    most = scene.law[PRIZE_PO8]
    if po8 > most:
        return Unlawful("5.8", f"The prize of a duel is at most {most} Po8, so not {po8}.")
    if po8 > loser.po8:
        return Unlawful("5.8", f"{loser.name} has {loser.po8} Po8, not {po8}.")
    return Deed(f"You take {po8} Po8 from {loser.name}.", claims.take_po8(scene, claim, po8))


def _cargo(scene: Scene, claim: Claim, loser: Player, tons: int, what: Phrase) -> Deed | Unlawful:
    winner = scene.world.players[claim.player]
    thing = thing_named(scene.law, what, winner.faction)
    if isinstance(thing, Unlawful):
        return thing
    ships = ship_at_hand(scene.world, loser), ship_at_hand(scene.world, winner)
    refusal = next(_objections(scene, ships, thing, tons, loser), None)
    if refusal is not None:
        return refusal
    assert ships[0] is not None
    assert ships[1] is not None
    goods = named(thing, tons, winner.faction)
    pair: tuple[ShipId, ShipId] = (ships[0].id, ships[1].id)
    return Deed(f"You take {goods} from {loser.name}.", claims.take_cargo(scene, claim, thing, tons, pair))


def _objections(
    scene: Scene, ships: tuple[Ship | None, Ship | None], thing: str, tons: int, loser: Player
) -> Iterator[Unlawful]:
    theirs, yours = ships
    if not is_cargo(thing):
        yield Unlawful("5.8", "The prize of a duel is Po8 or cargo, nothing else.")
    if theirs is None or yours is None or theirs.at != yours.at:
        yield Unlawful("5.8", f"Cargo is taken where your ship and that of {loser.name} lie in one harbour.")
    elif tons > aboard(theirs, thing):
        yield Unlawful("5.8", f"{loser.name} has {named(thing, aboard(theirs, thing), loser.faction)}, not {tons}.")
    elif tons > room_for(yours, scene.law, thing):
        # FG8-A8.g: capped by the winner's hold.
        yield Unlawful("3.10", f"{yours.name} has room for {room_for(yours, scene.law, thing)} more.")
    most, price = scene.law[PRIZE_CARGO], worth(scene.world, scene.law, {thing: tons}, scene.law[TREASURE])
    if price > most:
        yield Unlawful("5.8", f"That is worth {price} Po8, and a prize in cargo at most {most}.")


def ship_at_hand(world: World, player: Player) -> Ship | None:
    """The ship whose hold a player's cargo is in: his own in the harbour where he is, else the first of his in any."""
    own = [ship for ship in in_order(world.ships) if ship.owner == player.id and ship.afloat and ship.at is not None]
    here = player.ashore if player.aboard is None else world.ships[player.aboard].at
    return next((ship for ship in own if ship.at == here), own[0] if own else None)


VERB: Final = Verb(
    name="TAKE",
    theme=Theme.DUELS,
    forms=(
        Form("TAKE {po8:number:Po8} PO8 FROM {from_:player}"),
        Form("TAKE {tons:number} {what:ware:silk} FROM {from_:player}"),
    ),
    summary="Takes Po8 or cargo from a player whom you have beaten in a duel.",
    help="One of the two, once, within the limits of rule 5.8. Cargo goes from ship to ship in one harbour.",
    examples=("TAKE 80 Po8 FROM Tivol", "TAKE 1 silk FROM Tivol"),
    order=Take,
    carry_out=_take,
    who="The winner of a duel.",
)
