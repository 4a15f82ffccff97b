"""Dovecot and Postfix on free loopback ports, for the tests: no systemd, nothing leaves the machine."""

import contextlib
import grp
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.server_settings import DOVECOT, MAIN_CF, MASTER_CF

DOMAIN = "campaign.test"
_UNPRIVILEGED = "nobody"
_START_SECONDS = 10.0
_STOP_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Dovecot:
    imap_port: int
    lmtp_port: int


@dataclass(frozen=True, slots=True)
class Postfix:
    smtp_port: int


def missing(*programs: str, root: bool = False) -> str:
    """Why these servers cannot be started here, empty if they can."""
    absent = [name for name in programs if shutil.which(name, path=_path()) is None]
    if absent:
        return f"not installed: {', '.join(absent)}"
    return "needs root" if root and os.geteuid() != 0 else ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


@contextlib.contextmanager
def dovecot(folder: Path, users: Mapping[str, str]) -> Iterator[Dovecot]:
    """A Dovecot with these addresses and passwords, its files below `folder`."""
    imap_port, lmtp_port = free_port(), free_port()
    config = _write_dovecot(folder, users, imap_port, lmtp_port)
    _run("dovecot", "-c", str(config))
    master = int(_wait_for_file(folder / "base" / "master.pid"))
    try:
        _wait_for_port(imap_port)
        _wait_for_port(lmtp_port)
        yield Dovecot(imap_port, lmtp_port)
    finally:
        # An idling imap process outlives its master: its children are ended by their ids as well.
        _end([master, *_children(master)])


@contextlib.contextmanager
def postfix(folder: Path, lmtp_port: int, addresses: tuple[str, ...]) -> Iterator[Postfix]:
    """A Postfix that hands mail for these addresses to LMTP and relays nothing; needs root."""
    port = free_port()
    config = _write_postfix(folder, port, lmtp_port, addresses)
    _run("postfix", "-c", str(config), "check")
    daemons = _setting(config, "daemon_directory")
    _run(f"{daemons}/master", "-c", str(config), "-w")
    master = int(_wait_for_file(folder / "spool" / "pid" / "master.pid"))
    try:
        _wait_for_port(port)
        yield Postfix(port)
    finally:
        _end([master, *_children(master)])


def _write_dovecot(folder: Path, users: Mapping[str, str], imap_port: int, lmtp_port: int) -> Path:
    for name in ("base", "state", "mail", "home"):
        (folder / name).mkdir(parents=True)
    lines = [f"{address}:{{PLAIN}}{password}::::::" for address, password in users.items()]
    (folder / "users").write_text("\n".join(lines) + "\n")
    root = os.geteuid() == 0
    owner = pwd.getpwnam(_UNPRIVILEGED) if root else pwd.getpwuid(os.geteuid())
    if root:
        _open_to_others(folder)
        for name in ("mail", "home"):
            os.chown(folder / name, owner.pw_uid, owner.pw_gid)
    config = folder / "dovecot.conf"
    values = {
        "folder": folder,
        "imap_port": imap_port,
        "lmtp_port": lmtp_port,
        "user": owner.pw_uid,
        "group": owner.pw_gid,
        "internal": "dovecot" if root else owner.pw_name,
        "internal_group": "dovecot" if root else grp.getgrgid(owner.pw_gid).gr_name,
        "login": "dovenull" if root else owner.pw_name,
        "unchrooted": "" if root else "chroot =",
    }
    config.write_text(DOVECOT.substitute(values))
    return config


def _write_postfix(folder: Path, port: int, lmtp_port: int, addresses: tuple[str, ...]) -> Path:
    config = folder / "etc"
    for name in ("etc", "spool", "data"):
        (folder / name).mkdir(parents=True)
    _open_to_others(folder)
    shutil.chown(folder / "data", "postfix")
    for name in ("postfix-files", "dynamicmaps.cf"):
        shutil.copy(f"/etc/postfix/{name}", config)
    for name in ("postfix-files.d", "dynamicmaps.cf.d"):
        (config / name).mkdir()
    mailboxes = " ".join(f"{{{address}=ok}}" for address in addresses)
    values = {"folder": folder, "port": port, "lmtp_port": lmtp_port, "mailboxes": mailboxes}
    (config / "main.cf").write_text(MAIN_CF.substitute(values))
    (config / "master.cf").write_text(MASTER_CF.substitute(values))
    for path in config.glob("*.cf"):
        # Postfix waits until a file is older than a second before it reads it.
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime - 60))
    return config


def _open_to_others(folder: Path) -> None:
    """Lets the servers' own users into a folder of pytest's, which only its owner may enter."""
    for path in (folder, *folder.parents):
        if path.stat().st_uid == os.geteuid() and not path.stat().st_mode & 0o001:
            path.chmod(path.stat().st_mode | 0o011)


def _path() -> str:
    return f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


def _run(*command: str) -> None:
    """Runs a command that leaves a daemon behind, which must not inherit our streams."""
    environment = {**os.environ, "PATH": _path()}
    subprocess.run(  # noqa: S603 - our own command
        command,
        check=True,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=_START_SECONDS,
    )


def _setting(config: Path, name: str) -> str:
    found = subprocess.run(  # noqa: S603 - our own command
        ["postconf", "-c", str(config), "-h", name],  # noqa: S607 - found by PATH, as the others
        check=True,
        env={**os.environ, "PATH": _path()},
        capture_output=True,
        text=True,
    )
    return found.stdout.strip()


def _wait_for_file(path: Path) -> str:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(FileNotFoundError):
            if text := path.read_text().strip():
                return text
        time.sleep(0.01)
    message = f"{path} was not written"
    raise TimeoutError(message)


def _wait_for_port(port: int) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
            return
        time.sleep(0.01)
    message = f"nothing listens on port {port}"
    raise TimeoutError(message)


def _children(pid: int) -> list[int]:
    children: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                children.append(int(path.parent.name))
    return children


def _end(pids: list[int]) -> None:
    """Asks the processes to end, then makes them."""
    for signal_number, seconds in ((signal.SIGTERM, _STOP_SECONDS), (signal.SIGKILL, 1.0)):
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal_number)
        end = time.monotonic() + seconds
        while time.monotonic() < end and any(_alive(pid) for pid in pids):
            time.sleep(0.01)


def _alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
