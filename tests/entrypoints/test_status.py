"""`status` and `unshunt`: how the server stands, and the mails set aside."""

from dataclasses import replace

import pytest

from campaign.adapters.clock import SystemClock
from campaign.adapters.db.migrating import head
from campaign.services.archive import Arrival, MailboxState, Post
from campaign.services.situation import Situation, situation
from tests.fakes.archive import FakeArchive
from tests.shell import Shell, premises

_BOX, _NOW = "game@localhost", 1_000_000.0


def test_a_new_server_is_not_stuck(founded: Shell) -> None:
    said = founded.done("status").out.splitlines()
    assert said[0] == "Campaign  Published  Judged  Players  Unpublished  Unjudged  With the Historian"
    assert said[1].split() == ["atlantis", "0", "0", "2", "0", "0", "0"]
    assert "Last poll:         never" in said
    assert f"Schema:            {head()}" in said


def test_json(drafted: Shell) -> None:
    drafted.writes("ann@example.org", "PROPOSE One\nLet it be.\nEND\nPROPOSE Two\nLet it be.\nEND")
    said = drafted.done("status", "--json").json
    assert said["campaigns"] == [
        {
            "campaign": "atlantis",
            "title": "Atlantis in small",
            "clock": {"published": 1, "judged": 0},
            "players": 2,
            "unpublished": 1,
            "unjudged": 1,
            "drafted": 1,
        }
    ]
    assert said["letters"] == {"waiting": 0, "oldest": None, "aside": 0}
    assert said["mailbox"] == {"last_poll": None, "trouble": ""}
    assert said["outbox"]["waiting"] > 0
    assert (said["outbox"]["refused"], said["outbox"]["last_sent"]) == (0, None)
    assert said["schema"] == head()
    assert said["stuck"] == []


def test_one_campaign_may_be_named(founded: Shell) -> None:
    founded.done("init", "second")
    named = founded.done("status", "--campaign", "second", "--json").json["campaigns"]
    assert [each["campaign"] for each in named] == ["second"]
    assert founded("status", "--campaign", "third").refusal.startswith("campaign: there is no campaign third: ")


def test_what_is_stuck_is_told_and_is_exit_status_1(founded: Shell) -> None:
    with premises() as built, built.archive.unit() as unit:
        unit.letters.polled(built.poller.name, 1, 5.0)
        unit.letters.take_in(built.poller.name, 1, [Arrival(uid=1, raw=b"x", digest="x", at=5.0)])
        unit.commit()
    said = founded("status")
    assert said.status == 1
    assert said.err == (
        "campaign: stuck: the mailbox is not polled any more: see that `campaign serve` runs; "
        "a mail waits to be worked: see that `campaign serve` runs\n"
    )
    assert "Mail to be worked: 1, the oldest since 1970-01-01 00:00 UTC (" in said.out
    assert founded("status", "--json").json["letters"]["oldest"] == "1970-01-01T00:00:05+00:00"


def _at(archive: FakeArchive, now: float = _NOW) -> Situation:
    return situation(archive, _BOX, now, poll_seconds=60)


@pytest.mark.parametrize(("late", "stuck"), [(899, False), (901, True)])
def test_patience_has_an_end(late: float, stuck: bool) -> None:  # noqa: FBT001
    archive = FakeArchive()
    with archive.unit() as unit:
        unit.letters.polled(_BOX, 1, _NOW)
        unit.letters.take_in(_BOX, 1, [Arrival(uid=1, raw=b"x", digest="x", at=_NOW)])
        unit.outbox.put(_post("ann@example.org"))
        unit.commit()
    assert bool(_at(archive, _NOW + late).stuck) is stuck
    assert len(_at(archive, _NOW + late).stuck) == 3 * stuck


