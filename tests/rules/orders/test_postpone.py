"""POSTPONE: a Ruler leaves a proposal undecided."""

from campaign.rules.parts import Genus, OfficeName, Stage, Submission, SubmissionId
from tests.builders import HADDOCK, holding, obeyed, playing, refused, scene, two_captains

EMPEROR = holding(OfficeName.EMPEROR)
POSTED = Submission(
    id=SubmissionId(3),
    genus=Genus.PROPOSAL,
    author=HADDOCK,
    title="Guns",
    text="Longer.",
    sent="",
    stage=Stage.PUBLISHED,
    number=14,
)


def test_a_proposal_is_left_unjudged() -> None:
    on = scene(two_captains(POSTED))
    assert obeyed("POSTPONE 14", EMPEROR, on).said == "Proposal 14, “Guns”, is postponed: it stays unjudged."
    assert on.world.submissions[3].stage is Stage.POSTPONED
    on.happened.clear()
    assert refused("POSTPONE 14", EMPEROR, on).why == "It is postponed already; JUDGE 14 decides on it."


def test_only_its_judge_postpones_a_proposal() -> None:
    assert refused("POSTPONE 14", playing(HADDOCK), scene(two_captains(POSTED))).rule == "1.4"
    assert refused("POSTPONE 3", EMPEROR, scene(two_captains(POSTED))).rule == "1.4"
