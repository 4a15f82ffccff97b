"""The rule system of Fascist Game 8: the kinds it resolves, its terms and its hooks, listed one by one."""

from campaign.rules.battle import Kind, RuleSystem
from campaign.rules.battles.fg8 import (
    capture,
    chase,
    crossing,
    encounter,
    escape,
    land,
    naval,
    patrol,
    reinforce,
    rounds,
    sides,
)
from campaign.rules.odds import enumerated

_BOTH = ("attacker", "defender")
_PLAYER = ("attacker",)

SYSTEM = RuleSystem(
    name="fg8",
    kinds={
        "naval": Kind(name="naval", resolve=naval.resolve, odds=enumerated(naval.resolve), needs=_BOTH),
        "land": Kind(name="land", resolve=land.resolve, odds=enumerated(land.resolve), needs=_BOTH),
        "chase": Kind(name="chase", resolve=chase.resolve, odds=enumerated(chase.resolve), needs=_BOTH),
        "crossing": Kind(name="crossing", resolve=crossing.resolve, odds=enumerated(crossing.resolve)),
        "encounter": Kind(name="encounter", resolve=encounter.resolve, odds=enumerated(encounter.resolve)),
        "patrol": Kind(name="patrol", resolve=patrol.resolve, odds=enumerated(patrol.resolve)),
        "capture": Kind(name="capture", resolve=capture.resolve, odds=enumerated(capture.resolve)),
        "escape": Kind(name="escape", resolve=escape.resolve, odds=escape.odds),
        "reinforce": Kind(
            name="reinforce",
            resolve=reinforce.resolve,
            odds=enumerated(reinforce.resolve),
            needs=("reinforce",),
        ),
    },
    terms=(
        *sides.TERMS,
        *crossing.TERMS,
        *naval.TERMS,
        *rounds.TERMS,
        *land.TERMS,
        *escape.TERMS,
        *chase.TERMS,
        *patrol.TERMS,
        *reinforce.TERMS,
    ),
    hooks=(
        *naval.HOOKS,
        *rounds.HOOKS,
        *chase.HOOKS,
        *crossing.HOOKS,
        *encounter.HOOKS,
        *patrol.HOOKS,
        *capture.HOOKS,
        *escape.HOOKS,
    ),
)
