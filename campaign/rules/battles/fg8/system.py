"""The rule system of Fascist Game 8: the kinds it resolves, its terms and its hooks, listed one by one."""

from campaign.rules.battle import Kind, Reckon, Resolve, RuleSystem
from campaign.rules.battles.fg8 import (
    boarding,
    capture,
    chase,
    chase_odds,
    closing,
    crossing,
    duel,
    encounter,
    engagement,
    engagement_odds,
    escape,
    land,
    land_odds,
    mutiny,
    naval,
    notorious,
    patrol,
    plunder,
    plunder_odds,
    reinforce,
    rounds,
    salvage,
    sides,
    spoils,
    transfer,
)
from campaign.rules.odds import enumerated

_BOTH = ("attacker", "defender")


def _kind(name: str, resolve: Resolve, *needs: str, odds: Reckon | None = None) -> tuple[str, Kind]:
    reckon = odds or enumerated(resolve)
    return name, Kind(name=name, resolve=resolve, odds=reckon, needs=needs)


SYSTEM = RuleSystem(
    name="fg8",
    kinds=dict(
        (
            _kind("naval", naval.resolve, *_BOTH),
            _kind("closing", closing.resolve, *_BOTH),
            _kind("boarding", boarding.resolve, *_BOTH, odds=land_odds.aboard),
            _kind("land", land.resolve, *_BOTH, odds=land_odds.on_land),
            _kind("duel", duel.resolve, *_BOTH),
            _kind("chase", chase.resolve, *_BOTH, odds=chase_odds.odds),
            _kind("engagement", engagement.resolve, *_BOTH, odds=engagement_odds.odds),
            _kind("crossing", crossing.resolve),
            _kind("encounter", encounter.resolve),
            _kind("patrol", patrol.resolve),
            _kind("notorious", notorious.resolve),
            _kind("mutiny", mutiny.resolve),
            _kind("capture", capture.resolve),
            _kind("escape", escape.resolve, odds=escape.odds),
            _kind("transfer", transfer.resolve),
            _kind("salvage", salvage.resolve),
            _kind("reinforce", reinforce.resolve, "reinforce", odds=enumerated(reinforce.resolve, reinforce.base)),
            _kind("plunder", plunder.resolve, "attacker", "plunder", odds=plunder_odds.odds),
        )
    ),
    terms=(
        *sides.TERMS,
        *crossing.TERMS,
        *naval.TERMS,
        *boarding.TERMS,
        *rounds.TERMS,
        *land.TERMS,
        *duel.TERMS,
        *plunder.TERMS,
        *mutiny.TERMS,
        *escape.TERMS,
        *chase.TERMS,
        *spoils.TERMS,
        *notorious.TERMS,
        *patrol.TERMS,
        *reinforce.TERMS,
    ),
    hooks=(
        *naval.HOOKS,
        *closing.HOOKS,
        *rounds.HOOKS,
        *duel.HOOKS,
        *chase.HOOKS,
        *crossing.HOOKS,
        *encounter.HOOKS,
        *patrol.HOOKS,
        *notorious.HOOKS,
        *mutiny.HOOKS,
        *capture.HOOKS,
        *escape.HOOKS,
        *transfer.HOOKS,
        *salvage.HOOKS,
    ),
)
