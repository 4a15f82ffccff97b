"""Names as the gazette gives them: ships with their article, lands, persons, and `you` for the reader."""

from dataclasses import dataclass

from campaign.adapters.templates.wording import one_line
from campaign.rules.law import SetRule
from campaign.rules.matter import Matter
from campaign.rules.matters.kinds import KINDS
from campaign.rules.parts import Engagement, OfficeName, Player, PlayerId, Submission
from campaign.rules.persons import Prisoner
from campaign.rules.ranks import bravery_name, rank_name
from campaign.rules.scenario import Faction
from campaign.rules.world import World

_ARTICLE = "The "
_WITH_ARTICLE = ("Isle of ", "Island of ", "Isles of ", "Islands of ", "Edge of ")


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a world as one reader hears them; `reader` None is the public.

    `begins` gives them as at the beginning of a sentence: only articles change, names never do.
    """

    world: World
    reader: PlayerId | None = None
    begins: bool = False

    def ship(self, ship_id: int) -> str:
        """A ship: `the Bounty`, or `your Bounty`."""
        ship = self.world.ships[ship_id]
        name = one_line(ship.name)
        if self.reader is not None and ship.owner == self.reader:
            return self._begun("your ship " if name.startswith(_ARTICLE) else "your ", name)
        return name if name.startswith(_ARTICLE) else self._begun("the ", name)

    def vessel(self, name: str) -> str:
        """A ship by her name as an event has it: one of ours, or a stranger such as `a pirate ship`."""
        known = (ship.id for _, ship in sorted(self.world.ships.items()) if ship.name == name)
        ship_id = next(known, None)
        return self._stranger(name) if ship_id is None else self.ship(ship_id)

    def attacker(self, engagement: Engagement) -> str:
        """Who attacks: a ship of ours, or a stranger."""
        if engagement.attacker is not None:
            return self.ship(engagement.attacker)
        return self._stranger("a stranger" if engagement.stranger is None else engagement.stranger.name)

    def owner(self, ship_id: int) -> Player:
        """The owner of a ship."""
        return self.world.players[self.world.ships[ship_id].owner]

    def is_you(self, player_id: int) -> bool:
        """Whether a player is the reader."""
        return self.reader is not None and player_id == self.reader

    def player(self, player_id: int) -> str:
        """A player: his name, or `you`."""
        return self._begun("you", "") if self.is_you(player_id) else one_line(self.world.players[player_id].name)

    def titled(self, player_id: int) -> str:
        """A player with his rank, whoever reads: `Third Mate Haddock`."""
        player = self.world.players[player_id]
        return f"{rank_name(player.faction, player.rank)} {one_line(player.name)}"

    def byline(self, player_id: int) -> str:
        """A player as an author: `Citizen dpn`, `Pirate Tivol`."""
        player = self.world.players[player_id]
        return f"{'Pirate' if player.faction is Faction.PIRATE else 'Citizen'} {one_line(player.name)}"

    def was(self, player_id: int) -> str:
        """`was`, or `were` for the reader."""
        return "were" if self.is_you(player_id) else "was"

    def prisoner(self, prisoner: Prisoner) -> str:
        """A prisoner: a player, or a notorious pirate by his title."""
        return f"Captain {one_line(prisoner.name)}" if prisoner.player is None else self.player(prisoner.player)

    def locked_up(self, prisoner: Prisoner) -> bool:
        """Whether the reader is the prisoner."""
        return prisoner.player is not None and self.is_you(prisoner.player)

    def rank(self, player_id: int, rank: int) -> str:
        """The name of a rank on a player's side."""
        return rank_name(self.world.players[player_id].faction, rank)

    def bravery(self, level: int) -> str:
        """The name of a level of bravery."""
        return bravery_name(level)

    def place(self, land_id: int | None) -> str:
        """A land: `Atlantis`, `the Near Azores`, `the Isle of the Dead`; None is the high seas."""
        if land_id is None:
            return "the high seas"
        return self.land(self.world.lands[land_id].name)

    def land(self, name: str) -> str:
        """A land by its name."""
        named = one_line(name)
        if named.startswith(_ARTICLE):
            return self._begun("the ", named.removeprefix(_ARTICLE))
        return self._begun("the ", named) if named.startswith(_WITH_ARTICLE) else named

    def where(self, land_id: int | None) -> str:
        """Where ships meet: `in the harbour of Takal`, `on the high seas`."""
        return "on the high seas" if land_id is None else f"in the harbour of {self.place(land_id)}"

    def office(self, name: OfficeName) -> str:
        """An office by its title, with an article: `the Imperious Emperor`."""
        title = next((office.title for _, office in sorted(self.world.offices.items()) if office.name is name), name)
        return self._begun("the ", one_line(title).removeprefix(_ARTICLE))

    def submission(self, submission: Submission) -> str:
        """A submission: `proposal 12`, or `proposal S7` until it is published."""
        return f"{submission.genus.value} {submission.number or f'S{submission.id}'}"

    def matter(self, matter: Matter) -> str:
        """What a matter is about: `a fight at sea`."""
        kind = KINDS.get(matter.kind)
        title = matter.kind if kind is None else kind.title
        return title[:1].lower() + title[1:]

    def enacted(self, submission: Submission) -> tuple[str, ...]:
        """The texts that became law by a submission, in order."""
        return tuple(
            change.rule.text.replace("{{", "{").replace("}}", "}")
            for _, numbered in sorted(self.world.enactments.items())
            for change in numbered.enactment.changes
            if numbered.enactment.number == submission.number and isinstance(change, SetRule)
        )

    def judge(self, submission: Submission) -> str:
        """Who judges a submission: the Ruler of its author's side (FG8-1.4)."""
        pirate = self.world.players[submission.author].faction is Faction.PIRATE
        return self.office(OfficeName.KING if pirate else OfficeName.EMPEROR)

    def _stranger(self, name: str) -> str:
        article, _, kind = one_line(name).partition(" ")
        return self._begun(f"{article} ", kind) if article in {"a", "an"} else one_line(name)

    def _begun(self, ours: str, name: str) -> str:
        """A word of ours and the name behind it."""
        return f"{ours[0].upper()}{ours[1:]}{name}" if self.begins else f"{ours}{name}"
