"""The demo's cast: who plays whom, by the names in its founding file."""

from typing import Final

from campaign.rules import captains, captains_offices
from campaign.rules.captains import ATLANTIS, Captain
from campaign.rules.captains_offices import Duty
from campaign.rules.parts import OfficeName

DOMAIN: Final = "atlantis.test"
_PORTS: Final = (ATLANTIS, "Takal", "Sakal")
_PIRATES: Final = ("Grease Lightnin'", "Pale Horse", "No Gods", "Ranger")

# In the order in which they write: pirates rise early.
CAPTAINS: Final = (
    Captain(name="Tivol", ship="Grease Lightnin'", temper=captains.hunter, ports=("Takal",), mates=_PIRATES),
    Captain(name="Death", ship="Pale Horse", temper=captains.hunter, ports=("Sakal",), mates=_PIRATES),
    Captain(name="Anarchy", ship="No Gods", temper=captains.hunter, ports=(ATLANTIS,), mates=_PIRATES),
    Captain(name="Haddock", ship="Bounty", temper=captains.bold_trader, ports=_PORTS),
    Captain(name="dpn", ship="Halcyon", temper=captains.timid_trader, ports=_PORTS),
    Captain(name="Dawn", ship="Aurora", temper=captains.stormer),
    Captain(name="toejam", ship="Marmalade", temper=captains.raider),
    Captain(name="John Paul", ship="Ranger", temper=captains.keeper, mates=_PIRATES),
)
NEWCOMER: Final = Captain(name="Wren", ship="Petrel", temper=captains.newcomer, ports=_PORTS, fleet="orange")
NEWCOMERS_ADDRESS: Final = f"wren@{DOMAIN}"

DUTIES: Final[dict[OfficeName, Duty]] = {
    OfficeName.EMPEROR: captains_offices.emperor,
    OfficeName.KING: captains_offices.king,
    OfficeName.HISTORIAN: captains_offices.historian,
}
