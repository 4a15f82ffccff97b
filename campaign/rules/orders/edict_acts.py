"""The lines of an edict that act, such as SET RANK and SET WIND; all else is prose (FG8-1.1, 2.4, 5.13, 5.19)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from campaign.rules import government, people
from campaign.rules.event import Event
from campaign.rules.form import Fault, read_form, shortened, usage
from campaign.rules.known import plain, player_named
from campaign.rules.order import Block, Form, Line, Phrase, Unlawful, Unreadable, text_of
from campaign.rules.orders.edict_abroad import ABROAD_FORMS, Abroad, AdmitVisitor, FoundColony, GrantCrown, done_abroad
from campaign.rules.orders.edict_law import GAME_FORM, RULE_FORM, SetGame, SetRule, make_rule, set_game
from campaign.rules.orders.edict_sea import FREE_FORM, PLACE_FORM, SetFree, SetPlace, done_at_sea
from campaign.rules.orders.edict_winning import WINNING_FORMS, BuildMonument, SendSettlers, Winning, done_to_win
from campaign.rules.parts import OfficeName, Player
from campaign.rules.ranks import nearest_rank, rank_name, ranks_of, read_rank
from campaign.rules.scenario import Faction, Point, Wind
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import STRENGTH_DIE
from campaign.rules.word import Words, alike, words_of
from campaign.rules.world import changed

_SET: Final = "SET"


@dataclass(frozen=True, slots=True)
class SetRank:
    """A player is to have a rank."""

    set_: str
    player: Phrase
    to: Phrase


@dataclass(frozen=True, slots=True)
class SetWind:
    """The wind is to blow from a point, at a strength in pips."""

    set_: str
    direction: Phrase
    strength: int


@dataclass(frozen=True, slots=True)
class SetReward:
    """The Reward for a notorious pirate is to be so many Pieces of Eight."""

    set_: str
    po8: int


Act: TypeAlias = SetRank | SetWind | SetReward | SetRule | SetGame | SetFree | SetPlace | Abroad | Winning

FORMS: Final[Mapping[str, tuple[Form, type[Act]]]] = {
    "RANK": (Form("SET RANK {player:player} TO {to:name:rank}", {"set_": "RANK"}), SetRank),
    "WIND": (Form("SET WIND {direction:word} {strength:amount}", {"set_": "WIND"}), SetWind),
    "REWARD": (Form("SET REWARD {po8:amount:Po8}", {"set_": "REWARD"}), SetReward),
    "RULE": (RULE_FORM, SetRule),
    "GAME": (GAME_FORM, SetGame),
    "FREE": (FREE_FORM, SetFree),
    "PLACE": (PLACE_FORM, SetPlace),
}


# Those that do not begin with SET, by the two words that they begin with.
_UNSET: Final[Mapping[str, tuple[Form, type[Act]]]] = {**ABROAD_FORMS, **WINNING_FORMS}
_SETS: Final = f"{', '.join(list(FORMS)[:-1])} or {list(FORMS)[-1]}"


@dataclass(frozen=True, slots=True)
class Effect:
    """What a line of an edict does: in words, and the events."""

    said: str
    events: Iterator[Event]


def read_acts(block: Block) -> Mapping[str, object] | Unreadable:
    """The fields of an edict: its text, and the lines in it that act."""
    acts: list[Act] = []
    for line in block:
        act = _act(line)
        if isinstance(act, Unreadable):
            return act
        if act is not None:
            acts.append(act)
        elif acts and isinstance(acts[-1], SetRule):
            acts[-1] = changed(acts[-1], text=f"{acts[-1].text}\n{line.text}".strip("\n"))
    return {**text_of(block), "acts": tuple(acts)}


def _act(line: Line) -> Act | Unreadable | None:
    words = words_of(line.text, comments=False)
    if not words.is_keyword(0, _SET):
        form = _UNSET.get(words.between(0, 2))
        return None if form is None else _read(line, words, *form)
    what = alike(words.all[1].text, FORMS) if len(words.all) > 1 else None
    if what is None:
        return _unknown(line, words)
    return _read(line, words, *FORMS[what])


def _read(line: Line, words: Words, form: Form, act: type[Act]) -> Act | Unreadable:
    read = read_form((form,), words)
    if isinstance(read, Fault):
        message = f"{read.message} It is written {usage(form)}. Nothing of the edict is obeyed."
        return Unreadable(line=line.number, column=read.column, message=message, suggestion=read.suggestion)
    return act(**read[1])  # type: ignore[arg-type]


def _unknown(line: Line, words: Words) -> Unreadable | None:
    """A line that begins with SET and names nothing an edict sets: prose, unless SET is written large."""
    if words.all[0].text != _SET:
        return None
    column = words.all[1].column if len(words.all) > 1 else words.end_column
    what = f"“{shortened(words.all[1].text)}” is" if len(words.all) > 1 else "That is"
    message = f"{what} nothing an edict sets: {_SETS}. Nothing of the edict is obeyed."
    return Unreadable(line=line.number, column=column, message=message)


def effect_of(scene: Scene, office: OfficeName, act: Act) -> Effect | Unlawful:
    """What a line of a Ruler's edict does, or why it may not."""
    match act:
        case SetRank():
            return _rank(scene, office, act)
        case SetWind():
            return _beyond_the_king(office, "the wind") or _wind(scene, act)
        case SetReward(_, po8):
            refusal = _beyond_the_king(office, "the Reward")
            return refusal or Effect(f"the Reward is {po8} Po8", government.set_reward(po8))
        case SetRule():
            return _effect(make_rule(scene, office, act))
        case SetGame():
            return _beyond_the_king(office, "whether the game goes on") or _effect(set_game(scene, act))
        case SetFree() | SetPlace():
            done: tuple[str, Iterator[Event]] | Unlawful = done_at_sea(scene, office, act)
        case GrantCrown() | AdmitVisitor() | FoundColony():
            done = done_abroad(scene, office, act)
        case BuildMonument() | SendSettlers():
            done = done_to_win(scene, office, act)
        case _:
            assert_never(act)
    return _effect(done)


