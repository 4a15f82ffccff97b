"""What went wrong, in one line that says what to do: the only place that words our exceptions for the shell."""

# ruff: noqa: PLC0415 - nothing of this is needed while all is well

import errno
from collections.abc import Callable, Mapping

_SYSTEM: Mapping[int, str] = {
    errno.EADDRINUSE: "the port is in use: end what listens there, or set another",
    errno.EACCES: "this may not be read or written: check who owns it",
    errno.ENOSPC: "the disk is full: make room",
    errno.EROFS: "this cannot be written: the file system is read-only",
}


def told(error: Exception) -> str:
    """What an exception means; the first line says all, a source line with a caret may follow."""
    for kind, wording in _wordings().items():
        if isinstance(error, kind):
            return wording(str(error).strip() or type(error).__name__)
    if isinstance(error, OSError) and error.errno is not None:
        what = _SYSTEM.get(error.errno, error.strerror or str(error))
        return f"{error.filename}: {what}" if error.filename else f"{what} ({error})"
    said = " ".join(str(error).split())[:200]
    return f"this is a fault of the program ({type(error).__name__}: {said}): run it again with --debug and report it"


def _wordings() -> Mapping[type[Exception], Callable[[str], str]]:
    """How each exception that we know is worded; most say all that is needed themselves."""
    from campaign.adapters.documents.pages import DocumentError
    from campaign.adapters.mail.embedded import EmbeddedMailMissingError
    from campaign.adapters.secrets import KeyFileError
    from campaign.entrypoints.adjudicating import AdjudicationError
    from campaign.entrypoints.commands.refusal import ShellError
    from campaign.rules.charter import FoundingError
    from campaign.services.archive import (
        AlreadyTakenError,
        CampaignExistsError,
        DatabaseTroubleError,
        NoSuchCampaignError,
        StaleWorldError,
    )
    from campaign.services.offices import RefusedError
    from campaign.services.ports import MailboxLostError, MailboxRefusedError
    from campaign.settings import SettingsError

    overtaken = "another process acted at the same moment: run the command again"
    return {
        **dict.fromkeys(
            (
                AdjudicationError, DatabaseTroubleError, DocumentError, EmbeddedMailMissingError, KeyFileError,
                MailboxRefusedError, RefusedError, SettingsError, ShellError,
            ),
            _as_it_is,
        ),
        FoundingError: lambda said: f"the campaign cannot be founded: {said}",
        CampaignExistsError: lambda said: f"{said}: found another under another name",
        NoSuchCampaignError: lambda said: f"{said}: `campaign status` lists those there are",
        MailboxLostError: lambda said: f"{said} Check imap.host and imap.port in the settings, or try again later.",
        AlreadyTakenError: lambda _: overtaken,
        StaleWorldError: lambda _: overtaken,
    }  # fmt: skip


def _as_it_is(said: str) -> str:
    return said
