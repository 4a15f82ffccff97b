"""Ships of no player: what they are when met, and the notorious pirates who lead some of them (FG8-5.18, 5.19)."""

from collections.abc import Iterator

from campaign.rules.battles.fg8.sides import (
    CANNON_PER_STRENGTH,
    CATAPULT_STRENGTH,
    NPC_BASE_STRENGTH,
    NPC_CANNON,
)
from campaign.rules.engagements import meet, open_matter
from campaign.rules.event import Event
from campaign.rules.events.strangers import CaskBurnt, NotoriousDied, NotoriousMet
from campaign.rules.parts import Course, Engagement, EngagementId, NonPlayerShip, ShipId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.voyages import owner_faction
from campaign.rules.world import World


def sight(scene: Scene, ship_id: ShipId, troops: int, rule: str) -> Iterator[Event]:
    """A ship meets a hostile ship of no player, with so many troops (FG8-B18.3); a notorious pirate may lead her."""
    law = scene.law
    foe = owner_faction(scene.world, scene.world.ships[ship_id]).opponent
    stranger = NonPlayerShip(
        name="a pirate ship" if foe is Faction.PIRATE else "an Imperial Galleon",
        faction=foe,
        troops=troops,
        cannon=law[NPC_CANNON],
        strength=law[NPC_BASE_STRENGTH] + law[NPC_CANNON] // law[CANNON_PER_STRENGTH],
    )
    engagement = EngagementId(scene.fresh("engagements"))
    yield from meet(scene, ship_id, stranger, rule)
    if foe is Faction.PIRATE and at_large(scene.world):
        # FG8-B19.1, A19.e, A19.f: every pirate ship that is met, and no Galleon.
        yield open_matter(scene, "notorious", engagement)


def at_large(world: World) -> tuple[str, ...]:
    """The notorious pirates alive and at large, in their order (FG8-B19.1); none is on two ships at once (A19.b)."""
    busy = {prisoner.name for prisoner in world.prisoners.values() if prisoner.player is None}
    busy |= {captain_of_stranger(each) for each in world.engagements.values() if each.course is not Course.OVER}
    return tuple(each.name for _, each in sorted(world.notorious.items()) if not each.dead and each.name not in busy)


def captain_of_stranger(engagement: Engagement) -> str:
    """The notorious pirate who leads the stranger of an engagement, empty where none does."""
    return "" if engagement.stranger is None else engagement.stranger.captain


def led(scene: Scene, engagement_id: EngagementId, captain: str) -> Iterator[Event]:
    """A notorious pirate leads the ship that was met: a Catapult, and a cask if the stock has one (FG8-B19.2)."""
    stranger = scene.world.engagements[engagement_id].stranger
    assert stranger is not None
    yield NotoriousMet(
        engagement=engagement_id,
        captain=captain,
        strength=stranger.strength + scene.law[CATAPULT_STRENGTH],
        casks=min(1, scene.world.pirate_casks),
    )


def fired(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """Naval combat was fought: a stranger's cask is used up whatever came of it (FG8-B19.2, A14.d)."""
    stranger = scene.world.engagements[engagement_id].stranger
    if stranger is not None and stranger.greek_fire:
        yield CaskBurnt(engagement=engagement_id)


def drowned(scene: Scene, engagement_id: EngagementId) -> Iterator[Event]:
    """A stranger was sunk: a notorious pirate who led her is dead (FG8-A19.c)."""
    captain = captain_of_stranger(scene.world.engagements[engagement_id])
    for _, notorious in sorted(scene.world.notorious.items()):
        if captain and notorious.name == captain:
            yield NotoriousDied(notorious=notorious.id)
