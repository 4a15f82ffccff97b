"""APPROVE, HOLD, REDO: what the three acts of the Historian that need only a label share."""

import pytest

from campaign.rules.matter import State
from campaign.rules.parts import OfficeName
from tests.builders import HADDOCK, drafted, holding, playing, refused, scene, two_captains

HISTORIAN = holding(OfficeName.HISTORIAN)
VERBS = ("APPROVE H31", "HOLD H31", "REDO H31", "AMEND H31 ATTACKER +1 BECAUSE of it")


@pytest.mark.parametrize("text", VERBS)
def test_only_the_historian_rules_on_matters(text: str) -> None:
    refusal = refused(text, playing(HADDOCK, OfficeName.EMPEROR), scene(two_captains(drafted(31))))
    assert (refusal.rule, refusal.why) == ("5.1", "Only the Historian may rule on matters.")


@pytest.mark.parametrize("text", VERBS)
def test_only_a_draft_is_ruled_on(text: str) -> None:
    other = drafted(7, state=State.HELD)
    assert refused(text, HISTORIAN, scene(two_captains(other))).why == "There is no matter H31. On your desk: H7."
    released = scene(two_captains(drafted(31, state=State.RELEASED)))
    assert refused(text, HISTORIAN, released).why == "H31 is released already. Your desk is empty."
    ripe = scene(two_captains(drafted(31, state=State.RIPE)))
    assert refused(text, HISTORIAN, ripe).why.startswith("The dice of H31 are not thrown yet.")
