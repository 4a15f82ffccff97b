"""The history of a rule: each enactment that touched it, by whom, when, and what it changed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from campaign.rules.citation import Address, RuleNumber
from campaign.rules.clock import Moment
from campaign.rules.law import Cause, Change, Enactment, Repeal, SetClause, SetRule, SetTerm
from campaign.rules.rule_text import in_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One enactment as the history of a rule tells it; `number` is the proposal's, 0 where there is none.

    Of the founding only those values are told that the founder has otherwise.
    """

    cause: Cause
    number: int
    author: str
    moment: Moment
    changes: tuple[str, ...]


def acts_on(number: RuleNumber, enactments: Iterable[Enactment]) -> tuple[Act, ...]:
    """The acts that touched a rule, the oldest first."""
    return tuple(_acts_on(number, enactments))


def _acts_on(number: RuleNumber, enactments: Iterable[Enactment]) -> Iterator[Act]:
    for enactment in enactments:
        own = [change for change in enactment.changes if rule_touched(change) == number]
        if own:
            yield Act(
                cause=enactment.cause,
                number=enactment.number,
                author=enactment.author,
                moment=enactment.moment,
                changes=tuple(told(change) for change in own if _worth_telling(enactment.cause, change)),
            )


def _worth_telling(cause: Cause, change: Change) -> bool:
    return cause is not Cause.FOUNDING or isinstance(change, SetTerm)


def rule_touched(change: Change) -> RuleNumber:
    """The number of the rule that a change is about."""
    match change:
        case SetTerm(address, _):
            return Address.parse(address).rule
        case SetClause(clause):
            return clause.rule
        case SetRule(rule):
            return rule.number
        case Repeal(address):
            return RuleNumber.parse(address) if _is_whole(address) else Address.parse(address).rule


def told(change: Change) -> str:
    """A change of the law in a few words."""
    match change:
        case SetTerm(address, value):
            return f"{address} is {in_words(value)}"
        case SetClause(clause):
            return f"{clause.address} reads: {' '.join(clause.give.split())}"
        case SetRule(rule):
            return f"the words of rule {rule.number}"
        case Repeal(address):
            return f"rule {address} is eliminated" if _is_whole(address) else f"{address} is repealed"


def _is_whole(address: str) -> bool:
    """Whether an address is that of a whole rule: it has no name behind its number."""
    return address.replace(".", "").isdecimal()
