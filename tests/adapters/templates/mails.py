"""Mails as the services would have them written: an answer, a report, a notice to an office, a letter to a stranger."""

from functools import cache
from typing import Any

from campaign._data import templates
from campaign.adapters.mail.compose import compose
from campaign.adapters.templates.stationer import TemplateStationer
from campaign.rules.clock import Clock
from campaign.rules.event import Event
from campaign.rules.events import fighting, government, history, landing, people, sailing
from campaign.rules.order import Page
from campaign.rules.parts import FiefId, OfficeName, Verdict
from campaign.rules.question import Question
from campaign.rules.report import Item, Reader, news
from campaign.rules.scenario import Point, Wind
from campaign.rules.status import Person, Status, Vessel
from campaign.rules.world import World
from campaign.services.pages import (
    Answered,
    AnswerPage,
    Masthead,
    OfficePage,
    Outcome,
    ReportPage,
    StrangerPage,
)
from campaign.services.ports import Outgoing
from tests.adapters.templates import gazetted, judged

MASTHEAD = Masthead(
    campaign="atlantis",
    title="Fascist Game 8: Atlantis vs. The Pirates",
    clock=Clock(17, 10),
    wind="north-west 4",
    commitment="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    revealed=((15, "60" * 32), (16, "a7" * 32)),
    next_expected="within 24 hours, if one is waiting",
)
FACE_TO_FACE = Question(
    text="The Bounty is face to face with the Grease Lightnin'. Fight or flee?", due=35, answers=("FIGHT", "FLEE")
)


@cache
def stationer() -> TemplateStationer:
    return TemplateStationer(templates(), compose)


def told(world: World, reader: Reader, *events: Event) -> tuple[Item, ...]:
    return tuple(news(events, world, reader))


def report(*events: Event, **values: Any) -> ReportPage:
    """Haddock's report of a lively tick, or of the events given."""
    world = gazetted.world()
    items = told(world, Reader(player=judged.HADDOCK), *(events or LIVELY))
    given: dict[str, Any] = {
        "masthead": MASTHEAD,
        "player": world.players[judged.HADDOCK],
        "own": tuple(item for item in items if item.concerns),
        "gazette": tuple(item for item in items if not item.concerns),
        "questions": (FACE_TO_FACE,),
        "world": world,
        **values,
    }
    return ReportPage(**given)


def answer(**values: Any) -> AnswerPage:
    world = gazetted.world()
    given: dict[str, Any] = {
        "masthead": MASTHEAD,
        "reader": "Haddock",
        "player": judged.HADDOCK,
        "answered": ANSWERED,
        "news": told(world, Reader(player=judged.HADDOCK), *_CAME),
        "questions": (FACE_TO_FACE,),
        "world": world,
        **values,
    }
    return AnswerPage(**given)


def office(**values: Any) -> OfficePage:
    world = gazetted.world()
    reader = Reader(offices=(OfficeName.HISTORIAN, OfficeName.EMPEROR))
    items = told(world, reader, history.MatterDrafted(matter=judged.DRAFT), *LIVELY)
    given: dict[str, Any] = {
        "masthead": MASTHEAD,
        "holder": "Cy",
        "offices": reader.offices,
        "news": tuple(item for item in items if item.concerns),
        "gazette": tuple(item for item in items if not item.concerns),
        "questions": (
            Question(text="H42 waits for your review.", due=19, answers=("APPROVE H42", "HOLD H42")),
            Question(text="Proposal 17, Longer guns, waits for your judgement.", due=0, answers=("JUDGE 17 ACCEPT",)),
        ),
        "world": world,
        **values,
    }
    return OfficePage(**given)


def stranger(*campaigns: tuple[str, str]) -> StrangerPage:
    return StrangerPage(
        campaigns=campaigns or (("game+atlantis@example.org", MASTHEAD.title),),
        address="game@example.org",
        why="Nobody who plays here writes from your address.",
    )


def outgoing(template: str, page: object) -> Outgoing:
    return Outgoing(
        to="haddock@example.org",
        sender="Fascist Game 8 <game+atlantis@example.org>",
        reply_to="game+atlantis.abcdefghij0123456789@example.org",
        subject="No. 17",
        message_id="<atlantis.60@example.org>",
        template=template,
        page=page,
        date=800_000_000.0,
    )


STATUS = Status(
    person=Person(
        name="Haddock", faction="citizen", rank="Third Mate", bravery="Bold", money=420, place="aboard Bounty, at sea"
    ),
    ships=(
        Vessel(
            name="Bounty", fleet="green", condition="damaged", place="at sea", troops=10, cannon=4, catapult=True,
            casks=1, grappling_hooks=True, life_raft=False,
        ),
    ),
    offices=("The Humble Scribe",),
    under_way=("Bounty sails from Atlantis to Takal; arrival when proposal 18 is published.",),
    questions=(),
    published=17,
    judged=10,
    wind_direction="NW",
    wind_strength=4,
)  # fmt: skip
_CAME = (sailing.SetSail(ship=judged.BOUNTY, origin=judged.ATLANTIS, destination=judged.TAKAL, arrives=18),)
LIVELY: tuple[Event, ...] = (
    government.Judged(
        submission=gazetted.PLEA.id, verdict=Verdict.REJECTED, judge=OfficeName.KING, remarks="Ask your jailer."
    ),
    government.Published(submission=gazetted.PROPOSAL.id, number=17),
    sailing.Arrived(ship=judged.LIGHTNIN, land=judged.AZORES),
    history.MatterReleased(matter=judged.LAND.id),
    landing.RoundFought(battle=gazetted.BATTLE, fiefs=(gazetted.MARINES,), attacker_lost=4, defender_lost=7),
    landing.EscapeFailed(player=judged.DPN, again=27),
    landing.Reinforced(fief=FiefId(3), came=4),
    history.MatterReleased(matter=judged.ENCOUNTER.id),
    fighting.StrangerMet(engagement=gazetted.STRANGER),
    history.MatterReleased(matter=judged.NAVAL.id, by="Cy"),
    fighting.GreekFireSpent(ship=judged.LIGHTNIN),
    fighting.ShipSunk(ship=judged.BOUNTY, by="Grease Lightnin'"),
    fighting.CastAway(player=judged.HADDOCK, land=judged.ATLANTIS, rank=2),
    people.RankChanged(player=judged.TIVOL, rank=7, why="edict"),
    government.WindChanged(wind=Wind(Point.NW, 4)),
)
ANSWERED = (
    Answered(
        line=1,
        source="SAIL TO Takal",
        outcome=Outcome.DONE,
        said="Bounty sails from Atlantis to Takal and makes port when proposal 18 is published.",
    ),
    Answered(
        line=2, source="ATACK Grease Lightnin'", outcome=Outcome.UNREADABLE, said="ATACK is no order.", caret=1,
        suggestion="ATTACK",
    ),
    Answered(
        line=3, source="LAND 2O AT Takal", outcome=Outcome.UNREADABLE, said="2O is no whole number.", caret=6,
    ),
    Answered(
        line=4, source="ATTACK Bouncy CLOSE", outcome=Outcome.REFUSED, said="No ship is called Bouncy.", rule="5.2",
        caret=8, suggestion="Bounty",
    ),
    Answered(
        line=5, source="FLEE", outcome=Outcome.REFUSED, said="Nobody has attacked you.", rule="5.2",
    ),
    Answered(
        line=6, source="STATUS", outcome=Outcome.DONE, said="You asked how you stand.", page=Page("status", STATUS)
    ),
    Answered(line=7, source="Fair winds,\nHaddock", outcome=Outcome.REMARK, said=""),
)  # fmt: skip
