"""STATUS: how you stand."""

from campaign.rules.clock import Timer
from campaign.rules.order import Actor
from campaign.rules.parts import (
    Captivity,
    Condition,
    Contingent,
    Course,
    Engagement,
    EngagementId,
    Genus,
    LandBattle,
    LandBattleId,
    NonPlayerShip,
    OfficeName,
    Stage,
    Submission,
    SubmissionId,
)
from campaign.rules.question import Question
from campaign.rules.scenario import Faction, Force
from campaign.rules.status import Status
from campaign.rules.world import Part
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    bounty,
    drafted,
    haddock,
    holding,
    obeyed,
    playing,
    scene,
    two_captains,
    voyage,
)

ME = playing(HADDOCK)
STRANGER = NonPlayerShip(name="a pirate ship", faction=Faction.PIRATE, troops=10, cannon=4, strength=5)


def status(actor: Actor, *parts: Part, timers: tuple[Timer, ...] = ()) -> Status:
    on = scene(two_captains(*parts, clock=4))
    for timer in timers:
        on.draft.put("timers", timer)
    page = obeyed("STATUS", actor, on).page
    assert page is not None
    assert page.template == "status"
    assert isinstance(page.facts, Status)
    assert not on.happened
    return page.facts


def engagement(**values: object) -> Engagement:
    given: dict[str, object] = {"attacker": LIGHTNIN, "declared": 4, "until": 7, "answer_by": 24, **values}
    return Engagement(id=EngagementId(1), defender=BOUNTY, **given)  # type: ignore[arg-type]


def test_a_player_reads_rank_money_place_and_ship() -> None:
    facts = status(ME)
    assert facts.person is not None
    assert (facts.person.rank, facts.person.bravery, facts.person.money) == ("Fourth Mate", "Bold", 500)
    assert facts.person.place == "aboard Bounty, in the harbour of Atlantis"
    assert [vessel.name for vessel in facts.ships] == ["Bounty"]
    assert (facts.published, facts.judged, facts.under_way, facts.questions) == (4, 0, (), ())


def test_what_is_under_way_is_told_with_its_time() -> None:
    assert status(ME, bounty(voyage=voyage(ATLANTIS, TAKAL))).under_way == (
        "Bounty sails from Atlantis to Takal; arrival when proposal 5 is published.",
    )
    assert status(ME, bounty(voyage=voyage(ATLANTIS, TAKAL, None))).under_way == (
        "Bounty sails from Atlantis to Takal, held up at sea.",
    )
    repairs = Timer(id=1, due=14, kind="repairs", subject=BOUNTY)
    assert status(ME, bounty(condition=Condition.REPAIRING), timers=(repairs,)).under_way == (
        "Bounty is under repair until proposal 14 is published.",
    )


def test_an_attack_is_a_question_with_its_deadline() -> None:
    facts = status(ME, engagement())
    assert facts.questions == (
        Question(
            text="The Bounty is face to face with the Grease Lightnin'. Fight or flee?",
            answers=("FIGHT", "FLEE"),
            due=24,
        ),
    )
    assert facts.under_way == ("Grease Lightnin' attacked Bounty; the answer is due before proposal 24.",)
    met = status(ME, engagement(attacker=None, stranger=STRANGER))
    assert met.questions[0].text == "The Bounty is face to face with a pirate ship. Fight or flee?"


def test_each_course_of_an_engagement_is_told() -> None:
    def told(course: Course) -> tuple[str, ...]:
        return status(ME, engagement(course=course, distance=4)).under_way

    assert told(Course.FIGHTING) == ("Grease Lightnin' and Bounty fight; the Historian resolves it.",)
    assert told(Course.FLED) == ("Bounty fled from Grease Lightnin'; until the next proposal she may be pursued.",)
    assert told(Course.CHASE) == ("Grease Lightnin' pursues Bounty, 4 ship lengths ahead.",)
    assert told(Course.OVER) == ()


def test_a_battle_a_captivity_and_a_matter_are_told() -> None:
    fighting = LandBattle(
        id=LandBattleId(1),
        land=AZORES,
        faction=Faction.CITIZEN,
        contingents=(Contingent(player=HADDOCK, ship=BOUNTY, troops=8),),
        began=4,
    )
    battle = status(ME, haddock(ashore=AZORES), fighting, timers=(Timer(id=1, due=6, kind="land_round", subject=1),))
    assert battle.under_way == (
        "Your side fights at the Near Azores with 8 troops; the next round is fought when proposal 6 is published.",
    )
    assert battle.person is not None
    assert battle.person.place == "ashore at the Near Azores"
    held = Captivity(id=HADDOCK, land=AZORES, force=Force.BUCCANEERS, since=4)
    captive = status(ME, haddock(aboard=None), held)
    assert captive.person is not None
    assert captive.person.place == "captive at the Near Azores"
    assert captive.under_way == ("You may try to escape.",)
    assert status(ME, drafted(31, players=(HADDOCK,))).under_way == (
        "Matter H31 waits for the Historian, at the latest when proposal 2 is published.",
    )


def test_an_office_reads_what_lies_on_its_desk() -> None:
    posted = Submission(
        id=SubmissionId(1),
        genus=Genus.PROPOSAL,
        author=HADDOCK,
        title="Guns",
        text="Longer.",
        sent="",
        stage=Stage.PUBLISHED,
        number=4,
    )
    facts = status(holding(OfficeName.HISTORIAN, OfficeName.EMPEROR, OfficeName.SCRIBE), drafted(31), posted)
    assert facts.person is None
    assert [question.answers[0] for question in facts.questions] == ["APPROVE H31", "JUDGE 4 ACCEPT"]
    assert status(holding(OfficeName.KING), posted).questions == ()
