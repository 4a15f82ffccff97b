"""Victory: who is considered to have Won, and with that ends the game (FG8-2.1, 2.2)."""

from collections.abc import Iterator, Mapping
from typing import Final

from campaign.rules.event import Event
from campaign.rules.events.winning import ExaltedWinner, MonumentBuilt, SettlersSent
from campaign.rules.government import end_game
from campaign.rules.in_force import LawInForce
from campaign.rules.parts import LandId, OfficeName, Player, PlayerId, Standing
from campaign.rules.persons import Monument
from campaign.rules.prisoners import prisoner_of
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.terms.players import WIN_RANK, WIN_SETTLERS
from campaign.rules.world import World, in_order

RULERS: Final[Mapping[Faction, OfficeName]] = {Faction.CITIZEN: OfficeName.EMPEROR, Faction.PIRATE: OfficeName.KING}


def proclaim(scene: Scene) -> Iterator[Event]:
    """The first player who meets all that rule 2.2 asks is The Exalted Winner, and the game is over (FG8-2.1)."""
    if scene.world.ended or not scene.world.monuments:
        return
    for player in in_order(scene.world.players):
        if has_won(scene.world, scene.law, player):
            yield ExaltedWinner(player=player.id)
            yield from end_game()
            return


def has_won(world: World, law: LawInForce, player: Player) -> bool:
    """Whether a player is considered to have Won (FG8-2.2); no visitor ever is (FG8-7.4)."""
    return (
        player.standing is Standing.PLAYING
        and not player.visitor_from
        and own_settlers(world, player.id) >= law[WIN_SETTLERS]
        and not unvanquished(world, law, player)
        and any(each.player == player.id and each.ruler is RULERS[player.faction] for each in in_order(world.monuments))
    )


def own_settlers(world: World, player_id: PlayerId) -> int:
    """How many Settlers live in a player's own lands."""
    return sum(land.settlers for land in in_order(world.lands) if land.owner == player_id)


def unvanquished(world: World, law: LawInForce, player: Player) -> list[Player]:
    """The Opponents of high rank who are not yet Vanquished: in prison, dead, or deserted (FG8-2.2)."""
    return [
        other
        for other in in_order(world.players)
        if other.faction is player.faction.opponent
        and other.standing is Standing.PLAYING
        and other.rank >= law[WIN_RANK]
        and not _imprisoned(world, other)
    ]


def _imprisoned(world: World, player: Player) -> bool:
    prisoner = prisoner_of(world, player.id)
    return prisoner is not None and prisoner.prison is not None


def build_monument(scene: Scene, player_id: PlayerId, inscription: str) -> Iterator[Event]:
    """A player builds a Monument to his Ruler (FG8-2.2)."""
    ruler = RULERS[scene.world.players[player_id].faction]
    yield MonumentBuilt(
        monument=Monument(
            id=scene.fresh("monuments"), player=player_id, ruler=ruler, inscription=inscription, built=scene.now
        )
    )


def send_settlers(land_id: LandId, settlers: int, owner: PlayerId) -> Iterator[Event]:
    """A Ruler sends Settlers to a land, which is a player's own (FG8-2.2)."""
    yield SettlersSent(land=land_id, settlers=settlers, owner=owner)
