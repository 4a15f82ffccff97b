"""The contracts of `Outbox` and `Strangers`, on the fake, SQLite and PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager

from campaign.services.archive import Archive, Outbox, Post


def post(name: str, *, at: float = 10) -> Post:
    return Post(
        campaign="atlantis",
        to=f"{name}@example.org",
        envelope_from="game@example.org",
        message_id=f"<{name}@example.org>",
        kind="report",
        raw=b"\x00\xff" + name.encode(),
        at=at,
    )


@contextmanager
def posting(archive: Archive) -> Iterator[Outbox]:
    with archive.unit() as unit:
        yield unit.outbox
        unit.commit()


def due(archive: Archive, now: float = 1000, limit: int = 10) -> list[str]:
    with archive.reading() as unit:
        return [row.post.to.partition("@")[0] for row in unit.outbox.due(now, limit)]


def test_a_mail_comes_out_as_it_went_in(archive: Archive) -> None:
    with posting(archive) as outbox:
        outbox.put(post("anne"))
    with archive.reading() as unit:
        (row,) = unit.outbox.due(10, 1)
    assert (row.post, row.tries) == (post("anne"), 0)


def test_mails_go_out_in_the_order_they_were_put(archive: Archive) -> None:
    with posting(archive) as outbox:
        for name in ("carl", "anne", "bart"):
            outbox.put(post(name))
    assert due(archive) == ["carl", "anne", "bart"]
    assert due(archive, limit=2) == ["carl", "anne"]


def test_a_message_id_is_put_once(archive: Archive) -> None:
    for _ in range(2):
        with posting(archive) as outbox:
            outbox.put(post("anne"))
            outbox.put(post("anne"))
            outbox.put(post("bart"))
    assert due(archive) == ["anne", "bart"]


def test_a_message_id_stays_known_once_sent(archive: Archive) -> None:
    with posting(archive) as outbox:
        outbox.put(post("anne"))
        outbox.sent(outbox.due(10, 1)[0].id, 11)
        outbox.put(post("anne"))
    assert due(archive) == []


def test_a_mail_is_not_due_before_its_time(archive: Archive) -> None:
    with posting(archive) as outbox:
        outbox.put(post("anne", at=50))
    assert due(archive, now=49.5) == []
    assert due(archive, now=50) == ["anne"]


def test_a_delayed_mail_lets_others_pass(archive: Archive) -> None:
    with posting(archive) as outbox:
        outbox.put(post("anne"))
        outbox.put(post("bart"))
        outbox.delayed(outbox.due(10, 1)[0].id, 60, "450 busy")
    assert due(archive, now=59) == ["bart"]
    with archive.reading() as unit:
        assert [row.tries for row in unit.outbox.due(60, 10)] == [1, 0]
        assert unit.outbox.waiting() == (2, 0, 0)


def test_sent_and_refused_mails_are_counted(archive: Archive) -> None:
    with posting(archive) as outbox:
        assert outbox.waiting() == (0, 0, 0)
        for name in ("anne", "bart", "carl", "dora"):
            outbox.put(post(name))
        anne, bart, carl, _ = outbox.due(10, 10)
        outbox.sent(bart.id, 21)
        outbox.sent(anne.id, 20)
        outbox.refused(carl.id, 22, "550 no such user")
    assert due(archive) == ["dora"]
    with archive.reading() as unit:
        assert unit.outbox.waiting() == (1, 1, 21)


def test_a_stranger_is_answered_and_remembered(archive: Archive) -> None:
    for at in (5.5, 9):
        with archive.unit() as unit:
            unit.strangers.note("who@example.org", at)
            unit.commit()
        with archive.reading() as unit:
            assert unit.strangers.answered("who@example.org") == at
            assert unit.strangers.answered("whom@example.org") == 0
