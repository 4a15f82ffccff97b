"""The lines of an edict that lead to victory: a Monument with its Inscription, Settlers for a land (FG8-2.2)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from campaign.rules import victory
from campaign.rules.event import Event
from campaign.rules.known import land_named, player_named
from campaign.rules.order import Form, Phrase, Unlawful
from campaign.rules.parts import OfficeName
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class BuildMonument:
    """A player has built a Monument to his Ruler."""

    by: Phrase
    inscribed: Phrase


@dataclass(frozen=True, slots=True)
class SendSettlers:
    """Settlers go to a land, which is a player's own."""

    count: int
    to: Phrase
    of: Phrase


Winning: TypeAlias = BuildMonument | SendSettlers

# The lines by the two words that they begin with, written large.
WINNING_FORMS: Final[Mapping[str, tuple[Form, type[Winning]]]] = {
    "BUILD MONUMENT": (Form("BUILD MONUMENT FOR {by:player} INSCRIBED {inscribed:text}"), BuildMonument),
    "SEND SETTLERS": (Form("SEND SETTLERS {count:number} TO {to:land} OF {of:player}"), SendSettlers),
}


def done_to_win(scene: Scene, office: OfficeName, act: Winning) -> tuple[str, Iterator[Event]] | Unlawful:
    """What such a line does, or why it may not."""
    player = player_named(scene.world, act.by if isinstance(act, BuildMonument) else act.of)
    if isinstance(player, Unlawful):
        return player
    if office is not victory.RULERS[player.faction]:
        return Unlawful("2.2", f"{player.name} is under the other Ruler: it is for that one to say.")
    match act:
        case BuildMonument():
            words = act.inscribed.text.strip("\"“”' ")
            said = f"the Monument that {player.name} has built is inscribed “{words}”"
            return said, victory.build_monument(scene, player.id, words)
        case SendSettlers():
            land = land_named(scene.world, act.to)
            if isinstance(land, Unlawful):
                return land
            if land.faction is not player.faction or land.beyond is not None:
                return Unlawful("2.2", f"{land.name} is not in the hands of the side of {player.name}.", act.to)
            said = f"{act.count} Settlers go to {land.in_text}, which is the land of {player.name}"
            return said, victory.send_settlers(land.id, act.count, player.id)
        case _:
            assert_never(act)
