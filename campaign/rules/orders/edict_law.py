"""The lines of an edict that touch the game as a whole: SET RULE makes a rule, SET GAME ends it (FG8-1.1, 2.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.citation import RuleNumber
from campaign.rules.event import Event
from campaign.rules.known import plain
from campaign.rules.law import Mark, Rule
from campaign.rules.order import Form, Phrase, Unlawful
from campaign.rules.parts import OfficeName
from campaign.rules.rule_text import mentions_pirates
from campaign.rules.scene import Scene
from campaign.rules.world import changed

_ENDED: Final = "ended"
_OPEN: Final = "open"

RULE_FORM: Final = Form("SET RULE {number:rule} {title:title}", {"set_": "RULE"})
GAME_FORM: Final = Form("SET GAME {state:word}", {"set_": "GAME"})


@dataclass(frozen=True, slots=True)
class SetRule:
    """A rule is to be law; its text is what the edict says below the line, up to the next line that acts."""

    set_: str
    number: str
    title: Phrase
    text: str = ""


@dataclass(frozen=True, slots=True)
class SetGame:
    """The game is to be over, or to go on."""

    set_: str
    state: Phrase


def make_rule(scene: Scene, office: OfficeName, act: SetRule) -> tuple[str, Iterator[Event]] | Unlawful:
    """A Ruler's edict makes a rule, or says it anew (FG8-1.1, 1.4)."""
    number = RuleNumber.parse(act.number)
    before = scene.law.rules.get(number)
    if not act.text.strip():
        return Unlawful("1.4", f"Rule {number} needs a text, on the lines below SET RULE.", act.title)
    if before is not None and before.eliminated:
        return Unlawful("1.4", f"Rule {number} is eliminated: its number stays reserved. Give another.")
    if before is not None and office is OfficeName.KING and not before.mentions_pirates:
        return Unlawful("1.4", f"The Pirate King may not change rule {number}: it does not mention Pirates.")
    rule = Rule(number=number, title=act.title.text, text=act.text.strip(), mark=Mark.ENACTED)
    rule = changed(rule, mentions_pirates=mentions_pirates(rule))
    return f"rule {number} is law", government.enact_by_edict(scene, office, rule)


def set_game(scene: Scene, act: SetGame) -> tuple[str, Iterator[Event]] | Unlawful:
    """The Emperor ends the game, or lets it go on (FG8-2.1)."""
    state = plain(act.state.text)
    if state not in {_ENDED, _OPEN}:
        return Unlawful("2.1", f"A game is {_ENDED} or {_OPEN}, not {act.state.text}.", act.state)
    if scene.world.ended == (state == _ENDED):
        return Unlawful("2.1", f"The game is {state} already.", act.state)
    if state == _ENDED:
        return "the game is over", government.end_game()
    return "the game goes on", government.reopen_game()
