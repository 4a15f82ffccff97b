"""The parts of a world that are about persons alone, as frozen values: prisoners, challenges, prizes (FG8-3.3, 5.8)."""

from dataclasses import dataclass

from campaign.rules.parts import LandId, PlayerId, ShipId


@dataclass(frozen=True, slots=True, kw_only=True)
class Prisoner:
    """A prisoner of a player: in the Brig of a ship, or in the prison of a home base (FG8-3.3, 3.19).

    Either a player or, with `player` None, a notorious pirate of that name. Of `ship` and `prison` one is None.
    `captor` is who took him; `since` the clock value at which these captors got him.
    """

    id: int
    name: str
    player: PlayerId | None
    captor: PlayerId
    ship: ShipId | None
    prison: LandId | None = None
    since: int
