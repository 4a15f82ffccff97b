"""The contract of `Campaigns`, on the fake, SQLite and PostgreSQL."""

import threading
from dataclasses import replace

import pytest

from campaign.rules.clock import Clock, Moment, Timer
from campaign.rules.event import Event, fold
from campaign.rules.events.bookkeeping import TimerSet
from campaign.rules.events.people import Joined
from campaign.rules.parts import Player, PlayerId
from campaign.rules.world import World
from campaign.services.archive import (
    AlreadyTakenError,
    Archive,
    CampaignExistsError,
    NoSuchCampaignError,
    Source,
    StaleWorldError,
    Taken,
)
from tests.adapters.db.conftest import House

ANNE = Player(id=PlayerId(1), name="Anne", address="anne@example.org")
BART = Player(id=PlayerId(2), name="Bart", address="bart@example.org")
WORLD = World(slug="atlantis", title="Atlantis", players={1: ANNE}, counters={"players": 1})
JOINED = Joined(player=BART)
TIMER_SET = TimerSet(timer=Timer(id=1, due=3, kind="arrival", subject=1))


def taken(reference: str = "1", source: Source = Source.LETTER) -> Taken:
    return Taken(source=source, reference=reference, at=12.5)


def found(archive: Archive, world: World = WORLD) -> None:
    with archive.unit() as unit:
        unit.campaigns.found(world, taken("founding", Source.FOUNDING))
        unit.commit()


def take(archive: Archive, *events: Event, by: Taken | None = None) -> World:
    """One input that brings events; returns the world after it."""
    with archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        after = replace(fold(before, events), taken=before.taken + 1)
        unit.campaigns.store(before, after, events, by or taken(str(after.taken)))
        unit.commit()
    return after


def load(archive: Archive, slug: str = "atlantis") -> World:
    with archive.reading() as unit:
        return unit.campaigns.load(slug)


def test_a_founded_campaign_is_loaded_as_it_was(house: House) -> None:
    found(house.archive)
    assert load(house.archive) == WORLD
    assert load(house.again()) == WORLD


def test_slugs_come_in_order(archive: Archive) -> None:
    for slug in ("tortuga", "atlantis", "makal"):
        found(archive, replace(WORLD, slug=slug))
    with archive.reading() as unit:
        assert unit.campaigns.slugs() == ("atlantis", "makal", "tortuga")


def test_a_slug_is_founded_once(archive: Archive) -> None:
    found(archive)
    with pytest.raises(CampaignExistsError, match="atlantis"):
        found(archive)


def test_a_campaign_that_is_not_there_cannot_be_used(archive: Archive) -> None:
    with archive.unit() as unit:
        for use in (unit.campaigns.load, unit.campaigns.chronicle, unit.campaigns.gazetted):
            with pytest.raises(NoSuchCampaignError, match="nowhere"):
                use("nowhere")
        with pytest.raises(NoSuchCampaignError):
            unit.campaigns.gazette("nowhere", 1)


def test_what_changed_is_stored(house: House) -> None:
    found(house.archive)
    after = take(house.archive, JOINED, TIMER_SET)
    assert after.players == {1: ANNE, 2: BART}
    assert load(house.archive) == after
    assert load(house.again()) == after


def test_what_was_removed_is_gone(house: House) -> None:
    found(house.archive)
    before = take(house.archive, JOINED, TIMER_SET)
    after = replace(before, players={2: replace(BART, po8=7)}, timers={}, taken=2)
    with house.archive.unit() as unit:
        unit.campaigns.store(before, after, (), taken("2"))
        unit.commit()
    assert load(house.again()) == after


def test_several_inputs_in_one_transaction(house: House) -> None:
    found(house.archive)
    with house.archive.unit() as unit:
        for number in (1, 2, 3):
            before = unit.campaigns.load("atlantis")
            after = replace(before, reward=before.reward + 10, taken=number)
            unit.campaigns.store(before, after, (), taken(str(number)))
        unit.commit()
    assert load(house.again()).reward == 30


def test_a_part_that_is_equal_may_be_another_object(house: House) -> None:
    found(house.archive)
    with house.archive.unit() as unit:
        before = replace(unit.campaigns.load("atlantis"))
        unit.campaigns.store(before, replace(before, reward=5, taken=1), (), taken())
        unit.commit()
    assert load(house.again()).reward == 5


def test_a_world_that_is_not_the_stored_one_is_refused(archive: Archive) -> None:
    found(archive)
    old = load(archive)
    new = take(archive, JOINED)
    with archive.unit() as unit, pytest.raises(StaleWorldError, match="atlantis"):
        unit.campaigns.store(old, replace(old, reward=1, taken=2), (), taken("2"))
    assert load(archive) == new


