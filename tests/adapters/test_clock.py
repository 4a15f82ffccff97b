"""The clock on the wall goes forward, in seconds since 1970."""

from campaign.adapters.clock import SystemClock
from campaign.services.ports import WallClock

JANUARY_2026 = 1_767_225_600


def test_it_tells_the_time() -> None:
    clock: WallClock = SystemClock()
    assert JANUARY_2026 < clock.now() <= clock.now()
