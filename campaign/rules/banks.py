"""Banks and buried money: put in, taken out, emptied by invaders, found by colonists (FG8-5.25)."""

from collections.abc import Iterator, Sequence

from campaign.rules.event import Event
from campaign.rules.events.banking import (
    BankEmptied,
    Buried,
    ColonyFounded,
    Deposited,
    Drawn,
    DugUp,
    HoardFound,
    Share,
)
from campaign.rules.parts import Deposit, FiefId, Hoard, LandId, PlayerId
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World, changed, in_order


def deposit_of(world: World, player: PlayerId, fief: FiefId) -> Deposit | None:
    """What a player has in the bank of a Fief (FG8-A25.i)."""
    return next((each for each in in_order(world.deposits) if (each.player, each.fief) == (player, fief)), None)


def hoard_of(world: World, player: PlayerId, fief: FiefId) -> Hoard | None:
    """What a player has buried in a Fief."""
    return next((each for each in in_order(world.hoards) if (each.player, each.fief) == (player, fief)), None)


def deposit(scene: Scene, player: PlayerId, fief: FiefId, po8: int) -> Iterator[Event]:
    """Money goes into the bank of a Fief (FG8-B25.2)."""
    new = Deposit(id=scene.fresh("deposits"), player=player, fief=fief, po8=0)
    before = deposit_of(scene.world, player, fief) or new
    yield Deposited(deposit=changed(before, po8=before.po8 + po8), po8=po8)


def draw(scene: Scene, player: PlayerId, fief: FiefId, po8: int) -> Iterator[Event]:
    """Money comes out of the bank of a Fief (FG8-A25.i)."""
    before = deposit_of(scene.world, player, fief)
    if before is not None:
        yield Drawn(deposit=before.id, player=player, fief=fief, po8=po8)


def bury(scene: Scene, player: PlayerId, fief: FiefId, po8: int) -> Iterator[Event]:
    """Money goes into the ground of a Fief (FG8-B25.3)."""
    new = Hoard(id=scene.fresh("hoards"), player=player, fief=fief, po8=0)
    before = hoard_of(scene.world, player, fief) or new
    yield Buried(hoard=changed(before, po8=before.po8 + po8), po8=po8)


def dig(scene: Scene, player: PlayerId, fief: FiefId) -> Iterator[Event]:
    """All that a player has buried in a Fief comes to light again."""
    hoard = hoard_of(scene.world, player, fief)
    if hoard is not None:
        yield DugUp(hoard=hoard)


def emptied(scene: Scene, land: LandId, invaders: Sequence[PlayerId]) -> Iterator[Event]:
    """Invaders take all that lies in the banks of a land's Fiefs, in equal shares (FG8-B25.2, A25.j, A25.n).

    The first of `invaders` leads them and has what cannot be shared; without any the money leaves play.
    """
    world = scene.world
    fiefs = {fief.id for fief in in_order(world.fiefs) if fief.land == land}
    taken = [each for each in in_order(world.deposits) if each.fief in fiefs]
    if not taken:
        return
    po8 = sum(each.po8 for each in taken)
    yield BankEmptied(
        land=land,
        deposits=tuple(each.id for each in taken),
        losers=tuple(sorted({each.player for each in taken})),
        po8=po8,
        shares=_shares(po8, invaders),
    )


def _shares(po8: int, invaders: Sequence[PlayerId]) -> tuple[Share, ...]:
    if not invaders:
        return ()
    each, rest = divmod(po8, len(invaders))
    return tuple(Share(player, each + (rest if place == 0 else 0)) for place, player in enumerate(invaders))


def colonise(scene: Scene, land: LandId, faction: Faction, founder: PlayerId | None) -> Iterator[Event]:
    """A colony is formed at an uninhabited land, and the colonists find what is buried there (FG8-B25.3, A25.h)."""
    yield ColonyFounded(land=land, faction=faction, player=founder)
    fiefs = {fief.id for fief in in_order(scene.world.fiefs) if fief.land == land}
    for hoard in in_order(scene.world.hoards):
        if hoard.fief in fiefs:
            yield HoardFound(hoard=hoard, finder=founder)
