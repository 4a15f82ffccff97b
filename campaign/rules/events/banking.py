"""Money that is kept somewhere: in banks, and buried (FG8-5.25)."""

from dataclasses import dataclass
from typing import ClassVar

from campaign.rules.event import Audience
from campaign.rules.events.trading import pay
from campaign.rules.parts import Deposit, FiefId, Hoard, LandId, PlayerId
from campaign.rules.scenario import Faction
from campaign.rules.world import Draft, World, changed


@dataclass(frozen=True, slots=True)
class Share:
    """What of some booty a player gets, in Pieces of Eight."""

    player: PlayerId
    po8: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deposited:
    """A Citizen puts money into a bank (FG8-B25.2); `deposit` is what he then has there."""

    rule: ClassVar[str] = "5.25"
    deposit: Deposit
    po8: int

    def audience(self, world: World) -> Audience:
        """The depositor."""
        return Audience(players=(self.deposit.player,))

    def apply(self, draft: Draft) -> None:
        """From the purse into the bank."""
        draft.put("deposits", self.deposit)
        draft.count("deposits", self.deposit.id)
        pay(draft, self.deposit.player, -self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """A depositor takes money out of a bank, in person (FG8-A25.i)."""

    rule: ClassVar[str] = "5.25"
    deposit: int
    player: PlayerId
    fief: FiefId
    po8: int

    def audience(self, world: World) -> Audience:
        """The depositor."""
        return Audience(players=(self.player,))

    def apply(self, draft: Draft) -> None:
        """From the bank into the purse."""
        deposit = draft.world.deposits[self.deposit]
        if deposit.po8 > self.po8:
            draft.put("deposits", changed(deposit, po8=deposit.po8 - self.po8))
        else:
            draft.remove("deposits", self.deposit)
        pay(draft, self.player, self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class BankEmptied:
    """Invaders take all the money in the banks of a land (FG8-B25.2, A25.j); `losers` had it there."""

    rule: ClassVar[str] = "5.25"
    land: LandId
    deposits: tuple[int, ...]
    losers: tuple[PlayerId, ...]
    po8: int
    shares: tuple[Share, ...]

    def audience(self, world: World) -> Audience:
        """Everybody; it concerns who lost and who gained."""
        concerned = {*self.losers, *(share.player for share in self.shares)}
        return Audience(public=True, players=tuple(sorted(concerned)))

    def apply(self, draft: Draft) -> None:
        """From the banks into the invaders' purses."""
        for deposit in self.deposits:
            draft.remove("deposits", deposit)
        for share in self.shares:
            pay(draft, share.player, share.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Buried:
    """A Pirate buries money (FG8-B25.3); `hoard` is what he then has there. Nobody else learns of it."""

    rule: ClassVar[str] = "5.25"
    hoard: Hoard
    po8: int

    def audience(self, world: World) -> Audience:
        """The owner alone (FG8-A25.g)."""
        return Audience(players=(self.hoard.player,))

    def apply(self, draft: Draft) -> None:
        """From the purse into the ground."""
        draft.put("hoards", self.hoard)
        draft.count("hoards", self.hoard.id)
        pay(draft, self.hoard.player, -self.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class DugUp:
    """The owner of a hoard digs it up."""

    rule: ClassVar[str] = "5.25"
    hoard: Hoard

    def audience(self, world: World) -> Audience:
        """The owner alone (FG8-A25.g)."""
        return Audience(players=(self.hoard.player,))

    def apply(self, draft: Draft) -> None:
        """From the ground into the purse."""
        draft.remove("hoards", self.hoard.id)
        pay(draft, self.hoard.player, self.hoard.po8)


@dataclass(frozen=True, slots=True, kw_only=True)
class ColonyFounded:
    """Settlers form a colony at an uninhabited land; who founded it, if a player did, `player` (FG8-4.9)."""

    rule: ClassVar[str] = "4.9"
    land: LandId
    faction: Faction
    player: PlayerId | None = None

    def audience(self, world: World) -> Audience:
        """Everybody."""
        return Audience(public=True, players=() if self.player is None else (self.player,))

    def apply(self, draft: Draft) -> None:
        """It is settled."""
        land = draft.world.lands[self.land]
        draft.put("lands", changed(land, faction=self.faction, inhabited=True, owner=self.player))


@dataclass(frozen=True, slots=True, kw_only=True)
class HoardFound:
    """Colonists find what was buried (FG8-B25.3): it goes to the founder, else to the Ruler (FG8-A25.h)."""

    rule: ClassVar[str] = "5.25"
    hoard: Hoard
    finder: PlayerId | None

    def audience(self, world: World) -> Audience:
        """Everybody; it concerns who lost it and who has it."""
        finder = () if self.finder is None else (self.finder,)
        return Audience(public=True, players=tuple(sorted({self.hoard.player, *finder})))

    def apply(self, draft: Draft) -> None:
        """From the ground into another's purse."""
        draft.remove("hoards", self.hoard.id)
        if self.finder is not None:
            pay(draft, self.finder, self.hoard.po8)
