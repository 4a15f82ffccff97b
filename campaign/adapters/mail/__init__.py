"""Mail: the mailbox over IMAP, the postman over SMTP, reading and writing, an embedded server."""
