"""A world at its seventeenth number, and what may have happened in it: every event that anybody is told of."""

from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Clock, Moment, Timer
from campaign.rules.dice import Modifier, Roll
from campaign.rules.event import Event
from campaign.rules.events import bookkeeping, fighting, government, history, landing, people, sailing
from campaign.rules.law import Cause, Enactment, Rule, SetRule
from campaign.rules.matter import Amendment, Matter, State
from campaign.rules.scenario import (
    Chase,
    Consequence,
    Faction,
    Finding,
    Force,
    Point,
    Reinforce,
    Scenario,
    Side,
    Wind,
)
from campaign.rules.world import (
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
    LandId,
    Meeting,
    NonPlayerShip,
    Numbered,
    Office,
    OfficeName,
    Player,
    PlayerId,
    Ship,
    ShipId,
    Stage,
    Submission,
    SubmissionId,
    Verdict,
    Voyage,
    World,
)

HADDOCK, TIVOL, DPN = PlayerId(1), PlayerId(2), PlayerId(3)
BOUNTY, LIGHTNIN, DOVE = ShipId(1), ShipId(2), ShipId(3)
ATLANTIS, TAKAL, AZORES, DEAD, MAKAL = LandId(1), LandId(2), LandId(3), LandId(4), LandId(5)

_TEXT = """Whereas the guns of Citizens are short,

  1. every Cannon shall be half a foot longer;
  2. the wind shall take note.

AMEND 5.3.repair_proposals TO 12"""


def _matter(number: int, kind: str, subject: int, finding: Finding, scenario: Scenario, **values: object) -> Matter:
    given: dict[str, object] = {"opened": 16, "state": State.RELEASED, "thrown": Moment(16, 9, 60), **values}
    return Matter(id=number, kind=kind, subject=subject, finding=finding, scenario=scenario, **given)  # type: ignore[arg-type]


def _modifier(rule: str, why: str, value: int) -> Modifier:
    return Modifier(rule=rule, clause=f"{rule}.x", cites="", why=why, value=value)


def _roll(purpose: str, rule: str, *dice: int, who: str = "", sides: int = 6, modifiers: tuple[Modifier, ...] = ()) -> Roll:
    return Roll(rule=rule, purpose=purpose, sides=sides, dice=dice, who=who, modifiers=modifiers)


_SHIPS = {
    "attacker": Side(name="Grease Lightnin'", faction=Faction.PIRATE, troops=12, strength=5),
    "defender": Side(name="Bounty", troops=10, strength=3),
}
_AT_SEA = {"ships": (LIGHTNIN, BOUNTY), "players": (HADDOCK, TIVOL)}

