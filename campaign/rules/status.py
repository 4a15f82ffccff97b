"""How a player or an office stands: what STATUS and REPORT tell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from campaign.rules import engagements, landings, mutinies, prisoners, voyages
from campaign.rules.cargo import room_in
from campaign.rules.in_force import LawInForce
from campaign.rules.known import cell, when_published, where
from campaign.rules.order import Actor
from campaign.rules.parts import Condition, Course, Engagement, Player, Plight, Ship
from campaign.rules.people import aboard
from campaign.rules.question import Question
from campaign.rules.questions import questions_for
from campaign.rules.ranks import bravery_name, rank_name
from campaign.rules.scenario import Faction
from campaign.rules.wealth import Holding, holdings
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A player as he stands; `money` in Pieces of Eight, `place` in words."""

    name: str
    faction: str
    rank: str
    bravery: str
    money: int
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Vessel:
    """A ship as she stands; `place` in words, `casks` of Greek Fire, `cargo` in Tons, `room` in free spaces."""

    name: str
    fleet: str
    condition: str
    place: str
    troops: int
    cannon: int
    catapult: bool
    casks: int
    grappling_hooks: bool
    life_raft: bool
    cargo: Mapping[str, int] = field(default_factory=dict)
    settlers: int = 0
    room: int = 0
    faction: Faction = Faction.CITIZEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """What STATUS and REPORT tell their reader; `under_way` are sentences."""

    person: Person | None
    ships: tuple[Vessel, ...]
    offices: tuple[str, ...]
    under_way: tuple[str, ...]
    questions: tuple[Question, ...]
    published: int
    judged: int
    wind_direction: str
    wind_strength: int
    fortune: tuple[Holding, ...] = ()


def status_of(world: World, law: LawInForce, actor: Actor) -> Status:
    """How somebody stands now."""
    player = None if actor.player is None else world.players[actor.player]
    return Status(
        person=None if player is None else _person(world, player),
        ships=() if player is None else tuple(_vessel(world, law, ship) for ship in _ships(world, player)),
        offices=tuple(each.title for each in in_order(world.offices) if each.name in actor.offices),
        under_way=() if player is None else tuple(_under_way(world, player)),
        questions=questions_for(world, law, actor.player, actor.offices),
        published=world.clock.published,
        judged=world.clock.judged,
        wind_direction=world.wind.direction.value,
        wind_strength=world.wind.strength,
        fortune=() if player is None else tuple(holdings(world, player)),
    )


def _person(world: World, player: Player) -> Person:
    return Person(
        name=player.name,
        faction=player.faction.value,
        rank=rank_name(player.faction, player.rank),
        bravery=bravery_name(player.bravery),
        money=player.po8,
        place=_place(world, player),
    )


def _place(world: World, player: Player) -> str:
    prisoner = prisoners.prisoner_of(world, player.id)
    if prisoner is not None:
        return f"a prisoner {cell(world, prisoner)}"
    captivity = world.captivities.get(player.id)
    if captivity is not None:
        return f"captive at {world.lands[captivity.land].in_text}"
    if player.aboard is not None:
        ship = world.ships[player.aboard]
        return f"aboard {ship.name}, {where(world, ship)}"
    if player.plight is Plight.ADRIFT:
        return "adrift in a life raft"
    ashore = "Marooned on" if player.plight is Plight.MAROONED else "ashore at"
    return "nowhere" if player.ashore is None else f"{ashore} {world.lands[player.ashore].in_text}"


def _ships(world: World, player: Player) -> list[Ship]:
    """His own ships in play, and the one he is aboard."""
    return [
        ship for ship in in_order(world.ships) if (ship.afloat and player.id == ship.owner) or ship.id == player.aboard
    ]


def _vessel(world: World, law: LawInForce, ship: Ship) -> Vessel:
    return Vessel(
        name=ship.name,
        fleet=ship.fleet,
        condition=ship.condition.value,
        place=where(world, ship),
        troops=ship.troops,
        cannon=ship.cannon,
        catapult=ship.catapult,
        casks=ship.greek_fire,
        grappling_hooks=ship.grappling_hooks,
        life_raft=ship.life_raft,
        faction=world.players[ship.owner].faction,
        cargo=ship.cargo,
        settlers=ship.settlers,
        room=room_in(ship, law, players=len(aboard(world, ship.id))),
    )


