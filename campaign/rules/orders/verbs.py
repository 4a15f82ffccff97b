"""Every verb that players may use, in the order that HELP lists them within their themes."""

from campaign.rules.order import AnyVerb
from campaign.rules.orders import (
    amend,
    approve,
    attack,
    buy,
    cancel,
    desert,
    edict,
    fight,
    flee,
    give,
    hold,
    join,
    judge,
    land,
    leave,
    load,
    plead,
    postpone,
    proposals,
    propose,
    publish,
    pursue,
    redo,
    report,
    rules,
    sail,
    sell,
    status,
    unload,
    withdraw,
)
from campaign.rules.orders.help import help_verb

VERBS: tuple[AnyVerb, ...] = (
    join.VERB,
    desert.VERB,
    leave.VERB,
    sail.VERB,
    buy.VERB,
    sell.VERB,
    load.VERB,
    unload.VERB,
    give.VERB,
    attack.VERB,
    fight.VERB,
    flee.VERB,
    pursue.VERB,
    cancel.VERB,
    land.VERB,
    withdraw.VERB,
    propose.VERB,
    plead.VERB,
    publish.VERB,
    judge.VERB,
    postpone.VERB,
    edict.VERB,
    approve.VERB,
    amend.VERB,
    redo.VERB,
    hold.VERB,
    status.VERB,
    report.VERB,
    rules.VERB,
    proposals.VERB,
    help_verb(lambda: VERBS),
)


def verb_named(name: str) -> AnyVerb | None:
    """The verb of a name, in any letter case; None where there is none.

    >>> verb_named("sail").name
    'SAIL'
    """
    return next((verb for verb in VERBS if verb.name == name.upper()), None)