def test_the_moment_of_an_input_is_known_by_its_number(archive: Archive) -> None:
    found(archive)
    take(archive, by=replace(taken("7", Source.TICK), at=5.5))
    take(archive, by=replace(taken("8", Source.DAY), at=6.25))
    with archive.reading() as unit:
        assert [unit.campaigns.taken_at("atlantis", number) for number in (1, 2)] == [5.5, 6.25]


def test_a_tick_is_taken_once(archive: Archive) -> None:
    found(archive)
    take(archive, by=taken("7", Source.TICK))
    with pytest.raises(AlreadyTakenError, match="tick 7"):
        take(archive, by=taken("7", Source.TICK))
    assert take(archive, by=taken("8", Source.TICK)).taken == 2


def test_only_ticks_are_known_by_their_reference(archive: Archive) -> None:
    found(archive)
    for number in (1, 2):
        assert take(archive, by=taken("7", Source.LETTER)).taken == number
    assert take(archive, by=taken("7", Source.TICK)).taken == 3


def test_two_campaigns_may_take_the_same_tick(archive: Archive) -> None:
    for slug in ("atlantis", "tortuga"):
        found(archive, replace(WORLD, slug=slug))
        with archive.unit() as unit:
            before = unit.campaigns.load(slug)
            unit.campaigns.store(before, replace(before, taken=1), (), taken("7", Source.TICK))
            unit.commit()
    assert load(archive, "tortuga").taken == 1


def test_an_input_has_a_number_of_its_own(archive: Archive) -> None:
    found(archive)
    before = take(archive)
    with archive.unit() as unit, pytest.raises(AlreadyTakenError, match="input 1"):
        unit.campaigns.store(before, replace(before, reward=1), (), taken("2"))


def test_the_chronicle_numbers_its_entries(house: House) -> None:
    found(house.archive)
    take(house.archive, JOINED, TIMER_SET)
    take(house.archive, TIMER_SET)
    with house.again().reading() as unit:
        entries = unit.campaigns.chronicle("atlantis")
    assert [entry.number for entry in entries] == [1, 2, 3]
    assert [entry.event for entry in entries] == [JOINED, TIMER_SET, TIMER_SET]
    assert [entry.moment for entry in entries] == [Moment(0, 0, 1), Moment(0, 0, 1), Moment(0, 0, 2)]
    assert {entry.at for entry in entries} == {12.5}


def test_the_chronicle_knows_what_is_public(archive: Archive) -> None:
    found(archive)
    take(archive, TIMER_SET, JOINED)
    with archive.reading() as unit:
        assert [entry.public for entry in unit.campaigns.chronicle("atlantis")] == [False, True]
        assert [entry.number for entry in unit.campaigns.chronicle("atlantis", public_only=True)] == [2]


def test_the_chronicle_is_read_from_a_number_on(archive: Archive) -> None:
    found(archive)
    take(archive, JOINED, TIMER_SET)
    with archive.reading() as unit:
        assert [entry.number for entry in unit.campaigns.chronicle("atlantis", after=1)] == [2]
        assert unit.campaigns.chronicle("atlantis", after=2) == ()


def test_entries_carry_the_clock_of_their_input(house: House) -> None:
    found(house.archive)
    with house.archive.unit() as unit:
        before = unit.campaigns.load("atlantis")
        after = replace(fold(before, (TIMER_SET,)), clock=Clock(5, 2), taken=1)
        unit.campaigns.store(before, after, (TIMER_SET,), taken("5", Source.TICK))
        unit.commit()
    with house.again().reading() as unit:
        assert unit.campaigns.chronicle("atlantis")[0].moment == Moment(5, 2, 1)


def test_a_gazette_is_noted_and_never_goes_back(house: House) -> None:
    found(house.archive)
    for number in (4, 2):
        with house.archive.unit() as unit:
            unit.campaigns.gazette("atlantis", number)
            unit.commit()
    with house.again().reading() as unit:
        assert unit.campaigns.gazetted("atlantis") == 4


def test_a_gazette_does_not_age_the_world(archive: Archive) -> None:
    found(archive)
    before = load(archive)
    with archive.unit() as unit:
        unit.campaigns.gazette("atlantis", 1)
        unit.campaigns.store(before, replace(before, taken=1), (), taken())
        unit.commit()
    assert load(archive).taken == 1


def test_threads_lose_no_change(house: House) -> None:
    found(house.archive)

    def reward() -> None:
        for _ in range(10):
            with house.archive.unit() as unit:
                before = unit.campaigns.load("atlantis")
                after = replace(before, reward=before.reward + 1, taken=before.taken + 1)
                unit.campaigns.store(before, after, (), taken(str(after.taken)))
                unit.commit()

    threads = [threading.Thread(target=reward) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert load(house.again()).reward == 40
