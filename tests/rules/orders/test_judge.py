"""JUDGE: a Ruler decides."""

import pytest

from campaign.rules.citation import RuleNumber
from campaign.rules.parts import Genus, Office, OfficeName, PlayerId, Stage, Submission, SubmissionId, Verdict
from campaign.rules.scenario import Faction
from tests.builders import HADDOCK, TIVOL, holding, law_of, obeyed, playing, refused, scene, tivol, two_captains

EMPEROR, KING = holding(OfficeName.EMPEROR), holding(OfficeName.KING)


def posted(number: int, author: PlayerId, stage: Stage = Stage.PUBLISHED) -> Submission:
    return Submission(
        id=SubmissionId(number),
        genus=Genus.PROPOSAL,
        author=author,
        title="Longer guns",
        text="Longer.",
        sent="",
        stage=stage,
        number=number,
        verdict=Verdict.REJECTED if stage is Stage.JUDGED else None,
    )


CROWNED = Office(id=1, name=OfficeName.KING, title="The Pirate King", holder="The King", address="")
POSTED = (
    CROWNED,
    tivol(faction=Faction.PIRATE),
    posted(12, HADDOCK),
    posted(13, TIVOL),
    posted(14, HADDOCK, Stage.JUDGED),
    posted(15, HADDOCK, Stage.POSTPONED),
)


@pytest.mark.parametrize(
    ("text", "said", "verdict"),
    [
        (
            "JUDGE 12 ACCEPT AS 5.26, 5.27",
            "Proposal 12 “Longer guns” is accepted as rules 5.26 and 5.27. It is law from now on.",
            Verdict.ACCEPTED,
        ),
        (
            "JUDGE 12 MODIFY AS 9\nHalf as long.\nEND",
            "Proposal 12 “Longer guns” is accepted, with modification as Rule 9. It is law from now on.",
            Verdict.MODIFIED,
        ),
        (
            "JUDGE 12 REJECT BECAUSE the treasury is empty.",
            "Proposal 12 “Longer guns” is rejected.",
            Verdict.REJECTED,
        ),
        ("JUDGE 12 IGNORE", "Proposal 12 “Longer guns” is ignored.", Verdict.IGNORED),
    ],
)
def test_the_emperor_judges_a_citizens_proposal(text: str, said: str, verdict: Verdict) -> None:
    on = scene(two_captains(*POSTED))
    assert obeyed(text, EMPEROR, on).said == said
    assert on.world.submissions[12].verdict is verdict


def test_remarks_are_kept_and_the_modified_text_is_law() -> None:
    on = scene(two_captains(*POSTED))
    obeyed("JUDGE 12 MODIFY AS 9 BECAUSE We say so.\nHalf as long.\nEND", EMPEROR, on)
    assert on.world.submissions[12].remarks == "We say so."
    assert law_of(on.world).rules[RuleNumber.parse("9")].text == "Half as long."


def test_the_king_judges_a_pirates_proposal() -> None:
    assert "Proposal 13" in obeyed("JUDGE 13 ACCEPT", KING, scene(two_captains(*POSTED))).said


@pytest.mark.parametrize(
    ("text", "actor", "why"),
    [
        ("JUDGE 12 ACCEPT", KING, "Only the Emperor may judge proposal 12: it is a Citizen's."),
        ("JUDGE 13 ACCEPT", EMPEROR, "Only the Pirate King may judge proposal 13: it is a Pirate's."),
        ("JUDGE 12 ACCEPT", playing(HADDOCK), "Only the Emperor may judge proposal 12: it is a Citizen's."),
        ("JUDGE 99 ACCEPT", EMPEROR, "No proposal 99 has been published. PROPOSALS lists them."),
        ("JUDGE 14 ACCEPT", EMPEROR, "Proposal 14 “Longer guns” is decided already: rejected."),
        (
            "JUDGE 12 ACCEPT AS 5.12",
            EMPEROR,
            "Rule 5.12 is eliminated: its number stays reserved. Give another after AS.",
        ),
        (
            "JUDGE 13 ACCEPT AS 5.20",
            KING,
            "The Pirate King may not change rule 5.20: it does not mention Pirates.",
        ),
        (
            "JUDGE 12 MODIFY\n\nEND",
            EMPEROR,
            "A proposal that is modified needs its new text, on the lines before END.",
        ),
    ],
)
def test_what_may_not_be_judged_so_says_why(text: str, actor: object, why: str) -> None:
    refusal = refused(text, actor, scene(two_captains(*POSTED)))  # type: ignore[arg-type]
    assert (refusal.rule, refusal.why) == ("1.4", why)


def test_the_king_may_change_a_rule_that_mentions_pirates_and_the_emperor_any() -> None:
    obeyed("JUDGE 13 ACCEPT AS 5.7", KING, scene(two_captains(*POSTED)))
    obeyed("JUDGE 12 ACCEPT AS 5.20", EMPEROR, scene(two_captains(*POSTED)))


def test_a_postponed_proposal_may_be_judged() -> None:
    obeyed("JUDGE 15 ACCEPT", EMPEROR, scene(two_captains(*POSTED)))
