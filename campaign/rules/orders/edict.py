"""EDICT: a Ruler commands (FG8-1.1, 1.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.event import Event
from campaign.rules.known import office_held
from campaign.rules.order import Actor, Deed, Form, Theme, Unlawful, Verb
from campaign.rules.orders.edict_acts import Act, Effect, effect_of, read_acts
from campaign.rules.orders.judge import JUDGES
from campaign.rules.parts import OfficeName
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Edict:
    """A Ruler's edict: its whole text, and the lines in it that act."""

    text: str
    acts: tuple[Act, ...] = ()


def _edict(order: Edict, actor: Actor, scene: Scene) -> Deed | Unlawful:
    office = office_held(actor, JUDGES, "issue edicts", "1.4")
    if isinstance(office, Unlawful):
        return office
    if not order.text.strip():
        return Unlawful("1.4", "An edict needs words, on the lines before END.")
    effects: list[Effect] = []
    for act in order.acts:
        effect = effect_of(scene, office, act)
        if isinstance(effect, Unlawful):
            return effect
        effects.append(effect)
    said = f"Your edict is published at once{_acting(effects)}."
    return Deed(said, _events(scene, office, order.text, effects))


def _acting(effects: list[Effect]) -> str:
    acts = "; ".join(effect.said for effect in effects)
    return f", and by it {acts}" if acts else ": it is words alone, and sets nothing"


def _events(scene: Scene, office: OfficeName, text: str, effects: list[Effect]) -> Iterator[Event]:
    yield from government.edict(scene, office, text)
    for effect in effects:
        yield from effect.events


VERB: Final = Verb(
    name="EDICT",
    theme=Theme.OFFICES,
    forms=(Form("EDICT", block=True),),
    summary="Issues an edict, which has no number and moves no clock.",
    help=(
        "The words stand on the lines below, to END. Lines in it that begin with SET act: SET RANK Tivol TO Captain, "
        "SET WIND NW 4, SET REWARD 500. SET RULE 2.15 The Speaker makes a rule of the lines below it, SET GAME ended "
        "ends the game. GRANT CROWN TO Tivol, ADMIT VISITOR Zora AT zora@example.org FROM GAME NINE SHIP Dart FLEET "
        "green AS CITIZEN and FOUND COLONY AT Sakal BY Tivol act too. If one of them cannot be obeyed nothing of the "
        "edict is. The Pirate King sets the ranks of Pirates only."
    ),
    examples=("EDICT\nSET RANK Tivol TO Captain\nSET WIND NW 4\nSET REWARD 500\nLong may he serve Us.\nEND",),
    order=Edict,
    carry_out=_edict,
    who="The Emperor; the Pirate King, for the Pirates.",
    read_block=read_acts,
)
