"""LAND: troops go ashore to fight the force that holds a land (FG8-5.7)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import landings, raids
from campaign.rules.battles.fg8.land import EVERY
from campaign.rules.known import held, in_command, land_named, where
from campaign.rules.landings import battle_at, fiefs_of
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Land, Player, Ship
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.geography import ANARCHY_MARINES
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class LandTroops:
    """An order to land so many troops at a land."""

    troops: int
    at: Phrase


def _land(order: LandTroops, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    land = land_named(world, order.at)
    if isinstance(land, Unlawful):
        return land
    refusal = next(_objections(world, player, ship, land, order), None)
    if refusal is not None:
        return refusal
    if _own_in_anarchy(player, land):
        return _order_restored(scene, player, ship, land, order)
    every = scene.law[EVERY]
    joins = battle_at(world, land.id, player.faction) is not None
    begins = "and join the battle there" if joins else "and fight; the first round is fought at once"
    said = f"{order.troops} troops from {ship.name} land at {land.in_text} {begins}, then one every {every} proposals."
    return Deed(said, landings.land(scene, player.id, ship.id, order.troops, land.id))


def _objections(world: World, player: Player, ship: Ship, land: Land, order: LandTroops) -> Iterator[Unlawful]:
    overland = land.overland_from is not None and ship.at == land.overland_from
    if ship.at != land.id and not overland:
        yield Unlawful("5.7", f"{ship.name} is {where(world, ship)}: sail to {land.in_text} first.", order.at)
    if order.troops > ship.troops:
        has = f"{ship.name} has {ship.troops} troops aboard" if ship.troops else f"{ship.name} has no troops aboard"
        yield Unlawful("5.7", f"{has}, not {order.troops}.")
    if not _hostile(world, player, land) and not _own_in_anarchy(player, land):
        yield Unlawful("5.7", f"Nobody holds {land.in_text} against you: there is nobody to fight.", order.at)
    foes = battle_at(world, land.id, player.faction.opponent)
    if foes is not None:
        yield Unlawful("5.7", f"The other side fights at {land.in_text} now; land when that is over.", order.at)
    hold = _held_battle(world, player, land)
    if hold is not None:
        yield hold


def _own_in_anarchy(player: Player, land: Land) -> bool:
    """Whether a land is the Citizens' own and in Anarchy, and the player a Citizen."""
    return land.anarchy and land.faction is player.faction is Faction.CITIZEN


def _order_restored(scene: Scene, player: Player, ship: Ship, land: Land, order: LandTroops) -> Deed | Unlawful:
    least = scene.law[ANARCHY_MARINES]
    if order.troops < least:
        return Unlawful("4.10", f"It takes at least {least} Marines to end the Anarchy at {land.in_text}.")
    said = f"{order.troops} Marines from {ship.name} land at {land.in_text}, end the Anarchy and stay for its garrison."
    return Deed(said, raids.restore_order(scene, player.id, ship.id, land.id, order.troops))


def _hostile(world: World, player: Player, land: Land) -> bool:
    """Whether a force holds a land that is not the player's own; natives not counted yet are one (FG8-A7.f)."""
    return land.faction is not player.faction and any(fief.garrison != 0 for fief in fiefs_of(world, land.id))


def _held_battle(world: World, player: Player, land: Land) -> Unlawful | None:
    """A battle one would join whose round is drafted and not yet released."""
    battle = battle_at(world, land.id, player.faction)
    if battle is None:
        return None
    fighters = (world.players[contingent.player] for contingent in battle.contingents)
    return next((hold for fighter in fighters if (hold := held(world, player=fighter)) is not None), None)


VERB: Final = Verb(
    name="LAND",
    theme=Theme.LANDING,
    forms=(Form("LAND {troops:number} AT {at:land}"),),
    summary="Puts troops ashore to fight the force that holds a land.",
    help=(
        "You lead them. Rounds are fought until one side is wiped out or you WITHDRAW. Who loses all troops may be "
        "taken captive. Troops of your side that fight there already are joined."
    ),
    examples=("LAND 20 AT Sakal",),
    order=LandTroops,
    carry_out=_land,
    effect="The troops land at once and fight the first round; the later rounds follow by the clock, and WITHDRAW "
    "ends them.",
    who="The player who gives the ship's sailing orders.",
)
