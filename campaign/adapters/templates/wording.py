"""Words: numbers, plurals, lists, the wind and the clock, as the gazette prints them."""

import re
from collections.abc import Iterable
from typing import Final

from campaign.rules.clock import Clock
from campaign.rules.scenario import Faction, Force, Point, Wind
from campaign.rules.things import named

_NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_ORDINALS: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
)  # fmt: skip
_TEENS: Final = range(10, 20)
_POINTS: Final = {
    Point.N: "north", Point.NE: "north-east", Point.E: "east", Point.SE: "south-east",
    Point.S: "south", Point.SW: "south-west", Point.W: "west", Point.NW: "north-west",
}  # fmt: skip
_AIRS: Final = ("Not a breath of wind", "Light airs", "A light breeze", "A fair breeze", "A fresh breeze",
                "A strong wind", "A gale")  # fmt: skip
_STORM: Final = "A storm"
_CONTROLS: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def number(count: int) -> str:
    """A number in words up to twelve, in figures beyond.

    >>> number(0), number(3), number(13)
    ('no', 'three', '13')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def few(count: int, one: str, many: str = "") -> str:
    """So many of something, the number in words up to twelve.

    >>> few(1, "Marine"), few(2, "Marine"), few(30, "die", "dice")
    ('one Marine', 'two Marines', '30 dice')
    """
    return f"{number(count)} {plural(count, one, many)}"


def plural(count: int, one: str, many: str = "") -> str:
    """The noun that goes with a number.

    >>> plural(1, "die", "dice"), plural(0, "cask")
    ('die', 'casks')
    """
    return one if count == 1 else many or f"{one}s"


def ordinal(place: int) -> str:
    """A place in a row, in words up to the twelfth.

    >>> ordinal(2), ordinal(13), ordinal(21), ordinal(112)
    ('second', '13th', '21st', '112th')
    """
    if 0 <= place < len(_ORDINALS):
        return _ORDINALS[place]
    ending = "th" if place % 100 in _TEENS else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words in a row: A; A and B; A, B and C.

    >>> listed(["A"]), listed(["A", "B"]), listed(["A", "B", "C"], "or")
    ('A', 'A and B', 'A, B or C')
    """
    *before, final = words
    return f"{', '.join(before)} {last} {final}" if before else final


def upper_first(words: str) -> str:
    """Words of ours at the beginning of a sentence; never used on a name.

    >>> upper_first("two Marines")
    'Two Marines'
    """
    return words[:1].upper() + words[1:]


def signed(value: int) -> str:
    """A number that is added: `+3`, `-2`.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '-2', '+0')
    """
    return f"{value:+d}"


def wind_words(wind: Wind) -> str:
    """The wind in words.

    >>> wind_words(Wind(Point.NW, 4))
    'A fresh breeze from the north-west, four pips strong'
    """
    if wind.strength <= 0:
        return _AIRS[0]
    air = _AIRS[wind.strength] if wind.strength < len(_AIRS) else _STORM
    return f"{air} from the {_POINTS[wind.direction]}, {few(wind.strength, 'pip')} strong"


def troops(count: int, faction: Faction) -> str:
    """So many troops of a side, by their name.

    >>> troops(1, Faction.CITIZEN), troops(20, Faction.PIRATE)
    ('one Marine', '20 Buccaneers')
    """
    return few(count, "Buccaneer" if faction is Faction.PIRATE else "Marine")


def goods(thing: str, count: int, faction: Faction) -> str:
    """So much of what a ship carries: Tons of cargo, pieces of equipment, or troops by the name of their side.

    >>> goods("silk", 1, Faction.CITIZEN), goods("cannon", 2, Faction.CITIZEN), goods("troops", 13, Faction.PIRATE)
    ('one Ton of silk', 'two Cannon', '13 Buccaneers')
    """
    return f"{number(count)} {named(thing, count, faction).partition(' ')[2]}"


def defended(count: int, force: Force) -> str:
    """So many defenders of a land, by their name.

    >>> defended(1, Force.NATIVES), defended(30, Force.MARINES)
    ('one native', '30 Marines')
    """
    match force:
        case Force.MARINES:
            return few(count, "Marine")
        case Force.BUCCANEERS:
            return few(count, "Buccaneer")
        case Force.NATIVES:
            return few(count, "native")
        case Force.PLAYER:
            return few(count, "defender")


def force_name(force: Force) -> str:
    """Who holds a land: `the Marines`, `the Buccaneers`, `the natives`."""
    match force:
        case Force.MARINES:
            return "the Marines"
        case Force.BUCCANEERS:
            return "the Buccaneers"
        case Force.NATIVES:
            return "the natives"
        case Force.PLAYER:
            return "the defenders"


def side_name(faction: Faction) -> str:
    """The players of a side: `the Citizens`, `the Pirates`."""
    return "the Pirates" if faction is Faction.PIRATE else "the Citizens"


def clean(text: str) -> str:
    r"""Text of others without control characters; only newlines and tabs are kept.

    >>> clean("Longer\r\nguns\x1b[2J")
    'Longer\nguns[2J'
    """
    return _CONTROLS.sub("", text)


def one_line(text: str) -> str:
    r"""Text of others on one line.

    >>> one_line("Longer\r\n  guns ")
    'Longer guns'
    """
    return " ".join(clean(text).split())


def until(due: int, clock: Clock) -> str:
    """By when a question is to be answered, before the answers themselves.

    >>> until(20, Clock(17, 3)), until(0, Clock(17, 3))
    ('Answer before No. 20 is published, three from now', 'Answer')
    """
    left = due - clock.published
    soon = f", {number(left)} from now" if left > 0 else ""
    return f"Answer before No. {due} is published{soon}" if due else "Answer"


def counted(clock: Clock) -> str:
    """What the clock shows.

    >>> counted(Clock(17, 10))
    '17 published, 10 judged'
    """
    return f"{clock.published} published, {clock.judged} judged"
