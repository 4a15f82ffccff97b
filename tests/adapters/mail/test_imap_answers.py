"""What IMAP servers say beside the point, and what they are asked."""

import pytest

from campaign.adapters.mail.imap_wire import pieces
from tests.adapters.mail.imap_talk import mailbox, on, said, usual
from tests.adapters.mail.scripted import imap_server
from tests.adapters.mail.stages import fetched, run


@pytest.mark.parametrize("line", [b"* 1 EXPUNGE\r\n", b"* 9 FETCH (FLAGS (\\Seen))\r\n"])
def test_two_thousand_lines_at_once_are_read(line: bytes) -> None:
    async def story() -> None:
        answer = line * 2000 + b"* 1 FETCH (UID 1 BODY[] {5}\r\nhello)\r\n@ OK\r\n"
        async with imap_server(on(b"UID FETCH 1 (UID BODY", answer)) as server:
            box = mailbox(server)
            await box.open()
            assert [mail.raw for mail in await fetched(box)] == [b"hello"]
            await box.close()

    run(story())


def test_pieces_make_up_the_whole() -> None:
    data = b"* 1 EXISTS\r\n" * 1234 + b"* incomplete"
    assert b"".join(pieces(data)) == data
    assert max(piece.count(b"\n") for piece in pieces(data)) == 200


def test_what_is_said_of_other_mails_is_not_taken_for_an_answer() -> None:
    async def story() -> None:
        answer = (
            b"* 4 FETCH (FLAGS (\\Seen))\r\n* 5 FETCH (UID 5 FLAGS (\\Seen $Odd))\r\n"
            b"* 1 FETCH (BODY[] {5}\r\nhello FLAGS () UID 1)\r\n"
            b"* 6 FETCH (UID 6 FLAGS ())\r\n@ OK done\r\n"
        )
        async with imap_server(on(b"UID FETCH 1 (UID BODY", answer)) as server:
            box = mailbox(server)
            await box.open()
            assert [(mail.uid, mail.raw) for mail in await fetched(box)] == [(1, b"hello")]
            await box.close()

    run(story())


@pytest.mark.parametrize(
    ("said_body", "bodies"),
    [(b'"hi \\"you\\""', [b'hi "you"']), (b"NIL", []), (b"{0}\r\n", [b""])],
)
def test_a_body_may_be_quoted_or_gone_or_empty(said_body: bytes, bodies: list[bytes]) -> None:
    async def story() -> None:
        answer = b"* 1 FETCH (UID 1 BODY[] " + said_body + b")\r\n@ OK done\r\n"
        async with imap_server(on(b"UID FETCH 1 (UID BODY", answer)) as server:
            box = mailbox(server)
            await box.open()
            assert [mail.raw for mail in await fetched(box)] == bodies
            await box.close()

    run(story())


def test_a_server_that_says_nothing_found_in_no_line_has_nothing() -> None:
    async def story() -> None:
        async with imap_server(on(b"UID SEARCH", b"@ OK 7 milliseconds\r\n")) as server:
            box = mailbox(server)
            await box.open()
            assert await fetched(box) == []
            await box.close()

    run(story())


def test_the_last_mail_is_not_fetched_again() -> None:
    async def story() -> None:
        async with imap_server(usual) as server:
            box = mailbox(server)
            await box.open()
            assert await fetched(box, after=1) == []
            assert said(server, b"UID SEARCH") == [b"UID SEARCH UID 2:*"]
            await box.close()

    run(story())


def test_bodies_are_fetched_in_small_batches() -> None:
    def script(command: bytes, tag: bytes) -> bytes | None:
        if command.startswith(b"UID SEARCH"):
            return b"* SEARCH " + b" ".join(b"%d" % uid for uid in range(1, 431)) + b"\r\n%b OK\r\n" % tag
        if not command.startswith(b"UID FETCH"):
            return None
        first, _, last = command.split()[2].partition(b":")
        item = b"RFC822.SIZE 2" if b"SIZE" in command else b"BODY[] {2}\r\nhi"
        uids = range(int(first), int(last) + 1)
        assert len(uids) <= (200 if b"SIZE" in command else 50)
        return b"".join(b"* %d FETCH (UID %d %b)\r\n" % (u, u, item) for u in uids) + tag + b" OK\r\n"

    async def story() -> None:
        async with imap_server(script) as server:
            box = mailbox(server)
            await box.open()
            assert [mail.uid for mail in await fetched(box)] == list(range(1, 431))
            assert all(b"ENVELOPE" not in line for line in server.heard)
            await box.close()

    run(story())


def test_arguments_are_quoted_and_capabilities_asked_again() -> None:
    async def story() -> None:
        login = b"@ OK [CAPABILITY IMAP4rev1 IDLE MOVE] Logged in\r\n"
        async with imap_server(on(b"LOGIN", login), capabilities=b"IMAP4rev1 UIDPLUS") as server:
            box = mailbox(server)
            await box.open()
            assert said(server, b"LOGIN") == [b'LOGIN "bob smith" "a \\"b\\\\"']
            await box.mark([3, 4, 5, 9], "Second Archive")
            assert said(server, b"UID")[-3:] == [
                b'UID COPY 3:5,9 "Second Archive"',
                b"UID STORE 3:5,9 +FLAGS.SILENT (\\Deleted \\Seen)",
                b"UID EXPUNGE 3:5,9",
            ]
            await box.close()

    run(story())


def test_without_uidplus_nothing_is_expunged() -> None:
    async def story() -> None:
        async with imap_server(usual, capabilities=b"IMAP4rev1") as server:
            box = mailbox(server)
            await box.open()
            await box.mark([1], "Processed")
            assert said(server, b"UID") == [b"UID STORE 1 +FLAGS.SILENT (\\Seen)"]
            assert said(server, b"EXPUNGE") == []
            await box.close()

    run(story())
