"""FIGHT: the answer of a ship that is attacked, or has met a hostile one, and stands (FG8-5.2)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import engagements
from campaign.rules.engagements import open_against
from campaign.rules.known import answering_ships, at_liberty
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.parts import Engagement, Player
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Fight:
    """An order to stand and fight, trying to close or not."""

    close: bool = False


def _fight(order: Fight, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    engagement = to_answer(scene, player)
    if isinstance(engagement, Unlawful):
        return engagement
    ship = scene.world.ships[engagement.defender]
    closes = " and means to close with her" if order.close else ""
    said = (
        f"{ship.name} stands and fights {opponent(scene.world, engagement)}{closes}. "
        "The fight is laid before the Historian at once."
    )
    return Deed(said, engagements.stand(scene, engagement.id, closes=order.close))


def to_answer(scene: Scene, player: Player) -> Engagement | Unlawful:
    """The oldest engagement that a player may answer: of his own ship, else of the one he commands (FG8-A2.f)."""
    ships = answering_ships(scene.world, scene.law, player)
    waiting = [engagement for ship in ships if (engagement := open_against(scene.world, ship)) is not None]
    if not waiting:
        return Unlawful("5.2", "Nobody has attacked your ship: there is nothing to answer.")
    return min(waiting, key=lambda engagement: engagement.id)


def opponent(world: World, engagement: Engagement) -> str:
    """Who attacked, by name."""
    if engagement.attacker is not None:
        return world.ships[engagement.attacker].name
    assert engagement.stranger is not None
    return engagement.stranger.name


VERB: Final = Verb(
    name="FIGHT",
    theme=Theme.FIGHTING,
    forms=(Form("FIGHT [CLOSE]"),),
    summary="Answers an attack on your ship, or a meeting with a hostile one: she stands and fights.",
    help=(
        "CLOSE declares that you try to close and fight aboard. If several attacks wait, the oldest is answered. "
        "An attack that is not answered in time must be fought at a disadvantage."
    ),
    examples=("FIGHT", "FIGHT CLOSE"),
    order=Fight,
    carry_out=_fight,
    who="The owner of the ship attacked, or until he answers the captain aboard.",
)
