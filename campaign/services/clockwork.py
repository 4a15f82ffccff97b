"""The clock: submissions are published when the law says, and what is due happens."""

from campaign.rules import speaker
from campaign.rules.government import due_for_publication, next_in_line, publish
from campaign.rules.parts import Submission, SubmissionId
from campaign.rules.scene import Scene
from campaign.rules.tick import tick
from campaign.rules.world import World
from campaign.services.acting import Acted, act
from campaign.services.archive import AlreadyTakenError, Source, Taken, UnitOfWork
from campaign.services.house import House, law_at
from campaign.services.telling import gazette, next_publication


def catch_up(house: House, slug: str) -> int:
    """Publishes what is due, in order, each in a transaction of its own; returns how many ticks there were.

    The days that have passed for the Speaker are counted first.
    """
    while _day_if_full(house, slug) is not None:
        pass
    ticks = 0
    while _tick_if_due(house, slug) is not None:
        ticks += 1
    return ticks


def catch_up_all(house: House) -> int:
    """Catches up in every campaign."""
    with house.archive.reading() as unit:
        slugs = unit.campaigns.slugs()
    return sum(catch_up(house, slug) for slug in slugs)


def _tick_if_due(house: House, slug: str) -> Acted | None:
    with house.archive.reading() as unit:
        if _due(house, unit, unit.campaigns.load(slug)) is None:
            return None
    with house.archive.unit() as unit:
        world = unit.campaigns.load(slug)
        due = _due(house, unit, world)
        if due is None:
            return None
        value = world.clock.published + 1
        taken = Taken(source=Source.TICK, reference=f"tick:{slug}:{value}", at=house.clock.now())
        try:
            acted = act(house, unit, slug, taken, lambda scene: scene.play(tick(scene, due.id)))
        except AlreadyTakenError:
            return None
        gazette(house, unit, acted)
        unit.commit()
        return acted


def _day_if_full(house: House, slug: str) -> Acted | None:
    """Feeds one full day of the Speaker's tenure, if one more has passed (FG8-2.15)."""
    with house.archive.reading() as unit:
        if not _day_is_full(house, unit, unit.campaigns.load(slug)):
            return None
    with house.archive.unit() as unit:
        world = unit.campaigns.load(slug)
        if not _day_is_full(house, unit, world):
            return None
        seen = house.clock.now()
        reference = f"day:{slug}:{world.speaks_since}:{world.salaried_days + 1}"
        taken = Taken(source=Source.DAY, reference=reference, at=seen)
        try:
            acted = act(house, unit, slug, taken, lambda scene: scene.play(speaker.pass_day(scene, seen)))
        except AlreadyTakenError:
            return None
        unit.commit()
        return acted


def _day_is_full(house: House, unit: UnitOfWork, world: World) -> bool:
    if not speaker.paid(world, law_at(world)):
        return False
    began = unit.campaigns.taken_at(world.slug, world.speaks_since)
    return house.clock.now() >= began + speaker.DAY * (world.salaried_days + 1)


def _due(house: House, unit: UnitOfWork, world: World) -> Submission | None:
    due = due_for_publication(world, law_at(world))
    if due is None and (at := next_publication(unit, world)) is not None and house.clock.now() >= at:
        return next_in_line(world, law_at(world))
    return due


def call(house: House, slug: str, submission: SubmissionId | None) -> World | None:
    """The Scribe's act from the shell: publishes a submission, by default the oldest that may go up.

    Returns the world after the tick, or None where nothing waits.
    """
    with house.archive.unit() as unit:
        world = unit.campaigns.load(slug)
        chosen = submission
        if chosen is None:
            oldest = next_in_line(world, law_at(world))
            if oldest is None:
                return None
            chosen = oldest.id
        taken = Taken(source=Source.ACT, reference=f"publish:{slug}:S{chosen}:{world.taken + 1}", at=house.clock.now())

        def deed(scene: Scene) -> None:
            scene.play(publish(scene, chosen))

        act(house, unit, slug, taken, deed)
        unit.commit()
    catch_up(house, slug)
    with house.archive.reading() as unit:
        return unit.campaigns.load(slug)
