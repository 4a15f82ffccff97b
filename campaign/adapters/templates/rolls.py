"""Rolls as the gazette prints them: who threw what for what, each modifier with its rule and reason, the total."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from campaign.adapters.templates.setting import wrapped
from campaign.adapters.templates.wording import one_line, signed, upper_first
from campaign.rules.dice import Roll
from campaign.rules.event import Event
from campaign.rules.events.history import MatterAmended, MatterDrafted
from campaign.rules.matter import Amendment, Matter
from campaign.rules.report import Item
from campaign.rules.scenario import Scenario

_PURPOSES: Final[Mapping[str, str]] = {
    "boarding": "in the fight aboard",
    "capture": "for a capture",
    "captain": "for a notorious pirate",
    "casualties": "for the fallen",
    "chase": "in the chase",
    "closing": "in closing",
    "crew": "for the stranger's crew",
    "crossing": "for a meeting at sea",
    "duel": "in the duel",
    "encounter": "for an encounter",
    "escape": "for an escape",
    "fort": "for the Fort",
    "land": "in the fight ashore",
    "mutiny": "for a mutiny",
    "natives": "for the natives",
    "naval": "in the fight at sea",
    "notorious": "for a notorious captain",
    "patrol": "for a patrol",
    "salvage": "for the salvage",
    "transfer": "for the captive's fate",
}
_SIDES: Final = {"attacker": "the attacker", "defender": "the defender"}
_RULE_WIDTH: Final = 7
_VALUE_WIDTH: Final = 4
_LABEL_WIDTH: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class RollLine:
    """One line of a roll's table: what it is, the rule behind it, the number; `sums` marks the total."""

    what: str
    rule: str
    value: str
    sums: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollTable:
    """One roll: its lines, the dice first, then each modifier, and the total where there is anything to sum."""

    lines: tuple[RollLine, ...]


def matter_of(item: Item) -> Matter | None:
    """The matter that a piece of news lays open: released, or on the Historian's desk."""
    event: Event = item.event
    return event.matter if isinstance(event, MatterDrafted | MatterAmended) else item.matter


def amendments_of(item: Item) -> tuple[Amendment, ...]:
    """What the Historian changed, oldest first."""
    matter = matter_of(item)
    return () if matter is None else matter.amendments


def roll_tables(item: Item) -> tuple[RollTable, ...]:
    """The rolls of a piece of news, in the order thrown."""
    matter = matter_of(item)
    if matter is None or matter.finding is None:
        return ()
    return tuple(_table(roll, matter.scenario) for roll in matter.finding.rolls)


def _table(roll: Roll, scenario: Scenario | None) -> RollTable:
    lines = [RollLine(what=_what(roll, scenario), rule=roll.rule, value=_thrown(roll))]
    lines += [
        RollLine(what=one_line(modifier.why), rule=modifier.rule, value=signed(modifier.value))
        for modifier in roll.modifiers
    ]
    if len(roll.dice) > 1 or roll.modifiers:
        lines.append(RollLine(what="lowest" if roll.lowest else "total", rule="", value=str(roll.total), sums=True))
    return RollTable(lines=tuple(lines))


def _what(roll: Roll, scenario: Scenario | None) -> str:
    dice = "a die" if len(roll.dice) == 1 else f"{len(roll.dice)} dice"
    purpose = _PURPOSES.get(roll.purpose, f"for the {roll.purpose}")
    thrower = _thrower(roll, scenario)
    by_hand = ", thrown by the Historian's own hand" if roll.typed else ""
    named = f"{thrower}: " if thrower else ""
    words = f"{dice} of {roll.sides} {purpose}{by_hand}"
    return f"{named}{words}" if named else upper_first(words)


def _thrower(roll: Roll, scenario: Scenario | None) -> str:
    if not roll.who:
        return ""
    side = None if scenario is None else scenario.attacker if roll.who == "attacker" else scenario.defender
    name = one_line(side.name) if side is not None else ""
    if not name:
        return upper_first(_SIDES.get(roll.who, roll.who))
    return upper_first(name) if name.startswith(("a ", "an ")) else name


def _thrown(roll: Roll) -> str:
    return " ".join(str(face) for face in roll.dice)


def roll_text(tables: Iterable[RollTable], indent: int = 4) -> str:
    """Rolls as aligned lines: reason, rule and number."""
    return "\n".join(line for table in tables for each in table.lines for line in _aligned(each, indent))


def _aligned(line: RollLine, indent: int) -> list[str]:
    inset = indent if not line.value.startswith(("+", "-")) and not line.sums else indent + 2
    room = indent + _LABEL_WIDTH
    label = wrapped(line.what, inset, inset + 2, room).split("\n")
    *before, last = label
    return [*before, f"{last:<{room}} {line.rule:<{_RULE_WIDTH}}{line.value:>{_VALUE_WIDTH}}".rstrip()]
