"""PLEAD: a player asks a Ruler for guidance."""

from campaign.rules.parts import Genus
from tests.builders import HADDOCK, holding, obeyed, playing, refused, scene, two_captains

TEXT = "PLEAD May a captive vote?\nMay he?\nEND"


def test_a_plea_goes_to_the_scribe() -> None:
    on = scene(two_captains())
    said = obeyed(TEXT, playing(HADDOCK), on).said
    assert said == "Your plea “May a captive vote?” lies with the Scribe as S1; it is published at once."
    assert on.world.submissions[1].genus is Genus.PLEA


def test_a_plea_has_a_text_and_a_player() -> None:
    assert refused("PLEAD Well\nEND", playing(HADDOCK), scene(two_captains())).why == (
        "A plea needs a text, on the lines before END."
    )
    assert refused(TEXT, holding(), scene(two_captains())).rule == "1.1"
