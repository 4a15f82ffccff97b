"""Open questions: what waits for a player's or an office's answer, until when, and the orders that answer it."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.boarding import PRIZE_CREW
from campaign.rules.desk import pending
from campaign.rules.engagements import PRIZE, beaten_of, ships_of
from campaign.rules.government import judge_of
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import Course, Engagement, OfficeName, PlayerId, Stage
from campaign.rules.people import aboard, captain_of
from campaign.rules.question import Question
from campaign.rules.questions_ashore import questions_ashore
from campaign.rules.terms.ships import OWNER_RANKS
from campaign.rules.world import World


def questions_for(
    world: World, law: LawInForce, player: PlayerId | None, offices: tuple[OfficeName, ...] = ()
) -> tuple[Question, ...]:
    """What waits for a player and for the holder of offices, the nearest deadline first."""
    found = [*_at_sea(world, law, player)] if player is not None else []
    if player is not None:
        found += questions_ashore(world, player)
    if OfficeName.HISTORIAN in offices:
        found += _on_the_desk(world)
    found += _to_be_judged(world, offices)
    if OfficeName.SCRIBE in offices:
        found += _to_be_published(world)
    return tuple(sorted(found, key=lambda question: (question.due or 1 << 60, question.text)))


def _at_sea(world: World, law: LawInForce, player: PlayerId) -> Iterator[Question]:
    for _, engagement in sorted(world.engagements.items()):
        if engagement.course is Course.UNANSWERED and _may_board(world, engagement, player):
            ship = world.ships[engagement.defender].name
            yield Question(
                text=f"The {ship} is attacked by {_foe(world, engagement)}, and nobody is aboard. Will you fight her?",
                due=engagement.answer_by,
                answers=(f"BOARD {ship}",),
            )
        elif engagement.course is Course.UNANSWERED and _answers(world, law, engagement, player):
            ship = world.ships[engagement.defender].name
            yield Question(
                text=f"The {ship} is face to face with {_foe(world, engagement)}. Fight or flee?",
                due=engagement.answer_by,
                answers=("FIGHT", "FLEE"),
            )
        yield from _aboard_or_taken(world, law, engagement, player)
        if engagement.course is Course.FLED and engagement.attacker is not None:
            attacker = world.ships[engagement.attacker]
            if attacker.owner == player:
                fled = world.ships[engagement.defender].name
                yield Question(
                    text=f"The {fled} flees. Will the {attacker.name} pursue her?",
                    due=world.clock.published + 1,
                    answers=(f"PURSUE {fled}",),
                )


def _may_board(world: World, engagement: Engagement, player: PlayerId) -> bool:
    """Whether a player of her owner's side is where an attacked ship lies with no player aboard (FG8-B21.4, A21.g)."""
    ship, who = world.ships[engagement.defender], world.players[player]
    free = player not in world.captivities and not any(each.player == player for each in world.prisoners.values())
    here = who.ashore if who.aboard is None else world.ships[who.aboard].at
    own = who.faction is world.players[ship.owner].faction
    return free and own and ship.at is not None and here == ship.at and not aboard(world, ship.id)


def _aboard_or_taken(world: World, law: LawInForce, engagement: Engagement, player: PlayerId) -> Iterator[Question]:
    if engagement.course is Course.BOARDING:
        for ship_id in ships_of(engagement):
            captain = captain_of(world, ship_id, law[OWNER_RANKS])
            if captain is not None and captain.id == player:
                name = world.ships[ship_id].name
                yield Question(text=f"The {name} fights aboard. Fight on, or strike?", answers=("SURRENDER",))
    if engagement.course is Course.TAKEN and engagement.victor is not None:
        captain = captain_of(world, engagement.victor, law[OWNER_RANKS])
        if captain is not None and captain.id == player:
            yield _prize(world, law, engagement)


def _prize(world: World, law: LawInForce, engagement: Engagement) -> Question:
    beaten = beaten_of(engagement)
    name = world.ships[beaten].name if beaten is not None else _foe(world, engagement).partition(" ")[2]
    crew = law[PRIZE_CREW]
    assert engagement.victor is not None
    man = (f"PRIZE {name} CREW {crew}",) if world.ships[engagement.victor].troops >= crew else ()
    timers = sorted(world.timers.values(), key=lambda timer: timer.id)
    due = next((timer.due for timer in timers if (timer.kind, timer.subject) == (PRIZE, engagement.id)), 0)
    return Question(text=f"What is to become of the {name}?", due=due, answers=(*man, f"SCUTTLE {name}"))


def _foe(world: World, engagement: Engagement) -> str:
    if engagement.attacker is not None:
        return f"the {world.ships[engagement.attacker].name}"
    assert engagement.stranger is not None
    return engagement.stranger.name


def _answers(world: World, law: LawInForce, engagement: Engagement, player: PlayerId) -> bool:
    # FG8-A2.f: the owner answers; until he does, the captain aboard may.
    ship = world.ships[engagement.defender]
    captain = captain_of(world, ship.id, law[OWNER_RANKS])
    return ship.owner == player or (captain is not None and captain.id == player)


def _on_the_desk(world: World) -> Iterator[Question]:
    for matter in pending(world):
        yield Question(
            text=f"{matter.label} waits for your review.",
            due=matter.release_at or 0,
            answers=(
                f"APPROVE {matter.label}",
                f"AMEND {matter.label} ATTACKER +1 BECAUSE ...",
                f"HOLD {matter.label}",
            ),
        )


def _to_be_judged(world: World, offices: tuple[OfficeName, ...]) -> Iterator[Question]:
    for _, submission in sorted(world.submissions.items()):
        open_stages = {Stage.PUBLISHED, Stage.POSTPONED}
        if submission.stage in open_stages and judge_of(world, submission) in offices:
            number = submission.number
            yield Question(
                text=f"{submission.genus.value.capitalize()} {number}, “{submission.title}”, waits for your judgement.",
                due=0,
                answers=(f"JUDGE {number} ACCEPT", f"JUDGE {number} REJECT BECAUSE ...", f"POSTPONE {number}"),
            )


def _to_be_published(world: World) -> Iterator[Question]:
    for _, submission in sorted(world.submissions.items()):
        if submission.stage in {Stage.RECEIVED, Stage.HELD}:
            yield Question(
                text=f"S{submission.id}, “{submission.title}”, has not been published.",
                due=0,
                answers=(f"PUBLISH S{submission.id}",),
            )
