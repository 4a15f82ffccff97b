from dataclasses import replace

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.clock import Clock, Moment
from campaign.rules.current_law import before_the_next, enactments_until, law_in_force
from campaign.rules.law import Catalogue, SetTerm
from tests.founded import enacted, founded


def test_worlds_that_share_their_enactments_share_the_law() -> None:
    later = replace(founded(), clock=Clock(9, 3), taken=30)
    assert law_in_force(founded(), CATALOGUE) is law_in_force(later, CATALOGUE)


def test_an_enactment_makes_another_law() -> None:
    world = enacted(founded(), SetTerm("5.23.cap", 40), at=14)
    assert law_in_force(founded(), CATALOGUE).value("5.23.cap") == 36
    assert law_in_force(world, CATALOGUE).value("5.23.cap") == 40


def test_another_catalogue_makes_another_law() -> None:
    other = Catalogue(CATALOGUE.terms, CATALOGUE.hooks)
    assert law_in_force(founded(), CATALOGUE) is not law_in_force(founded(), other)


def test_the_law_of_a_moment_knows_nothing_later() -> None:
    world = enacted(founded(), SetTerm("5.23.cap", 40), at=14)
    assert law_in_force(world, CATALOGUE, before_the_next(13)).value("5.23.cap") == 36
    assert law_in_force(world, CATALOGUE, before_the_next(14)).value("5.23.cap") == 40
    assert law_in_force(world, CATALOGUE, Moment(14, 0, 14)).value("5.23.cap") == 40
    assert len(enactments_until(world, Moment(14, 0, 13))) == 1


def test_moments_that_see_the_same_enactments_share_the_law() -> None:
    world = enacted(founded(), SetTerm("5.23.cap", 40), at=14)
    assert law_in_force(world, CATALOGUE, before_the_next(20)) is law_in_force(world, CATALOGUE)
