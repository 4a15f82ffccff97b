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
    ("Umbrellas", "Umbrellas are weapons in the meaning of no rule whatever."),
    ("Quiet Sundays", "On a Sunday guns are fired softly."),
    ("The public purse", "Who finds the public purse brings it back, with something in it."),
    ("Signals", "Three flags mean yes, two mean no, and one means that the others are in the wash."),
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
    ("Hooks", "A Pirate with a hook opens the oysters."),
    ("Earrings", "A gold earring counts as a pension for Pirates."),
    ("Ghost stories", "Pirates who tell ghost stories on watch tell them to the end."),
    ("The Pirates' choir", "Pirates sing in the order of their rank, except the King, who conducts."),
)
_PLEAS: Final = (
    ("May a captive whistle", "A friend of mine is held. May he whistle, and is the tune public?"),
    ("What is a harbour", "If two ships are moored in one creek, is that a harbour in the meaning of rule 5.2?"),
    ("Whose is the parrot", "A parrot came aboard on the high seas. Is it cargo, or personnel?"),
)
_EVERY_PLEA: Final = 9


def submission(turn: int, place: int, *, pirate: bool) -> str:
    """The lines of the campaign's `turn`-th submission, from 0, which is its author's side's `place`-th.

    >>> print(submission(0, 0, pirate=True))
    PROPOSE Fair shares
    What a Pirate crew takes is shared alike, and the cook is asked first.
    END
    """
    plea = turn % _EVERY_PLEA == _EVERY_PLEA - 1
    book: tuple[tuple[str, str], ...] = _PLEAS if plea else _PIRATES if pirate else _CITIZENS
    position = turn // _EVERY_PLEA if plea else place
    title, text = book[position % len(book)]
    reading = position // len(book)
    again = "" if not reading else f", once more ({reading + 1})"
    return f"{'PLEAD' if plea else 'PROPOSE'} {title}{again}\n{text}\nEND"