def _effect(made: tuple[str, Iterator[Event]] | Unlawful) -> Effect | Unlawful:
    return made if isinstance(made, Unlawful) else Effect(*made)


def _beyond_the_king(office: OfficeName, what: str) -> Unlawful | None:
    # FG8-1.1: the King speaks for the Pirates; all else is the Emperor's.
    return Unlawful("1.4", f"Only the Emperor may set {what}.") if office is OfficeName.KING else None


def _rank(scene: Scene, office: OfficeName, act: SetRank) -> Effect | Unlawful:
    player = player_named(scene.world, act.player)
    if isinstance(player, Unlawful):
        return player
    if office is OfficeName.KING and player.faction is not Faction.PIRATE:
        why = f"The Pirate King sets the ranks of Pirates only, and {player.name} is a Citizen."
        return Unlawful("1.4", why, act.player)
    rank = read_rank(act.to.text, player.faction)
    if rank is None:
        return _no_rank(player, act.to)
    said = f"{player.name} is {rank_name(player.faction, rank)}"
    return Effect(said, people.set_rank(scene, player.id, rank, "edict"))


def _no_rank(player: Player, phrase: Phrase) -> Unlawful:
    near = nearest_rank(phrase.text, player.faction)
    hint = "" if near is None else f" Did you mean {near}?"
    known = ", ".join(ranks_of(player.faction))
    return Unlawful("2.4", f"{player.name} can have no rank {phrase.text}; the ranks are {known}.{hint}", phrase, near)


def _wind(scene: Scene, act: SetWind) -> Effect | Unlawful:
    points = {plain(point.value): point for point in Point}
    point = points.get(plain(act.direction.text))
    if point is None:
        why = f"The wind blows from {', '.join(Point)}, not {act.direction.text}."
        return Unlawful("5.13", why, act.direction)
    most = scene.law[STRENGTH_DIE]
    if not 1 <= act.strength <= most:
        return Unlawful("3.15", f"The wind's strength lies between 1 and {most}, so not {act.strength}.")
    return Effect(f"the wind blows {point} {act.strength}", government.set_wind(Wind(point, act.strength)))
