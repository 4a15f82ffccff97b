"""FIGHT: the answer of a ship that is attacked, or has met a hostile one, and stands (FG8-5.2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import engagements, people
from campaign.rules.engagements import open_against
from campaign.rules.event import Event
from campaign.rules.known import answering_ships, at_liberty
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.parts import Engagement, Player
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class Fight:
    """An order to stand and fight, trying to close or not, keeping the Greek Fire or not."""

    close: bool = False
    no_fire: bool = False


def _fight(order: Fight, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    engagement = to_answer(scene, player)
    if isinstance(engagement, Unlawful):
        return engagement
    ship = scene.world.ships[engagement.defender]
    closes = " and means to close with her" if order.close else ""
    keeps = ", keeping the Greek Fire" if order.no_fire and ship.greek_fire else ""
    said = (
        f"{ship.name} stands and fights {opponent(scene.world, engagement)}{closes}{keeps}. "
        "The fight is laid before the Historian at once."
    )
    return Deed(said, _events(scene, player, engagement, order))


def _events(scene: Scene, player: Player, engagement: Engagement, order: Fight) -> Iterator[Event]:
    if not people.aboard(scene.world, engagement.defender):
        yield from people.go_aboard(player.id, engagement.defender)  # FG8-B21.4
    yield from engagements.stand(scene, engagement.id, closes=order.close, no_fire=order.no_fire)


def to_answer(scene: Scene, player: Player) -> Engagement | Unlawful:
    """The oldest engagement that a player may answer: of his own ship, else of the one he commands (FG8-A2.f)."""
    ships = answering_ships(scene.world, scene.law, player)
    waiting = [engagement for ship in ships if (engagement := open_against(scene.world, ship)) is not None]
    if not waiting:
        return Unlawful("5.2", "Nobody has attacked your ship: there is nothing to answer.")
    engagement = min(waiting, key=lambda engagement: engagement.id)
    return _unmanned(scene.world, player, engagement) or engagement


def _unmanned(world: World, player: Player, engagement: Engagement) -> Unlawful | None:
    """Why a player may not answer for a ship with no player aboard: he is not there to go aboard (FG8-B21.4)."""
    ship = world.ships[engagement.defender]
    if people.aboard(world, ship.id) or (ship.at is not None and player.ashore == ship.at):
        return None
    why = (
        f"No player is aboard {ship.name}. Any player who is where she lies may BOARD {ship.name} and fight her until "
        f"proposal {engagement.answer_by} is published; then she is sunk."
    )
    return Unlawful("5.21", why)


def opponent(world: World, engagement: Engagement) -> str:
    """Who attacked, by name."""
    if engagement.attacker is not None:
        return world.ships[engagement.attacker].name
    assert engagement.stranger is not None
    return engagement.stranger.name


VERB: Final = Verb(
    name="FIGHT",
    theme=Theme.FIGHTING,
    forms=(Form("FIGHT [CLOSE] [NO FIRE]"),),
    summary="Answers an attack on your ship, or a meeting with a hostile one: she stands and fights.",
    help=(
        "CLOSE declares that you try to close and fight aboard; NO FIRE keeps your Greek Fire. The other captain "
        "learns of neither before the fight. If several attacks wait, the oldest is answered, and the fights follow "
        "one another. An attack that is not answered in time must be fought at a disadvantage."
    ),
    examples=("FIGHT", "FIGHT CLOSE", "FIGHT NO FIRE"),
    order=Fight,
    carry_out=_fight,
    who="The owner of the ship attacked, or until he answers the captain aboard.",
)
