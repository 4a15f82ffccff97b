"""JUDGE: a Ruler decides on a proposal or plea (FG8-1.2 to 1.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import government
from campaign.rules.citation import RuleNumber
from campaign.rules.known import office_held
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import OfficeName, Stage, Submission, Verdict
from campaign.rules.scene import Scene
from campaign.rules.world import World, in_order

VERDICTS: Final = {
    "ACCEPT": Verdict.ACCEPTED,
    "MODIFY": Verdict.MODIFIED,
    "REJECT": Verdict.REJECTED,
    "IGNORE": Verdict.IGNORED,
}
JUDGES: Final = {OfficeName.EMPEROR: "the Emperor", OfficeName.KING: "the Pirate King"}


@dataclass(frozen=True, slots=True)
class Judge:
    """A Ruler's decision: the rules it is accepted as, the remarks, and the text as modified."""

    number: int
    verdict: str
    rules: tuple[str, ...] = ()
    because: Phrase | None = None
    text: str | None = None


def _judge(order: Judge, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    submission = unjudged(world, order.number)
    if isinstance(submission, Unlawful):
        return submission
    office = judge_held(world, actor, submission)
    if isinstance(office, Unlawful):
        return office
    verdict = VERDICTS[order.verdict]
    numbers = tuple(RuleNumber.parse(text) for text in order.rules)
    refusal = next(_objections(scene, office, order, numbers), None)
    if refusal is not None:
        return refusal
    events = government.judge(
        scene,
        submission.id,
        verdict,
        office,
        rules=numbers,
        remarks="" if order.because is None else order.because.text,
        text=order.text or "",
    )
    binds = " It is law from now on." if verdict in {Verdict.ACCEPTED, Verdict.MODIFIED} else ""
    return Deed(f"{_named(submission)} is {verdict}{_as_rules(order)}.{binds}", events)


def _objections(scene: Scene, office: OfficeName, order: Judge, numbers: tuple[RuleNumber, ...]) -> Iterator[Unlawful]:
    if order.verdict == "MODIFY" and not (order.text or "").strip():
        yield Unlawful("1.4", "A proposal that is modified needs its new text, on the lines before END.")
    rules = scene.law.rules
    for number in numbers:
        rule = rules.get(number)
        if rule is not None and rule.eliminated:
            yield Unlawful("1.4", f"Rule {number} is eliminated: its number stays reserved. Give another after AS.")
        if rule is not None and office is OfficeName.KING and not rule.mentions_pirates:
            # FG8-1.1: the King adds rules, and changes those that mention Pirates.
            yield Unlawful("1.4", f"The Pirate King may not change rule {number}: it does not mention Pirates.")


def _as_rules(order: Judge) -> str:
    if not order.rules:
        return ""
    return f" as {'Rule' if len(order.rules) == 1 else 'rules'} {' and '.join(order.rules)}"


def _named(submission: Submission) -> str:
    return f"{submission.genus.capitalize()} {submission.number} “{submission.title}”"


def unjudged(world: World, number: int) -> Submission | Unlawful:
    """The published submission of a number that awaits its judgement."""
    found = next((each for each in in_order(world.submissions) if each.number == number), None)
    if found is None:
        return Unlawful("1.4", f"No proposal {number} has been published. PROPOSALS lists them.")
    if found.stage is Stage.JUDGED:
        return Unlawful("1.4", f"{_named(found)} is decided already: {found.verdict}.")
    return found


def judge_held(world: World, actor: Actor, submission: Submission) -> OfficeName | Unlawful:
    """The office by which somebody judges a submission: the corresponding Ruler's alone will do (FG8-1.4)."""
    office = government.judge_of(world, submission)
    whose = "a Pirate's" if office is OfficeName.KING else "a Citizen's"
    return office_held(
        actor, {office: JUDGES[office]}, f"judge {submission.genus} {submission.number}: it is {whose}", "1.4"
    )


VERB: Final = Verb(
    name="JUDGE",
    theme=Theme.OFFICES,
    forms=(
        Form("JUDGE {number:number} ACCEPT [AS {rules:rules}] [BECAUSE {because:text}]", {"verdict": "ACCEPT"}),
        Form(
            "JUDGE {number:number} MODIFY [AS {rules:rules}] [BECAUSE {because:text}]",
            {"verdict": "MODIFY"},
            block=True,
        ),
        Form("JUDGE {number:number} REJECT [BECAUSE {because:text}]", {"verdict": "REJECT"}),
        Form("JUDGE {number:number} IGNORE [BECAUSE {because:text}]", {"verdict": "IGNORE"}),
    ),
    summary="Decides on a proposal: accepts, modifies, rejects or ignores it.",
    help=(
        "AS gives the numbers of the rules it becomes; without it the next free number is taken. After MODIFY the text "
        "as it is to be law follows on the lines below, to END. What follows BECAUSE is published with the decision."
    ),
    examples=(
        "JUDGE 12 ACCEPT",
        "JUDGE 12 ACCEPT AS 5.26, 5.27",
        "JUDGE 12 MODIFY\nEvery Cannon is to be half a foot longer.\nEND",
        "JUDGE 13 REJECT BECAUSE the treasury is empty.",
        "JUDGE 13 IGNORE",
    ),
    order=Judge,
    carry_out=_judge,
    who="The Emperor for a Citizen's proposal, the Pirate King for a Pirate's.",
)
