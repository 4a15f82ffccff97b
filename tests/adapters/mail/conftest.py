"""Where the mail ports are tested: on the embedded servers and on Dovecot with Postfix."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import servers
from tests.adapters.mail.stages import Embedded, Real, Stage

PASSWORD = "a horse, a horse"
_MAILBOXES = 80


@pytest.fixture(scope="session")
def real_ports() -> Iterator[tuple[int, int]]:
    """The ports of Dovecot and Postfix, for the whole run."""
    why = servers.missing("dovecot", "postfix", root=True)
    if why and os.environ.get("CAMPAIGN_REQUIRE_SERVERS") == "1":
        pytest.fail(f"Dovecot and Postfix are required: {why}")
    if why:
        pytest.skip(f"no Dovecot or Postfix here: {why}")
    users = {f"captain{number}@{servers.DOMAIN}": PASSWORD for number in range(_MAILBOXES)}
    # Not in pytest's folder: each run of pytest takes that one's permissions away from others, and
    # the servers run as their own users.
    with (
        tempfile.TemporaryDirectory(prefix="campaign-mail-", ignore_cleanup_errors=True) as name,
        servers.dovecot((folder := Path(name)) / "dovecot", users) as store,
        servers.postfix(folder / "postfix", store.lmtp_port, tuple(users)) as transport,
    ):
        yield store.imap_port, transport.smtp_port


@pytest.fixture(scope="session")
def fresh_numbers() -> Iterator[int]:
    """A mailbox for each test, so that none sees another's mail."""
    return iter(range(_MAILBOXES))


@pytest.fixture(params=["embedded", pytest.param("real", marks=pytest.mark.real_servers)])
def stage(request: pytest.FixtureRequest, fresh_numbers: Iterator[int]) -> Stage:
    if request.param == "embedded":
        return Embedded(address=f"captain@{servers.DOMAIN}", password=PASSWORD)
    imap_port, smtp_port = request.getfixturevalue("real_ports")
    return Real(
        address=f"captain{next(fresh_numbers)}@{servers.DOMAIN}",
        password=PASSWORD,
        imap_port=imap_port,
        smtp_port=smtp_port,
    )
