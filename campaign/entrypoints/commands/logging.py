"""The log of a server: a line for each thing it does, on standard error."""

import logging
import sys

import structlog

log = structlog.get_logger()


def log_to_standard_error(*, debug: bool) -> None:
    """Sends the log to standard error, in colours only where somebody looks on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if debug else logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    # The mail libraries tell of every lost connection, which the poller tells better.
    logging.getLogger("aioimaplib").setLevel(logging.DEBUG if debug else logging.CRITICAL)


def warn(trouble: str) -> None:
    """Notes in the log that a mail could not be handed over."""
    log.warning("a mail was not handed over", why=trouble)
