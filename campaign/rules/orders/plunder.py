"""PLUNDER: a Pirate lands to plunder an Imperial Land (FG8-5.9)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import raids
from campaign.rules.battles.fg8.plunder import forts_to_beat
from campaign.rules.known import in_command, land_named, plain, where
from campaign.rules.landings import battle_at
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Land, Player, Ship
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class ToPlunder:
    """An order to plunder a land, and the commodity that is to be taken."""

    land: Phrase
    taking: Phrase


def _plunder(order: ToPlunder, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    land = land_named(world, order.land)
    if isinstance(land, Unlawful):
        return land
    refusal = next(_objections(scene, player, ship, land, order), None)
    if refusal is not None:
        return refusal
    forts = forts_to_beat(land.forts, scene.law)
    first = f"{forts} of its {land.forts} Forts, then the Marines in the field" if forts else "the Marines there"
    said = (
        f"All {ship.troops} Buccaneers of {ship.name} land at {land.in_text} to plunder it, and must defeat {first}. "
        "The first round is fought at once."
    )
    return Deed(said, raids.plunder(scene, player.id, ship.id, land.id, plain(order.taking.text)))


def _objections(scene: Scene, player: Player, ship: Ship, land: Land, order: ToPlunder) -> Iterator[Unlawful]:
    world = scene.world
    if player.faction is not Faction.PIRATE:
        yield Unlawful("5.9", "Only a Pirate plunders.")
    if land.faction is not Faction.CITIZEN:
        yield Unlawful("5.9", f"{land.name} is no Imperial Land; only these are plundered.", order.land)
    overland = land.overland_from is not None and ship.at == land.overland_from
    if ship.at != land.id and not overland:
        yield Unlawful("5.9", f"{ship.name} is {where(world, ship)}: sail to {land.in_text} first.", order.land)
    if land.anarchy:
        # FG8-A9.f: not while it is in Anarchy.
        yield Unlawful("5.9", f"{land.name} is in Anarchy: there is nothing left to plunder.", order.land)
    if not ship.troops:
        yield Unlawful("5.9", f"{ship.name} has no Buccaneers to land.")
    if plain(order.taking.text) not in land.products:
        known = " or ".join(land.products) or "nothing"
        near = nearest(order.taking.text, land.products)
        yield Unlawful("5.9", f"{land.name} produces {known}, not {order.taking.text}.", order.taking, near)
    if battle_at(world, land.id, Faction.PIRATE) is not None:
        yield Unlawful("5.9", f"Your side fights at {land.in_text} already: LAND troops to join in.", order.land)


VERB: Final = Verb(
    name="PLUNDER",
    theme=Theme.LANDING,
    forms=(Form("PLUNDER {land:land} TAKING {taking:ware:silk}"),),
    summary="Lands all your Buccaneers to plunder an Imperial Land, and names the commodity to take.",
    help=(
        "A third of its Forts must be defeated, then the Marines outside them; which Fort is left to chance. Success "
        "brings bravery, Treasure, a Ton of the commodity, what is special to the Land, and Settlers for hostages, in "
        "this order as far as the hold has room. The Land falls into Anarchy. WITHDRAW gives it up."
    ),
    examples=("PLUNDER Takal TAKING silk",),
    order=ToPlunder,
    carry_out=_plunder,
    effect="The troops land at once and fight the first round; the later rounds and fights follow by the clock.",
    who="A Pirate who gives a ship's sailing orders.",
)
