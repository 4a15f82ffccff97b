"""Secrets made from one key file, the same ones again for the same label."""

import contextlib
import hashlib
import hmac
import os
import tempfile
from pathlib import Path
from typing import Self

_KEY_LENGTH = 32
_TOKEN_LENGTH = 20
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 characters; l, o, 0 and 1 look like others
_BITS = 5


class KeyFileError(Exception):
    """A key file that holds no key."""

    def __init__(self, path: Path, length: int) -> None:
        super().__init__(
            f"the key file {path} holds {length} bytes, not {_KEY_LENGTH}: put back its copy, "
            "or move it away to begin with a new key (every reply address then changes)"
        )


class KeyedSecrets:
    """Secrets by HMAC-SHA256 of a master key, apart by what they are for."""

    def __init__(self, master: bytes) -> None:
        self._master = master

    @classmethod
    def from_file(cls, path: Path) -> Self:
        """The secrets of the key in a file, which is made, readable by its owner alone, if it is missing.

        Raises:
            KeyFileError: it holds something else.
        """
        if not path.exists():
            _make_key(path)
        master = path.read_bytes()
        if len(master) != _KEY_LENGTH:
            raise KeyFileError(path, len(master))
        return cls(master)

    def clock_secret(self, campaign: str, value: int) -> bytes:
        """The 32-byte secret of one clock value of one campaign."""
        return self._made("clock", campaign, value)

    def token(self, campaign: str, player: int, serial: int) -> str:
        """The token in a player's reply address: 20 characters of lower-case letters and digits (100 bits)."""
        number = int.from_bytes(self._made("token", campaign, player, serial), "big")
        return "".join(_ALPHABET[number >> _BITS * place & 31] for place in range(_TOKEN_LENGTH))

    def _made(self, purpose: str, *label: str | int) -> bytes:
        # Lengths stand before the parts, so that no two labels read alike.
        parts = [str(part).encode() for part in (purpose, *label)]
        message = b"campaign" + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hmac.digest(self._master, message, "sha256")


def token_hash(token: str) -> str:
    """The hex SHA-256 of a token: what may be kept where the token itself may not.

    >>> token_hash("abc")[:8]
    'ba7816bf'
    """
    return hashlib.sha256(token.encode()).hexdigest()


def _make_key(path: Path) -> None:
    """Writes a new key whole or not at all; a file made by another process meanwhile stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:  # mkstemp makes it 0600
            file.write(os.urandom(_KEY_LENGTH))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(name, path)
    finally:
        Path(name).unlink()
