"""The dice are the same for ever, fair, and written down."""

from collections import Counter
from itertools import pairwise

import pytest

from campaign.rules.dice import (
    DiceShortError,
    KeyedDice,
    Modifier,
    NoSuchFaceError,
    Roll,
    ScriptedDice,
    Tray,
    commitment,
)

_SECRET = bytes(range(32))
# Whoever changes these breaks `verify` for every campaign that was ever played.
_PINNED = [
    (3, 4, 3, 1, 6, 3, 3, 2),
    (2, 2, 2, 6, 5, 2, 2, 6),
    (1, 5, 2, 8, 3, 6, 8, 3),
    (1, 3, 1, 5, 2, 3, 3, 2),
    (122, 251, 192, 59, 192, 192, 256, 70),
    (1, 2, 1, 2, 1, 1, 2, 3),
]


def test_known_faces_for_a_known_secret() -> None:
    dice = KeyedDice(_SECRET, "atlantis", "31")
    thrown = [dice.throw(sides, 8) for sides in (6, 6, 10, 5, 256, 3)]
    assert thrown == _PINNED


def test_a_long_throw_takes_more_than_one_block() -> None:
    assert len(KeyedDice(_SECRET, "atlantis", "31").throw(200, 300)) == 300


def test_matters_and_campaigns_have_their_own_streams() -> None:
    streams = [
        KeyedDice(secret, campaign, matter).throw(6, 20)
        for secret, campaign, matter in (
            (_SECRET, "atlantis", "31"),
            (_SECRET, "atlantis", "32"),
            (_SECRET, "azores", "31"),
            (b"other", "atlantis", "31"),
        )
    ]
    assert all(one != other for one, other in pairwise(streams))


@pytest.mark.parametrize("sides", [1, 2, 3, 5, 6, 10, 11, 20, 255, 256])
def test_every_byte_that_counts_gives_each_face_as_often(sides: int) -> None:
    share = 256 // sides
    faces = Counter(byte // share + 1 for byte in range(256) if byte < share * sides)
    assert faces == dict.fromkeys(range(1, sides + 1), share)


@pytest.mark.parametrize("sides", [1, 2, 6, 10, 256])
def test_faces_are_those_of_the_die(sides: int) -> None:
    faces = KeyedDice(_SECRET, "atlantis", "31").throw(sides, 2000)
    assert min(faces) >= 1
    assert max(faces) <= sides
    assert len(set(faces)) == sides


def test_written_dice_come_in_their_order() -> None:
    dice = ScriptedDice([4, 2, 6])
    assert (dice.throw(6, 2), dice.throw(6, 1), dice.left_over) == ((4, 2), (6,), ())


def test_written_dice_that_run_short_say_how_many_are_wanted() -> None:
    with pytest.raises(DiceShortError, match="2 more dice of 6 sides wanted after 1 thrown"):
        ScriptedDice([4]).throw(6, 3)


def test_a_face_that_is_not_on_the_die_is_refused() -> None:
    with pytest.raises(NoSuchFaceError, match="die 2 shows 7, but it has 6 sides"):
        ScriptedDice([4, 7]).throw(6, 2)


def test_a_tray_records_what_was_thrown() -> None:
    bonus = Modifier(rule="5.3", clause="5.3.strength", cites="", why="ship strength", value=3)
    tray = Tray(ScriptedDice([4, 2]), typed=True)
    rolled = tray.roll(6, rule="5.3", purpose="naval", who="attacker", modifiers=(bonus,))
    assert rolled == Roll(
        rule="5.3",
        purpose="naval",
        sides=6,
        dice=(4,),
        who="attacker",
        modifiers=(bonus,),
        typed=True,
    )
    assert rolled.total == 7
    lowest = Tray(ScriptedDice([4, 2])).roll(6, rule="5.17", purpose="chase", count=2, lowest=True)
    assert lowest.total == 2
    assert tray.rolls == [rolled]


def test_a_commitment_is_the_sha_256_of_the_secret() -> None:
    known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(_SECRET) == known
