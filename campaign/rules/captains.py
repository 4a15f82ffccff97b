"""Scripted captains: what each temper orders next, given what its captain knows from his mails."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from campaign.rules.captains_chart import Chart, Question
from campaign.rules.captains_tales import Tale
from campaign.rules.dice import Dice

AZORES: Final = "the Near Azores"
ATLANTIS: Final = "Atlantis"

_STRANGER: Final = re.compile(r"\b(?:a pirate ship|an Imperial Galleon)\b")
_ASSAULT: Final = 45
_PARTY: Final = 2
_WAVES: Final = 3
_IMPATIENT: Final = 16
_CREW: Final = 60
_TROOPER: Final = 10

Orders: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Captain:
    """A scripted captain: who he is, his temper, the ports he calls at, and whom he never attacks.

    `mates` are the beginnings of ship names: a ship that replaces a lost one bears its name with a numeral.
    """

    name: str
    ship: str
    temper: "Temper"
    ports: tuple[str, ...] = (ATLANTIS,)
    mates: tuple[str, ...] = ()
    fleet: str = "none"


Temper: TypeAlias = Callable[[Captain, Chart, Dice], Orders]


def bold_trader(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """Sails from port to port, and fights whoever attacks."""
    return _answer(chart, "FIGHT") or _trade(captain, chart, dice)


def timid_trader(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """Sails from port to port, and flees from whoever attacks."""
    return _answer(chart, "FLEE") or _trade(captain, chart, dice)


def newcomer(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """Joins by mail, and then trades timidly."""
    if not chart.own:
        return (f"JOIN AS {captain.name} SHIP {captain.ship} FLEET {captain.fleet}",)
    return timid_trader(captain, chart, dice)


def hunter(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """A pirate who lies in wait in a port, attacks what comes, and goes home when he has had his fill."""
    answer = _answer(chart, "FIGHT") or _pursuit(chart)
    if answer or chart.ashore:
        return answer
    foes = [ship for ship in chart.sighted if not _is_mate(captain, ship)]
    if foes:
        return (f"ATTACK {foes[0]}",)
    lair = captain.ports[0]
    if chart.hull != "sound" or _sated(chart):
        return _sail(chart, AZORES)
    prey = sorted(ship for ship, place in chart.harbours.items() if place == lair and not _is_mate(captain, ship))
    if chart.harbour == lair and prey:
        return (f"ATTACK {_one_of(prey, dice)}",)
    return _sail(chart, lair)


def keeper(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """A pirate who keeps to the base, and fights if he must."""
    del captain, dice
    return _answer(chart, "FIGHT")


def stormer(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """Storms the piratical base, a round at a time, till it is hurt; then lands small parties till one is taken."""
    return _raid(captain, chart, dice, leads=True)


def raider(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    """Sails to the piratical base, and attacks it as a stormer does if another has not done it in time."""
    return _raid(captain, chart, dice, leads=chart.clock >= _IMPATIENT)


def _raid(captain: Captain, chart: Chart, dice: Dice, *, leads: bool) -> Orders:
    del captain, dice
    answer = _answer(chart, "FLEE" if _met_stranger(chart) else "FIGHT")
    if answer or chart.captive:
        return answer
    if chart.ashore:
        return (f"WITHDRAW  # {_wave(chart)}",) if chart.ship else ()
    if chart.harbour == ATLANTIS:
        return _provision(chart)
    if chart.hull == "sound" and chart.harbour == AZORES:
        return _assault(chart) if leads else ()
    return _sail(chart, ATLANTIS if chart.hull != "sound" or _avenged(chart) else AZORES)


def _trade(captain: Captain, chart: Chart, dice: Dice) -> Orders:
    if chart.ashore or chart.hull != "sound" or not chart.harbour:
        return ()
    others = [port for port in captain.ports if port != chart.harbour]
    port = _one_of(others, dice)
    # Now and then he stays, to sell what he brought.
    stays = dice.throw(4, 1)[0] == 1
    return () if stays else _sail(chart, port)


def _pursuit(chart: Chart) -> Orders:
    return next(
        (
            (f"{order} FOR 5",)
            for question in chart.questions
            for order in question.answers
            if order.startswith("PURSUE")
        ),
        (),
    )


def _assault(chart: Chart) -> Orders:
    if Tale.BRUISED not in chart.heard:
        assault = f"LAND {min(chart.troops, _ASSAULT)} AT {AZORES}  # {_wave(chart)}"
        return (assault,) if chart.troops >= _ASSAULT // 2 else _sail(chart, ATLANTIS)
    if chart.captives or _avenged(chart):
        return ()
    if chart.troops < _PARTY:
        return _sail(chart, ATLANTIS)
    return (f"LAND {_PARTY} AT {AZORES}  # {_wave(chart)}",)


def _wave(chart: Chart) -> str:
    """A remark that lets an order be given anew, as often as a captain dares between two proposals."""
    return f"wave {chart.landings % _WAVES + 1}"


def _provision(chart: Chart) -> Orders:
    if chart.hull != "sound" or _avenged(chart) or chart.captives:
        return ()
    wanted = min(_CREW - chart.troops, chart.purse // _TROOPER)
    loaded = (f"LOAD {wanted} marines",) if wanted > 0 and chart.troops < _ASSAULT else ()
    return (*loaded, *_sail(chart, AZORES))


def _avenged(chart: Chart) -> bool:
    """Whether nothing is left to be won at the base: it was hurt, and somebody has paid for it."""
    return {Tale.BRUISED, Tale.ESCAPE_ROLLED} <= chart.heard


def _sated(chart: Chart) -> bool:
    return {Tale.FOUGHT, Tale.FLED} <= chart.heard


def _sail(chart: Chart, port: str) -> Orders:
    return (f"SAIL TO {port}",) if chart.harbour and chart.harbour != port else ()


def _answer(chart: Chart, order: str) -> Orders:
    return (order,) if any(_fight_or_flee(question) for question in chart.questions) else ()


def _met_stranger(chart: Chart) -> bool:
    return any(_fight_or_flee(question) and _STRANGER.search(question.text) for question in chart.questions)


def _fight_or_flee(question: Question) -> bool:
    return "FIGHT" in question.answers


def _is_mate(captain: Captain, ship: str) -> bool:
    return any(ship.startswith(each) for each in (captain.ship, *captain.mates))


def _one_of(things: list[str], dice: Dice) -> str:
    return things[dice.throw(len(things), 1)[0] - 1]
