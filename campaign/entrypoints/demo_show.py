"""What the demo shows: its progress, and at the end what happened, two reports in full, and where the files lie."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from campaign.entrypoints.demo_play import EVENTS_WANTED, PROPOSALS, PROPOSALS_WANTED, REPORTS, Part, Play, is_report
from campaign.entrypoints.demo_post import Mail
from campaign.rules.captains_tales import Tale, tales

_PROMISED: Final = (PROPOSALS, *(tale.value for tale in EVENTS_WANTED), REPORTS)
_SENTENCE: Final = 110


class Show:
    """Shows a play on a console; without a terminal, as plain lines."""

    def __init__(self, console: Console, play: Play) -> None:
        self._console, self._play = console, play
        self._ticked: set[str] = set()
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[mails]} mails"),
            TimeElapsedColumn(),
            console=console,
        )
        self._task = self._bar.add_task("Proposals", total=PROPOSALS_WANTED, mails=0)
        self._live: Live | None = None

    @contextmanager
    def progress(self) -> Iterator[None]:
        """Shows how far the play is while it runs."""
        self._play.on_news = self._news
        if not self._console.is_terminal:
            yield
            return
        with Live(self._picture(), console=self._console, refresh_per_second=8, transient=True) as self._live:
            yield
        self._live = None

    def summary(self, directory: Path) -> None:
        """What happened, two reports, and where the files lie."""
        self._console.print(self._persons())
        self._console.print(self._happened())
        for title, mail in self._samples():
            self._console.print(Rule(title))
            self._console.print(f"Subject: {mail.subject}\n", markup=False, highlight=False)
            self._console.print(mail.text, markup=False, highlight=False, soft_wrap=True)
        self._console.print(Rule("Where the files lie"))
        for what, where in (
            ("every mail that was received", directory / "mail"),
            ("the database", directory / "campaign.sqlite"),
            ("the settings", directory / "campaign.toml"),
            ("the server's log", directory / "server.log"),
        ):
            self._console.print(f"{what}: {where}", markup=False, highlight=False, soft_wrap=True)
        for what in self._play.missing():
            self._console.print(f"Missing: {what}.", style="bold red", markup=False)

    def _news(self) -> None:
        missing = set(self._play.missing())
        for what in _PROMISED:
            if what not in missing and what not in self._ticked:
                self._ticked.add(what)
                if self._live is None:
                    self._say(f"No. {self._play.clock}, {_mails(self._play)} mails: {what}")
        self._bar.update(self._task, completed=min(self._play.clock, PROPOSALS_WANTED), mails=_mails(self._play),
                         description=f"No. {self._play.clock}")  # fmt: skip
        if self._live is not None:
            self._live.update(self._picture())

    def _say(self, line: str) -> None:
        self._console.print(line, markup=False, highlight=False)

    def _picture(self) -> Group:
        marks = [Text(f"  {'✓' if what in self._ticked else '·'} {what}") for what in _PROMISED]
        return Group(self._bar, *marks)

    def _persons(self) -> Table:
        table = Table("Player", "Rank", "Ship", "Place", "Mails", title="The players")
        for part in self._play.players:
            own = part.chart.own
            rank = own.get("You", "").rpartition(",")[0].removesuffix(part.post.name).strip()
            table.add_row(part.post.name, rank, part.chart.ship, _place(part), str(len(part.post.mails)))
        return table

    def _happened(self) -> Table:
        play = self._play
        missing = play.missing()
        table = Table("", "What", "When", "As the mails tell it", title="What happened", show_lines=False)
        for what in _PROMISED:
            clock, sentence = play.ledger.seen.get(what, (0, self._counted(what)))
            mark = "missing" if what in missing else "yes"
            told = sentence if len(sentence) <= _SENTENCE else f"{sentence[:_SENTENCE]}…"
            table.add_row(mark, what, f"No. {clock}" if what in play.ledger.seen else "", Text(told))
        table.caption = (
            f"proposals: {play.clock}, fights at sea: {len(play.ledger.fights_at_sea)}, "
            f"rounds ashore: {len(play.ledger.rounds_ashore)}, "
            f"letters sent: {sum(part.post.written for part in play.parts)}, mails received: {_mails(play)}"
        )
        return table

    def _counted(self, what: str) -> str:
        """What no single sentence tells, in figures."""
        if what == PROPOSALS:
            return f"{self._play.clock} were published."
        if what == REPORTS:
            fewest = min(sum(map(is_report, part.post.mails)) for part in self._play.players)
            return f"{fewest} or more reached every player."
        return ""

    def _samples(self) -> Iterator[tuple[str, Mail]]:
        """The report that tells of most different things, and the shortest one of a fight at sea."""
        reports = [mail for part in self._play.players for mail in part.post.mails if is_report(mail)]
        lively = max(reports, key=lambda mail: (len(dict(tales(mail.text))), -len(mail.text)), default=None)
        if lively is not None:
            yield "A report", lively
        battles = [mail for mail in reports if Tale.FOUGHT in dict(tales(mail.text)) and mail is not lively]
        battle = min(battles, key=lambda mail: len(mail.text), default=None)
        if battle is not None:
            yield "A battle", battle


def _mails(play: Play) -> int:
    return sum(len(part.post.mails) for part in play.parts)


def _place(part: Part) -> str:
    own = part.chart.own
    return own.get("At", "") if not part.chart.ashore else own.get("Where", "")
