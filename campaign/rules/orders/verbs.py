"""Every verb that players may use, in the order that HELP lists them."""

from campaign.rules.order import AnyVerb
from campaign.rules.orders import attack, fight, flee, judge, propose, report, sail, status
from campaign.rules.orders.help import help_verb

VERBS: tuple[AnyVerb, ...] = (
    sail.VERB,
    attack.VERB,
    fight.VERB,
    flee.VERB,
    propose.VERB,
    judge.VERB,
    status.VERB,
    report.VERB,
    help_verb(lambda: VERBS),
)


def verb_named(name: str) -> AnyVerb | None:
    """The verb of a name, in any letter case; None where there is none.

    >>> verb_named("sail").name
    'SAIL'
    """
    return next((verb for verb in VERBS if verb.name == name.upper()), None)
