"""AMEND: the Historian changes a draft, for a reason that is published with the result (FG8-5.1)."""

from dataclasses import dataclass
from typing import Final

from campaign.rules import desk
from campaign.rules.known import plain
from campaign.rules.matter import Matter
from campaign.rules.matters.kinds import KINDS
from campaign.rules.names import nearest
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.desk_matter import matter_on_desk
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Amend:
    """An order to put another outcome in a draft, or to add to the rolls of one side; one of the three is given."""

    matter: str
    because: Phrase
    outcome: Phrase | None = None
    attacker: int | None = None
    defender: int | None = None


def _amend(order: Amend, actor: Actor, scene: Scene) -> Deed | Unlawful:
    matter = matter_on_desk(scene, actor, order.matter)
    if isinstance(matter, Unlawful):
        return matter
    if order.outcome is not None:
        return _outcome(matter, order.outcome, order.because, actor, scene)
    who, value = ("attacker", order.attacker) if order.attacker is not None else ("defender", order.defender or 0)
    said = f"{matter.label} is amended: {value:+d} for the {who}, the dice as they fell. {_STILL_WAITS}"
    return Deed(said, desk.amend_modifier(scene, matter.id, actor.name, who, value, order.because.text))


def _outcome(matter: Matter, outcome: Phrase, because: Phrase, actor: Actor, scene: Scene) -> Deed | Unlawful:
    known = KINDS[matter.kind].outcomes
    result = next((each for each in known if plain(each) == plain(outcome.text).replace(" ", "_")), None)
    if result is None:
        near = nearest(outcome.text.replace(" ", "_"), known)
        may = f"may be {', '.join(known)}" if known else "cannot be set"
        return Unlawful("5.1", f"The outcome of {matter.label} {may}, not {outcome.text}.", outcome, near)
    said = f"{matter.label} is amended: the outcome is {result}. {_STILL_WAITS}"
    return Deed(said, desk.amend_outcome(scene, matter.id, actor.name, result, because.text))


_STILL_WAITS: Final = "The reason is published with the result; the draft still waits for you."

VERB: Final = Verb(
    name="AMEND",
    theme=Theme.OFFICES,
    forms=(
        Form("AMEND {matter:matter} OUTCOME {outcome:name:result} BECAUSE {because:text:reason}"),
        Form("AMEND {matter:matter} ATTACKER {attacker:signed:+1} BECAUSE {because:text:reason}"),
        Form("AMEND {matter:matter} DEFENDER {defender:signed:+1} BECAUSE {because:text:reason}"),
    ),
    summary="Changes a draft: its outcome, or what one side adds to its rolls.",
    help="The dice stay as they fell. The reason is published with the result. APPROVE releases the draft.",
    examples=(
        "AMEND H31 OUTCOME both_damaged BECAUSE the mast fell on both decks.",
        "AMEND H31 ATTACKER +1 BECAUSE she had the weather gage.",
        "AMEND H31 DEFENDER -2 BECAUSE her guns were wet.",
    ),
    order=Amend,
    carry_out=_amend,
    who="The Historian.",
)
