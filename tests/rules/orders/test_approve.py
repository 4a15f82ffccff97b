"""APPROVE: the Historian releases a draft."""

from campaign.rules.clock import Moment
from campaign.rules.matter import State
from campaign.rules.parts import Condition, Course, Engagement, EngagementId, OfficeName
from campaign.rules.scenario import Finding, Scenario
from tests.builders import BOUNTY, LIGHTNIN, drafted, happened, holding, obeyed, scene, two_captains


def test_an_approved_draft_is_released_and_binds() -> None:
    fight = Engagement(
        id=EngagementId(1),
        attacker=LIGHTNIN,
        defender=BOUNTY,
        declared=0,
        until=3,
        answer_by=20,
        course=Course.FIGHTING,
    )
    matter = drafted(
        31,
        ships=(BOUNTY, LIGHTNIN),
        scenario=Scenario(kind="naval"),
        thrown=Moment(0, 0, 0),
        finding=Finding(result="both_damaged", rolls=()),
    )
    on = scene(two_captains(fight, matter))
    deed = obeyed("APPROVE h31", holding(OfficeName.HISTORIAN), on)
    assert deed.said == "H31 is approved: it is released, and its consequences bind, at once."
    assert on.world.matters[31].state is State.RELEASED
    assert "MatterReleased" in happened(on)
    assert on.world.ships[BOUNTY].condition is not Condition.SOUND
