"""Fights ashore, captivity and the reinforcement of the piratical base (FG8-5.7, 5.16, 5.23)."""

from collections.abc import Iterator

from campaign.rules import patrols
from campaign.rules.battles.fg8.escape import EVERY as ESCAPE_EVERY
from campaign.rules.battles.fg8.land import EVERY as ROUND_EVERY
from campaign.rules.battles.fg8.reinforce import EVERY as REINFORCE_EVERY
from campaign.rules.claims import won_battle
from campaign.rules.event import Event
from campaign.rules.events.history import MatterOpened
from campaign.rules.events.landing import (
    EscapeFailed,
    LandBattleEnded,
    RoundFought,
    TroopsLanded,
    TroopsWithdrawn,
)
from campaign.rules.events.raiding import TroopsSurrendered
from campaign.rules.matter import Matter
from campaign.rules.parts import Contingent, Fief, LandBattle, LandBattleId, LandId, PlayerId, ShipId
from campaign.rules.people import set_free
from campaign.rules.prisoners import ESCAPE, hold_ashore, let_go, open_transfer
from campaign.rules.scenario import Faction, Force
from campaign.rules.scene import Scene
from campaign.rules.world import World, changed

ROUND = "land_round"
REINFORCEMENT = "reinforcement"


def fiefs_of(world: World, land: LandId) -> list[Fief]:
    """The Fiefs of a land, by id."""
    return [fief for _, fief in sorted(world.fiefs.items()) if fief.land == land]


def battle_at(world: World, land: LandId, faction: Faction) -> LandBattle | None:
    """The land battle that a side fights at a land, if any."""
    for _, battle in sorted(world.land_battles.items()):
        if battle.land == land and battle.faction is faction:
            return battle
    return None


def land(scene: Scene, player_id: PlayerId, ship_id: ShipId, troops: int, land_id: LandId) -> Iterator[Event]:
    """A player lands troops to fight; the first round is fought at once (FG8-A7.c), unless his side fights there."""
    world = scene.world
    faction = world.players[player_id].faction
    contingent = Contingent(player=player_id, ship=ship_id, troops=troops)
    battle = battle_at(world, land_id, faction)
    if battle is not None:
        joined = changed(battle, contingents=_with(battle.contingents, contingent))
        yield TroopsLanded(battle=joined, player=player_id, ship=ship_id, troops=troops)
        return
    battle = LandBattle(
        id=LandBattleId(scene.fresh("land_battles")),
        land=land_id,
        faction=faction,
        contingents=(contingent,),
        began=scene.now,
    )
    yield TroopsLanded(battle=battle, player=player_id, ship=ship_id, troops=troops)
    for fief in fiefs_of(world, land_id):
        if fief.garrison is None:
            # FG8-A7.f: natives are counted once, on first need.
            yield _open(scene, "muster", fief.id, ())
    yield from open_round(scene, battle.id)


