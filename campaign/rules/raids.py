"""Plunder: Forts by the luck of the die, then the field; what is carried off; pirates gone soft (FG8-5.9, 5.10)."""

from collections.abc import Iterator, Mapping

from campaign.rules.banks import emptied
from campaign.rules.battles.fg8.land import EVERY as ROUND_EVERY
from campaign.rules.battles.fg8.plunder import BRAVERY, MARINES_PER_FORT, SOFT_AFTER, TREASURE, forts_to_beat
from campaign.rules.cargo import TREASURE as TREASURE_TONS
from campaign.rules.cargo import is_ware, load, persons_that_fit, tons_that_fit
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.landing import TroopsLanded
from campaign.rules.events.raiding import AnarchyEnded, FightChosen, HostagesLanded, Plundered, RaidRound, WentSoft
from campaign.rules.in_force import LawInForce
from campaign.rules.landings import ROUND, defeat, fiefs_of, note_combat, share_losses, victory
from campaign.rules.matter import Matter
from campaign.rules.parts import Contingent, Fief, LandBattle, LandBattleId, LandId, PlayerId, Raid, ShipId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World, changed

SOFT = "soft"


def plunder(scene: Scene, player_id: PlayerId, ship_id: ShipId, land_id: LandId, commodity: str) -> Iterator[Event]:
    """A Pirate lands all his troops to plunder an Imperial Land (FG8-B9.1)."""
    troops = scene.world.ships[ship_id].troops
    forts = scene.world.lands[land_id].forts
    battle = LandBattle(
        id=LandBattleId(scene.fresh("land_battles")),
        land=land_id,
        faction=Faction.PIRATE,
        contingents=(Contingent(player=player_id, ship=ship_id, troops=troops),),
        began=scene.now,
        raid=Raid(
            plunderer=player_id,
            commodity=commodity,
            unbeaten=tuple(range(1, forts + 1)),
            to_beat=forts_to_beat(forts, scene.law),
        ),
    )
    yield TroopsLanded(battle=battle, player=player_id, ship=ship_id, troops=troops)
    yield from open_fight(scene, battle.id)


def open_fight(scene: Scene, battle_id: LandBattleId) -> Iterator[Event]:
    """The next fight of a plunder, chosen where it is not yet, and its next round (FG8-B9.3, A9.b, A9.c)."""
    battle = scene.world.land_battles[battle_id]
    raid = battle.raid
    assert raid is not None
    if raid.fort is not None:
        yield _open(scene, "land", battle)
    elif not raid.to_beat:
        yield from choose(scene, battle_id, 0)
    elif len(raid.unbeaten) == 1:
        yield from choose(scene, battle_id, raid.unbeaten[0])
    else:
        yield _open(scene, "fort", battle)


def choose(scene: Scene, battle_id: LandBattleId, fort: int) -> Iterator[Event]:
    """The plunderers face a Fort, or (0) the field; its first round is fought at once."""
    battle = scene.world.land_battles[battle_id]
    assert battle.raid is not None
    garrison = in_forts(scene.world, scene.law, battle.land)
    standing = outside(scene.world, scene.law, battle.land) if fort == 0 else garrison[fort - 1]
    faced = changed(battle, raid=changed(battle.raid, fort=fort, standing=standing, rounds=0))
    yield FightChosen(battle=faced)
    yield _open(scene, "land", faced)


def in_forts(world: World, law: LawInForce, land_id: LandId) -> tuple[int, ...]:
    """How many Marines stand in each Fort of a land, by its number (FG8-A9.a)."""
    left, each = _garrison(world, land_id), law[MARINES_PER_FORT]
    forts = range(world.lands[land_id].forts)
    return tuple(max(0, min(each, left - place * each)) for place in forts)


def outside(world: World, law: LawInForce, land_id: LandId) -> int:
    """How many Marines of a land stand in none of its Forts (FG8-B9.1, A9.g)."""
    return _garrison(world, land_id) - sum(in_forts(world, law, land_id))


def _garrison(world: World, land_id: LandId) -> int:
    return sum(min(fief.garrison or 0, fief.effective or fief.garrison or 0) for fief in fiefs_of(world, land_id))


