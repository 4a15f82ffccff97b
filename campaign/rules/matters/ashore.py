"""Matters ashore: the natives counted, a round fought, a capture, an escape, reinforcement (FG8-5.7, 5.16, 5.23)."""

from collections.abc import Iterator, Mapping, Sequence

from campaign.rules import landings, raids
from campaign.rules.battles.fg8 import capture, escape, land, reinforce
from campaign.rules.dice import Dice, Tray
from campaign.rules.event import Event
from campaign.rules.events.landing import NativesCounted, Reinforced
from campaign.rules.in_force import LawInForce
from campaign.rules.landings import captured, escaped, fiefs_of
from campaign.rules.matter import Matter
from campaign.rules.matters.facts import side_of_force, side_of_landing, side_of_player
from campaign.rules.matters.kind import MatterKind
from campaign.rules.parts import FiefId, LandBattle, LandBattleId, LandId, OfficeName, PlayerId, Raid, Standing
from campaign.rules.scenario import Escape, Faction, Finding, Force, Land, Plunder, Reinforce, Scenario
from campaign.rules.scene import Scene
from campaign.rules.terms import historian
from campaign.rules.world import World

YES, NO = "yes", "no"
_NATIVE_DIE = 6


def _muster_facts(matter: Matter, scene: Scene) -> Scenario | None:
    fief = scene.world.fiefs[matter.subject]
    return None if fief.garrison is not None else Scenario(kind="muster")


