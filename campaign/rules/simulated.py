"""Scripted captains for whole campaigns: what each temper may order next, given how the world stands."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from campaign.rules.dice import Dice
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import Beyond, Condition, Land, LandId, Player, PlayerId, Ship, Standing
from campaign.rules.people import aboard
from campaign.rules.places import land_of, ship_of
from campaign.rules.questions import questions_for
from campaign.rules.scenario import Faction
from campaign.rules.word import words_of
from campaign.rules.world import World, in_order

_PARTS: Final = ("hook", "peg leg", "eyepatch")
_EQUIPMENT: Final = ("1 cannon", "1 greek fire", "1 grappling hooks", "1 life raft", "1 catapult")
_CARGO: Final = ("wood", "silk", "spice")
_IDLE: Final = 2
_TROOPS: Final = 20
_PARTY: Final = 5
_CREW: Final = 10
_RESTLESS: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Eye:
    """What a captain sees: the world and its law, himself, the ship that he is on and the land where he is."""

    world: World
    law: LawInForce
    player: Player
    ship: Ship | None
    land: Land | None

    @property
    def pirate(self) -> bool:
        """Whether he is a Pirate."""
        return self.player.faction is Faction.PIRATE

    @property
    def troopers(self) -> str:
        """What his side calls its troopers."""
        return "buccaneers" if self.pirate else "marines"

    @property
    def docked(self) -> bool:
        """Whether he is aboard in a harbour, with a sound ship."""
        return self.ship is not None and self.ship.at is not None and self.ship.condition is Condition.SOUND


Habit: TypeAlias = Callable[[Eye], Iterator[str]]


def sailing(eye: Eye) -> Iterator[str]:
    """To any other harbour that is on the chart."""
    if eye.docked:
        for land in in_order(eye.world.lands):
            if land.harbour and land.beyond is None and eye.ship and land.id != eye.ship.at:
                yield f"SAIL TO {land.name}"


def attacking(eye: Eye) -> Iterator[str]:
    """Ships of the other side in the same harbour, or met at sea."""
    if eye.ship is None:
        return
    met = {each for meeting in eye.world.meetings.values() for each in (meeting.one, meeting.other)}
    for ship in in_order(eye.world.ships):
        near = ship.at == eye.ship.at is not None or {ship.id, eye.ship.id} <= met
        other = eye.world.players[ship.owner].faction is not eye.player.faction
        if near and other and ship.afloat:
            yield f"ATTACK {ship.name}"
            yield f"ATTACK {ship.name} CLOSE"
            yield f"ATTACK {ship.name} NO FIRE"


def landing(eye: Eye) -> Iterator[str]:
    """A land that is not his side's: some troops, or all; and off again."""
    if eye.docked and eye.ship and eye.land and eye.land.faction is not eye.player.faction and eye.ship.troops:
        yield f"LAND {min(eye.ship.troops, _PARTY)} AT {eye.land.name}"
        yield f"LAND {eye.ship.troops} AT {eye.land.name}"
    if any(each.player == eye.player.id for fight in eye.world.land_battles.values() for each in fight.contingents):
        yield "WITHDRAW"


def plundering(eye: Eye) -> Iterator[str]:
    """A Pirate in the harbour of an Imperial Land plunders it."""
    if eye.pirate and eye.docked and eye.land and eye.land.faction is Faction.CITIZEN:
        for product in eye.land.products:
            yield f"PLUNDER {eye.land.name} TAKING {product}"


def recruiting(eye: Eye) -> Iterator[str]:
    """At home, with money and few men."""
    at_home = eye.land is not None and eye.land.home_of is eye.player.faction
    if at_home and eye.docked and eye.ship and eye.ship.troops < _TROOPS * 2:
        yield f"LOAD {_TROOPS} {eye.troopers}"
        yield f"LOAD 5 {eye.troopers}"


def trading(eye: Eye) -> Iterator[str]:
    """Whatever is to be had, and whatever is aboard."""
    if not eye.docked or eye.ship is None or eye.land is None:
        return
    for product in eye.land.products:
        yield f"BUY 2 {product}"
    for ware in _CARGO:
        if eye.ship.cargo.get(ware):
            yield f"SELL 1 {ware}"
    yield from (f"BUY {thing}" for thing in _EQUIPMENT)


def banking(eye: Eye) -> Iterator[str]:
    """Money in the bank, or in the earth."""
    if eye.land is None:
        return
    if eye.pirate:
        yield "BURY 50"
        yield "DIG"
    else:
        yield f"DEPOSIT 50 AT {eye.land.name}"
        yield f"DRAW 50 AT {eye.land.name}"


def duelling(eye: Eye) -> Iterator[str]:
    """Ashore or aboard with somebody else: a challenge."""
    if eye.docked:
        yield "GO ASHORE"
    if eye.player.ashore is not None:
        yield from (f"BOARD {ship.name}" for ship in in_order(eye.world.ships) if ship.at == eye.player.ashore)
    for other in _company(eye):
        yield f"CHALLENGE {other.name}"


