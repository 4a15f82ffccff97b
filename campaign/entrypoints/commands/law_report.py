"""The law as the shell prints it: rules, acts, changes and hooks, as JSON and for people."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from campaign.entrypoints.commands.printout import say
from campaign.rules.expression_types import Bag, Type, Word
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Cause, Hook, Rule
from campaign.rules.rule_history import Act
from campaign.rules.rule_text import clause_line, in_words
from campaign.rules.rulebook import ORIGINS, Page

_WIDTH = 80
_CAUSES = {Cause.FOUNDING: "the founding", Cause.PROPOSAL: "proposal", Cause.PLEA: "plea", Cause.EDICT: "an edict"}


def page_report(page: Page) -> dict[str, object]:
    """A rule as `--json` prints it."""
    return {
        "rule": str(page.number),
        "title": page.title,
        "text": "\n\n".join(page.paragraphs),
        "origin": page.mark.value,
        "eliminated": page.eliminated,
        "mentions_pirates": page.mentions_pirates,
        "terms": [
            {
                "address": each.address,
                "value": each.value,
                "unit": each.unit,
                "says": each.sentence,
                "origin": each.mark.value,
            }
            for each in page.terms
        ],
        "clauses": [
            {
                "address": each.address,
                "hook": each.hook,
                "gives": each.gives,
                "when": each.when,
                "because": each.because,
                "origin": each.mark.value,
            }
            for each in page.clauses
        ],
    }


def print_page(page: Page) -> None:
    """Prints a rule for people."""
    say(f"Rule {page.number}: {page.title} ({page.origin})")
    if page.eliminated:
        say("  It is eliminated; its number stays reserved.")
    for paragraph in page.paragraphs:
        say("", *_wrapped(paragraph, "  "))
    if page.terms:
        say("", "  Numbers")
    for term in page.terms:
        say(*_wrapped(f"{term.address}: {term.sentence} ({ORIGINS[term.mark]})", "    ", "      "))
    if page.clauses:
        say("", "  Clauses")
    for clause in page.clauses:
        say(*_wrapped(f"{clause.address}: {clause.sentence} ({ORIGINS[clause.mark]})", "    ", "      "))


def act_report(act: Act) -> dict[str, object]:
    """An act of the history as `--json` prints it."""
    return {
        "cause": act.cause.value,
        "number": act.number,
        "author": act.author,
        "clock": {"published": act.moment.published, "judged": act.moment.judged},
        "changes": list(act.changes),
    }


def act_told(act: Act) -> str:
    """An act of the history in a line."""
    cause = _CAUSES[act.cause] + (f" {act.number}" if act.number else "")
    changes = f": {'; '.join(act.changes)}" if act.changes else ""
    return f"  at {act.moment.published}, by {cause} of {act.author}{changes}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One thing that the law says otherwise; `what` is term, clause or rule, None that there is no such thing."""

    what: str
    address: str
    before: str | None
    after: str | None

    @property
    def told(self) -> str:
        """The change in a line or, for the words of a rule, in several."""
        if self.before is None:
            return f"{self.what} {self.address} is new: {self.after}"
        if self.after is None:
            return f"{self.what} {self.address} is law no more: {self.before}"
        return f"{self.what} {self.address}: {self.before} -> {self.after}"


def changes_between(before: LawInForce, after: LawInForce) -> list[Difference]:
    """What one law says otherwise than another: terms, clauses, then rules, each in order of address."""
    old, new = _said(before), _said(after)
    keys = sorted({*old, *new}, key=lambda key: (("term", "clause", "rule").index(key[0]), key[1]))
    return [
        Difference(what=what, address=address, before=old.get((what, address)), after=new.get((what, address)))
        for what, address in keys
        if old.get((what, address)) != new.get((what, address))
    ]


def _said(law: LawInForce) -> dict[tuple[str, str], str]:
    statute = law.statute
    terms = {("term", address): in_words(value) for address, value in statute.terms.items()}
    clauses = {("clause", address): clause_line(clause, law).sentence for address, clause in statute.clauses.items()}
    rules = {("rule", str(number)): _words(rule) for number, rule in statute.rules.items()}
    return {**terms, **clauses, **rules}


def _words(rule: Rule) -> str:
    return f"{rule.title} (eliminated)" if rule.eliminated else f"{rule.title}. {' '.join(rule.text.split())}"


def hook_report(hook: Hook) -> dict[str, object]:
    """A hook as `--json` prints it."""
    return {
        "name": hook.name,
        "says": hook.says,
        "rule": hook.rule,
        "gives": "yes or no" if hook.die else "a whole number",
        "die": hook.die or None,
        "low": None if hook.die else hook.low,
        "high": None if hook.die else hook.high,
        "combine": hook.combine.value,
        "names": {
            name: {"type": str(kind), "words": _words_of(kind), "means": hook.meanings.get(name, "")}
            for name, kind in sorted(hook.names.items())
        },
    }


def print_hooks(hooks: Sequence[Hook]) -> None:
    """Prints hooks for people, and after them what the names mean that their clauses may read."""
    meanings: dict[str, str] = {}
    every = {name for hook in hooks for name in hook.names}
    for hook in hooks:
        whole = f"a whole number; their sum is kept within {hook.low} and {hook.high}"
        gives = f"yes or no for each face of a die of {hook.die} sides" if hook.die else whole
        say(f"{hook.name} (rule {hook.rule})", *_wrapped(hook.says, "  "), *_wrapped(f"Clauses give {gives}.", "  "))
        named = "every name below" if every == set(hook.names) else ", ".join(sorted(hook.names))
        say(*_wrapped(f"They may read {named}.", "  "), "")
        for name, kind in hook.names.items():
            meanings.setdefault(name, f"{name}: {kind}; {hook.meanings.get(name, '')}".rstrip("; "))
    say("What the names mean", *(line for _, told in sorted(meanings.items()) for line in _wrapped(told, "  ", "    ")))


def _words_of(kind: Type) -> list[str] | None:
    match kind:
        case Word():
            return list(kind.words)
        case Bag():
            return list(kind.keys)
        case _:
            return None


def _wrapped(text: str, first: str, other: str | None = None) -> list[str]:
    more = first if other is None else other
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)