def surrender(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player in a battle on land surrenders: his troops lay down their arms, and he is a captive (FG8-B6.2)."""
    for _, battle in sorted(scene.world.land_battles.items()):
        own = [each for each in battle.contingents if each.player == player_id]
        if not own:
            continue
        rest = tuple(each for each in battle.contingents if each.player != player_id)
        troops = sum(each.troops for each in own)
        yield TroopsSurrendered(battle=changed(battle, contingents=rest), player=player_id, troops=troops)
        yield from hold_ashore(scene, player_id, battle.land, fiefs_of(scene.world, battle.land)[0].force)
        if not rest:
            yield from scene.clear(ROUND, battle.id)
            yield LandBattleEnded(battle=battle.id, land=battle.land, result="defenders")


def _with(contingents: tuple[Contingent, ...], more: Contingent) -> tuple[Contingent, ...]:
    same = next((c for c in contingents if (c.player, c.ship) == (more.player, more.ship)), None)
    if same is None:
        return (*contingents, more)
    return tuple(changed(c, troops=c.troops + more.troops) if c is same else c for c in contingents)


def open_round(scene: Scene, battle_id: LandBattleId) -> Iterator[Event]:
    """A round of a land battle goes to the Historian; an attack on the piratical base is noted (FG8-B23.1)."""
    battle = scene.world.land_battles.get(battle_id)
    if battle is None:
        return
    if scene.world.lands[battle.land].home_of is Faction.PIRATE:
        yield from restart_quiet(scene, battle.land)  # FG8-A23.c
    yield _open(scene, "land", battle_id, tuple(contingent.player for contingent in battle.contingents))


def restart_quiet(scene: Scene, land_id: LandId) -> Iterator[Event]:
    """The count of proposals without an attack on the base begins anew."""
    yield from scene.clear(REINFORCEMENT, land_id)
    yield scene.timer(REINFORCEMENT, land_id, scene.now + scene.law[REINFORCE_EVERY])


def fought(
    scene: Scene, battle_id: LandBattleId, attacker_lost: int, defender_lost: int, result: str
) -> Iterator[Event]:
    """What a round of a land battle comes to (FG8-B7.2, B7.3)."""
    battle = scene.world.land_battles[battle_id]
    left = changed(battle, contingents=share_losses(battle.contingents, attacker_lost), rounds=battle.rounds + 1)
    fiefs = tuple(_reduced(fiefs_of(scene.world, battle.land), defender_lost))
    yield RoundFought(battle=left, fiefs=fiefs, attacker_lost=attacker_lost, defender_lost=defender_lost)
    yield from note_combat(scene, battle)
    if result == "ongoing":
        yield scene.timer(ROUND, battle_id, scene.now + scene.law[ROUND_EVERY])
    elif result == "attacker_won":
        yield from victory(scene, battle_id)
    else:
        yield from defeat(scene, battle_id, result)


def note_combat(scene: Scene, battle: LandBattle) -> Iterator[Event]:
    """Battle on land with the enemy's people restarts the time till the next patrol (FG8-B21.2)."""
    force = fiefs_of(scene.world, battle.land)[0].force
    against = {Force.MARINES: Faction.CITIZEN, Force.BUCCANEERS: Faction.PIRATE}.get(force)
    for contingent in battle.contingents:
        yield from patrols.fought(scene, contingent.ship, against)


def victory(scene: Scene, battle_id: LandBattleId) -> Iterator[Event]:
    """Those who landed have won: they come aboard, the captives there are theirs or free, and Pirates may choose."""
    battle = scene.world.land_battles[battle_id]
    for contingent in battle.contingents:
        yield _re_embark(scene.world, battle, contingent)
    yield LandBattleEnded(battle=battle_id, land=battle.land, result="attackers")
    leader = _leader(scene, battle)
    for _, captivity in sorted(scene.world.captivities.items()):
        if captivity.land != battle.land:
            continue
        if scene.world.players[captivity.id].faction is battle.faction:
            # FG8-B16.3: captives are free when a neutral or friendly force destroys their captors.
            yield from set_free(scene, captivity.id, why="freed")
        else:  # FG8-B16.4: destroyed by the captive's enemies.
            yield open_transfer(scene, captivity.id, leader.ship, leader.player)
    for _, prisoner in sorted(scene.world.prisoners.items()):
        side = Faction.PIRATE if prisoner.player is None else scene.world.players[prisoner.player].faction
        if prisoner.prison == battle.land and side is battle.faction:
            yield from let_go(scene, prisoner, why="freed")
    victors = [leader.player, *(each.player for each in battle.contingents if each.player != leader.player)]
    yield from won_battle(scene, victors)


def _leader(scene: Scene, battle: LandBattle) -> Contingent:
    """The contingent of the highest in rank (FG8-A7.i)."""
    players = scene.world.players
    return max(battle.contingents, key=lambda each: (players[each.player].rank, -each.player))


def defeat(scene: Scene, battle_id: LandBattleId, result: str) -> Iterator[Event]:
    """Those who landed have lost all their troops: each may be captured, unless nobody is left to do it."""
    battle = scene.world.land_battles[battle_id]
    nobody = result == "both_destroyed"
    yield LandBattleEnded(battle=battle_id, land=battle.land, result="nobody" if nobody else "defenders")
    for contingent in battle.contingents:
        if nobody:  # FG8-A16.i: no victor, no captives.
            yield from set_free(scene, contingent.player, why="slipped")
        else:
            yield _open(scene, "capture", battle.land, (contingent.player,))


def captured(scene: Scene, player_id: PlayerId, land_id: LandId, *, taken: bool) -> Iterator[Event]:
    """A player who lost all troops is taken, or slips back to his ship (FG8-B16.1, A16.a)."""
    if not taken:
        yield from set_free(scene, player_id, why="slipped")
        return
    yield from hold_ashore(scene, player_id, land_id, fiefs_of(scene.world, land_id)[0].force)


def try_escape(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A captive's attempt goes to the Historian (FG8-B16.2)."""
    if player_id in scene.world.captivities:
        yield _open(scene, "escape", player_id, (player_id,))


def escaped(scene: Scene, player_id: PlayerId, *, free: bool) -> Iterator[Event]:
    """What a captive's attempt comes to (FG8-B16.2)."""
    if free:
        yield from set_free(scene, player_id, why="escaped")
        return
    again = scene.now + scene.law[ESCAPE_EVERY]
    yield EscapeFailed(player=player_id, again=again)
    yield scene.timer(ESCAPE, player_id, again)


def withdraw(scene: Scene, player_id: PlayerId) -> Iterator[Event]:
    """A player's troops go back aboard between rounds (FG8-B7.3, A7.g); without any left the battle is over."""
    for _, battle in sorted(scene.world.land_battles.items()):
        for contingent in battle.contingents:
            if contingent.player == player_id:
                yield _re_embark(scene.world, battle, contingent)
        if not scene.world.land_battles[battle.id].contingents:
            yield from scene.clear(ROUND, battle.id)
            yield LandBattleEnded(battle=battle.id, land=battle.land, result="withdrawn")


def reinforce(scene: Scene, land_id: LandId) -> Iterator[Event]:
    """Reinforcement of the piratical base falls due (FG8-B23.1)."""
    yield _open(scene, "reinforce", land_id, ())
    yield scene.timer(REINFORCEMENT, land_id, scene.now + scene.law[REINFORCE_EVERY])


def share_losses(contingents: tuple[Contingent, ...], lost: int) -> tuple[Contingent, ...]:
    """The contingents after losses shared in proportion, a remainder falling on the first of them.

    >>> share_losses((Contingent(player=1, ship=1, troops=10), Contingent(player=2, ship=2, troops=5)), 4)[0].troops
    7
    """
    total = sum(contingent.troops for contingent in contingents)
    if total <= lost:
        return tuple(changed(contingent, troops=0) for contingent in contingents)
    losses = [contingent.troops * lost // total for contingent in contingents]
    for index, contingent in enumerate(contingents):
        spare = lost - sum(losses)
        losses[index] += min(spare, contingent.troops - losses[index])
    return tuple(
        changed(contingent, troops=contingent.troops - loss)
        for contingent, loss in zip(contingents, losses, strict=True)
    )


def _reduced(fiefs: list[Fief], lost: int) -> Iterator[Fief]:
    for fief in fiefs:
        standing = fief.garrison or 0
        # FG8-A7.h: where more than the effective number stand, losses refill before each round.
        loss = 0 if fief.effective else min(standing, lost)
        lost -= loss
        yield changed(fief, garrison=standing - loss)


def _re_embark(world: World, battle: LandBattle, contingent: Contingent) -> TroopsWithdrawn:
    ship, land = world.ships[contingent.ship], world.lands[battle.land]
    waits = ship.at is not None and ship.at in {land.id, land.overland_from}
    stranded = not waits or world.players[ship.owner].faction is not battle.faction
    return TroopsWithdrawn(
        battle=battle.id,
        player=contingent.player,
        ship=contingent.ship,
        troops=contingent.troops,
        stranded=stranded,
    )


def _open(scene: Scene, kind: str, subject: int, players: tuple[PlayerId, ...]) -> MatterOpened:
    return MatterOpened(matter=Matter(
        id=scene.fresh("matters"), kind=kind, subject=subject, opened=scene.now, players=players,
    ))  # fmt: skip
