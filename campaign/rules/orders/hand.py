"""HAND OVER: a prisoner goes from the Brig to the guards of the home base (FG8-3.19, 5.18, 5.19)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import prisoners
from campaign.rules.known import in_command, plain
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Player, Ship
from campaign.rules.persons import Prisoner
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.voyages import home_of


@dataclass(frozen=True, slots=True)
class HandOver:
    """An order to hand a prisoner over."""

    prisoner: Phrase


def _hand_over(order: HandOver, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    prisoner = named(prisoners.in_brig(world, ship.id), order.prisoner, f"in the Brig of {ship.name}")
    if isinstance(prisoner, Unlawful):
        return prisoner
    refusal = next(_objections(scene, player, ship, prisoner), None)
    if refusal is not None:
        return refusal
    home = home_of(world, player.faction).name
    po8 = prisoners.worth(scene, prisoner, player.id)
    pay = f" You are paid {po8} Po8." if po8 else ""
    return Deed(f"{prisoner.name} goes to the guards at {home}.{pay}", prisoners.hand_over(scene, prisoner, player.id))


def _objections(scene: Scene, player: Player, ship: Ship, prisoner: Prisoner) -> Iterator[Unlawful]:
    world = scene.world
    home = home_of(world, player.faction)
    if ship.at != home.id:
        yield Unlawful("3.19", f"The guards are at {home.name}: bring {prisoner.name} there.")
    if prisoner.player is not None and world.players[prisoner.player].faction is player.faction:
        yield Unlawful(
            "3.19", f"{prisoner.name} is of your own side: the guards take Opponents only. RELEASE frees him."
        )
    if prisoner.player is None and player.faction is Faction.CITIZEN and not world.reward:
        # FG8-B19.3: the Emperor sets the Reward.
        yield Unlawful("5.19", "The Emperor has set no Reward for a notorious pirate: wait until he has.")


def named(among: list[Prisoner], phrase: Phrase, where: str) -> Prisoner | Unlawful:
    """The prisoner that a player names, Captain or not."""
    wanted = plain(phrase.text).removeprefix("captain ")
    found = next((prisoner for prisoner in among if plain(prisoner.name) == wanted), None)
    if found is not None:
        return found
    near = nearest(phrase.text, [prisoner.name for prisoner in among])
    hint = "" if near is None else f" Did you mean {near}?"
    return Unlawful("3.3", f"No prisoner {where} is called {phrase.text}.{hint}", phrase, near)


VERB: Final = Verb(
    name="HAND OVER",
    theme=Theme.PRISONERS,
    forms=(Form("HAND OVER {prisoner:name:prisoner}"),),
    summary="Hands a prisoner in your Brig over to the guards of your home base.",
    help=(
        "A Citizen is paid the bounty for a Pirate, and the Emperor's Reward for a notorious pirate. A Citizen whom "
        "the Pirates imprison so must choose between death (DIE) and desertion (DESERT)."
    ),
    examples=("HAND OVER Mauvebeard",),
    order=HandOver,
    carry_out=_hand_over,
    who="The player who gives the orders of the ship that holds the prisoner.",
)
