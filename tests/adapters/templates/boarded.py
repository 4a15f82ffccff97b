"""What may happen in fights aboard and after fights at sea, as it is told of and as nobody is."""

from campaign.rules.event import Event
from campaign.rules.events import boarding, fighting, government, people, sailing, strangers, wreck
from campaign.rules.parts import OfficeName, Ship, ShipId
from tests.adapters.templates.gazetted import FIGHT, RUNNING, STRANGER
from tests.adapters.templates.judged import ATLANTIS, AZORES, BOUNTY, DEAD, DOVE, DPN, HADDOCK, LIGHTNIN, TAKAL, TIVOL

_PRIZE = Ship(id=ShipId(9), name="Pirate Prize", owner=HADDOCK, at=TAKAL, troops=12)

BOARDED: tuple[Event, ...] = (
    fighting.StoodToFight(engagement=FIGHT.id, closes=True, no_fire=True),
    boarding.Closed(engagement=FIGHT.id),
    boarding.Closed(engagement=RUNNING.id),
    boarding.RoundAboard(engagement=FIGHT.id, attacker_lost=0, defender_lost=5),
    boarding.RoundAboard(engagement=STRANGER.id, attacker_lost=1, defender_lost=13),
    boarding.Surrendered(engagement=FIGHT.id, ship=BOUNTY),
    boarding.BoardingWon(engagement=FIGHT.id, victor=LIGHTNIN, troops=7),
    boarding.BoardingWon(engagement=FIGHT.id, victor=BOUNTY, troops=0),
    boarding.BoardingWon(engagement=STRANGER.id, victor=BOUNTY, troops=0),
    boarding.BoardingWon(engagement=STRANGER.id, victor=None, troops=1),
    boarding.BoardingDrawn(engagement=FIGHT.id),
    boarding.PursesTaken(to=TIVOL, purses=((HADDOCK, 400), (DPN, 20))),
    boarding.PrizeTaken(engagement=STRANGER.id, ship=_PRIZE, by=BOUNTY),
    boarding.Scuttled(engagement=STRANGER.id, ship=None, by=BOUNTY),
    boarding.Scuttled(engagement=FIGHT.id, ship=BOUNTY, by=LIGHTNIN),
    boarding.LeftAdrift(engagement=STRANGER.id, ship=None),
    boarding.LeftAdrift(engagement=FIGHT.id, ship=LIGHTNIN),
    boarding.LeftAdrift(engagement=RUNNING.id, ship=BOUNTY),
    boarding.CarriedOff(ship=BOUNTY, by="a pirate ship"),
    strangers.NotoriousMet(engagement=STRANGER.id, captain="Mauvebeard", strength=6, casks=1),
    strangers.NotoriousMet(engagement=STRANGER.id, captain="Gump", strength=6, casks=0),
    strangers.NotoriousDied(notorious=1),
    strangers.Undefended(engagement=FIGHT.id),
    strangers.Undefended(engagement=STRANGER.id),
    wreck.GoodsLost(
        engagement=FIGHT.id, ship=BOUNTY, purses=((HADDOCK, 420),), cargo={"silk": 3, "wood": 1}, afloat=True
    ),
    wreck.GoodsLost(engagement=STRANGER.id, ship=BOUNTY, purses=((HADDOCK, 420),), cargo={}, afloat=False),
    wreck.GoodsLost(engagement=FIGHT.id, ship=DOVE, purses=(), cargo={"treasure": 1}, afloat=True, burnt=True),
    wreck.Salvaged(engagement=FIGHT.id, ship=LIGHTNIN, player=TIVOL, po8=420, cargo={"silk": 3}),
    wreck.Salvaged(engagement=FIGHT.id, ship=BOUNTY, player=HADDOCK, po8=420, cargo={}),
    wreck.Salvaged(engagement=FIGHT.id, ship=BOUNTY, player=HADDOCK, po8=0, cargo={}),
    wreck.LostForEver(engagement=FIGHT.id),
    wreck.BountyPaid(player=HADDOCK, po8=700),
    wreck.BootyTaken(ship=LIGHTNIN, tons=1),
    wreck.BootyTaken(ship=LIGHTNIN, tons=0),
    wreck.Mutinied(ship=BOUNTY, player=HADDOCK, land=None, troops=10),
    wreck.Mutinied(ship=LIGHTNIN, player=TIVOL, land=DEAD, troops=1),
    wreck.Rescued(player=HADDOCK, why="drifted", land=ATLANTIS),
    wreck.Rescued(player=DPN, why="picked up", ship=BOUNTY),
    wreck.Rescued(player=TIVOL, why="decided", land=AZORES),
    government.RulerMoved(office=OfficeName.EMPEROR, land=DEAD),
    people.RankChanged(player=HADDOCK, rank=0, why="defeat"),
    sailing.SetSail(ship=BOUNTY, origin=TAKAL, destination=ATLANTIS, arrives=18, why="prize"),
)

UNSAID: tuple[Event, ...] = (
    boarding.FightOpened(engagement=FIGHT.id),
    strangers.CaskBurnt(engagement=STRANGER.id),
    strangers.CaskReturned(engagement=STRANGER.id, casks=1),
)
"""Events that nobody is told of."""