def _muster(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    del scenario
    # FG8-B7.4: a land normally holds three dice of native troops.
    rolled = Tray(dice).roll(
        _NATIVE_DIE, rule="5.7", purpose="natives", count=law[land.NATIVE_DICE], cites=("FG8-B7.4",)
    )
    return Finding(result="counted", rolls=(rolled,), details={"natives": rolled.total})


def _mustered(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    natives = finding.details["natives"]
    assert isinstance(natives, int)
    yield NativesCounted(fief=scene.world.fiefs[matter.subject].id, natives=natives)


def _round_facts(matter: Matter, scene: Scene) -> Scenario | None:
    battle = scene.world.land_battles.get(matter.subject)
    if battle is None:
        return None
    fiefs = fiefs_of(scene.world, battle.land)
    if battle.raid is not None:
        return _raid_facts(scene, battle, battle.raid)
    effective = max(fief.effective for fief in fiefs)
    standing = sum(fief.garrison or 0 for fief in fiefs)
    return Scenario(
        kind="land",
        wind=scene.world.wind,
        attacker=side_of_landing(scene, battle),
        defender=side_of_force(
            fiefs[0].force, scene.world.lands[battle.land].name, min(standing, effective) if effective else standing
        ),
        land=Land(rounds=1, refill=effective or None),  # FG8-A7.h
    )


def _raid_facts(scene: Scene, battle: LandBattle, raid: Raid) -> Scenario:
    land = scene.world.lands[battle.land]
    refills = raid.fort == 0 and any(fief.effective for fief in fiefs_of(scene.world, battle.land))
    return Scenario(
        kind="land",
        wind=scene.world.wind,
        attacker=side_of_landing(scene, battle),
        defender=side_of_force(Force.MARINES, land.name, raid.standing),
        # FG8-A7.h, A9.a
        land=Land(rounds=1, refill=raid.standing if refills else None, walls=bool(raid.fort)),
    )


def _fort_facts(matter: Matter, scene: Scene) -> Scenario | None:
    battle = scene.world.land_battles.get(matter.subject)
    if battle is None or battle.raid is None or battle.raid.fort is not None:
        return None
    return Scenario(
        kind="fort", attacker=side_of_landing(scene, battle), plunder=Plunder(forts=len(battle.raid.unbeaten))
    )


def _fort(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    del law
    assert scenario.plunder is not None
    # FG8-B9.3, A9.b: at random among those that are not beaten.
    rolled = Tray(dice).roll(scenario.plunder.forts, rule="5.9", purpose="fort", cites=("FG8-B9.3",))
    return Finding(result="chosen", rolls=(rolled,), details={"place": rolled.total})


def _chosen(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    battle = scene.world.land_battles.get(matter.subject)
    place = finding.details["place"]
    assert isinstance(place, int)
    if battle is not None and battle.raid is not None:
        yield from raids.choose(scene, battle.id, battle.raid.unbeaten[place - 1])


def _round_fought(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    battle = LandBattleId(matter.subject)
    rounds = finding.details.get("rounds", ())
    assert isinstance(rounds, Sequence)
    lost = rounds[-1] if rounds else {"attacker_lost": 0, "defender_lost": 0}
    assert isinstance(lost, Mapping)
    follow = landings.fought if scene.world.land_battles[battle].raid is None else raids.fought
    yield from follow(scene, battle, lost["attacker_lost"], lost["defender_lost"], finding.result)


def _capture_facts(matter: Matter, scene: Scene) -> Scenario | None:
    land_id = LandId(matter.subject)
    force = fiefs_of(scene.world, land_id)[0]
    return Scenario(
        kind="capture",
        attacker=side_of_player(scene.world.players[matter.players[0]]),
        defender=side_of_force(force.force, scene.world.lands[land_id].name, force.garrison or 0),
    )


def _captured(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    taken = finding.result == YES
    yield from captured(scene, PlayerId(matter.players[0]), LandId(matter.subject), taken=taken)


def _escape_facts(matter: Matter, scene: Scene) -> Scenario | None:
    captivity = scene.world.captivities.get(matter.subject)
    if captivity is None:
        return None
    return Scenario(
        kind="escape",
        attacker=side_of_player(scene.world.players[captivity.id]),
        defender=side_of_force(captivity.force, scene.world.lands[captivity.land].name, 0),
        escape=Escape(proposals=scene.law[escape.EVERY]),
    )


def _escaped(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    if matter.subject in scene.world.captivities:
        yield from escaped(scene, PlayerId(matter.subject), free=finding.result == YES)


def _reinforce_facts(matter: Matter, scene: Scene) -> Scenario | None:
    world = scene.world
    land_id = LandId(matter.subject)
    docked = sum(
        player.faction is Faction.PIRATE and player.standing is Standing.PLAYING and _at(world, player.id) == land_id
        for player in world.players.values()
    )
    king = next((office for office in world.offices.values() if office.name is OfficeName.KING), None)
    return Scenario(
        kind="reinforce",
        reinforce=Reinforce(
            base=sum(fief.garrison or 0 for fief in fiefs_of(world, land_id)),
            # FG8-A23.a, B23.1: the King counts once, as King, while he is there.
            pirates_docked=docked - _king_docked(world, king.player if king else None, land_id),
            king_present=king is not None and king.place == land_id,
            quiet=scene.law[reinforce.EVERY],
        ),
    )


def _at(world: World, player_id: PlayerId) -> LandId | None:
    player = world.players[player_id]
    return world.ships[player.aboard].at if player.aboard is not None else player.ashore


def _king_docked(world: World, king: PlayerId | None, land_id: LandId) -> int:
    return int(king is not None and _at(world, king) == land_id)


def _reinforced(matter: Matter, finding: Finding, scene: Scene) -> Iterator[Event]:
    fief = fiefs_of(scene.world, LandId(matter.subject))[0]
    base = finding.details["base"]
    assert isinstance(base, int)
    came = base - (fief.garrison or 0)
    if came > 0:
        yield Reinforced(fief=FiefId(fief.id), came=came)


MUSTER = MatterKind(
    name="muster", rule="5.7", title="The natives are counted", facts=_muster_facts, follow=_mustered,
    policy=historian.MUSTER, systems={"fg8": _muster},
)  # fmt: skip
LAND = MatterKind(
    name="land", rule="5.7", title="A round ashore", facts=_round_facts, follow=_round_fought,
    policy=historian.LAND, systems={"fg8": land.resolve}, system=land.SYSTEM,
)  # fmt: skip
FORT = MatterKind(
    name="fort", rule="5.9", title="The choice of a Fort", facts=_fort_facts, follow=_chosen,
    policy=historian.FORT, systems={"fg8": _fort},
)  # fmt: skip
CAPTURE = MatterKind(
    name="capture", rule="5.16", title="A capture", facts=_capture_facts, follow=_captured,
    policy=historian.CAPTURE, systems={"fg8": capture.resolve}, outcomes=(YES, NO),
)  # fmt: skip
ESCAPE = MatterKind(
    name="escape", rule="5.16", title="An escape", facts=_escape_facts, follow=_escaped,
    policy=historian.ESCAPE, systems={"fg8": escape.resolve}, outcomes=(YES, NO),
)  # fmt: skip
REINFORCE = MatterKind(
    name="reinforce", rule="5.23", title="Reinforcement", facts=_reinforce_facts, follow=_reinforced,
    policy=historian.REINFORCE, systems={"fg8": reinforce.resolve},
)  # fmt: skip
