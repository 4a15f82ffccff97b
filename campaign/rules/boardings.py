"""Fights aboard after closing: rounds, surrender, and what becomes of the beaten (FG8-5.4, 5.6, 5.16)."""

from collections.abc import Iterator

from campaign.rules import claims, patrols
from campaign.rules.battles.fg8.boarding import PRIZE_PROPOSALS
from campaign.rules.battles.fg8.land import EVERY
from campaign.rules.battles.fg8.rounds import ATTACKER_WON, ONGOING
from campaign.rules.battles.fg8.spoils import spoils
from campaign.rules.engagements import (
    PRIZE,
    ROUND_ABOARD,
    beaten_of,
    break_off,
    end,
    go_on,
    open_matter,
    ships_of,
)
from campaign.rules.event import Event
from campaign.rules.events.boarding import (
    BoardingDrawn,
    BoardingWon,
    CarriedOff,
    Closed,
    PursesTaken,
    RoundAboard,
    Surrendered,
)
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.strangers import CaskReturned
from campaign.rules.losses import commander, demoted, fighters, off_the_books, replaced
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import sides_of
from campaign.rules.parts import Course, Engagement, EngagementId, PlayerId, ShipId
from campaign.rules.people import aboard, cast_away
from campaign.rules.prisoners import carry_off, imprison, imprison_notorious, open_brig, pass_on
from campaign.rules.scene import Scene
from campaign.rules.sinkings import earned


