"""RENUMBER: two proposals change numbers, and nothing else changes (FG8-1.4, A1)."""

from typing import Any

from campaign.rules.clock import Moment, Timer
from campaign.rules.law import Cause, Enactment
from campaign.rules.parts import Genus, Numbered, OfficeName, Stage, Submission, SubmissionId
from campaign.rules.scene import Scene
from tests.builders import HADDOCK, holding, obeyed, playing, refused, scene, two_captains

SCRIBE = holding(OfficeName.SCRIBE)


def _posted(number: int, title: str, **values: Any) -> Submission:
    given = {"stage": Stage.PUBLISHED, "published": number, "text": "", "sent": "", **values}
    return Submission(
        id=SubmissionId(number - 10), genus=Genus.PROPOSAL, author=HADDOCK, title=title, number=number, **given
    )


def _posts() -> Scene:
    return scene(two_captains(_posted(12, "Longer guns", stage=Stage.JUDGED), _posted(14, "More rum"), clock=14))


def test_two_proposals_change_numbers() -> None:
    on = _posts()
    said = obeyed("RENUMBER 14 TO 12", SCRIBE, on).said
    assert said.startswith("“More rum” has number 12 from now on, and “Longer guns” number 14.")
    assert {each.title: each.number for each in on.world.submissions.values()} == {"Longer guns": 14, "More rum": 12}
    assert on.world.clock.published == 14


def test_fg8_a1_timers_and_clock_values_are_unmoved() -> None:
    on = _posts()
    on.draft.put("timers", Timer(id=1, due=16, kind="release", subject=1))
    before = on.world
    obeyed("RENUMBER 14 TO 12", SCRIBE, on)
    assert on.world.timers == before.timers
    assert on.world.clock == before.clock
    assert [each.published for each in on.world.submissions.values()] == [12, 14]


def test_the_laws_history_follows() -> None:
    on = _posts()
    act = Enactment(moment=Moment(13, 1, 9), cause=Cause.PROPOSAL, author="Haddock", changes=(), number=12)
    on.draft.put("enactments", Numbered(id=2, enactment=act))
    obeyed("RENUMBER 14 TO 12", SCRIBE, on)
    assert on.world.enactments[2].enactment.number == 14


def test_only_published_ones_and_not_to_themselves() -> None:
    assert refused("RENUMBER 14 TO 13", SCRIBE, _posts()).why == (
        "No proposal 13 has been published. PROPOSALS lists them."
    )
    assert refused("RENUMBER 15 TO 12", SCRIBE, _posts()).why.startswith("No proposal 15")
    assert refused("RENUMBER 12 TO 12", SCRIBE, _posts()).why == "That is number 12 already."


def test_the_scribe_alone_renumbers() -> None:
    assert refused("RENUMBER 14 TO 12", playing(HADDOCK), _posts()).rule == "1.4"
