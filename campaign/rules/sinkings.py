"""What naval combat comes to: ships sunk or damaged, bounty and booty, salvage (FG8-5.3, 5.18, 5.21, 5.25)."""

from collections.abc import Iterable, Iterator

from campaign.rules import claims, patrols, strangers
from campaign.rules.battles.fg8.naval import BOTH_DAMAGED, DEFENDER_SUNK
from campaign.rules.battles.fg8.spoils import spoils
from campaign.rules.cargo import stowed, tons_that_fit
from campaign.rules.engagements import break_off, end, go_on, open_matter, ships_of
from campaign.rules.event import Event
from campaign.rules.events.fighting import GreekFireSpent, ShipDamaged, ShipSunk, StrangerSunk
from campaign.rules.events.strangers import Undefended
from campaign.rules.events.wreck import BootyTaken, BountyPaid, GoodsLost, LostForEver, Salvaged
from campaign.rules.losses import commander, demoted, fighters, off_the_books, replaced
from campaign.rules.matters.facts import sides_of
from campaign.rules.mutinies import damaged
from campaign.rules.parts import Engagement, EngagementId, PlayerId, Ship, ShipId
from campaign.rules.people import aboard, cast_away
from campaign.rules.prisoners import open_brig
from campaign.rules.scenario import Consequence, Scenario, Side
from campaign.rules.scene import Scene
from campaign.rules.terms.players import DESERTION_RANK
from campaign.rules.world import World


def fought(scene: Scene, engagement_id: EngagementId, result: str, scenario: Scenario) -> Iterator[Event]:
    """What a naval combat comes to (FG8-B3.1, B3.2), its facts those that it was judged on."""
    engagement = scene.world.engagements[engagement_id]
    yield from _fired(scene, engagement, scenario)
    for ship, foe in ((engagement.attacker, scenario.defender), (engagement.defender, scenario.attacker)):
        if ship is not None:
            yield from patrols.fought(scene, ship, foe.allegiance)
    if result == BOTH_DAMAGED:
        yield from end(scene, engagement_id)
        for ship in ships_of(engagement):
            yield ShipDamaged(ship=ship)
            yield from damaged(scene, ship)
    else:
        yield from _decided(scene, engagement, scenario, result)


def _fired(scene: Scene, engagement: Engagement, scenario: Scenario) -> Iterator[Event]:
    # FG8-A14.d: a cask is used up whatever the outcome.
    if engagement.attacker is not None and scenario.attacker.greek_fire:
        yield GreekFireSpent(ship=engagement.attacker)
    if scenario.defender.greek_fire:
        yield GreekFireSpent(ship=engagement.defender)
    yield from strangers.fired(scene, engagement.id)


def _decided(scene: Scene, engagement: Engagement, scenario: Scenario, result: str) -> Iterator[Event]:
    if result == DEFENDER_SUNK:
        yield from _sunk(scene, engagement, scenario.attacker, scenario.defender, by_attacker=True)
    else:
        yield from _sunk(scene, engagement, scenario.defender, scenario.attacker, by_attacker=False)


def _sunk(scene: Scene, engagement: Engagement, victor: Side, beaten: Side, *, by_attacker: bool) -> Iterator[Event]:
    """One side sinks the other: what goes down, what is paid, what may be fished up."""
    winner = engagement.attacker if by_attacker else engagement.defender
    loser = engagement.defender if by_attacker else engagement.attacker
    victor_is = "attacker" if by_attacker else "defender"
    follows = spoils(victor, beaten, victor_is, scene.law, sunk=True)
    won, lost = fighters(scene, winner), fighters(scene, loser)
    if loser is None:
        yield from strangers.drowned(scene, engagement.id)
        yield from end(scene, engagement.id)
        yield StrangerSunk(engagement=engagement.id)
    else:
        yield from goods_lost(scene, engagement.id, loser, afloat=winner is not None, burnt=victor.greek_fire > 0)
        yield from end(scene, engagement.id)
        # FG8-B21.3, A21.m: he who fought begins again at the lowest rank.
        reduced = commander(scene, loser) if any(each.type == "reduced" for each in follows) else None
        yield from sink(scene, loser, by=victor.name, reduced=reduced)
    if winner is not None:
        yield from earned(scene, winner, follows)
        yield from claims.won_battle(scene, won, lost)  # FG8-A11.g
        if scene.world.engagements[engagement.id].flotsam is not None:
            yield open_matter(scene, "salvage", engagement.id)
        yield from go_on(scene, winner)


