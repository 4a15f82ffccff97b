"""Scripted holders of offices: the Rulers who judge, the Historian who reviews, the Scribe who keeps the books."""

from collections.abc import Callable
from typing import Final, TypeAlias

from campaign.rules.captains_chart import Chart, Question
from campaign.rules.captains_tales import Tale
from campaign.rules.dice import Dice

Duty: TypeAlias = Callable[[Chart, Dice], tuple[str, ...]]

_EDICT_FROM: Final = 5
_REASONS: Final = (
    "It would cost Us sleep.",
    "The treasury is not deep enough for it.",
    "Its author wrote it in green ink.",
    "We have heard it before, and liked it better then.",
)
_REMARKS: Final = (
    "It pleases Us.",
    "A sensible thing, for once.",
    "The sailors asked for it.",
    "We should have thought of it Ourselves.",
)
_ROUGH: Final = (
    "There is no gold in it.",
    "A Pirate who needs that much law should have stayed a clerk.",
    "No.",
)
_HEARTY: Final = (
    "The King had the same dream.",
    "It will vex the Emperor.",
    "It was put to me with a bottle.",
)
_AMENDMENT: Final = "DEFENDER +1 BECAUSE she lay to windward, which the draft forgot."


def emperor(chart: Chart, dice: Dice) -> tuple[str, ...]:
    """Judges the Citizens' submissions as he sees fit, and issues an edict of his own once."""
    verdicts = tuple(_verdict(question, dice, _REMARKS, _REASONS) for question in chart.questions)
    if chart.clock >= _EDICT_FROM and Tale.EDICT not in chart.heard:
        return (*verdicts, "EDICT\nPirates are to be brought to Us alive, and washed.\nSET REWARD 600\nEND")
    return verdicts


def king(chart: Chart, dice: Dice) -> tuple[str, ...]:
    """Judges the Pirates' submissions."""
    return tuple(_verdict(question, dice, _HEARTY, _ROUGH) for question in chart.questions)


def historian(chart: Chart, dice: Dice) -> tuple[str, ...]:
    """Reviews every draft: amends the first that he sees, and approves it and all others."""
    del dice
    matters = [_subject(question) for question in chart.questions]
    if matters and Tale.AMENDED not in chart.heard:
        return (f"AMEND {matters[0]} {_AMENDMENT}",)
    return tuple(f"APPROVE {matter}" for matter in matters)


def scribe(chart: Chart, dice: Dice) -> tuple[str, ...]:
    """Asks how things stand, to keep the books; what is submitted is published by the law itself."""
    del chart, dice
    return ("STATUS",)


def _verdict(question: Question, dice: Dice, remarks: tuple[str, ...], reasons: tuple[str, ...]) -> str:
    number, whim = _subject(question), dice.throw(12, 1)[0]
    if whim == 1:
        return f"JUDGE {number} REJECT BECAUSE {_one_of(reasons, dice)}"
    if whim == 2:  # noqa: PLR2004 (a face of the die)
        return f"JUDGE {number} MODIFY BECAUSE {_one_of(remarks, dice)}\nIt shall be so, but never on a Sunday.\nEND"
    if whim == 3:  # noqa: PLR2004
        return f"POSTPONE {number}"
    return f"JUDGE {number} ACCEPT BECAUSE {_one_of(remarks, dice)}"


def _subject(question: Question) -> str:
    """What a question is about, as its answers name it: `12`, `H5`, `S7`."""
    return question.answers[0].split()[1]


def _one_of(words: tuple[str, ...], dice: Dice) -> str:
    return words[dice.throw(len(words), 1)[0] - 1]
