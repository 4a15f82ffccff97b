"""Dice: keyed streams that anyone can recompute, scripted throws, and the record of every roll."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

_BYTES = 256


class DiceShortError(Exception):
    """Scripted dice ran out; `wanted` says how many more the throw needs and on how many sides."""

    def __init__(self, wanted: int, sides: int, thrown: int) -> None:
        self.wanted, self.sides, self.thrown = wanted, sides, thrown
        dice = "die" if wanted == 1 else "dice"
        super().__init__(f"{wanted} more {dice} of {sides} sides wanted after {thrown} thrown")


class NoSuchFaceError(Exception):
    """A scripted face that its die does not have."""

    def __init__(self, face: int, sides: int, position: int) -> None:
        self.face, self.sides, self.position = face, sides, position
        super().__init__(f"die {position} shows {face}, but it has {sides} sides: give 1 to {sides}")


class Dice(Protocol):
    """A source of faces."""

    def throw(self, sides: int, count: int) -> tuple[int, ...]:
        """The faces of `count` dice of `sides` sides, in the order thrown."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """One sum on a roll: what was added, by which clause of which rule, and why in words."""

    rule: str
    clause: str
    cites: str
    why: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """One roll as recorded: who threw what, under which rule, and what the law added to it.

    `who` is `attacker`, `defender` or empty; `cites` names the statements of the rulebook that
    asked for it; `lowest` means that only the lowest of its dice counts (FG8-B17.5).
    """

    rule: str
    purpose: str
    sides: int
    dice: tuple[int, ...]
    who: str = ""
    modifiers: tuple[Modifier, ...] = ()
    cites: tuple[str, ...] = ()
    lowest: bool = False
    typed: bool = False

    @property
    def faces(self) -> int:
        """What the dice show: their sum, or the lowest of them where only that counts."""
        return min(self.dice) if self.lowest else sum(self.dice)

    @property
    def total(self) -> int:
        """The faces and the modifiers summed."""
        return self.faces + sum(modifier.value for modifier in self.modifiers)


class KeyedDice:
    """The dice of one matter: HMAC-SHA256 of a secret over campaign / matter / throw / block.

    Each byte of a block is a face, or is rejected where it would favour low faces; so every face is as
    likely as another, and anyone who knows the secret gets the same faces. Pinned for ever by a test.
    """

    def __init__(self, secret: bytes, campaign: str, matter: str) -> None:
        self._secret, self._stream, self._throws = secret, f"{campaign}/{matter}", 0

    def throw(self, sides: int, count: int) -> tuple[int, ...]:
        """The faces of the next throw (`sides` 1 to 256), in the order thrown."""
        self._throws += 1
        share = _BYTES // sides
        faces: list[int] = []
        block = 0
        while len(faces) < count:
            message = f"{self._stream}/{self._throws}/{block}".encode()
            digest = hmac.digest(self._secret, message, "sha256")
            faces += [byte // share + 1 for byte in digest if byte < share * sides]
            block += 1
        return tuple(faces[:count])


class ScriptedDice:
    """Faces that somebody wrote down: the Historian's own table, a scenario's `--dice`, a test's case."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces, self._next = tuple(faces), 0

    @property
    def left_over(self) -> tuple[int, ...]:
        """The faces that no throw has asked for yet."""
        return self.faces[self._next :]

    def throw(self, sides: int, count: int) -> tuple[int, ...]:
        """The next faces written down.

        Raises:
            DiceShortError: fewer are left than the throw needs.
            NoSuchFaceError: one of them is not on a die of so many sides.
        """
        faces = self.faces[self._next : self._next + count]
        for place, face in enumerate(faces, self._next + 1):
            if not 1 <= face <= sides:
                raise NoSuchFaceError(face, sides, place)
        if len(faces) < count:
            raise DiceShortError(count - len(faces), sides, self._next + len(faces))
        self._next += count
        return faces


class Tray:
    """The dice of one resolution with the record of what was thrown."""

    def __init__(self, dice: Dice, *, typed: bool = False) -> None:
        self._dice, self._typed = dice, typed
        self.rolls: list[Roll] = []

    def roll(
        self,
        sides: int,
        *,
        rule: str,
        purpose: str,
        count: int = 1,
        who: str = "",
        modifiers: tuple[Modifier, ...] = (),
        cites: tuple[str, ...] = (),
        lowest: bool = False,
    ) -> Roll:
        """Throws, records and returns one roll."""
        rolled = Roll(
            rule=rule,
            purpose=purpose,
            sides=sides,
            dice=self._dice.throw(sides, count),
            who=who,
            modifiers=modifiers,
            cites=cites,
            lowest=lowest,
            typed=self._typed,
        )
        self.rolls.append(rolled)
        return rolled


def commitment(secret: bytes) -> str:
    """The hex SHA-256 of a secret, published before anything is thrown under it."""
    return sha256(secret).hexdigest()
