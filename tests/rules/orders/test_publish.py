"""PUBLISH: the Scribe puts a submission up."""

from campaign.rules.parts import Genus, OfficeName, PlayerId, Stage, Submission, SubmissionId
from tests.builders import HADDOCK, TIVOL, happened, holding, obeyed, playing, refused, scene, two_captains

SCRIBE = holding(OfficeName.SCRIBE)


def submission(number: int, author: PlayerId, stage: Stage) -> Submission:
    title = f"Title {number}"
    return Submission(
        id=SubmissionId(number),
        genus=Genus.PROPOSAL,
        author=author,
        title=title,
        text="Be it so.",
        sent="",
        stage=stage,
    )


WAITING = (
    submission(1, HADDOCK, Stage.PUBLISHED),
    submission(2, HADDOCK, Stage.HELD),
    submission(3, TIVOL, Stage.RECEIVED),
)


def test_the_scribe_publishes_one_by_its_label() -> None:
    on = scene(two_captains(*WAITING, clock=4))
    assert obeyed("PUBLISH S2", SCRIBE, on).said == (
        "S2, “Title 2”, is published at once as the next proposal, number 5, and moves the clock."
    )
    assert happened(on) == ["PublicationOrdered"]


def test_without_a_label_the_next_in_line_is_taken() -> None:
    assert obeyed("PUBLISH", SCRIBE, scene(two_captains(*WAITING))).said.startswith("S3,")
    assert obeyed("PUBLISH", SCRIBE, scene(two_captains(*WAITING[:2]))).said.startswith("S2,")


def test_what_does_not_wait_is_not_published() -> None:
    assert refused("PUBLISH S1", SCRIBE, scene(two_captains(*WAITING))).why == (
        "S1 does not wait to be published; these do: S2, S3."
    )
    assert refused("PUBLISH", SCRIBE, scene(two_captains())).why == "Nothing waits to be published."


def test_only_the_scribe_publishes() -> None:
    refusal = refused("PUBLISH", playing(HADDOCK), scene(two_captains(*WAITING)))
    assert (refusal.rule, refusal.why) == ("1.4", "Only the Scribe may publish.")