def undefended(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """A ship that was attacked with no player aboard, and for whom nobody came, is sunk (FG8-B21.4, A21.e)."""
    engagement = scene.world.engagements[engagement_id]
    attacker, defender = sides_of(scene, engagement)
    yield Undefended(engagement=engagement_id)
    yield from _sunk(scene, engagement, _without_fire(attacker), defender, by_attacker=True)


def _without_fire(side: Side) -> Side:
    # Nobody fought: no cask was used (FG8-A14.d).
    return Side(name=side.name, faction=side.faction, player=side.player)


def sink(scene: Scene, ship_id: ShipId, *, by: str, reduced: PlayerId | None = None) -> Iterator[Event]:
    """A player's ship goes down (FG8-A3.d): who was aboard comes home, her owner gets another while there are any.

    `reduced` goes on at the lowest rank (FG8-B21.3), aboard or not (FG8-A21.l).
    """
    world = scene.world
    ship, crew = world.ships[ship_id], aboard(world, ship_id)
    lowest = scene.law[DESERTION_RANK]
    yield from off_the_books(scene, ship_id)
    yield ShipSunk(ship=ship_id, by=by, troops=ship.troops)
    yield from open_brig(scene, ship_id, why="sunk")  # FG8-A3.e
    for player in crew:
        yield from cast_away(scene, player.id, rank=lowest if player.id == reduced else None)
    if reduced is not None:
        yield from demoted(scene, reduced)
    yield from break_off(scene, ship_id)
    yield from replaced(scene, ship.owner)


def goods_lost(
    scene: Scene, engagement_id: EngagementId, ship_id: ShipId, *, afloat: bool, burnt: bool = False
) -> Iterator[Event]:
    """All Po8 of those aboard and all cargo leave a ship that goes down (FG8-B25.1, A25.c, A25.e)."""
    world = scene.world
    purses = tuple((player.id, player.po8) for player in aboard(world, ship_id) if player.po8)
    cargo = world.ships[ship_id].cargo
    if purses or cargo:
        yield GoodsLost(engagement=engagement_id, ship=ship_id, purses=purses, cargo=cargo, afloat=afloat, burnt=burnt)


def salvaged(scene: Scene, engagement_id: EngagementId, *, recovered: bool) -> Iterator[Event]:
    """What the salvage comes to: all Po8, and cargo while there is room (FG8-B25.1, A25.a, A25.b)."""
    engagement = scene.world.engagements[engagement_id]
    flotsam, victor = engagement.flotsam, _victor(scene.world, engagement)
    assert flotsam is not None
    if not recovered or victor is None:
        yield LostForEver(engagement=engagement_id)
        return
    yield Salvaged(
        engagement=engagement_id,
        ship=victor.id,
        player=commander(scene, victor.id),
        po8=flotsam.po8,
        cargo=stowed(victor, scene.law, flotsam.cargo),
    )


def _victor(world: World, engagement: Engagement) -> Ship | None:
    """The ship of an engagement that is still in play."""
    return next((world.ships[ship] for ship in ships_of(engagement) if world.ships[ship].afloat), None)


def earned(scene: Scene, ship_id: ShipId, follows: Iterable[Consequence]) -> Iterator[Event]:
    """The bounty or the booty that a victory at sea brings the victor (FG8-B18.1, B18.2)."""
    for each in follows:
        if each.type == "bounty":
            yield BountyPaid(player=commander(scene, ship_id), po8=int(each.facts["po8"]))
        elif each.type == "booty":
            # FG8-A18.e: what he has no room for he does not get.
            room = tons_that_fit(scene.world.ships[ship_id], scene.law)
            yield BootyTaken(ship=ship_id, tons=min(int(each.facts["treasure"]), room))
