"""Players go for good: they leave the game, or die in prison; their ships are laid up (FG8-1.1, 2.3, 2.8)."""

from collections.abc import Iterator

from campaign.rules.engagements import break_off
from campaign.rules.event import Event
from campaign.rules.events.people import Died, LeftGame
from campaign.rules.landings import withdraw
from campaign.rules.losses import off_the_books
from campaign.rules.parts import PlayerId
from campaign.rules.people import aboard, cast_away
from campaign.rules.prisoners import BREAKOUT, ESCAPE, open_brig, prisoner_of
from campaign.rules.scene import Scene
from campaign.rules.world import in_order


def leave(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player leaves the game."""
    yield from _settle(scene, player_id)
    yield LeftGame(player=player_id)


def die(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A Citizen whom a Pirate has imprisoned chooses death (FG8-2.3)."""
    yield from _settle(scene, player_id)
    yield Died(player=player_id)


def _settle(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """His troops come aboard, nothing falls due for him any more, and nobody is left on his ships."""
    yield from withdraw(scene, player_id)
    yield from scene.clear(ESCAPE, player_id)
    prisoner = prisoner_of(scene.world, player_id)
    if prisoner is not None:
        yield from scene.clear(BREAKOUT, prisoner.id)
    for ship in in_order(scene.world.ships):
        if ship.owner != player_id or not ship.afloat:
            continue
        yield from off_the_books(scene, ship.id)
        for other in aboard(scene.world, ship.id):
            if other.id != player_id:
                yield from cast_away(scene, other.id)
        yield from open_brig(scene, ship.id, why="sunk")
        yield from break_off(scene, ship.id)
