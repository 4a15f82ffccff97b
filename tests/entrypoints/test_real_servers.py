"""A whole conversation through Dovecot and Postfix: letters in by SMTP and IMAP, reports back the same way."""

import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from campaign.adapters.db.migrating import migrate
from campaign.adapters.documents.foundings import read_founding
from campaign.bootstrap import Premises, build
from campaign.entrypoints.serving import serve
from campaign.rules.world import World, changed
from campaign.services.founding import found_campaign
from campaign.settings import load
from tests.correspondent import Correspondent
from tests.play import captain
from tests.servers import dovecot, missing, postfix

pytestmark = pytest.mark.real_servers

_ADDRESS = "game@campaign.test"
_TO = "game+atlantis@campaign.test"
_PEOPLE = ("ann", "haddock", "tie", "hob")
_PATIENCE = 30.0


@pytest.fixture(autouse=True)
def _servers_or_skip() -> None:
    why = missing("dovecot", "postfix", root=True)
    if why and os.environ.get("CAMPAIGN_REQUIRE_SERVERS"):
        pytest.fail(f"these servers are required: {why}")
    if why:
        pytest.skip(why)


def _premises(tmp_path: Path, imap_port: int, smtp_port: int) -> Premises:
    url = f"sqlite:///{tmp_path / 'campaign.sqlite'}"
    migrate(url)
    environment = {
        "CAMPAIGN_DATABASE_URL": url,
        "CAMPAIGN_MAIL_ADDRESS": _ADDRESS,
        "CAMPAIGN_IMAP_HOST": "127.0.0.1",
        "CAMPAIGN_IMAP_PORT": str(imap_port),
        "CAMPAIGN_IMAP_PASSWORD": "gamepw",
        "CAMPAIGN_IMAP_TLS": "none",
        "CAMPAIGN_SMTP_HOST": "127.0.0.1",
        "CAMPAIGN_SMTP_PORT": str(smtp_port),
        "CAMPAIGN_SMTP_TLS": "none",
        "CAMPAIGN_SERVER_KEY_FILE": str(tmp_path / "key"),
        "CAMPAIGN_SERVER_POLL_SECONDS": "20",
    }
    return build(load(None, environment))


def _found(premises: Premises) -> None:
    founding = read_founding("fg8")
    offices = tuple(
        changed(office, address=f"{office.name.value.casefold()}@campaign.test")
        if office.name.value in {"TIE", "HoB"}
        else office
        for office in founding.offices
    )
    players = tuple(
        changed(player, address=player.address.replace("example.org", "campaign.test"))
        for player in (captain("Ann", "Bounty"), captain("Haddock", "Dauntless", cannon=40))
    )
    found_campaign(premises.house, "atlantis", changed(founding, offices=offices, players=players))


def _world(premises: Premises) -> World:
    with premises.house.archive.reading() as unit:
        return unit.campaigns.load("atlantis")


async def _until(told: Callable[[], list[str]], *words: str) -> str:
    """Reads a mailbox until a mail says all these words."""
    deadline = asyncio.get_running_loop().time() + _PATIENCE
    seen: list[str] = []
    while asyncio.get_running_loop().time() < deadline:
        for text in await asyncio.to_thread(told):
            seen.append(text)
            if all(word in " ".join(text.split()) for word in words):
                return text
        await asyncio.sleep(0.05)
    raise AssertionError(f"no mail says {words}; these came:\n" + "\n---\n".join(seen))


def test_a_fight_is_declared_answered_reviewed_and_reported_through_dovecot_and_postfix(tmp_path: Path) -> None:
    users = {_ADDRESS: "gamepw"} | {f"{name}@campaign.test": f"{name}pw" for name in _PEOPLE}
    # The servers run as their own users, and pytest's folders are closed to others.
    with (
        tempfile.TemporaryDirectory(prefix="campaign-mail-", ignore_cleanup_errors=True) as folder,
        dovecot(Path(folder) / "dovecot", users) as imap,
        postfix(Path(folder) / "postfix", imap.lmtp_port, tuple(users)) as smtp,
    ):
        people = {
            name: Correspondent(f"{name}@campaign.test", f"{name}pw", smtp.smtp_port, imap.imap_port)
            for name in _PEOPLE
        }
        premises = _premises(tmp_path, imap.imap_port, smtp.smtp_port)
        _found(premises)
        asyncio.run(_conversation(premises, people))
        game = Correspondent(_ADDRESS, "gamepw", smtp.smtp_port, imap.imap_port)
        assert game.folder("INBOX") == 0
        assert game.folder("Processed") == sum(each.sent for each in people.values())
        world = _world(premises)
        premises.archive.close()
    assert world.ships[1].condition.value == "sunk"
    assert world.clock.published == 1


async def _conversation(premises: Premises, people: dict[str, Correspondent]) -> None:
    ann, haddock, tie, hob = (people[name] for name in _PEOPLE)
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(premises, stop))
    try:
        haddock.sends(_TO, "ATTACK Bounty\nATACK Bounty")
        await _until(haddock.new_mails, "ATTACK Bounty", "Line 2 was not understood")
        await _until(ann.new_mails, "Dauntless", "FIGHT", "FLEE")
        reply_to = ann.received[-1]["Reply-To"]
        ann.sends(reply_to, "FIGHT")
        await _until(hob.new_mails, "APPROVE H1")
        hob.sends(_TO, "APPROVE H1")
        await _until(ann.new_mails, "ship strength", "5.3")
        ann.sends(reply_to, "PROPOSE Fewer guns\nForty cannon are too many.\nEND")
        await _until(tie.new_mails, "JUDGE 1 ACCEPT")
        await _until(haddock.new_mails, "Proposal 1", "Forty cannon are too many.")
        tie.sends(_TO, "JUDGE 1 ACCEPT BECAUSE it is only fair")
        await _until(ann.new_mails, "accepted")
    finally:
        stop.set()
        await serving
