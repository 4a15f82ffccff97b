"""A world at its seventeenth number, with three captains, their ships and what they are about."""

from typing import Any

from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Clock, Moment
from campaign.rules.law import Cause, Enactment, Rule, SetRule
from campaign.rules.parts import (
    Captivity,
    Condition,
    Contingent,
    Course,
    Engagement,
    EngagementId,
    Fief,
    FiefId,
    Genus,
    Land,
    LandBattle,
    LandBattleId,
    NonPlayerShip,
    NotoriousPirate,
    Numbered,
    Office,
    OfficeName,
    Player,
    Ship,
    Stage,
    Submission,
    SubmissionId,
    Voyage,
)
from campaign.rules.scenario import (
    Faction,
    Force,
    Point,
    Wind,
)
from campaign.rules.world import World
from tests.adapters.templates.judged import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    DEAD,
    DOVE,
    DPN,
    DRAFT,
    HADDOCK,
    LIGHTNIN,
    MAKAL,
    MATTERS,
    TAKAL,
    TIVOL,
)

_TEXT = """Whereas the guns of Citizens are short,

  1. every Cannon shall be half a foot longer;
  2. the wind shall take note.

AMEND 5.3.repair_proposals TO 12"""


FIGHT = Engagement(id=EngagementId(1), attacker=LIGHTNIN, defender=BOUNTY, declared=15, until=18, answer_by=35)
STRANGER = Engagement(
    id=EngagementId(2),
    attacker=None,
    defender=BOUNTY,
    declared=16,
    until=19,
    answer_by=36,
    stranger=NonPlayerShip(name="a pirate ship", faction=Faction.PIRATE, troops=14, cannon=4, strength=5),
)
RUNNING = Engagement(
    id=EngagementId(3), attacker=LIGHTNIN, defender=BOUNTY, declared=15, until=18, answer_by=35,
    course=Course.CHASE, place=TAKAL, distance=4, closes=True, no_fire=True,
)  # fmt: skip

BATTLE = LandBattle(
    id=LandBattleId(1),
    land=TAKAL,
    faction=Faction.PIRATE,
    contingents=(Contingent(player=TIVOL, ship=LIGHTNIN, troops=16),),
    began=15,
    rounds=2,
)
MARINES = Fief(id=FiefId(2), land=TAKAL, name="Takal", force=Force.MARINES, garrison=23)
TRAINED = Fief(id=FiefId(5), land=MAKAL, name="Makal", force=Force.MARINES, garrison=40, effective=40)

PROPOSAL = Submission(
    id=SubmissionId(7), genus=Genus.PROPOSAL, author=HADDOCK, title="Longer guns", text=_TEXT,
    sent="Fri, 03 Feb 1995 13:34:34 EST", stage=Stage.JUDGED, number=17, published=17,
)  # fmt: skip
PLEA = Submission(
    id=SubmissionId(8), genus=Genus.PLEA, author=TIVOL, title="What is a brig?", text="> Is it finite?\nI ask.",
    sent="", stage=Stage.PUBLISHED, number=16, published=16,
)  # fmt: skip
HELD = Submission(
    id=SubmissionId(9), genus=Genus.PROPOSAL, author=HADDOCK, title="More rum", text="More.", sent="", stage=Stage.HELD
)


def _collection(*parts: Any) -> dict[int, Any]:
    return {part.id: part for part in parts}


def _office(number: int, name: OfficeName, title: str, holder: str) -> Office:
    return Office(id=number, name=name, title=title, holder=holder, address=f"{name.casefold()}@example.org")


OFFICES = _collection(
    _office(1, OfficeName.EMPEROR, "The Imperious Emperor", "Ann"),
    _office(2, OfficeName.KING, "The Pirate King", "Ben"),
    _office(3, OfficeName.HISTORIAN, "Historian of Battles", "Cy"),
)


def world(**values: Any) -> World:
    """The world, with other values for some of its fields."""
    given: dict[str, Any] = {
        "slug": "atlantis",
        "title": "Fascist Game 8: Atlantis vs. The Pirates",
        "clock": Clock(17, 10),
        "taken": 60,
        "wind": Wind(Point.NW, 4),
        "players": _collection(
            Player(id=HADDOCK, name="Haddock", address="haddock@example.org", rank=2, po8=420, aboard=BOUNTY),
            Player(
                id=TIVOL, name="Tivol", address="tivol@example.org", faction=Faction.PIRATE, rank=1, bravery=1,
                po8=80, aboard=LIGHTNIN,
            ),
            Player(id=DPN, name="dpn", address="dpn@example.org", rank=1, po8=500),
        ),
        "ships": _collection(
            Ship(
                id=BOUNTY, name="Bounty", owner=HADDOCK, fleet="green", troops=10, cannon=4, greek_fire=1,
                life_raft=True, voyage=Voyage(origin=ATLANTIS, destination=TAKAL, departed=15, arrives=18),
            ),
            Ship(id=LIGHTNIN, name="Grease Lightnin'", owner=TIVOL, at=AZORES, troops=1, condition=Condition.DAMAGED),
            Ship(id=DOVE, name="The Dove", owner=DPN, at=ATLANTIS),
        ),
        "lands": _collection(
            Land(id=ATLANTIS, name="Atlantis", faction=Faction.CITIZEN, home_of=Faction.CITIZEN),
            Land(id=TAKAL, name="Takal", faction=Faction.CITIZEN),
            Land(id=AZORES, name="The Near Azores", faction=Faction.PIRATE, home_of=Faction.PIRATE),
            Land(id=DEAD, name="Isle of the Dead"),
            Land(id=MAKAL, name="Makal", faction=Faction.CITIZEN, harbour=False),
        ),
        "fiefs": _collection(
            MARINES,
            Fief(id=FiefId(3), land=AZORES, name="Pirate Cove", force=Force.BUCCANEERS, garrison=34),
            Fief(id=FiefId(4), land=DEAD, name="Isle of the Dead", force=Force.NATIVES, garrison=11),
            TRAINED,
        ),
        "offices": OFFICES,
        "submissions": _collection(PROPOSAL, PLEA, HELD),
        "notorious": _collection(NotoriousPirate(id=1, name="Mauvebeard")),
        "engagements": _collection(FIGHT, STRANGER, RUNNING),
        "captivities": _collection(Captivity(id=DPN, land=AZORES, force=Force.BUCCANEERS, since=7)),
        "matters": _collection(*MATTERS, DRAFT),
        "enactments": _collection(
            Numbered(
                id=2,
                enactment=Enactment(
                    moment=Moment(17, 10, 60), cause=Cause.PROPOSAL, author="Haddock", number=17,
                    changes=(
                        SetRule(Rule(number=RuleNumber(8, 1), title="Longer guns", text="Every {{long}} Cannon.")),
                    ),
                ),
            )
        ),
        **values,
    }  # fmt: skip
    return World(**given)
