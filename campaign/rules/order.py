"""What an order is: the words it is read from, the verb that declares it, and what carrying it out comes to."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from campaign.rules.event import Event
from campaign.rules.law import Term
from campaign.rules.parts import OfficeName, PlayerId
from campaign.rules.scene import Scene
from campaign.rules.terms.scope import ATTACKS, DESERTION, DUELS, LANDINGS, SAILING, TRADE

O = TypeVar("O")  # noqa: E741 (an order)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words of a player, single-spaced, and the column of the line that they begin in, from 1."""

    text: str
    column: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a letter's new text and its number, from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreadable:
    """A line that is no order as it stands, though it was meant as one; `suggestion` is the nearest valid word."""

    line: int
    column: int
    message: str
    suggestion: str | None = None


@dataclass(frozen=True, slots=True)
class Unlawful:
    """An order that is understood and not allowed: the rule that says so, and why, in words to act on.

    `phrase` is what in the order is at fault, where it is one word or name; `suggestion` what may have been meant.
    """

    rule: str
    why: str
    phrase: Phrase | None = None
    suggestion: str | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """The lines of a letter that are no orders and were not meant as such: greetings, asides."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """Who gives an order: a player, the holder of offices, both, or (`player` None) somebody yet to join.

    `sent` is the letter's date header as it came: evidence only.
    """

    player: PlayerId | None = None
    offices: tuple[OfficeName, ...] = ()
    name: str = ""
    address: str = ""
    sent: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """An answer to a question: the template that words it and the facts it words."""

    template: str
    facts: object


@dataclass(frozen=True, slots=True)
class Deed:
    """An order carried out: what it means in plain words, the events that do it, the page that was asked for."""

    said: str
    events: Iterable[Event] = ()
    page: Page | None = None


class Theme(StrEnum):
    """What an order is about; HELP lists the verbs by theme, in this order."""

    JOINING = "Joining and leaving"
    SAILING = "Sailing"
    FIGHTING = "Fighting at sea"
    LANDING = "Fighting ashore"
    DUELS = "Duels"
    PRISONERS = "Prisoners"
    GOODS = "Goods and money"
    LAW = "The law"
    OFFICES = "Offices"
    ASKING = "Asking"


@dataclass(frozen=True, slots=True)
class Form:
    """A form that an order's line may take, such as `ATTACK {target:ship} [CLOSE]` (see `campaign.rules.form`).

    `fixed` gives fields of the order that the form itself decides; a `block` form goes on in the lines below, to END.
    """

    pattern: str
    fixed: Mapping[str, object] = field(default_factory=dict)
    block: bool = False


Block = tuple[Line, ...]


def text_of(block: Block) -> Mapping[str, object]:
    """The fields of an order whose block is nothing but text."""
    return {"text": "\n".join(line.text for line in block).strip("\n")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Verb(Generic[O]):
    """A verb that players may use: its forms, its help, the order it makes and what carries that out.

    `summary` is one sentence; `help` says the rest; `effect` says when it takes effect, `who` who may give it.
    Each of the `examples` is a whole order. `read_block` makes fields of the order from the lines of a block.
    """

    name: str
    theme: Theme
    forms: tuple[Form, ...]
    summary: str
    help: str
    examples: tuple[str, ...]
    order: type[O]
    carry_out: Callable[[O, Actor, Scene], Deed | Unlawful]
    effect: str = "At once."
    who: str = "Any player."
    cancellable: bool = False
    read_block: Callable[[Block], Mapping[str, object] | Unreadable] = text_of

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the verb is made of."""
        return tuple(self.name.split())


AnyVerb: TypeAlias = Verb[Any]

# The term of the law that must allow the orders of a theme, or of one verb; what is not here is always allowed.
_SCOPE: Mapping[str, Term[bool]] = {
    Theme.SAILING: SAILING,
    Theme.FIGHTING: ATTACKS,
    Theme.LANDING: LANDINGS,
    Theme.DUELS: DUELS,
    Theme.GOODS: TRADE,
    "DESERT": DESERTION,
}
# What may be ordered when the game is over: an edict may open it again.
_AFTER_THE_END: frozenset[str] = frozenset({"EDICT"})


@dataclass(frozen=True, slots=True)
class Ordered:
    """An order read from a letter: the line it begins in, its verb, and the verb's order."""

    line: int
    verb: AnyVerb
    order: object

    def carry_out(self, actor: Actor, scene: Scene) -> Deed | Unlawful:
        """Does what is ordered, or says why it may not be; the deed's events have yet to be played."""
        return _barred(self.verb, scene) or self.verb.carry_out(self.order, actor, scene)


def _barred(verb: AnyVerb, scene: Scene) -> Unlawful | None:
    """Why nobody may give an order of a verb now, whoever he is."""
    if scene.world.ended and verb.theme is not Theme.ASKING and verb.name not in _AFTER_THE_END:
        return Unlawful("2.1", f"The game is over: {verb.name} does nothing any more. You may still read and ask.")
    allowed = _SCOPE.get(verb.name) or _SCOPE.get(verb.theme)
    if allowed is not None and not scene.law[allowed]:
        why = f"The law in force knows no {verb.name}. A proposal may make it law."
        return Unlawful(str(allowed.rule), why)
    return None


Reading: TypeAlias = Ordered | Unreadable | Remark


def order_json(ordered: Ordered) -> dict[str, object]:
    """An order as `read-mail` prints it: its line, its verb, and its fields; what was left out is not there."""
    return {"line": ordered.line, "verb": ordered.verb.name, **_fields(ordered.order)}


def _fields(order: object) -> dict[str, object]:
    assert is_dataclass(order)
    values = {each.name.rstrip("_"): getattr(order, each.name) for each in fields(order)}
    return {name: _plain(value) for name, value in values.items() if value is not None and value is not False}


def _plain(value: object) -> object:
    match value:
        case Phrase(text, _):
            return text
        case tuple():
            return [_plain(each) for each in value]
        case bool() | int() | str():
            return value
        case _:
            return _fields(value)
