"""Simulated campaigns: scripted captains and offices write letters, and the services do all the rest."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from campaign.rules import captains_chart
from campaign.rules.captains_chart import Chart
from campaign.rules.captains_laws import submission
from campaign.rules.captains_offices import Duty, emperor, historian, king
from campaign.rules.captains_tales import Tale
from campaign.rules.charter import Founding
from campaign.rules.dice import Dice, KeyedDice
from campaign.rules.orders.verbs import VERBS
from campaign.rules.parts import OfficeName, Standing
from campaign.rules.questions import questions_for
from campaign.rules.ranks import FLEETS
from campaign.rules.scenario import Faction
from campaign.rules.simulated import orders_of
from campaign.rules.tally import Tally
from campaign.rules.world import World, in_order
from campaign.services.founding import found_campaign
from campaign.services.house import House, law_at
from campaign.services.intake import take_in
from campaign.services.polling import work_all
from campaign.services.ports import Fetched

_MAILBOX: Final = "simulated"
_PATIENCE: Final = 30
_EDICT_EVERY: Final = 100
_DUTIES: Final[dict[OfficeName, Duty]] = {
    OfficeName.EMPEROR: emperor,
    OfficeName.KING: king,
    OfficeName.HISTORIAN: historian,
}


class StandstillError(Exception):
    """The clock of a simulated campaign does not move any more."""

    def __init__(self, slug: str, published: int) -> None:
        super().__init__(f"the clock of {slug} stands at {published}, and nothing that is submitted is published")


@dataclass(slots=True, kw_only=True)
class Simulation:
    """One campaign being simulated; `seed` feeds the captains' whims, `on_turn` hears each new clock value.

    `crew` is how many play: somebody new joins for each who leaves or is lost.
    """

    house: House
    slug: str
    seed: bytes
    on_turn: Callable[[int], None] = field(default=lambda _: None)
    letters: int = 0
    proposed: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})
    crew: int = 0
    _verbs: frozenset[str] = field(default_factory=lambda: frozenset(verb.words[0] for verb in VERBS))

    def found(self, founding: Founding) -> None:
        """Founds the campaign."""
        self.crew = len(found_campaign(self.house, self.slug, founding).players)

    def play(self, proposals: int) -> World:
        """Plays until so many have been published, or the game is over; returns the world at the end.

        Raises:
            StandstillError: nothing is published any more.
        """
        world, turn, stood = self._world(), 0, 0
        while world.clock.published < proposals and not world.ended:
            turn += 1
            self._write([*self._newcomers(world), *self._of_captains(world, turn)])
            self._write(self._of_offices(self._world(), turn))
            self._write(self._submitted(self._world(), turn))
            after = self._world()
            stood = 0 if after.clock.published > world.clock.published else stood + 1
            if stood > _PATIENCE:
                raise StandstillError(self.slug, after.clock.published)
            world = after
            self.on_turn(world.clock.published)
        return world

    def enter(self, tally: Tally) -> None:
        """Enters what has happened into a tally."""
        with self.house.archive.reading() as unit:
            world = unit.campaigns.load(self.slug)
            for entry in unit.campaigns.chronicle(self.slug):
                tally.count(entry.event, entry.moment.published, world)
        tally.close(world)

    def set_aside(self) -> tuple[str, ...]:
        """Why letters were set aside, where any were: a fault of ours."""
        with self.house.archive.reading() as unit:
            return tuple(letter.why for letter in unit.letters.aside())

    def _world(self) -> World:
        with self.house.archive.reading() as unit:
            return unit.campaigns.load(self.slug)

    def _whims(self, who: str, turn: int) -> Dice:
        return KeyedDice(self.seed, self.slug, f"{who}/{turn}")

    def _newcomers(self, world: World) -> list[tuple[str, str]]:
        missing = self.crew - sum(player.standing is Standing.PLAYING for player in world.players.values())
        fleet = FLEETS[len(world.players) % len(FLEETS)]
        number = len(world.players) + 1
        orders = f"JOIN AS Newcomer {number} SHIP Hope {number} FLEET {fleet}"
        return [(f"newcomer{number}@players.test", orders)] if missing > 0 else []

    def _of_captains(self, world: World, turn: int) -> list[tuple[str, str]]:
        law = law_at(world)
        written = []
        for player in in_order(world.players):
            orders = orders_of(world, law, player.id, self._whims(f"p{player.id}", turn), self._verbs)
            if orders:
                written.append((player.address, "\n".join(orders)))
        return written

    def _of_offices(self, world: World, turn: int) -> list[tuple[str, str]]:
        law = law_at(world)
        written = []
        for office in in_order(world.offices):
            duty = _DUTIES.get(office.name)
            if duty is None or not office.address:
                continue
            asked = questions_for(world, law, None, (office.name,))
            chart = Chart(
                clock=world.clock.published,
                questions=tuple(captains_chart.Question(each.text, each.answers) for each in asked),
                heard=_heard(world),
            )
            orders = duty(chart, self._whims(office.name.value, turn))
            if orders:
                written.append((office.address, "\n".join(orders)))
        return written

    def _submitted(self, world: World, turn: int) -> list[tuple[str, str]]:
        playing = [player for player in in_order(world.players) if player.standing is Standing.PLAYING]
        if not playing:
            return []
        author = playing[turn % len(playing)]
        pirate = author.faction is Faction.PIRATE
        written = submission(sum(self.proposed.values()), self.proposed[pirate], pirate=pirate)
        self.proposed[pirate] += 1
        return [(author.address, written)]

    def _write(self, letters: Sequence[tuple[str, str]]) -> None:
        mails = []
        for sender, text in letters:
            self.letters += 1
            head = (
                f"From: {sender}\r\nTo: {self.house.address.of(self.slug)}\r\nSubject: Orders\r\n"
                f"Message-ID: <{self.slug}.{self.letters}@players.test>\r\n"
            )
            raw = f"{head}\r\n{text}\r\n".replace("\r\n", "\n").replace("\n", "\r\n").encode()
            mails.append(Fetched(uid=self.letters, size=len(raw), raw=raw))
        take_in(self.house, f"{_MAILBOX}/{self.slug}", 1, mails)
        work_all(self.house)


def _heard(world: World) -> frozenset[Tale]:
    """What keeps the offices from saying the same thing for ever."""
    edict = set() if world.clock.published % _EDICT_EVERY == 0 else {Tale.EDICT}
    amended = {Tale.AMENDED} if any(matter.amendments for matter in world.matters.values()) else set()
    return frozenset(edict | amended)
