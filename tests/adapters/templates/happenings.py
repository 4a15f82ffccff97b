"""What may happen: every event, as it is told of and as nobody is."""

from campaign.rules.clock import Timer
from campaign.rules.event import Event
from campaign.rules.events import (
    bookkeeping,
    duels,
    fighting,
    government,
    history,
    landing,
    people,
    prisoners,
    raiding,
    sailing,
    trading,
    winning,
)
from campaign.rules.parts import (
    Captivity,
    Contingent,
    FiefId,
    LandBattle,
    LandBattleId,
    Meeting,
    OfficeName,
    Player,
    Raid,
    Ship,
    Verdict,
)
from campaign.rules.persons import Answer, Challenge, Claim, Monument, Prisoner, Right
from campaign.rules.scenario import (
    Faction,
    Force,
    Point,
    Wind,
)
from campaign.rules.world import changed
from tests.adapters.templates.boarded import BOARDED, UNSAID
from tests.adapters.templates.gazetted import (
    BATTLE,
    FIGHT,
    HELD,
    MARINES,
    PLEA,
    PROPOSAL,
    RUNNING,
    STRANGER,
    TRAINED,
    world,
)
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
    NAVAL,
    TAKAL,
    TIVOL,
)
from tests.adapters.templates.traded import TRADED

