"""Open questions of persons: challenges, prizes and parts to name, death or desertion (FG8-5.8, 5.11, 2.3)."""

from collections.abc import Iterator

from campaign.rules.duels import open_for
from campaign.rules.parts import PlayerId
from campaign.rules.persons import Claim, Right
from campaign.rules.prisoners import must_choose
from campaign.rules.question import Question
from campaign.rules.world import World, in_order


def questions_ashore(world: World, player_id: PlayerId) -> Iterator[Question]:
    """What waits for a player himself."""
    if must_choose(world, player_id):
        yield Question(text="You are imprisoned by Pirates. Death or desertion?", answers=("DIE", "DESERT"))
    waiting = open_for(world, player_id)
    for challenge in waiting:
        name = world.players[challenge.challenger].name
        one = "" if len(waiting) == 1 else f" {name}"
        yield Question(
            text=f"{name} has challenged you to a Personal Duel. Will you fight?",
            due=challenge.answer_by,
            answers=(f"ACCEPT{one}", f"DECLINE{one}"),
        )
    for claim in in_order(world.claims):
        if claim.player == player_id:
            yield _claim(world, claim)


def _claim(world: World, claim: Claim) -> Question:
    loser = "" if claim.loser is None else world.players[claim.loser].name
    match claim.right:
        case Right.PRIZE:
            text, answer = f"You have beaten {loser} in a duel. What will you take?", f"TAKE 100 Po8 FROM {loser}"
        case Right.AWARD:
            text, answer = f"You have beaten {loser}. Will you award a replacement part?", f"AWARD hook TO {loser}"
        case Right.WEAR:
            text, answer = "You have won a battle. Will you wear another replacement part?", "WEAR peg leg"
    return Question(text=text, due=claim.until, answers=(answer,))
