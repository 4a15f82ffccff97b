"""The catalogue of the law: every term and hook that the code knows, and the short names of terms."""

from collections import Counter
from collections.abc import Iterable, Mapping

from campaign.rules.battle import RuleSystem
from campaign.rules.battles.fg8.system import SYSTEM as FG8
from campaign.rules.law import Catalogue, Hook, LawError, Term
from campaign.rules.terms import battle, foreign, geography, government, historian, players, scope, ships, wealth

AnyTerm = Term[int] | Term[bool] | Term[str]

SYSTEMS: Mapping[str, RuleSystem] = {FG8.name: FG8}

# Short names, as the table of invented defaults has them, of terms that are not called so.
_SHORT_NAMES: Mapping[str, str] = {
    "Atlantis-Near Azores": "3.14.travel.atlantis_near_azores",
    "Atlantis-Sakal": "3.14.travel.atlantis_sakal",
    "Atlantis-Takal": "3.14.travel.atlantis_takal",
    "Sunset": "7.1.sunset_proposals",
    "Takal-Sakal": "3.14.travel.takal_sakal",
    "any-Isle of the Dead": "3.14.travel.isle_of_the_dead",
    "catapult": "3.11.price.catapult",
    "cgf": "3.11.price.greek_fire",
    "grappling_hooks": "3.11.price.grappling_hooks",
    "life_raft": "3.11.price.life_raft",
    "marine_or_buccaneer": "3.11.price.troops",
    "price_po8.cannon": "3.11.price.cannon",
    "ton_silk": "6.3.price.silk",
    "ton_spice": "6.3.price.spice",
    "ton_wood": "6.3.price.wood",
    "wind.every": "3.15.wind_every",
    "adrift": "5.15.adrift",
    "azores_timer": "5.21.every",
    "captivity_roll": "5.16.every",
    "garrison.Makal_effective": "5.7.makal_effective",
    "default": "3.14.travel.default",
    "land_round": "5.7.every",
    "Makal_effective": "5.7.makal_effective",
    "npc_ship.base_strength": "5.18.base_strength",
    "npc_ship.cannon": "5.18.cannon",
    "npc_ship.close_rank": "5.4.close_rank",
    "npc_ship.notorious_close_rank": "5.4.notorious_close_rank",
    "reinforce_every": "5.23.every",
    "ship.base_strength": "3.7.base_strength",
}


def catalogue_of(terms: Iterable[AnyTerm], hooks: Iterable[Hook]) -> Catalogue:
    """The catalogue of terms and hooks.

    Raises:
        LawError: two terms have one address, or two hooks one name.
    """
    terms, hooks = tuple(terms), tuple(hooks)
    names = Counter([*(term.address for term in terms), *(hook.name for hook in hooks)])
    twice = sorted(name for name, times in names.items() if times > 1)
    if twice:
        message = f"declared twice: {', '.join(twice)}"
        raise LawError(message)
    return Catalogue({term.address: term for term in terms}, {hook.name: hook for hook in hooks})


CATALOGUE = catalogue_of(
    terms=(
        *government.TERMS,
        *scope.TERMS,
        *players.TERMS,
        *ships.TERMS,
        *geography.TERMS,
        *battle.TERMS,
        *wealth.TERMS,
        *foreign.TERMS,
        *historian.TERMS,
        *FG8.terms,
    ),
    hooks=(*FG8.hooks,),
)


def addresses_of(name: str) -> tuple[str, ...]:
    """The addresses of the terms that a name may mean: its own, or those it is the short name of.

    >>> addresses_of("npc_troop_bonus")
    ('5.7.npc_troop_bonus',)
    >>> addresses_of("5.23.cap")
    ('5.23.cap',)
    >>> addresses_of("every")
    ('5.16.every', '5.21.every', '5.23.every', '5.7.every')
    """
    if name in CATALOGUE.terms:
        return (name,)
    for short in (name, name.rpartition(".")[2]):
        if short in _SHORT_NAMES:
            return (_SHORT_NAMES[short],)
        called = sorted(term for term in CATALOGUE.terms if term.split(".", 2)[2] == short)
        if called:
            return tuple(called)
    return ()


def names_of_terms() -> tuple[str, ...]:
    """Every name that a term answers to."""
    leaves = {address.split(".", 2)[2] for address in CATALOGUE.terms}
    return tuple(sorted({*CATALOGUE.terms, *_SHORT_NAMES, *leaves}))
