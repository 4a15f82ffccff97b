"""What the clauses of the battle rules may read: both sides and the wind, as names with a sentence each."""

from collections.abc import Mapping

from campaign.rules.expression import BOOL, INT, Bag, Type, Word
from campaign.rules.in_force import Fact
from campaign.rules.scenario import Faction, Force, Point, Side, Wind

FLEETS = ("orange", "purple", "green", "none")
CALM = "calm"

_FORCE = Word("a force", tuple(force.value for force in Force))
_FLEET = Word("a fleet", FLEETS)
_DIRECTION = Word("a wind direction", (*(point.value for point in Point), CALM))
_PROSTHESES = Bag("prostheses", ("peg_leg", "hook", "eyepatch"))

_OF_A_SIDE: Mapping[str, tuple[Type, str]] = {
    "player": (BOOL, "whether a player leads {side}"),
    "pirate": (BOOL, "whether {side} fights for the pirates, player or not"),
    "citizen": (BOOL, "whether {side} fights for Atlantis, player or not"),
    "force": (_FORCE, "what leads {side}: player, marines, buccaneers or natives"),
    "notorious": (BOOL, "whether a notorious pirate leads {side}"),
    "rank": (INT, "the rank of the captain of {side}: 0 for the lowest to 8 for the highest"),
    "bravery": (INT, "the levels of bravery above Bold of the leader of {side}"),
    "prostheses": (_PROSTHESES, "how many of each replacement part the leader of {side} wears"),
    "troops": (INT, "the Marines, Buccaneers or natives that {side} has now"),
    "strength": (INT, "the strength of the ship of {side}, Cannon and Catapult included"),
    "fleet": (_FLEET, "the fleet of the ship of {side}: orange, purple, green or none"),
    "grappling_hooks": (BOOL, "whether the ship of {side} has Grappling Hooks"),
    "greek_fire": (INT, "the casks of Greek Fire that {side} has ready"),
    "life_raft": (BOOL, "whether the ship of {side} has a life raft"),
    "closes": (BOOL, "whether {side} attempts to close"),
    "unanswered": (BOOL, "whether {side} left an attack unanswered until it was too late"),
    "attacks": (BOOL, "whether {side} is the one that attacks"),
    "ruling": (INT, "what the Historian has ruled for the rolls of {side}"),
}
_OF_THE_WIND: Mapping[str, tuple[Type, str]] = {
    "wind.direction": (_DIRECTION, "the wind as published: N, NE, E, SE, S, SW, W, NW, or calm"),
    "wind.strength": (INT, "the strength of the wind in pips, 0 in a calm"),
}
_BOTH: Mapping[str, tuple[Type, str]] = {
    f"{prefix}.{name}": (kind, says.format(side=side))
    for prefix, side in (("own", "the side that rolls"), ("foe", "the other side"))
    for name, (kind, says) in _OF_A_SIDE.items()
}
_READABLE = {**_BOTH, **_OF_THE_WIND}

NAMES: Mapping[str, Type] = {name: kind for name, (kind, _) in _READABLE.items()}
MEANINGS: Mapping[str, str] = {name: says for name, (_, says) in _READABLE.items()}


def facts_of(own: Side, foe: Side, wind: Wind | None, *, attacks: bool = True) -> dict[str, Fact]:
    """The facts for a roll of `own` against `foe`; `attacks` says whether `own` is the attacker."""
    facts = {
        **_of_a_side("own", own, attacks=attacks),
        **_of_a_side("foe", foe, attacks=not attacks),
    }
    facts["wind.direction"] = CALM if wind is None else wind.direction.value
    facts["wind.strength"] = 0 if wind is None else wind.strength
    return facts


def _of_a_side(prefix: str, side: Side, *, attacks: bool) -> dict[str, Fact]:
    parts = side.prostheses
    facts: dict[str, Fact] = {
        "player": side.led_by_player,
        "pirate": side.allegiance is Faction.PIRATE,
        "citizen": side.allegiance is Faction.CITIZEN,
        "force": side.force.value,
        "notorious": side.notorious,
        "rank": side.rank or 0,
        "bravery": side.bravery,
        "prostheses": {"peg_leg": parts.peg_leg, "hook": parts.hook, "eyepatch": parts.eyepatch},
        "troops": side.troops,
        "strength": side.strength or 0,
        "fleet": side.fleet,
        "grappling_hooks": side.grappling_hooks,
        "greek_fire": side.greek_fire,
        "life_raft": side.life_raft,
        "closes": side.closes,
        "unanswered": side.unanswered,
        "attacks": attacks,
        "ruling": side.ruling,
    }
    return {f"{prefix}.{name}": fact for name, fact in facts.items()}
