"""Where the migrations and templates are: beside this module in a wheel, at the top level in a clone."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent
_CLONE = _HERE.parents[1]


def migrations() -> Path:
    """The folder of the migrations."""
    return _folder("migrations")


def templates() -> Path:
    """The folder of the templates."""
    return _folder("templates")


def _folder(name: str) -> Path:
    packaged = _HERE / name
    return packaged if packaged.is_dir() else _CLONE / name
