"""What may happen to goods and money, as it is told of."""

from campaign.rules.event import Event
from campaign.rules.events import abroad, banking, government, passages, speaking, trading
from campaign.rules.events.banking import Share
from campaign.rules.parts import Deposit, FiefId, Hoard, Passage, Player, Ship, SubmissionId
from campaign.rules.scenario import Faction
from tests.adapters.templates.judged import ATLANTIS, BOUNTY, DEAD, DOVE, DPN, HADDOCK, LIGHTNIN, TAKAL, TIVOL

_HOARD = Hoard(id=1, player=TIVOL, fief=FiefId(4), po8=250)
_VISITOR = Player(id=DPN, name="dpn", address="", visitor_from="Game Nine")

TRADED: tuple[Event, ...] = (
    trading.Bought(player=HADDOCK, ship=BOUNTY, thing="cannon", count=2, po8=400),
    trading.Bought(player=TIVOL, ship=LIGHTNIN, thing="grappling_hooks", count=1, po8=300),
    trading.Bought(player=TIVOL, ship=LIGHTNIN, thing="greek_fire", count=1, po8=250),
    trading.Sold(player=HADDOCK, ship=BOUNTY, thing="silk", count=3, po8=450),
    trading.Sold(player=HADDOCK, ship=BOUNTY, thing="treasure", count=1, po8=500),
    trading.Loaded(player=HADDOCK, ship=BOUNTY, land=TAKAL, thing="troops", count=1),
    trading.Unloaded(player=HADDOCK, ship=BOUNTY, land=TAKAL, thing="wood", count=13),
    trading.Given(player=HADDOCK, ship=BOUNTY, to=TIVOL, aboard=LIGHTNIN, thing="spice", count=2),
    trading.Paid(player=HADDOCK, to=DPN, po8=100),
    trading.PricesMoved(
        was={"silk": 150, "spice": 120, "wood": 60}, prices={"silk": 165, "spice": 120, "wood": 55}
    ),
    banking.Deposited(deposit=Deposit(id=1, player=HADDOCK, fief=FiefId(2), po8=300), po8=100),
    banking.Drawn(deposit=1, player=HADDOCK, fief=FiefId(2), po8=100),
    banking.BankEmptied(
        land=TAKAL, deposits=(1, 2), losers=(HADDOCK, DPN), po8=301, shares=(Share(TIVOL, 151), Share(DPN, 150))
    ),
    banking.BankEmptied(land=TAKAL, deposits=(1,), losers=(HADDOCK,), po8=300, shares=()),
    banking.Buried(hoard=_HOARD, po8=50),
    banking.DugUp(hoard=_HOARD),
    banking.ColonyFounded(land=DEAD, faction=Faction.CITIZEN, player=HADDOCK),
    banking.ColonyFounded(land=DEAD, faction=Faction.PIRATE),
    banking.HoardFound(hoard=_HOARD, finder=HADDOCK),
    banking.HoardFound(hoard=_HOARD, finder=None),
    abroad.OverTheEdge(ship=BOUNTY, players=(HADDOCK, DPN), troops=10),
    abroad.OverTheEdge(ship=LIGHTNIN, players=(), troops=0),
    abroad.ReachedSunset(ship=BOUNTY, players=(HADDOCK,)),
    abroad.VisitorAdmitted(player=_VISITOR, ship=None, land=ATLANTIS),
    abroad.VisitorAdmitted(
        player=_VISITOR, ship=Ship(id=DOVE, name="The Dove", owner=DPN, at=ATLANTIS, fleet="green"), land=ATLANTIS
    ),
    abroad.CrownGranted(player=HADDOCK),
    abroad.CrownBrought(player=HADDOCK, bravery=3, rank=4),
    passages.PassageOffered(passage=Passage(id=1, ship=BOUNTY, player=DPN), captain=HADDOCK),
    passages.PickedUp(player=DPN, ship=BOUNTY),
    speaking.SpeakerChanged(player=HADDOCK),
    speaking.DayPassed(player=HADDOCK, day=1, po8=20, seen=0.0),
    speaking.DayPassed(player=TIVOL, day=21, po8=20, seen=0.0),
    government.Renumbered(one=SubmissionId(7), other=SubmissionId(8)),
)  # fmt: skip
