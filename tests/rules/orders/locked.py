"""Prisoners for tests of orders."""

from campaign.rules.parts import ShipId
from campaign.rules.persons import Prisoner
from tests.builders import AZORES, HADDOCK, LIGHTNIN, TIVOL


def haddock_in_the_brig(ship: ShipId | None = LIGHTNIN) -> Prisoner:
    return Prisoner(id=1, name="Haddock", player=HADDOCK, captor=TIVOL, ship=ship, since=0)


def haddock_in_prison() -> Prisoner:
    return Prisoner(id=1, name="Haddock", player=HADDOCK, captor=TIVOL, ship=None, prison=AZORES, since=0)


def mauvebeard(ship: ShipId) -> Prisoner:
    return Prisoner(id=2, name="Mauvebeard", player=None, captor=HADDOCK, ship=ship, since=0)