NAVAL = _matter(
    31,
    "naval",
    1,
    Finding(
        result="defender_sunk",
        rolls=(
            _roll(
                "naval", "5.3", 4, who="attacker",
                modifiers=(
                    _modifier("5.2", "one for each level of bravery above Bold", 1),
                    _modifier("5.3", "ship strength", 5),
                    _modifier("5.14", "a cask of Greek Fire, on timbers dried by an Ill Wind", 6),
                ),
            ),
            _roll(
                "naval", "5.3", 6, who="defender",
                modifiers=(
                    _modifier("5.2", "the crew argues what to do, since the owner has not answered", -2),
                    _modifier("5.3", "ship strength", 3),
                ),
            ),
        ),
    ),
    Scenario(kind="naval", wind=Wind(Point.NE, 5), **_SHIPS),
    amendments=(Amendment(by="The Historian", what="+1 for the attacker", because="the fog lifted in time"),),
    **_AT_SEA,
)  # fmt: skip
CHASE = _matter(
    32, "chase", 3,
    Finding(
        result="ongoing",
        rolls=(_roll("chase", "5.17", 5, who="attacker"), _roll("chase", "5.17", 2, who="defender")),
        details={"distances": [1]},
        consequences=(Consequence(type="began", rule="5.17", facts={"distance": 4}),),
    ),
    Scenario(kind="chase", chase=Chase(distance=4, decisions=1), **_SHIPS), **_AT_SEA,
)  # fmt: skip
IN_PORT = _matter(
    33, "chase_in_port", 3,
    Finding(
        result="reached_destination",
        rolls=(_roll("chase", "5.17", 2, who="attacker"),),
        details={"distances": [3]},
        consequences=(Consequence(type="began", rule="5.17", facts={"distance": 5}),),
    ),
    Scenario(kind="chase", chase=Chase(distance=5, arrives_after=0), **_SHIPS), **_AT_SEA,
)  # fmt: skip
CROSSING = _matter(
    34, "crossing", BOUNTY,
    Finding(result="no", rolls=(_roll("crossing", "5.2", 4, who="attacker", sides=5),)),
    Scenario(kind="crossing", **_SHIPS), ships=(BOUNTY, LIGHTNIN), players=(HADDOCK, TIVOL),
)  # fmt: skip
ENCOUNTER = _matter(
    35, "encounter", BOUNTY,
    Finding(
        result="yes",
        rolls=(_roll("encounter", "5.20", 1, who="attacker", sides=10), _roll("crew", "5.18", 5, sides=11)),
        details={"troops": 14},
    ),
    Scenario(kind="encounter", attacker=_SHIPS["defender"]), ships=(BOUNTY,), players=(HADDOCK,),
)  # fmt: skip
CAPTURE = _matter(
    36, "capture", TAKAL,
    Finding(result="yes", rolls=(_roll("capture", "5.16", 2, who="attacker"),)),
    Scenario(kind="capture", attacker=Side(name="Tivol", faction=Faction.PIRATE)), players=(TIVOL,),
)  # fmt: skip
ESCAPE = _matter(
    37, "escape", DPN,
    Finding(result="no", rolls=(_roll("escape", "5.16", 5, who="attacker"),)),
    Scenario(kind="escape", attacker=Side(name="dpn")), players=(DPN,),
)  # fmt: skip
LAND = _matter(
    38, "land", 1,
    Finding(
        result="ongoing",
        rolls=(
            _roll("land", "5.7", 3, who="attacker", modifiers=(_modifier("5.7", "one for each full five", 4),)),
            _roll("land", "5.7", 4, who="defender", modifiers=(_modifier("5.7", "one for each full five", 6),)),
            _roll("casualties", "5.7", 3, 1, who="defender"),
        ),
        details={"rounds": [{"attacker_lost": 4, "defender_lost": 0, "attacker_left": 16, "defender_left": 30}]},
    ),
    Scenario(
        kind="land",
        attacker=Side(name="Tivol", faction=Faction.PIRATE, troops=20),
        defender=Side(name="Takal", player=False, kind=Force.MARINES, troops=30),
    ),
    players=(TIVOL,),
)  # fmt: skip
MUSTER = _matter(
    39, "muster", 4,
    Finding(result="counted", rolls=(_roll("natives", "5.7", 4, 2, 5),), details={"natives": 11}),
    Scenario(kind="muster"), players=(TIVOL,),
)  # fmt: skip
REINFORCE = _matter(
    40, "reinforce", AZORES,
    Finding(
        result="reinforced", rolls=(), details={"base": 34},
        consequences=(Consequence(type="reinforced", rule="5.23", facts={"joined": 4}),),
    ),
    Scenario(kind="reinforce", reinforce=Reinforce(base=30, pirates_docked=3, king_present=True)),
)  # fmt: skip
WEATHER = _matter(
    41, "weather", 0,
    Finding(
        result="wind",
        rolls=(_roll("wind direction", "3.15", 8, sides=8), _roll("wind strength", "3.15", 4)),
        details={"direction": "NW", "strength": 4},
    ),
    Scenario(kind="weather"),
)  # fmt: skip
MATTERS = (NAVAL, CHASE, IN_PORT, CROSSING, ENCOUNTER, CAPTURE, ESCAPE, LAND, MUSTER, REINFORCE, WEATHER)
DRAFT = _matter(
    42, "naval", 1, NAVAL.finding or Finding(result="", rolls=()), NAVAL.scenario or Scenario(kind="naval"),
    state=State.DRAFTED, release_at=19, **_AT_SEA,
)  # fmt: skip

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


def _collection(*parts: object) -> dict[int, object]:
    return {part.id: part for part in parts}  # type: ignore[attr-defined]


