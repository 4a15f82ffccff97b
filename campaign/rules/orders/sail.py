"""SAIL: a ship puts to sea (FG8-3.2, 3.4, 5.2, 5.3, 5.24)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import pursuits, voyages
from campaign.rules.engagements import open_against
from campaign.rules.known import in_command, land_named, when_published
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.parts import Beyond, Condition, Course, Engagement, Land, Player, Ship
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import SAILING_RANK
from campaign.rules.voyages import friendly
from campaign.rules.world import World, in_order


@dataclass(frozen=True, slots=True)
class Sail:
    """An order to sail to a land."""

    to: Phrase


# FG8-3.6, 7.1: what one should know before sailing out of the known world.
_BEYOND: Final = {
    Beyond.EDGE: " Nobody who sailed there has come back.",
    Beyond.SUNSET: " There the rules of another game bind you; it is as far back.",
}


def _sail(order: Sail, actor: Actor, scene: Scene) -> Deed | Unlawful:
    world = scene.world
    command = in_command(world, scene.law, actor)
    if isinstance(command, Unlawful):
        return command
    player, ship = command
    land = land_named(world, order.to)
    if isinstance(land, Unlawful):
        return land
    refusal = next(_objections(scene, player, ship, land, order.to), None)
    return refusal or _departure(scene, ship, land)


def _departure(scene: Scene, ship: Ship, land: Land) -> Deed:
    assert ship.at is not None
    origin = scene.world.lands[ship.at]
    arrives = scene.now + voyages.travel_time(scene, origin.id, land.id)
    said = f"{ship.name} sails from {origin.in_text} to {land.in_text} and makes port {when_published(arrives)}."
    said += "" if land.beyond is None else _BEYOND[land.beyond]
    attack = open_against(scene.world, ship.id)
    if attack is not None and attack.attacker is not None:
        # FG8-A2.c: a defender who sails off without an answer is taken to flee.
        said += " As the attack on her stands unanswered, she is taken to flee."
        return Deed(said, pursuits.flee(scene, attack.id, land.id))
    return Deed(said, voyages.set_sail(scene, ship.id, land.id))


def _objections(scene: Scene, player: Player, ship: Ship, land: Land, phrase: Phrase) -> Iterator[Unlawful]:
    world = scene.world
    if ship.voyage is not None:
        yield _under_way(world, ship)
    elif ship.at == land.id:
        yield Unlawful("3.2", f"{ship.name} lies in the harbour of {land.in_text} already.", phrase)
    yield from seaworthy(world, ship, land, phrase)
    for engagement in in_order(world.engagements):
        if ship.id in {engagement.attacker, engagement.defender} and engagement.course is not Course.OVER:
            yield from _held_by(engagement, scene.now, ship)
    yield from _rank_forbids(scene, player, ship, land, phrase)


def seaworthy(world: World, ship: Ship, land: Land, phrase: Phrase | None) -> Iterator[Unlawful]:
    """What the harbours and the state of a ship's hull have against a voyage to a land."""
    if not land.harbour:
        over = (
            ""
            if land.overland_from is None
            else f"; it is reached overland from {world.lands[land.overland_from].in_text}"
        )
        yield Unlawful("4.3", f"{land.name} has no harbour{over}.", phrase)
    if ship.condition is Condition.REPAIRING:
        # FG8-A3.b
        yield Unlawful("5.3", f"{ship.name} is under repair and may not leave the harbour{_repaired(world, ship)}.")
    if ship.condition is Condition.DAMAGED and not friendly(world, ship, land):
        # FG8-A3.a
        yield Unlawful("5.3", f"{ship.name} is damaged: she may sail only to a friendly port, for repairs.", phrase)


def _repaired(world: World, ship: Ship) -> str:
    timers = sorted(world.timers.values(), key=lambda timer: timer.id)
    due = next((timer.due for timer in timers if (timer.kind, timer.subject) == (voyages.REPAIRS, ship.id)), None)
    return "" if due is None else f" until they are done, {when_published(due)}"


def _under_way(world: World, ship: Ship) -> Unlawful:
    voyage = ship.voyage
    assert voyage is not None
    bound = world.lands[voyage.destination].name
    if voyage.arrives is None:
        why = f"{ship.name}, bound for {bound}, is held up by a meeting at sea, which must be settled first."
        return Unlawful("5.20", why)
    return Unlawful(
        "3.2", f"{ship.name} is at sea, bound for {bound}, and makes port {when_published(voyage.arrives)}."
    )


def _held_by(engagement: Engagement, now: int, ship: Ship) -> Iterator[Unlawful]:
    if engagement.course in {Course.WAITING, Course.BOARDING}:
        yield Unlawful("5.2", f"{ship.name} has a fight before her: she may sail when it is over.")
    if engagement.course is Course.TAKEN:
        why = f"{ship.name} has won a prize: say first whether to man her (PRIZE) or to sink her (SCUTTLE)."
        yield Unlawful("5.6", why)
    # FG8-B2.5: fleeing is open at once, other sailing orders when the initial engagement ends.
    if now < engagement.until:
        answer = " FLEE takes effect at once." if engagement.defender == ship.id else ""
        why = f"{ship.name} is engaged: she may take sailing orders {when_published(engagement.until)}.{answer}"
        yield Unlawful("5.2", why)
    elif engagement.attacker is None:
        yield Unlawful("5.21", f"{ship.name} has met a hostile ship: answer FIGHT or FLEE first.")


def _rank_forbids(scene: Scene, player: Player, ship: Ship, land: Land, phrase: Phrase) -> Iterator[Unlawful]:
    if player.rank >= scene.law[SAILING_RANK] or land.home_of is player.faction:
        # FG8-B24.2 and the reading of 3.2: home is open to every rank.
        return
    origin = None if ship.at is None else scene.world.lands[ship.at]
    own = {None if origin is None else origin.faction, land.faction} == {player.faction}
    if not own:
        away = "the Near Azores" if player.faction is Faction.PIRATE else "Atlantis"
        why = f"Your rank is too low to sail away: only to {away}, or between harbours of your own side."
        yield Unlawful("3.4", why, phrase)


VERB: Final = Verb(
    name="SAIL",
    theme=Theme.SAILING,
    forms=(Form("SAIL TO {to:land}"),),
    summary="Takes your ship to sea, bound for the harbour of a land.",
    help=(
        "You give the sailing orders of the ship you are aboard if you are highest in rank there; her owner counts "
        "two ranks higher for this. A voyage takes a number of proposals, and she may meet others on the way. A ship "
        "that is engaged, damaged or under repair may not go where she likes."
    ),
    examples=("SAIL TO Takal", "sail to the Near Azores"),
    order=Sail,
    carry_out=_sail,
    effect="She puts to sea at once and makes port when as many proposals have been published as the voyage takes.",
    who="The player who gives the ship's sailing orders.",
)
