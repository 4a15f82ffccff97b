"""REDO: the Historian judges a drafted matter again."""

from campaign.rules.parts import OfficeName
from tests.builders import happened, holding, obeyed
from tests.rules.orders.fighting import fight_on_the_desk


def test_a_matter_is_judged_again_and_still_waits() -> None:
    on = fight_on_the_desk()
    deed = obeyed("REDO H1", holding(OfficeName.HISTORIAN), on)
    assert deed.said.startswith("H1 is judged again on the facts as they are now, the dice as they fell.")
    assert happened(on) == ["MatterAmended"]
    assert on.world.matters[1].pending
