"""A person with a mail program: sends over SMTP, reads a mailbox over IMAP; standard library only."""

import imaplib
import smtplib
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message


@dataclass
class Correspondent:
    """`text` of a mail is its plain part. Mails once read are not read again."""

    address: str
    password: str
    smtp_port: int
    imap_port: int
    host: str = "127.0.0.1"
    read: int = 0
    sent: int = 0
    received: list[Message] = field(default_factory=list)

    def sends(self, to: str, text: str, *, subject: str = "orders") -> None:
        self.sent += 1
        head = f"From: {self.address}\r\nTo: {to}\r\nSubject: {subject}\r\n"
        name = self.address.partition("@")[0]
        raw = f"{head}Message-ID: <{name}.{self.sent}@mail.example>\r\n\r\n{text}".replace("\r\n", "\n")
        with smtplib.SMTP(self.host, self.smtp_port, timeout=20) as server:
            server.sendmail(self.address, [to], raw.replace("\n", "\r\n").encode())

    def new_mails(self) -> list[str]:
        """The plain parts of the mails that have come since the last call."""
        with imaplib.IMAP4(self.host, self.imap_port, timeout=20) as server:
            server.login(self.address, self.password)
            server.select("INBOX", readonly=True)
            _, found = server.uid("search", f"UID {self.read + 1}:*")
            uids = [int(uid) for uid in found[0].split() if int(uid) > self.read]
            texts = []
            for uid in uids:
                _, data = server.uid("fetch", str(uid), "(BODY.PEEK[])")
                part = data[0]
                assert isinstance(part, tuple)
                message = message_from_bytes(part[1])
                self.received.append(message)
                texts.append(_plain(message))
            self.read = max([self.read, *uids])
            return texts

    def folder(self, name: str) -> int:
        """How many mails lie in a folder; -1 where there is none."""
        with imaplib.IMAP4(self.host, self.imap_port, timeout=20) as server:
            server.login(self.address, self.password)
            status, count = server.select(name, readonly=True)
            return int(count[0] or 0) if status == "OK" else -1


def _plain(message: Message) -> str:
    part = next(part for part in message.walk() if part.get_content_type() == "text/plain")
    content = part.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode(part.get_content_charset() or "utf-8")