BEHIND_BARS = Prisoner(id=1, name="Haddock", player=HADDOCK, captor=TIVOL, ship=LIGHTNIN, since=7)
CHALLENGE = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=7, answer_by=27)
CLAIM = Claim(id=1, player=HADDOCK, right=Right.PRIZE, loser=TIVOL, until=27)
FACED = Raid(plunderer=TIVOL, commodity="silk", unbeaten=(1, 2), to_beat=1, fort=2, standing=10)
RAID = changed(BATTLE, raid=FACED)
MAUVEBEARD = Prisoner(id=2, name="Mauvebeard", player=None, captor=HADDOCK, ship=BOUNTY, since=7)

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
    government.GameEnded(),
    government.GameReopened(),
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
    landing.TroopsWithdrawn(battle=BATTLE.id, player=TIVOL, ship=LIGHTNIN, troops=12, stranded=True),
    landing.TroopsWithdrawn(battle=BATTLE.id, player=HADDOCK, ship=BOUNTY, troops=0, stranded=True),
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
    *(
        landing.BackAboard(player=DPN, ship=DOVE, land=None, why=why)
        for why in ("broke out", "released", "sunk", "chaos")
    ),
    landing.EscapeFailed(player=DPN, again=27),
    landing.Reinforced(fief=FiefId(3), came=4),
    landing.Reinforced(fief=FiefId(3), came=1),
    winning.MonumentBuilt(
        monument=Monument(id=1, player=HADDOCK, ruler=OfficeName.EMPEROR, inscription="To Him", built=17)
    ),
    winning.SettlersSent(land=TAKAL, settlers=100, owner=HADDOCK),
    winning.SettlersSent(land=TAKAL, settlers=1, owner=DPN),
    winning.ExaltedWinner(player=HADDOCK),
    raiding.FightChosen(battle=RAID),
    raiding.FightChosen(battle=changed(BATTLE, raid=changed(FACED, fort=0, standing=0))),
    raiding.RaidRound(battle=RAID, fort=2, attacker_lost=3, defender_lost=0),
    raiding.RaidRound(
        battle=changed(BATTLE, raid=changed(FACED, fort=None)), fort=2, attacker_lost=0, defender_lost=7
    ),
    raiding.RaidRound(battle=changed(BATTLE, raid=changed(FACED, fort=0)), fort=0, attacker_lost=0, defender_lost=1),
    raiding.Plundered(
        land=TAKAL, player=TIVOL, ship=LIGHTNIN, bravery=1, cargo={"silk": 1, "treasure": 1}, hostages=5, fallen=20,
        fiefs=(MARINES,), wares=True,
    ),
    raiding.Plundered(
        land=TAKAL, player=TIVOL, ship=LIGHTNIN, bravery=1, cargo={}, hostages=1, fallen=20, fiefs=(MARINES,)
    ),
    raiding.Plundered(
        land=TAKAL, player=HADDOCK, ship=BOUNTY, bravery=1, cargo={}, hostages=0, fallen=20, fiefs=(MARINES,)
    ),
    raiding.AnarchyEnded(fief=MARINES, player=HADDOCK, ship=BOUNTY, troops=10),
    raiding.WentSoft(player=TIVOL),
    raiding.WentSoft(player=HADDOCK),
    raiding.HostagesLanded(ship=LIGHTNIN, land=AZORES, hostages=1),
    raiding.HostagesLanded(ship=LIGHTNIN, land=AZORES, hostages=12),
    raiding.TroopsSurrendered(battle=BATTLE, player=HADDOCK, troops=1),
    raiding.TroopsSurrendered(battle=BATTLE, player=TIVOL, troops=16),
    duels.Challenged(challenge=CHALLENGE),
    duels.ChallengeAnswered(challenge=changed(CHALLENGE, answer=Answer.ACCEPTED), bravery=1),
    duels.ChallengeAnswered(challenge=changed(CHALLENGE, answer=Answer.DECLINED), bravery=0, lost=1),
    duels.ChallengeAnswered(challenge=changed(CHALLENGE, answer=Answer.DECLINED), bravery=0),
    duels.ChallengeAnswered(
        challenge=changed(CHALLENGE, answer=Answer.DECLINED), bravery=0, lost=1, unanswered=True
    ),
    duels.ChallengeAnswered(challenge=changed(CHALLENGE, answer=Answer.VOID), bravery=1),
    *(
        duels.ClaimGained(claim=Claim(id=1, player=TIVOL, right=right, loser=loser, until=27))
        for right, loser in ((Right.PRIZE, HADDOCK), (Right.AWARD, DPN), (Right.WEAR, None))
    ),
    duels.DuelPrizeTaken(claim=CLAIM, winner=HADDOCK, loser=TIVOL, po8=80),
    duels.DuelPrizeTaken(
        claim=CLAIM, winner=TIVOL, loser=HADDOCK, commodity="silk", tons=1, from_ship=BOUNTY, to_ship=LIGHTNIN
    ),
    duels.PartFitted(claim=CLAIM, player=TIVOL, part="hook", by=HADDOCK),
    duels.PartFitted(claim=CLAIM, player=TIVOL, part="peg_leg"),
    *(
        prisoners.Imprisoned(prisoner=prisoner, why=why)
        for prisoner in (BEHIND_BARS, MAUVEBEARD)
        for why in ("surrendered", "taken", "kept")
    ),
    prisoners.HandedOver(prisoner=changed(BEHIND_BARS, ship=None, prison=AZORES), by=TIVOL, po8=0),
    prisoners.HandedOver(prisoner=changed(MAUVEBEARD, ship=None, prison=ATLANTIS), by=HADDOCK, po8=500),
    prisoners.BreakoutFailed(prisoner=BEHIND_BARS, again=27),
    prisoners.BreakoutFailed(prisoner=MAUVEBEARD, again=27),
    *(prisoners.NotoriousAtLarge(prisoner=MAUVEBEARD, why=why) for why in ("broke out", "released", "sunk", "freed")),
    prisoners.ShipTakenOver(ship=LIGHTNIN, prisoner=BEHIND_BARS, by=HADDOCK, troops=1),
    prisoners.ShipTakenOver(ship=BOUNTY, prisoner=MAUVEBEARD, by=None, troops=10),
    prisoners.ShipTakenOver(ship=BOUNTY, prisoner=MAUVEBEARD, by=None, troops=0),
    people.Joined(player=Player(id=HADDOCK, name="Haddock", address="", rank=1, po8=500, ashore=ATLANTIS)),
    people.Joined(player=Player(id=DPN, name="dpn", address="", rank=1, po8=500, ashore=ATLANTIS)),
    people.LeftGame(player=DPN),
    people.Died(player=HADDOCK),
    people.WentAshore(player=HADDOCK, ship=BOUNTY, land=ATLANTIS),
    people.WentAboard(player=DPN, ship=BOUNTY),
    people.WentAboard(player=HADDOCK, ship=LIGHTNIN, enlisted=True),
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
    *TRADED,
    *BOARDED,
)  # fmt: skip

NOBODYS: tuple[Event, ...] = (
    duels.ClaimLapsed(claim=CLAIM),
    bookkeeping.TimerSet(timer=Timer(id=1, due=18, kind="arrival", subject=BOUNTY)),
    bookkeeping.TimerCleared(timer=1),
    fighting.EngagementEnded(engagement=FIGHT.id),
    government.PublicationOrdered(submission=PROPOSAL.id),
    government.Enacted(enactment=world().enactments[2]),
    history.MatterOpened(matter=DRAFT),
    history.MatterDropped(matter=DRAFT.id),
    sailing.MeetingEnded(meeting=1),
    sailing.VoyageHalted(ship=BOUNTY, left=2),
    trading.MarketStirred(),
    *UNSAID,
)
"""Events that nobody is told of."""
