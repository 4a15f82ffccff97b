"""The Speaker, who made the last proposal and is paid by the day (FG8-2.15)."""

from collections.abc import Iterator

from campaign.rules.event import Event
from campaign.rules.events.speaking import DayPassed, SpeakerChanged
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import PlayerId, Standing
from campaign.rules.scene import Scene
from campaign.rules.terms.players import SPEAKERS_SALARY
from campaign.rules.world import World

DAY = 86_400  # seconds


def take_floor(scene: Scene, author: PlayerId) -> Iterator[Event]:
    """Whoever makes a proposal is the Speaker; one who was already goes on being it (FG8-2.15)."""
    if scene.world.speaker != author:
        yield SpeakerChanged(player=author)


def paid(world: World, law: LawInForce) -> bool:
    """Whether the law pays a Speaker, and there is one who plays a game that goes on."""
    if world.ended:
        return False
    speaker = None if world.speaker is None else world.players[world.speaker]
    return speaker is not None and speaker.standing is Standing.PLAYING and law[SPEAKERS_SALARY] > 0


def pass_day(scene: Scene, seen: float) -> Iterator[Event]:
    """One more full day of the Speaker's tenure has passed, as the server saw at a moment (seconds, UTC)."""
    world = scene.world
    if world.speaker is not None and paid(world, scene.law):
        yield DayPassed(player=world.speaker, day=world.salaried_days + 1, po8=scene.law[SPEAKERS_SALARY], seen=seen)