def _under_way(world: World, player: Player) -> Iterator[str]:
    for ship in _ships(world, player):
        yield from _at_sea(world, ship)
    for battle in in_order(world.land_battles):
        if any(contingent.player == player.id for contingent in battle.contingents):
            due = _due(world, landings.ROUND, battle.id, "; the next round is fought")
            yield f"Your side fights at {world.lands[battle.land].in_text} with {battle.troops} troops{due}."
    prisoner = prisoners.prisoner_of(world, player.id)
    if prisoner is not None:
        yield f"You may try to break out{_due(world, prisoners.BREAKOUT, prisoner.id, '')}."
    if player.plight is Plight.ADRIFT:
        yield f"Your raft drifts home{_due(world, mutinies.ADRIFT, player.id, ', where it lands')}."
    if player.id in world.captivities:
        yield f"You may try to escape{_due(world, prisoners.ESCAPE, player.id, '')}."
    for matter in in_order(world.matters):
        if matter.pending and player.id in matter.players:
            until = "" if matter.release_at is None else f", at the latest {when_published(matter.release_at)}"
            yield f"Matter {matter.label} waits for the Historian{until}."


def _at_sea(world: World, ship: Ship) -> Iterator[str]:
    if ship.voyage is not None:
        yield _voyage(world, ship)
    if ship.condition is Condition.REPAIRING:
        yield f"{ship.name} is under repair until{_due(world, voyages.REPAIRS, ship.id, '').removeprefix(' when')}."
    for engagement in in_order(world.engagements):
        if ship.id in {engagement.attacker, engagement.defender}:
            yield from _engagement(world, engagement)


def _voyage(world: World, ship: Ship) -> str:
    voyage = ship.voyage
    assert voyage is not None
    course = f"{ship.name} sails from {world.lands[voyage.origin].in_text} to {world.lands[voyage.destination].in_text}"
    return (
        f"{course}, held up at sea."
        if voyage.arrives is None
        else f"{course}; arrival {when_published(voyage.arrives)}."
    )


def _engagement(world: World, engagement: Engagement) -> Iterator[str]:
    names = [
        world.ships[engagement.attacker].name if engagement.attacker is not None else _stranger(engagement),
        world.ships[engagement.defender].name,
    ]
    match engagement.course:
        case Course.UNANSWERED:
            yield f"{names[0]} attacked {names[1]}; the answer is due before proposal {engagement.answer_by}."
        case Course.FIGHTING:
            yield f"{names[0]} and {names[1]} fight; the Historian resolves it."
        case Course.WAITING:
            yield f"{names[0]} and {names[1]} will fight, when an earlier fight is over."
        case Course.BOARDING:
            due = _due(world, engagements.ROUND_ABOARD, engagement.id, "; the next round is fought")
            yield f"{names[0]} and {names[1]} lie side by side, and fight aboard{due}."
        case Course.TAKEN:
            due = _due(world, engagements.PRIZE, engagement.id, "; without a word she is left adrift")
            victor = names[0] if engagement.victor == engagement.attacker else names[1]
            yield f"{victor} has won the fight aboard{due}."
        case Course.FLED:
            yield f"{names[1]} fled from {names[0]}; until the next proposal she may be pursued."
        case Course.CHASE:
            yield f"{names[0]} pursues {names[1]}, {engagement.distance} ship lengths ahead."
        case Course.OVER:
            pass


def _stranger(engagement: Engagement) -> str:
    assert engagement.stranger is not None
    return engagement.stranger.name


def _due(world: World, kind: str, subject: int, lead: str) -> str:
    timers = sorted(world.timers.values(), key=lambda timer: (timer.due, timer.id))
    due = next((timer.due for timer in timers if (timer.kind, timer.subject) == (kind, subject)), None)
    return "" if due is None else f"{lead} {when_published(due)}"
