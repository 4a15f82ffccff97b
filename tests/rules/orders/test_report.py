"""REPORT: how you stand, with the public news."""

from campaign.rules.status import Status
from tests.builders import HADDOCK, obeyed, playing, scene, two_captains


def test_a_report_has_the_facts_of_the_status() -> None:
    page = obeyed("REPORT", playing(HADDOCK), scene(two_captains())).page
    assert page is not None
    assert page.template == "report"
    assert isinstance(page.facts, Status)
