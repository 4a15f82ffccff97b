"""PROPOSE: a player submits a proposal."""

import pytest

from campaign.rules.law import Value
from campaign.rules.order import Actor
from campaign.rules.parts import Captivity, Genus, Stage, Submission, SubmissionId
from campaign.rules.scenario import Force
from tests.builders import AZORES, HADDOCK, haddock, holding, obeyed, playing, refused, scene, two_captains

ME = playing(HADDOCK)
TEXT = "PROPOSE Longer guns.\nEvery gun is longer.\nEND"


def test_a_proposal_goes_to_the_scribe() -> None:
    on = scene(two_captains())
    sent = Actor(player=HADDOCK, sent="Wed, 11 Jan 1995 21:29:06 +0100")
    assert obeyed(TEXT, sent, on).said == (
        "Your proposal “Longer guns” lies with the Scribe as S1; it is published at once."
    )
    submission = on.world.submissions[1]
    assert (submission.genus, submission.title, submission.text) == (
        Genus.PROPOSAL,
        "Longer guns",
        "Every gun is longer.",
    )
    assert submission.sent == "Wed, 11 Jan 1995 21:29:06 +0100"


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"1.4.publication": "scribe"}, "it is published when the Scribe sees fit."),
        (
            {"1.4.publication": "interval", "1.4.publication_hours": 6},
            "the oldest submission is published every 6 hours.",
        ),
    ],
)
def test_it_is_said_when_it_is_published(terms: dict[str, Value], said: str) -> None:
    assert obeyed(TEXT, ME, scene(two_captains(terms=terms))).said.endswith(said)


@pytest.mark.parametrize(("most", "said"), [(1, "while another of yours is"), (2, "it is published at once.")])
def test_fg8_1_3_a_second_is_held_while_the_first_is_unjudged(most: int, said: str) -> None:
    first = Submission(
        id=SubmissionId(1),
        genus=Genus.PROPOSAL,
        author=HADDOCK,
        title="First",
        text="One.",
        sent="",
        stage=Stage.PUBLISHED,
        number=1,
    )
    on = scene(two_captains(first, terms={"1.4.unjudged_postings": most}))
    assert said in obeyed(TEXT, ME, on).said


def test_fg8_a16_g_a_captive_may_propose() -> None:
    held = Captivity(id=HADDOCK, land=AZORES, force=Force.BUCCANEERS, since=0)
    obeyed(TEXT, ME, scene(two_captains(haddock(aboard=None), held)))


def test_a_proposal_has_a_text_and_a_player() -> None:
    assert refused("PROPOSE Nothing\n\nEND", ME, scene(two_captains())).rule == "1.3"
    assert refused(TEXT, holding(), scene(two_captains())).rule == "1.1"
