"""RULES: the law in force."""

from campaign.rules.rulebook import Page
from tests.builders import holding, obeyed, refused, scene, two_captains


def test_a_rule_is_a_page() -> None:
    page = obeyed("RULES 5.7", holding(), scene(two_captains())).page
    assert page is not None
    assert page.template == "rule"
    assert isinstance(page.facts, Page)
    assert page.facts.title == "Land battle"


def test_without_a_number_every_section_is_listed() -> None:
    page = obeyed("RULES", holding(), scene(two_captains())).page
    assert page is not None
    assert page.template == "rules"


def test_a_number_there_is_not_is_met_with_the_nearest() -> None:
    refusal = refused("RULES 5.8", holding(), scene(two_captains()))
    assert (refusal.rule, refusal.suggestion) == ("1.2", "5.7")
    assert refused("RULES 9", holding(), scene(two_captains())).why == "There is no rule 9. RULES lists them all."