def closed(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """The ships have closed: the first round aboard is fought at once (FG8-B4.4, A6.b)."""
    yield Closed(engagement=engagement_id)
    stranger = scene.world.engagements[engagement_id].stranger
    if stranger is not None and stranger.greek_fire:
        # FG8-A19.a: no naval combat comes of it.
        yield CaskReturned(engagement=engagement_id, casks=stranger.greek_fire)
    yield open_matter(scene, "boarding", engagement_id)


def next_round(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """Another round aboard falls due (FG8-A6.b)."""
    if scene.world.engagements[engagement_id].course is Course.BOARDING:
        yield open_matter(scene, "boarding", engagement_id)


def fought(
    scene: Scene, engagement_id: EngagementId, attacker_lost: int, defender_lost: int, result: str
) -> Iterator[Event]:
    """What a round aboard comes to (FG8-B6.1, A6.b, A6.c)."""
    engagement = scene.world.engagements[engagement_id]
    sides = sides_of(scene, engagement)
    yield RoundAboard(engagement=engagement_id, attacker_lost=attacker_lost, defender_lost=defender_lost)
    for ship, foe in ((engagement.attacker, sides[1]), (engagement.defender, sides[0])):
        if ship is not None:
            yield from patrols.fought(scene, ship, foe.allegiance)
    if result == ONGOING:
        yield scene.timer(ROUND_ABOARD, engagement_id, scene.now + scene.law[EVERY])
    elif result == "both_destroyed":
        # FG8-A6.c, A16.i: no winner; each keeps his own ship, and nobody is taken.
        yield BoardingDrawn(engagement=engagement_id)
        yield from end(scene, engagement_id)
        for ship_id in ships_of(engagement):
            yield from go_on(scene, ship_id)
    else:
        yield from _won(scene, engagement, by_attacker=result == ATTACKER_WON, surrendered=False)


def surrender(scene: Scene, engagement_id: EngagementId, ship_id: ShipId) -> Iterator[Event]:
    """A ship strikes: those aboard become prisoners of war of the other side (FG8-B6.2)."""
    engagement = scene.world.engagements[engagement_id]
    yield from scene.clear(ROUND_ABOARD, engagement_id)
    yield Surrendered(engagement=engagement_id, ship=ship_id)
    yield from _won(scene, engagement, by_attacker=ship_id == engagement.defender, surrendered=True)


def _won(scene: Scene, engagement: Engagement, *, by_attacker: bool, surrendered: bool) -> Iterator[Event]:
    attacker, defender = sides_of(scene, scene.world.engagements[engagement.id])
    victor, beaten = (attacker, defender) if by_attacker else (defender, attacker)
    winner = engagement.attacker if by_attacker else engagement.defender
    loser = engagement.defender if by_attacker else engagement.attacker
    yield BoardingWon(
        engagement=engagement.id, victor=winner, troops=0 if loser is None else scene.world.ships[loser].troops
    )
    if winner is not None:
        captain = commander(scene, winner)
        yield from claims.won_battle(scene, fighters(scene, winner), fighters(scene, loser))
        follows = spoils(victor, beaten, "attacker" if by_attacker else "defender", scene.law, sunk=False)
        yield from earned(scene, winner, follows)
        yield scene.timer(PRIZE, engagement.id, scene.now + scene.law[PRIZE_PROPOSALS])
        if loser is None:
            # FG8-A19.c: a notorious pirate is captured by boarding alone.
            if beaten.notorious and engagement.stranger is not None:
                yield from imprison_notorious(scene, engagement.stranger.captain, winner, captor=captain)
            return
        yield from _purses(scene, loser, captain)
        yield from pass_on(scene, loser, winner, captor=captain)
    if loser is not None:
        yield from _beaten(scene, engagement.id, loser, surrendered=surrendered)


def _purses(scene: Scene, loser: ShipId, captain: PlayerId) -> Iterator[Event]:
    # FG8-A6.f, A25.k: goods stay in the ship taken; coin goes to the victor, without a roll.
    purses = tuple((player.id, player.po8) for player in aboard(scene.world, loser) if player.po8)
    if purses:
        yield PursesTaken(to=captain, purses=purses)


def _beaten(scene: Scene, engagement_id: EngagementId, loser: ShipId, *, surrendered: bool) -> Iterator[Event]:
    """Those aboard a ship that was taken: prisoners if she struck, else captured by the dice (FG8-A6.f, A16.d)."""
    engagement = scene.world.engagements[engagement_id]
    if engagement.victor is None:
        yield from demoted(scene, commander(scene, loser))  # FG8-B21.3, A21.c
    for player in aboard(scene.world, loser):
        if surrendered:
            yield from captured(scene, engagement_id, player.id, taken=True, why="surrendered")
        else:
            # FG8-A16.b: a roll for each player.
            yield MatterOpened(matter=Matter(
                id=scene.fresh("matters"), kind="capture_aboard", subject=engagement_id, opened=scene.now,
                ships=ships_of(engagement), players=(player.id,),
            ))  # fmt: skip
    yield from _if_empty(scene, engagement_id)


def captured(
    scene: Scene, engagement_id: EngagementId, player_id: PlayerId, *, taken: bool, why: str = "taken"
) -> Iterator[Event]:
    """A player of a beaten ship is taken, or gets away home, his ship being lost (FG8-B16.1, A16.a, A16.f)."""
    engagement = scene.world.engagements[engagement_id]
    if not taken:
        yield from cast_away(scene, player_id)
    elif engagement.victor is not None:
        captor = commander(scene, engagement.victor)
        yield from imprison(scene, player_id, engagement.victor, captor=captor, why=why)
    elif engagement.stranger is not None:
        yield from carry_off(scene, player_id, engagement.stranger.faction)
    yield from _if_empty(scene, engagement_id)


def _if_empty(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """Once nobody is aboard a stranger makes off with the ship, which counts as destroyed (FG8-B21.3, A21.c)."""
    engagement = scene.world.engagements[engagement_id]
    ship_id, stranger = beaten_of(engagement), engagement.stranger
    if stranger is None or ship_id is None or engagement.victor is not None or aboard(scene.world, ship_id):
        return
    if not scene.world.ships[ship_id].afloat:
        return
    owner = scene.world.ships[ship_id].owner
    yield from off_the_books(scene, ship_id)
    yield CarriedOff(ship=ship_id, by=stranger.name)
    yield from open_brig(scene, ship_id, why="sunk")
    yield from break_off(scene, ship_id)
    yield from replaced(scene, owner)
