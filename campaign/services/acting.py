"""The one way the world changes: load, produce events, fold, store, tell those concerned."""

from collections.abc import Callable
from dataclasses import dataclass

from campaign.rules.clock import Moment
from campaign.rules.dice import KeyedDice
from campaign.rules.event import Event
from campaign.rules.matter import Matter
from campaign.rules.scene import Scene
from campaign.rules.world import Draft, World
from campaign.services.archive import Taken, UnitOfWork
from campaign.services.house import House, law_at


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """What one input came to: the world before and after, and what happened, in order."""

    before: World
    after: World
    events: tuple[Event, ...]
    taken: Taken


def open_scene(house: House, world: World) -> Scene:
    """A scene for the next input of a campaign, under the law in force as it is taken."""
    draft = Draft(world)
    draft.set(taken=world.taken + 1)

    def dice_for(matter: Matter, thrown: Moment) -> KeyedDice:
        return KeyedDice(house.secrets.clock_secret(world.slug, thrown.published), world.slug, matter.label)

    return Scene(
        draft=draft,
        law=law_at(world),
        law_at=lambda moment: law_at(world, moment),
        dice_for=dice_for,
    )


def act(house: House, unit: UnitOfWork, slug: str, taken: Taken, deed: Callable[[Scene], None]) -> Acted:
    """Takes one input: `deed` lets events happen in the scene; the caller commits.

    Raises:
        NoSuchCampaignError: no campaign has this slug.
        AlreadyTakenError: this very input has been taken before.
    """
    before = unit.campaigns.load(slug)
    scene = open_scene(house, before)
    deed(scene)
    after = scene.draft.freeze()
    unit.campaigns.store(before, after, scene.happened, taken)
    return Acted(before=before, after=after, events=tuple(scene.happened), taken=taken)