def fought(
    scene: Scene, battle_id: LandBattleId, attacker_lost: int, defender_lost: int, result: str
) -> Iterator[Event]:
    """What a round of a plunder comes to: the fight goes on, the next begins in due time, or all is won (FG8-A9.c)."""
    battle = scene.world.land_battles[battle_id]
    raid = battle.raid
    assert raid is not None
    refills = raid.fort == 0 and any(fief.effective for fief in fiefs_of(scene.world, battle.land))
    after = changed(
        raid,
        standing=raid.standing if refills else raid.standing - defender_lost,  # FG8-A7.h
        fallen=raid.fallen + (0 if refills else defender_lost),
        rounds=raid.rounds + 1,
    )
    if result == "attacker_won" and raid.fort:
        beaten = tuple(fort for fort in raid.unbeaten if fort != raid.fort)
        after = changed(after, fort=None, unbeaten=beaten, to_beat=raid.to_beat - 1)
    left = changed(
        battle, contingents=share_losses(battle.contingents, attacker_lost), rounds=battle.rounds + 1, raid=after
    )
    lost = 0 if refills else defender_lost
    yield RaidRound(battle=left, fort=raid.fort or 0, attacker_lost=attacker_lost, defender_lost=lost)
    yield from note_combat(scene, battle)
    if result == "attacker_won" and not raid.fort:
        yield from _carried_off(scene, battle_id)
        return
    if result in {"defender_won", "both_destroyed"}:
        # FG8-A9.j: the Plunder has failed, and the garrisons are what they were.
        yield from defeat(scene, battle_id, result)
        return
    yield scene.timer(ROUND, battle_id, scene.now + scene.law[ROUND_EVERY])


def _carried_off(scene: Scene, battle_id: LandBattleId) -> Iterator[Event]:
    """Success (FG8-B9.2): what the plunderer gains; the banks are emptied (FG8-B25.2); captives of his side go free."""
    battle = scene.world.land_battles[battle_id]
    raid = battle.raid
    assert raid is not None
    own = next((each for each in battle.contingents if each.player == raid.plunderer), battle.contingents[0])
    yield from victory(scene, battle_id)
    world, law = scene.world, scene.law
    land, player = world.lands[battle.land], world.players[own.player]
    on_board = player.aboard == own.ship  # the ship has waited for them
    cargo = _stowed(scene, own.ship, battle.land, raid.commodity) if on_board else {}
    laden = world.ships[own.ship]
    for name, tons in cargo.items():
        laden = load(laden, name, tons)
    hostages = min(land.settlers, persons_that_fit(laden, law)) if on_board else 0
    wares = any(is_ware(name) for name in cargo)
    yield Plundered(
        land=land.id,
        player=player.id,
        ship=own.ship,
        bravery=player.bravery + law[BRAVERY],
        cargo=cargo,
        hostages=hostages,
        fallen=raid.fallen,
        fiefs=tuple(_thinned(world, battle.land, raid.fallen)),
        left=tuple(name for name in land.specials if name not in cargo),
        wares=wares,
    )
    invaders = [own.player, *(each.player for each in battle.contingents if each.player != own.player)]
    yield from emptied(scene, battle.land, invaders)
    if wares:
        yield from scene.clear(SOFT, player.id)
        yield scene.timer(SOFT, player.id, scene.now + law[SOFT_AFTER])


def _stowed(scene: Scene, ship_id: ShipId, land_id: LandId, commodity: str) -> Mapping[str, int]:
    """What there is room for, in this order: Treasure, the commodity named, what is special to the Land (FG8-A9.e)."""
    ship, land = scene.world.ships[ship_id], scene.world.lands[land_id]
    room = tons_that_fit(ship, scene.law)
    cargo: dict[str, int] = {}
    wanted = [(TREASURE_TONS, scene.law[TREASURE]), (commodity, 1), *((name, 1) for name in land.specials)]
    for name, tons in wanted:
        taken = min(tons, room)
        room -= taken
        if taken:
            cargo[name] = cargo.get(name, 0) + taken
    return cargo


def _thinned(world: World, land_id: LandId, fallen: int) -> Iterator[Fief]:
    for fief in fiefs_of(world, land_id):
        lost = min(fief.garrison or 0, fallen)
        fallen -= lost
        yield changed(fief, garrison=(fief.garrison or 0) - lost)


def restore_order(scene: Scene, player_id: PlayerId, ship_id: ShipId, land_id: LandId, troops: int) -> Iterator[Event]:
    """Marines who land in a Land in Anarchy end it, and stay (FG8-4.10)."""
    fief = fiefs_of(scene.world, land_id)[0]
    garrison = changed(fief, garrison=(fief.garrison or 0) + troops)
    yield AnarchyEnded(fief=garrison, player=player_id, ship=ship_id, troops=troops)


def go_soft(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A ware pirate has plundered no wares for too long (FG8-B10.2)."""
    if scene.world.players[player_id].faction is Faction.PIRATE:
        yield WentSoft(player=player_id)


def land_hostages(scene: Scene, ship_id: ShipId) -> Iterator[Event]:
    """Settlers aboard a Pirate's ship that has come to the Near Azores become Hostages (FG8-B24.1)."""
    ship = scene.world.ships[ship_id]
    if ship.at is None or not ship.settlers:
        return
    pirates = scene.world.players[ship.owner].faction is Faction.PIRATE
    if pirates and scene.world.lands[ship.at].home_of is Faction.PIRATE:
        yield HostagesLanded(ship=ship_id, land=ship.at, hostages=ship.settlers)


def _open(scene: Scene, kind: str, battle: LandBattle) -> MatterOpened:
    return MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind=kind, subject=battle.id, opened=scene.now,
        players=tuple(contingent.player for contingent in battle.contingents),
    ))  # fmt: skip
