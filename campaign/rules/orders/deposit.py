"""DEPOSIT: a Citizen's money goes into a bank (FG8-5.25)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from campaign.rules import banks
from campaign.rules.known import at_liberty
from campaign.rules.order import Actor, Deed, Form, Phrase, Theme, Unlawful, Verb
from campaign.rules.orders.trader import cannot_pay
from campaign.rules.parts import Fief, Player
from campaign.rules.places import fief_named, land_of
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.world import World


@dataclass(frozen=True, slots=True)
class DepositMoney:
    """An order to put money into the bank of a Fief."""

    amount: int
    at: Phrase


def _deposit(order: DepositMoney, actor: Actor, scene: Scene) -> Deed | Unlawful:
    player = at_liberty(scene.world, actor)
    if isinstance(player, Unlawful):
        return player
    fief = fief_named(scene.world, order.at)
    if isinstance(fief, Unlawful):
        return fief
    refusal = next(closed(scene.world, player, fief, order.at), None)
    refusal = refusal or next(cannot_pay(player, order.amount), None)
    if refusal is not None:
        return refusal
    before = banks.deposit_of(scene.world, player.id, fief.id)
    has = order.amount + (before.po8 if before else 0)
    said = f"{order.amount} Po8 go into the bank at {fief.name}, where you then have {has} Po8."
    return Deed(said, banks.deposit(scene, player.id, fief.id, order.amount))


def closed(world: World, player: Player, fief: Fief, phrase: Phrase) -> Iterator[Unlawful]:
    """Why the bank of a Fief does nothing for a player, if so (FG8-B25.2, A25.i, A25.m, A25.n)."""
    land = world.lands[fief.land]
    if player.faction is not Faction.CITIZEN:
        yield Unlawful("5.25", "Banks are for Citizens; a Pirate may BURY his money.")
    if land.anarchy:
        # FG8-4.10
        yield Unlawful("4.10", f"{land.name} is in Anarchy: there is no bank there.", phrase)
    if not land.inhabited or land.faction is not Faction.CITIZEN:
        why = f"There is no bank at {land.in_text}: it needs an inhabited Fief of your own side."
        yield Unlawful("5.25", why, phrase)
    if land_of(world, player) != land.id:
        yield Unlawful("5.25", f"You are not at {land.in_text}: a bank deals with a depositor in person.", phrase)


VERB: Final = Verb(
    name="DEPOSIT",
    theme=Theme.GOODS,
    forms=(Form("DEPOSIT {amount:number:Po8} AT {at:land}"), Form("DEPOSIT {amount:number:amount} Po8 AT {at:land}")),
    summary="Puts money into a bank, where no sinking ship loses it.",
    help=(
        "Citizens may do so in any inhabited Fief of their own side, in person. If it is plundered or captured the "
        "invaders take it all. The name of a Land means the first of its Fiefs."
    ),
    examples=("DEPOSIT 300 AT Atlantis", "DEPOSIT 300 Po8 AT The Municipality"),
    order=DepositMoney,
    carry_out=_deposit,
    who="A Citizen who is there.",
)