def world(**values: object) -> World:
    """The world, with other values for some of its fields."""
    given: dict[str, object] = {
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
        "offices": _collection(
            Office(id=1, name=OfficeName.EMPEROR, title="The Imperious Emperor", holder="Ann", address="tie@example.org"),
            Office(id=2, name=OfficeName.KING, title="The Pirate King", holder="Ben", address="tpk@example.org"),
            Office(id=3, name=OfficeName.HISTORIAN, title="Historian of Battles", holder="Cy", address="hob@example.org"),
        ),
        "submissions": _collection(PROPOSAL, PLEA, HELD),
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
    return World(**given)  # type: ignore[arg-type]


EVENTS: tuple[Event, ...] = (
    fighting.AttackDeclared(engagement=FIGHT),
    fighting.AttackDeclared(engagement=RUNNING),
    fighting.StrangerMet(engagement=STRANGER),
    fighting.AttackCancelled(engagement=FIGHT.id),
    fighting.StoodToFight(engagement=FIGHT.id),
    fighting.StoodToFight(engagement=FIGHT.id, unanswered=True),
    fighting.StoodToFight(engagement=STRANGER.id, no_fire=True),
    fighting.Fled(engagement=FIGHT.id),
    fighting.Fled(engagement=RUNNING.id),
    fighting.Fled(engagement=STRANGER.id),
    fighting.PursuitBegun(engagement=RUNNING.id, distance=4),
    fighting.PursuitBegun(engagement=RUNNING.id, distance=0, ordered=6),
    fighting.PursuitBegun(engagement=RUNNING.id, distance=1, ordered=1),
    fighting.Chased(engagement=RUNNING.id, distance=13),
    fighting.Chased(engagement=RUNNING.id, distance=1),
    fighting.Chased(engagement=RUNNING.id, distance=-1),
    fighting.Caught(engagement=RUNNING.id),
    fighting.Caught(engagement=RUNNING.id, place=AZORES),
    fighting.PursuitEnded(engagement=RUNNING.id, why="lost"),
    fighting.PursuitEnded(engagement=RUNNING.id, why="in port"),
    fighting.PursuitEnded(engagement=RUNNING.id, why="given up"),
    fighting.ShipSunk(ship=BOUNTY, by="Grease Lightnin'"),
    fighting.ShipSunk(ship=DOVE, by="a pirate ship"),
    fighting.ShipDamaged(ship=LIGHTNIN),
    fighting.StrangerSunk(engagement=STRANGER.id),
    fighting.GreekFireSpent(ship=BOUNTY),
    fighting.CastAway(player=HADDOCK, land=ATLANTIS, rank=2),
    fighting.CastAway(player=DPN, land=ATLANTIS, rank=0, reduced=True),
    fighting.ShipProvided(ship=Ship(id=DOVE, name="The Dove", owner=DPN, at=ATLANTIS)),
    fighting.ShipProvided(ship=Ship(id=BOUNTY, name="Bounty", owner=HADDOCK, at=ATLANTIS, fleet="green", troops=10)),
    government.Submitted(submission=PROPOSAL),
    government.Submitted(submission=HELD),
    government.Published(submission=PROPOSAL.id, number=17),
    government.Published(submission=PLEA.id, number=16),
    government.Judged(
        submission=PROPOSAL.id, verdict=Verdict.ACCEPTED, judge=OfficeName.EMPEROR, rules=("9", "10"), remarks="Well."
    ),
    government.Judged(
        submission=PROPOSAL.id, verdict=Verdict.MODIFIED, judge=OfficeName.EMPEROR, rules=("8.1",),
        remarks="We like it.\n\nWe like it shorter.",
    ),
    government.Judged(submission=PLEA.id, verdict=Verdict.REJECTED, judge=OfficeName.KING, remarks="Arr."),
    government.Judged(submission=PLEA.id, verdict=Verdict.IGNORED, judge=OfficeName.KING),
    government.Postponed(submission=PROPOSAL.id, judge=OfficeName.EMPEROR),
    government.EdictIssued(ruler=OfficeName.KING, text="SET WIND NW 4\nSo be it."),
    government.WindChanged(wind=Wind(Point.NW, 4)),
    government.WindChanged(wind=Wind(Point.S, 1), why="edict"),
    government.WindChanged(wind=Wind(Point.S, 0)),
    government.RewardSet(po8=500),
    history.MatterDrafted(matter=DRAFT),
    history.MatterAmended(matter=NAVAL),
    history.MatterHeld(matter=NAVAL.id),
    *(history.MatterReleased(matter=matter.id) for matter in MATTERS),
    history.MatterReleased(matter=NAVAL.id, by="Cy"),
    landing.TroopsLanded(battle=BATTLE, player=TIVOL, ship=LIGHTNIN, troops=20),
    landing.NativesCounted(fief=FiefId(4), natives=11),
    landing.NativesCounted(fief=FiefId(4), natives=1),
    landing.RoundFought(battle=BATTLE, fiefs=(MARINES,), attacker_lost=4, defender_lost=7),
    landing.RoundFought(
        battle=LandBattle(
            id=LandBattleId(2), land=MAKAL, faction=Faction.CITIZEN, began=1, rounds=13,
            contingents=(Contingent(player=HADDOCK, ship=BOUNTY, troops=1),),
        ),
        fiefs=(TRAINED,), attacker_lost=0, defender_lost=0,
    ),
    landing.TroopsWithdrawn(battle=BATTLE.id, player=TIVOL, ship=LIGHTNIN, troops=12),
    landing.TroopsWithdrawn(battle=BATTLE.id, player=HADDOCK, ship=BOUNTY, troops=0),
    *(
        landing.LandBattleEnded(battle=BATTLE.id, land=DEAD, result=result)
        for result in ("attackers", "defenders", "nobody", "withdrawn")
    ),
    landing.Captured(captivity=Captivity(id=DPN, land=AZORES, force=Force.BUCCANEERS, since=7)),
    landing.Captured(captivity=Captivity(id=HADDOCK, land=DEAD, force=Force.NATIVES, since=7)),
    landing.BackAboard(player=HADDOCK, ship=BOUNTY, land=None, why="slipped"),
    landing.BackAboard(player=HADDOCK, ship=BOUNTY, land=None, why="escaped"),
    landing.BackAboard(player=DPN, ship=None, land=ATLANTIS, why="freed"),
    landing.BackAboard(player=DPN, ship=DOVE, land=None, why="turned"),
    landing.EscapeFailed(player=DPN, again=27),
    landing.Reinforced(fief=FiefId(3), came=4),
    landing.Reinforced(fief=FiefId(3), came=1),
    people.Joined(player=Player(id=HADDOCK, name="Haddock", address="", rank=1, po8=500, ashore=ATLANTIS)),
    people.Joined(player=Player(id=DPN, name="dpn", address="", rank=1, po8=500, ashore=ATLANTIS)),
    people.LeftGame(player=DPN),
    people.Deserted(player=TIVOL, faction=Faction.PIRATE, bravery=0),
    people.RankChanged(player=HADDOCK, rank=3, why="promotion"),
    people.RankChanged(player=TIVOL, rank=7, why="edict"),
    people.TroopsEnlisted(ship=BOUNTY, player=HADDOCK, troops=10, po8=100),
    people.TroopsEnlisted(ship=LIGHTNIN, player=TIVOL, troops=1, po8=10),
    sailing.SetSail(ship=BOUNTY, origin=ATLANTIS, destination=TAKAL, arrives=18),
    sailing.SetSail(ship=BOUNTY, origin=ATLANTIS, destination=DEAD, arrives=18, why="fleeing"),
    sailing.SetSail(
        ship=LIGHTNIN, origin=ATLANTIS, destination=AZORES, arrives=18, why="pursuit", pursuing=BOUNTY
    ),
    sailing.SetSail(ship=BOUNTY, origin=TAKAL, destination=ATLANTIS, arrives=18, why="damaged"),
    sailing.SetSail(ship=LIGHTNIN, origin=TAKAL, destination=AZORES, arrives=18, why="returning"),
    sailing.VoyageResumed(ship=BOUNTY, arrives=20),
    sailing.Arrived(ship=LIGHTNIN, land=AZORES),
    sailing.RepairsBegun(ship=BOUNTY, land=TAKAL, done=28),
    sailing.Repaired(ship=BOUNTY),
    sailing.ShipsMet(meeting=Meeting(id=1, one=BOUNTY, other=LIGHTNIN, until=22)),
)  # fmt: skip

NOBODYS: tuple[Event, ...] = (
    bookkeeping.TimerSet(timer=Timer(id=1, due=18, kind="arrival", subject=BOUNTY)),
    bookkeeping.TimerCleared(timer=1),
    fighting.EngagementEnded(engagement=FIGHT.id),
    government.PublicationOrdered(submission=PROPOSAL.id),
    government.Enacted(enactment=world().enactments[2]),
    history.MatterOpened(matter=DRAFT),
    history.MatterDropped(matter=DRAFT.id),
    sailing.MeetingEnded(meeting=1),
    sailing.VoyageHalted(ship=BOUNTY, left=2),
)
"""Events that nobody is told of."""
