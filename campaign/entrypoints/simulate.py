"""Simulated campaigns from the shell: seeded, each in a database of its own that is thrown away."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from campaign.adapters.db.engine import connect
from campaign.adapters.db.migrating import migrate
from campaign.adapters.db.unit import SqlArchive
from campaign.adapters.secrets import KeyedSecrets
from campaign.bootstrap import build_house
from campaign.rules.charter import Founding
from campaign.rules.in_force import LawInForce
from campaign.rules.tally import Tally
from campaign.rules.world import World
from campaign.services.house import House, law_at
from campaign.services.simulation import Simulation
from campaign.settings import Mail, Settings

_ADDRESS: Final = "game@simulated.test"
_START: Final = 788_961_600.0  # noon on 1 January 1995, UTC
_A_TURN: Final = 6 * 3600.0


class TurningClock:
    """A clock that goes on by six hours a turn, so that days pass in play."""

    def __init__(self) -> None:
        self._seconds = _START

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return self._seconds

    def turn(self) -> None:
        """Lets a turn pass."""
        self._seconds += _A_TURN


@dataclass(slots=True, kw_only=True)
class Simulated:
    """What some campaigns came to. `faults` says why letters were set aside, which none should be."""

    tally: Tally = field(default_factory=Tally)
    letters: int = 0
    campaigns: int = 0
    faults: list[str] = field(default_factory=list)
    law: LawInForce | None = None


def simulate(
    founding: Founding, *, campaigns: int, proposals: int, seed: bytes, on_turn: Callable[[int], None]
) -> Simulated:
    """Plays seeded campaigns, each to so many proposals; `on_turn` hears how many have passed in all.

    Raises:
        StandstillError: a campaign got stuck.
    """
    simulated = Simulated()
    for number in range(1, campaigns + 1):
        key = hmac.digest(seed or b"\0", f"simulate {number}".encode(), "sha256")
        before = simulated.tally.published
        with TemporaryDirectory() as directory:
            clock = TurningClock()
            house, archive = _house(Path(directory), key, clock)
            try:
                simulation = Simulation(
                    house=house, slug=f"simulated-{number}", seed=key, on_turn=_Turn(clock, before, on_turn)
                )
                simulation.found(founding)
                _enter(simulated, simulation, simulation.play(proposals))
            finally:
                archive.close()
    return simulated


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a turn moves: the wall clock, and the bar that somebody watches."""

    clock: TurningClock
    before: int
    on_turn: Callable[[int], None]

    def __call__(self, published: int) -> None:
        self.clock.turn()
        self.on_turn(self.before + published)


def _enter(simulated: Simulated, simulation: Simulation, world: World) -> None:
    simulation.enter(simulated.tally)
    simulated.law = law_at(world)
    simulated.letters += simulation.letters
    simulated.campaigns += 1
    simulated.faults += simulation.set_aside()


def _house(directory: Path, key: bytes, clock: TurningClock) -> tuple[House, SqlArchive]:
    url = f"sqlite:///{directory / 'simulated.sqlite'}"
    migrate(url)
    archive = SqlArchive(connect(url))
    house = build_house(Settings(mail=Mail(address=_ADDRESS)), archive, secrets=KeyedSecrets(key), clock=clock)
    return house, archive
