"""AMEND: the Historian changes a draft."""

import pytest

from campaign.rules.parts import OfficeName
from tests.builders import holding, obeyed, refused
from tests.rules.orders.fighting import fight_on_the_desk

HISTORIAN = holding(OfficeName.HISTORIAN)


@pytest.mark.parametrize("written", ["both_damaged", "both damaged", "BOTH_DAMAGED"])
def test_another_outcome_is_put_in_place_of_the_one_thrown(written: str) -> None:
    on = fight_on_the_desk()
    deed = obeyed(f"AMEND H1 OUTCOME {written} BECAUSE the mast fell.", HISTORIAN, on)
    assert deed.said.startswith("H1 is amended: the outcome is both_damaged.")
    matter = on.world.matters[1]
    assert matter.finding is not None
    assert matter.finding.result == "both_damaged"
    assert matter.amendments[-1].because == "the mast fell."


@pytest.mark.parametrize(("who", "value"), [("ATTACKER", "-2"), ("DEFENDER", "+2")])
def test_a_side_adds_to_its_rolls_and_the_dice_stay(who: str, value: str) -> None:
    on = fight_on_the_desk()
    deed = obeyed(f"AMEND H1 {who} {value} BECAUSE of the tide.", HISTORIAN, on)
    assert deed.said.startswith(f"H1 is amended: {value} for the {who.lower()}, the dice as they fell.")
    matter = on.world.matters[1]
    assert matter.finding is not None
    assert matter.finding.result == "both_damaged"


def test_an_outcome_that_cannot_be_is_met_with_those_that_can() -> None:
    refusal = refused("AMEND H1 OUTCOME defender_sank BECAUSE I say so.", HISTORIAN, fight_on_the_desk())
    assert (refusal.rule, refusal.suggestion) == ("5.1", "defender_sunk")
    assert refusal.phrase is not None
    assert refusal.phrase.column == 18
