"""HOLD: the Historian keeps a draft from releasing itself."""

from campaign.rules.matter import State
from campaign.rules.parts import OfficeName
from tests.builders import drafted, holding, obeyed, scene, two_captains


def test_a_held_draft_waits_for_approval() -> None:
    on = scene(two_captains(drafted(31)))
    deed = obeyed("HOLD H31", holding(OfficeName.HISTORIAN), on)
    assert deed.said == "H31 is held: it waits until you approve it."
    assert (on.world.matters[31].state, on.world.matters[31].release_at) == (State.HELD, None)
