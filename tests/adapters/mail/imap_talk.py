"""What the tests with a scripted IMAP server share."""

from campaign.adapters.mail.imap import ImapAccount, ImapMailbox
from tests.adapters.mail.scripted import ImapServer, Script


def usual(_command: bytes, _tag: bytes) -> bytes | None:
    return None


def on(start: bytes, answer: bytes) -> Script:
    """A script that answers commands that start so; `@` in the answer stands for the tag."""

    def script(command: bytes, tag: bytes) -> bytes | None:
        return answer.replace(b"@", tag) if command.startswith(start) else None

    return script


def mailbox(server: ImapServer, timeout: float = 5.0) -> ImapMailbox:
    account = ImapAccount(host="127.0.0.1", port=server.port, user="bob smith", password='a "b\\', timeout=timeout)
    return ImapMailbox(account)


def said(server: ImapServer, word: bytes) -> list[bytes]:
    return [line.partition(b" ")[2] for line in server.heard if word in line]
