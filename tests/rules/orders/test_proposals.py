"""PROPOSALS: what is posted and unjudged, and what was judged of late."""

from campaign.rules.order import Actor
from campaign.rules.orders.proposals import Proposals
from campaign.rules.parts import Genus, PlayerId, Stage, Submission, SubmissionId, Verdict
from campaign.rules.scenario import Faction
from campaign.rules.world import Part
from tests.builders import HADDOCK, TIVOL, holding, obeyed, playing, scene, tivol, two_captains


def submission(number: int, author: PlayerId, stage: Stage) -> Submission:
    numbered = stage not in {Stage.RECEIVED, Stage.HELD}
    judged = stage is Stage.JUDGED
    return Submission(
        id=SubmissionId(number),
        genus=Genus.PROPOSAL,
        author=author,
        title=f"Title {number}",
        text="So.",
        sent="",
        stage=stage,
        number=number if numbered else 0,
        judged=number if judged else 0,
        verdict=Verdict.ACCEPTED if judged else None,
    )


def listed(actor: Actor) -> Proposals:
    parts: tuple[Part, ...] = (
        tivol(faction=Faction.PIRATE),
        *(submission(number, HADDOCK, Stage.JUDGED) for number in range(1, 13)),
        submission(13, TIVOL, Stage.PUBLISHED),
        submission(14, HADDOCK, Stage.POSTPONED),
        submission(15, TIVOL, Stage.HELD),
    )
    page = obeyed("PROPOSALS", actor, scene(two_captains(*parts))).page
    assert page is not None
    assert page.template == "proposals"
    assert isinstance(page.facts, Proposals)
    return page.facts


def test_the_unjudged_are_listed_and_the_last_judged() -> None:
    page = listed(playing(HADDOCK))
    assert [(each.label, each.author, each.postponed) for each in page.unjudged] == [
        ("13", "Pirate Tivol", False),
        ("14", "Citizen Haddock", True),
    ]
    assert [each.label for each in page.judged] == [str(number) for number in range(12, 2, -1)]
    assert page.judged[0].verdict == "accepted"


def test_what_is_not_published_is_its_authors_own_affair() -> None:
    assert [each.label for each in listed(playing(TIVOL)).waiting] == ["S15"]
    assert listed(playing(HADDOCK)).waiting == ()
    assert listed(holding()).waiting == ()
