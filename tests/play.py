"""A campaign played with the rules alone: orders as text, ticks, and the events each input came to."""

from collections.abc import Callable
from dataclasses import dataclass, field

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.charter import FoundedPlayer, FoundedShip
from campaign.rules.clock import Moment
from campaign.rules.current_law import law_in_force
from campaign.rules.dice import Dice, KeyedDice
from campaign.rules.event import Event
from campaign.rules.founding import found
from campaign.rules.government import due_for_publication
from campaign.rules.matter import Matter
from campaign.rules.order import Actor, Ordered, Unlawful
from campaign.rules.parts import OfficeName, Player
from campaign.rules.reading import read_orders
from campaign.rules.scenario import Faction
from campaign.rules.scene import Scene
from campaign.rules.tick import opening, settle, tick
from campaign.rules.world import Draft, World, changed
from tests.founded import fg8

OFFICES = tuple(OfficeName)


@dataclass
class Play:
    """`inputs` holds, for each input, the world before it, its events, and the world after."""

    world: World
    secret: bytes = b"atlantis"
    inputs: list[tuple[World, tuple[Event, ...], World]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._take(lambda scene: scene.play(opening(scene)))

    def player(self, name: str) -> Player:
        return next(player for player in self.world.players.values() if player.name == name)

    def order(self, name: str, text: str) -> list[str]:
        """Carries out orders of a player; returns what was said to each."""
        return self._orders(Actor(player=self.player(name).id, name=name), text)

    def office(self, text: str) -> list[str]:
        """Carries out orders of somebody who holds every office."""
        return self._orders(Actor(offices=OFFICES, name="the offices"), text)

    def pass_proposals(self, count: int, author: str) -> None:
        """Lets so many proposals of a player be published and rejected, one after the other."""
        for _ in range(count):
            self.order(author, "PROPOSE A trifle\nLet it be.\nEND")
            self.office(f"JUDGE {self.world.clock.published} REJECT")

    def catch_up(self) -> None:
        while (due := due_for_publication(self.world, law_in_force(self.world, CATALOGUE))) is not None:
            submission = due.id
            self._take(lambda scene, chosen=submission: scene.play(tick(scene, chosen)))  # type: ignore[misc]

    def _orders(self, actor: Actor, text: str) -> list[str]:
        said: list[str] = []
        for reading in read_orders(text):
            if not isinstance(reading, Ordered):
                said.append(repr(reading))
                continue
            self._take(lambda scene, ordered=reading: said.append(_carry_out(ordered, actor, scene)))  # type: ignore[misc]
            self.catch_up()
        return said

    def _take(self, deed: Callable[[Scene], None]) -> None:
        before = self.world
        draft = Draft(before)
        draft.set(taken=before.taken + 1)
        scene = Scene(
            draft=draft,
            law=law_in_force(before, CATALOGUE),
            law_at=lambda moment: law_in_force(before, CATALOGUE, moment),
            dice_for=self._dice_for,
        )
        deed(scene)
        self.world = draft.freeze()
        self.inputs.append((before, tuple(scene.happened), self.world))

    def _dice_for(self, matter: Matter, thrown: Moment) -> Dice:
        return KeyedDice(self.secret + str(thrown.published).encode(), self.world.slug, matter.label)


def _carry_out(ordered: Ordered, actor: Actor, scene: Scene) -> str:
    result = ordered.carry_out(actor, scene)
    if isinstance(result, Unlawful):
        return f"no: {result.why}"
    scene.play(result.events)
    scene.play(settle(scene))
    return result.said


def play(*players: FoundedPlayer, secret: bytes = b"atlantis") -> Play:
    """A campaign of these players under the packaged law."""
    founding = changed(fg8(), players=players)
    return Play(found("atlantis", founding, CATALOGUE), secret=secret)


def captain(name: str, ship: str, *, pirate: bool = False, troops: int = 10, **ship_has: object) -> FoundedPlayer:
    """A founded player of rank 3 with a ship at the home base."""
    return FoundedPlayer(
        name=name,
        address=f"{name.casefold()}@example.org",
        faction=Faction.PIRATE if pirate else Faction.CITIZEN,
        rank=3,
        ship=FoundedShip(name=ship, troops=troops, **ship_has),  # type: ignore[arg-type]
    )
