"""SURRENDER: a ship in a fight aboard strikes her colours (FG8-5.6)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import boardings, landings
from campaign.rules.engagements import engagements_of
from campaign.rules.known import held, player_of
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.fight import opponent
from campaign.rules.parts import Course, Engagement, LandBattle, Player, Ship
from campaign.rules.people import captain_of
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import OWNER_RANKS
from campaign.rules.world import in_order


@dataclass(frozen=True, slots=True)
class Surrender:
    """An order to strike."""


def _surrender(order: Surrender, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del order  # it says nothing but that it was given
    player = player_of(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    for battle in in_order(scene.world.land_battles):
        if any(contingent.player == player.id for contingent in battle.contingents):
            return _ashore(scene, player, battle)
    found = _fight_of(scene, player)
    if isinstance(found, Unlawful):
        return found
    ship, fight = found
    victor = opponent(scene.world, fight) if ship.id == fight.defender else scene.world.ships[fight.defender].name
    said = f"{ship.name} strikes her colours to {victor}, at once. Those aboard become prisoners of war."
    return Deed(said, boardings.surrender(scene, fight.id, ship.id))


def _ashore(scene: Scene, player: Player, battle: LandBattle) -> Deed | Unlawful:
    land = scene.world.lands[battle.land].name
    said = f"Your troops at {land} lay down their arms, at once, and you are a captive there."
    return held(scene.world, player=player) or Deed(said, landings.surrender(scene, player.id))


def _fight_of(scene: Scene, player: Player) -> tuple[Ship, Engagement] | Unlawful:
    """The ship that a player commands in a fight aboard, and the fight, between its rounds."""
    world = scene.world
    if player.aboard is None:
        return Unlawful("5.6", "You are aboard no ship: nobody but a captain in a fight aboard can strike.")
    ship = world.ships[player.aboard]
    fight = next((each for each in engagements_of(world, ship.id) if each.course is Course.BOARDING), None)
    if fight is None:
        return Unlawful("5.6", f"{ship.name} is in no fight aboard: there is nobody to surrender to.")
    captain = captain_of(world, ship.id, scene.law[OWNER_RANKS])
    if captain is not None and captain.id != player.id:
        return Unlawful("5.6", f"{captain.name} commands {ship.name}: it is for the captain to strike.")
    for matter in world.matters.values():
        if matter.pending and ship.id in matter.ships:
            # FG8-B6.2: between the rounds, and the dice of one are thrown.
            return Unlawful("5.1", f"The dice of a round are thrown: wait for matter {matter.label}.")
    return ship, fight


VERB: Final = Verb(
    name="SURRENDER",
    theme=Theme.FIGHTING,
    forms=(Form("SURRENDER"),),
    summary="Strikes your colours in a fight aboard ship.",
    help=(
        "All players aboard become prisoners of the other side, and the ship is theirs to take. In a fight aboard "
        "nobody can flee. On land you WITHDRAW instead."
    ),
    examples=("SURRENDER",),
    order=Surrender,
    carry_out=_surrender,
    who="The captain of a ship in a fight aboard.",
)
