"""The clock on the wall."""

import time


class SystemClock:
    """Tells the time by the machine's clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()  # noqa: TID251 - this is the one place that asks
