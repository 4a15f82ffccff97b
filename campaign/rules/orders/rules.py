"""RULES: the law in force, a page for each rule."""

from dataclasses import dataclass
from typing import Final

from campaign.rules.citation import RuleNumber
from campaign.rules.order import Actor, Deed, Form, Page, Theme, Unlawful, Verb
from campaign.rules.rulebook import nearest_rule, page, rulebook_of, sections
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class AskRules:
    """A question for a rule, or for the list of all."""

    rule: str | None = None


def _rules(order: AskRules, actor: Actor, scene: Scene) -> Deed | Unlawful:
    del actor  # the law is the same for everybody
    book = rulebook_of(scene.world, scene.law.catalogue)
    if order.rule is None:
        return Deed("You asked for the rules.", page=Page("rules", sections(book)))
    found = page(book, RuleNumber.parse(order.rule))
    if found is None:
        near = nearest_rule(book, order.rule)
        hint = "RULES lists them all." if near is None else f"The nearest is {near}."
        return Unlawful("1.2", f"There is no rule {order.rule}. {hint}", None, None if near is None else str(near))
    return Deed(f"You asked for rule {order.rule}.", page=Page("rule", found))


VERB: Final = Verb(
    name="RULES",
    theme=Theme.ASKING,
    forms=(Form("RULES [{rule:rule:5.7}]"),),
    summary="Lists the rules in force, or prints one with its numbers and its history.",
    help="The numbers printed are those in force now.",
    examples=("RULES", "RULES 5.7"),
    order=AskRules,
    carry_out=_rules,
    who="Anybody.",
)