def prizing(eye: Eye) -> Iterator[str]:
    """What follows a victory: prizes, prisoners, parts."""
    for prisoner in in_order(eye.world.prisoners):
        if prisoner.captor == eye.player.id:
            yield f"HAND OVER {prisoner.name}"
            yield f"RELEASE {prisoner.name}"
    for engagement in in_order(eye.world.engagements):
        if eye.ship is not None and engagement.victor == eye.ship.id:
            loser = engagement.defender if engagement.attacker == eye.ship.id else engagement.attacker
            if loser is not None:
                yield f"PRIZE {eye.world.ships[loser].name} CREW {_CREW}"
                yield f"SCUTTLE {eye.world.ships[loser].name}"
    if eye.pirate:
        yield from (f"WEAR {part}" for part in _PARTS)


def sharing(eye: Eye) -> Iterator[str]:
    """Gifts among those in one place, and a passage for who has no ship."""
    for other in _company(eye):
        if other.faction is eye.player.faction:
            yield f"GIVE 10 Po8 TO {other.name}"
            yield f"PICK UP {other.name}"


def wandering(eye: Eye) -> Iterator[str]:
    """Now and then off the chart: into the Sunset and back; nobody in his senses goes over the Edge."""
    restless = eye.world.clock.published % _RESTLESS == 2 * eye.player.id
    away = eye.docked and eye.land is not None
    if restless and away:
        yield from (f"SAIL TO {land.name}" for land in in_order(eye.world.lands) if land.beyond is Beyond.SUNSET)


def wavering(eye: Eye) -> Iterator[str]:
    """Now and then he changes sides."""
    if eye.world.clock.published % _RESTLESS == eye.player.id:
        yield "DESERT"


HABITS: Final[Mapping[Habit, int]] = {
    sailing: 8, attacking: 6, landing: 5, plundering: 6, recruiting: 6, trading: 6, banking: 1, duelling: 2,
    prizing: 6, sharing: 1, wandering: 4,
}  # fmt: skip
_TEMPERS: Final[tuple[Mapping[Habit, int], ...]] = (
    HABITS,
    {sailing: 10, trading: 16, recruiting: 2, banking: 2, duelling: 1, sharing: 1, prizing: 2, wavering: 1},
    {sailing: 6, attacking: 16, prizing: 12, recruiting: 6, trading: 3},
    {sailing: 6, landing: 14, plundering: 14, recruiting: 10, prizing: 6, wavering: 1},
)


def orders_of(world: World, law: LawInForce, player_id: PlayerId, dice: Dice, verbs: frozenset[str]) -> tuple[str, ...]:
    """What a player's captain orders now: he answers what waits for an answer, else follows one of his habits.

    `verbs` are the first words of the orders that there are: no other is given.
    """
    player = world.players[player_id]
    if player.standing is not Standing.PLAYING:
        return ()
    answers = tuple(_answer(each.answers, dice) for each in questions_for(world, law, player_id) if each.answers)
    if answers:
        return tuple(dict.fromkeys(each for each in answers if _begins(each) in verbs))
    if player_id in world.captivities or dice.throw(_IDLE, 1)[0] == 1:
        return ()
    place = land_of(world, player)
    eye = Eye(
        world=world, law=law, player=player, ship=ship_of(world, player),
        land=world.lands[LandId(place)] if place is not None else None,
    )  # fmt: skip
    temper = _TEMPERS[player_id % len(_TEMPERS)]
    found = [(weight, [each for each in habit(eye) if _begins(each) in verbs]) for habit, weight in temper.items()]
    return _one(((weight, orders) for weight, orders in found if orders), dice)


def _one(found: Iterator[tuple[int, list[str]]], dice: Dice) -> tuple[str, ...]:
    """One order of one of the habits that have any, each as likely as it weighs."""
    choices = [orders for weight, orders in found for _ in range(weight)]
    if not choices:
        return ()
    orders = choices[dice.throw(len(choices), 1)[0] - 1]
    return (orders[dice.throw(len(orders), 1)[0] - 1],)


def _answer(answers: tuple[str, ...], dice: Dice) -> str:
    answer = answers[dice.throw(len(answers), 1)[0] - 1]
    return f"{answer} CLOSE" if answer == "FIGHT" and dice.throw(3, 1)[0] == 1 else answer


def _begins(order: str) -> str:
    return words_of(order).all[0].text


def _company(eye: Eye) -> list[Player]:
    """The others who are where he is: on one ship, or ashore in one land."""
    if eye.player.ashore is not None:
        return [
            other
            for other in in_order(eye.world.players)
            if other.id != eye.player.id and other.ashore == eye.player.ashore and other.standing is Standing.PLAYING
        ]
    if eye.player.aboard is None:
        return []
    return [other for other in aboard(eye.world, eye.player.aboard) if other.id != eye.player.id]
