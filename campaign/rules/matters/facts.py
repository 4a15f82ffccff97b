"""The sides of a scenario as the world has them."""

from campaign.rules.battles.fg8.sides import BASE_STRENGTH, CANNON_PER_STRENGTH, CATAPULT_STRENGTH
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import Engagement, LandBattle, NonPlayerShip, Player, Ship
from campaign.rules.people import captain_of
from campaign.rules.scenario import Chase, Faction, Force, Scenario, Side
from campaign.rules.scene import Scene
from campaign.rules.terms.ships import OWNER_RANKS


def strength_of(ship: Ship, law: LawInForce) -> int:
    """A ship's strength rating, Cannon and Catapult included, Greek Fire not (FG8-3.7)."""
    return (
        law[BASE_STRENGTH] + ship.cannon // law[CANNON_PER_STRENGTH] + (law[CATAPULT_STRENGTH] if ship.catapult else 0)
    )


def side_of_ship(
    scene: Scene, ship: Ship, *, unanswered: bool = False, no_fire: bool = False, closes: bool = False
) -> Side:
    """A player's ship with her captain; her owner stands for her where nobody is aboard."""
    world = scene.world
    owner = world.players[ship.owner]
    captain = captain_of(world, ship.id, scene.law[OWNER_RANKS]) or owner
    return Side(
        name=ship.name,
        faction=owner.faction,
        rank=captain.rank,
        bravery=captain.bravery,
        prostheses=captain.prostheses,
        troops=ship.troops,
        strength=strength_of(ship, scene.law),
        fleet=ship.fleet,
        grappling_hooks=ship.grappling_hooks,
        greek_fire=0 if no_fire else ship.greek_fire,
        life_raft=ship.life_raft,
        closes=closes,
        unanswered=unanswered,
    )


def sides_of(scene: Scene, engagement: Engagement) -> tuple[Side, Side]:
    """Attacker and defender of an engagement, each as declared (FG8-5.2 to 5.6, 5.14).

    The unanswered attack counts in the first combat roll alone (FG8-A2.d): not once a round was fought aboard.
    """
    ships = scene.world.ships
    if engagement.attacker is None:
        assert engagement.stranger is not None
        attacker = side_of_stranger(engagement.stranger)
    else:
        ship = ships[engagement.attacker]
        attacker = side_of_ship(scene, ship, no_fire=engagement.no_fire, closes=engagement.closes)
    defender = side_of_ship(
        scene,
        ships[engagement.defender],
        unanswered=engagement.unanswered and engagement.rounds == 0,
        no_fire=engagement.defender_no_fire,
        closes=engagement.defender_closes,
    )
    return attacker, defender


def side_of_stranger(stranger: NonPlayerShip) -> Side:
    """A pirate ship or Imperial Galleon of no player (FG8-B18.3), led by a notorious pirate or not (FG8-B19.2)."""
    return Side(
        name=stranger.name,
        faction=stranger.faction,
        player=False,
        notorious=bool(stranger.captain),
        troops=stranger.troops,
        strength=stranger.strength,
        greek_fire=stranger.greek_fire,
    )


def side_of_landing(scene: Scene, battle: LandBattle) -> Side:
    """All who landed, led by the highest in rank of them, whose bravery and parts alone count (FG8-A7.i)."""
    leader = leader_of(scene, battle)
    return Side(
        name=leader.name,
        faction=battle.faction,
        rank=leader.rank,
        bravery=leader.bravery,
        prostheses=leader.prostheses,
        troops=battle.troops,
    )


def leader_of(scene: Scene, battle: LandBattle) -> Player:
    """The highest in rank of those who landed."""
    players = [scene.world.players[contingent.player] for contingent in battle.contingents]
    return max(players, key=lambda player: (player.rank, -player.id))


def side_of_player(player: Player) -> Side:
    """A player alone."""
    return Side(
        name=player.name,
        faction=player.faction,
        rank=player.rank,
        bravery=player.bravery,
        prostheses=player.prostheses,
    )


def side_of_force(force: Force, name: str, troops: int) -> Side:
    """A force of no player."""
    faction = Faction.PIRATE if force is Force.BUCCANEERS else Faction.CITIZEN
    return Side(name=name, faction=faction, player=False, kind=force, troops=troops)


def chase_of(scene: Scene, pursuer: Ship, fleeing: Ship, chase: Chase | None = None) -> Scenario:
    """A chase between two players' ships; without `chase`, from its beginning."""
    return Scenario(
        kind="chase",
        wind=scene.world.wind,
        attacker=side_of_ship(scene, pursuer),
        defender=side_of_ship(scene, fleeing),
        chase=chase or Chase(),
    )
