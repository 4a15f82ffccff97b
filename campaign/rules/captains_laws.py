"""What scripted captains propose and plead: a small book of laws, read again from the start when it is through."""

from typing import Final

_CITIZENS: Final = (
    ("Longer guns", "Every Cannon cast in Atlantis is to be a foot longer than the last one."),
    ("Lamps", "A ship that sails by night carries a lamp, and somebody who watches it."),
    ("Clean decks", "Decks are scrubbed once in every five proposals. The Scribe may inspect them."),
    ("Harbour dues", "Whoever lies in the harbour of Takal for more than ten proposals owes the town a song."),
    ("The Emperor's birthday", "The Emperor's birthday is kept on the day after the last one was forgotten."),
    ("Honest weights", "A Ton is a Ton, in every port of the Empire, also on Fridays."),
    ("Parrots", "A parrot that repeats an order has not given it."),
    ("Fishing", "Any Citizen may fish from the palace steps, but must share what he catches with the guards."),
    ("Spare sails", "Every ship carries a spare sail. It may be used as a tablecloth in port."),
    ("The Historian's ink", "The Historian of Battles is supplied with ink at the cost of whoever lost."),
    ("Lighthouses", "There shall be a lighthouse on Sakal. Pirates are asked not to look at it."),
    ("Bread", "Ship's biscuit is to be called bread, so that it may be taxed."),
)
_PIRATES: Final = (
    ("Fair shares", "What a Pirate crew takes is shared alike, and the cook is asked first."),
    ("Songs", "A Pirate who does not know the chorus hums."),
    ("Old debts", "What Pirates owed before they were Pirates is forgotten."),
    ("The black flag", "Every Pirate ship flies a black flag, or a dark blue one that is very dirty."),
    ("Rum", "Rum is a ware in the meaning of rule 5.10. It need not be counted."),
    ("Maps", "A Pirate who draws a map of an island marks on it where he would not dig."),
    ("Hammocks", "A Pirate's hammock is his castle."),
    ("Sleeping in", "No Pirate is attacked before noon by another one."),
)
_PLEAS: Final = (
    ("May a captive whistle", "A friend of mine is held. May he whistle, and is the tune public?"),
    ("What is a harbour", "If two ships are moored in one creek, is that a harbour in the meaning of rule 5.2?"),
    ("Whose is the parrot", "A parrot came aboard on the high seas. Is it cargo, or personnel?"),
)
_EVERY_PLEA: Final = 9


def submission(turn: int, *, pirate: bool) -> str:
    """The lines of the submission that somebody makes as the campaign's `turn`-th, from 0.

    >>> print(submission(0, pirate=True))
    PROPOSE Fair shares
    What a Pirate crew takes is shared alike, and the cook is asked first.
    END
    """
    plea = turn % _EVERY_PLEA == _EVERY_PLEA - 1
    verb, place = ("PLEAD", turn // _EVERY_PLEA) if plea else ("PROPOSE", turn)
    book: tuple[tuple[str, str], ...] = _PLEAS if plea else _PIRATES if pirate else _CITIZENS
    title, text = book[place % len(book)]
    reading = place // len(book)
    again = "" if not reading else f", once more ({reading + 1})"
    return f"{verb} {title}{again}\n{text}\nEND"