def test_a_trouble_of_the_mailbox_is_stuck_until_a_poll_works() -> None:
    archive = FakeArchive()
    with archive.unit() as unit:
        unit.letters.polled(_BOX, 1, 0, trouble="The IMAP server hung up.")
        unit.commit()
    assert _at(archive).stuck == ("the mailbox cannot be polled: The IMAP server hung up.",)
    with archive.unit() as unit:
        unit.letters.polled(_BOX, 1, _NOW)
        unit.commit()
    assert _at(archive).mailbox == MailboxState(uidvalidity=1, polled=_NOW)
    assert _at(archive).stuck == ()


def test_a_mail_tried_in_vain_is_stuck() -> None:
    archive = FakeArchive()
    with archive.unit() as unit:
        unit.outbox.put(_post("ann@example.org"))
        unit.commit()
    for tries in range(1, 4):
        assert _at(archive).stuck == (), tries
        with archive.unit() as unit:
            (row,) = unit.outbox.due(_NOW + 10_000, 10)
            unit.outbox.delayed(row.id, _NOW + 60, "no connection")
            unit.commit()
    assert _at(archive).stuck == ("a mail to ann@example.org was tried 3 times in vain: `campaign send` says why",)


def _post(to: str) -> Post:
    return Post(campaign="", to=to, envelope_from=_BOX, message_id="<1@x>", kind="answer", raw=b"x", at=_NOW)


def _set_aside(shell: Shell) -> None:
    with premises() as built, built.archive.unit() as unit:
        raw = b"From: ann@example.org\r\nSubject: orders\r\n\r\nSTATUS\r\n"
        at = SystemClock().now()
        unit.letters.take_in(built.poller.name, 1, [Arrival(uid=4, raw=raw, digest="d", at=at)])
        stored = unit.letters.next()
        assert stored is not None
        unit.letters.set_aside(stored.id, why="ValueError('x')", traceback="Traceback: here\n")
        unit.commit()
    assert shell.done("status", "--json").json["letters"]["aside"] == 1


def test_mails_set_aside_are_listed_and_put_back(founded: Shell) -> None:
    assert founded.done("unshunt").out == "No mail is set aside.\n"
    assert founded.done("unshunt", "--json").json == {"aside": []}
    _set_aside(founded)
    said = founded.done("unshunt").out
    assert said.startswith("1 mail set aside; `campaign unshunt ID` puts one back.\n")
    assert "ann@example.org" in said
    assert "Traceback" not in said
    assert "Traceback: here" in founded.done("unshunt", "--debug").out
    (listed,) = founded.done("unshunt", "--json").json["aside"]
    assert {key: listed[key] for key in ("id", "uid", "from", "subject", "why", "tries")} == {
        "id": 1, "uid": 4, "from": "ann@example.org", "subject": "orders", "why": "ValueError('x')", "tries": 0,
    }  # fmt: skip
    assert founded.done("unshunt", "1").out == "Mail 1 is put back; the next poll works it.\n"
    assert founded.done("status", "--json").json["letters"] | {"oldest": ""} == {"waiting": 1, "oldest": "", "aside": 0}
    assert (
        founded("unshunt", "1").refusal == "campaign: no mail 1 is set aside: `campaign unshunt` lists those that are"
    )


def test_json_of_a_mail_put_back(founded: Shell) -> None:
    _set_aside(founded)
    assert founded.done("unshunt", "1", "--json").json == {"put_back": 1}


def test_a_submission_that_is_due_but_not_published_is_stuck(proposed: Shell) -> None:
    proposed.writes("ann@example.org", "PROPOSE Shorter guns\nLet it be.\nEND")
    with premises() as built, built.archive.unit() as unit:
        world = unit.campaigns.load("atlantis")
    held = replace(world.submissions[2], called=True)
    archive = FakeArchive()
    archive.shelf.worlds["atlantis"] = replace(world, submissions={**world.submissions, 2: held})
    assert _at(archive).stuck == ("S2 of atlantis is due to be published: `campaign tick` does it",)
