"""What victors may claim: the prize of a duel, a part for themselves or for a beaten Pirate (FG8-5.8, 5.11)."""

from collections.abc import Iterator, Sequence
from typing import Final

from campaign.rules.event import Event
from campaign.rules.events.duels import ClaimGained, ClaimLapsed, DuelPrizeTaken, PartFitted
from campaign.rules.parts import PlayerId, ShipId, Standing
from campaign.rules.persons import Claim, Right
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.battle import PART_CHOICE
from campaign.rules.world import World, in_order

CLAIM = "claim"
PARTS: Final = {"peg_leg": "Peg Leg", "hook": "Hook", "eyepatch": "Eyepatch"}
MOST_OF_A_PART = 2


def won_battle(scene: Scene, victors: Sequence[PlayerId], losers: Sequence[PlayerId] = ()) -> Iterator[Event]:
    """What the victors of a battle, at sea or ashore, may now claim (FG8-B11.3, A11.g).

    The first of the `victors` led them. `losers` are the players beaten, if any were. Not for duels, ties or chases.
    """
    world = scene.world
    for victor in victors:
        if world.players[victor].faction is Faction.PIRATE:
            yield from grant(scene, victor, Right.WEAR)  # FG8-A11.d: one for a battle
    for loser in losers:
        if victors and world.players[loser].faction is Faction.PIRATE:
            yield from grant(scene, victors[0], Right.AWARD, loser)


def grant(scene: Scene, player_id: PlayerId, right: Right, loser: PlayerId | None = None) -> Iterator[Event]:
    """A victor gets a claim, for as long as rule 5.11 gives to choose (FG8-A11.c)."""
    until = scene.now + scene.law[PART_CHOICE]
    claim = Claim(id=scene.fresh("claims"), player=player_id, right=right, loser=loser, until=until)
    yield ClaimGained(claim=claim)
    yield scene.timer(CLAIM, claim.id, until)


def lapse(scene: Scene, claim_id: int) -> Iterator[Event]:
    """The time of a claim is over."""
    claim = scene.world.claims.get(claim_id)
    if claim is not None:
        yield ClaimLapsed(claim=claim)


def claims_of(world: World, player_id: PlayerId, right: Right, loser: PlayerId | None = None) -> list[Claim]:
    """What a player may claim of a kind, and of a loser where one is given, the oldest first."""
    return [
        claim
        for claim in in_order(world.claims)
        if claim.player == player_id and claim.right is right and (loser is None or claim.loser == loser)
    ]


def losers_of(world: World, player_id: PlayerId, right: Right) -> list[str]:
    """The names of those of whom a player may claim something."""
    return [
        world.players[claim.loser].name
        for claim in claims_of(world, player_id, right)
        if claim.loser is not None and world.players[claim.loser].standing is Standing.PLAYING
    ]


def fit(scene: Scene, claim: Claim, part: str) -> Iterator[Event]:
    """A replacement part is fitted (FG8-B11.3): to the claimant, or by him to the loser."""
    yield from scene.clear(CLAIM, claim.id)
    if claim.loser is None:
        yield PartFitted(claim=claim, player=claim.player, part=part)
    else:
        yield PartFitted(claim=claim, player=claim.loser, part=part, by=claim.player)


def take_po8(scene: Scene, claim: Claim, po8: int) -> Iterator[Event]:
    """The winner of a duel takes Po8 (FG8-B8.4)."""
    assert claim.loser is not None
    yield from scene.clear(CLAIM, claim.id)
    yield DuelPrizeTaken(claim=claim, winner=claim.player, loser=claim.loser, po8=po8)


def take_cargo(scene: Scene, claim: Claim, commodity: str, tons: int, ships: tuple[ShipId, ShipId]) -> Iterator[Event]:
    """The winner of a duel takes cargo, from the first of the ships to the second (FG8-B8.4)."""
    assert claim.loser is not None
    yield from scene.clear(CLAIM, claim.id)
    yield DuelPrizeTaken(
        claim=claim,
        winner=claim.player,
        loser=claim.loser,
        commodity=commodity,
        tons=tons,
        from_ship=ships[0],
        to_ship=ships[1],
    )
