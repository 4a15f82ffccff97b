"""The stationer: words mails by their templates, in text and in HTML."""

import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from css_inline import CSSInliner
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from campaign.adapters.templates import rolls, telling, wording
from campaign.adapters.templates.naming import Names
from campaign.adapters.templates.situation import situation
from campaign.rules.order import Page
from campaign.rules.report import Item
from campaign.rules.world import OfficeName, PlayerId, World
from campaign.services.pages import AnswerPage, OfficePage, ReportPage
from campaign.services.ports import Outgoing

Composer = Callable[[Outgoing, str, str], bytes]

_FILTERS: Final[Mapping[str, Callable[..., Any]]] = {
    "begun": wording.upper_first,
    "clean": wording.clean,
    "dedented": textwrap.dedent,
    "few": wording.few,
    "listed": wording.listed,
    "number": wording.number,
    "one_line": wording.one_line,
    "ordinal": wording.ordinal,
    "plural": wording.plural,
    "quoted": wording.quoted,
    "signed": wording.signed,
    "wrapped": wording.wrapped,
}
_GLOBALS: Final[Mapping[str, Callable[..., Any]]] = {
    "amendments_of": rolls.amendments_of,
    "columns": telling.columns,
    "defended": wording.defended,
    "entry": wording.entry,
    "force_name": wording.force_name,
    "pointed": wording.pointed,
    "roll_tables": rolls.roll_tables,
    "roll_text": rolls.roll_text,
    "side_name": wording.side_name,
    "situation": situation,
    "text_of": telling.text_of,
    "troops": wording.troops,
    "wind_words": wording.wind_words,
}


class TemplateStationer:
    """Writes mails from the templates of a folder; `compose` makes one message of text and HTML."""

    def __init__(self, folder: Path, compose: Composer) -> None:
        self._compose = compose
        self._inliner = CSSInliner(keep_at_rules=True, load_remote_stylesheets=False)
        self._environment = Environment(
            loader=FileSystemLoader(folder),
            autoescape=_escapes,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=-1,
        )
        self._environment.filters.update(_FILTERS)
        self._environment.globals.update(_GLOBALS)

    def compose(self, outgoing: Outgoing) -> bytes:
        """The bytes of the mail, ready to send."""
        return self._compose(
            outgoing, self.words(outgoing.template, outgoing.page), self.html(outgoing.template, outgoing.page)
        )

    def words(self, template: str, page: object) -> str:
        """The text part alone; `template` is a mail's, or one of another folder such as `findings/naval`.

        What a mapping holds, its template reads by name; any other page it reads as `page`.
        """
        rendered = self._rendered(_path(template, "txt"), self._context(page))
        return _tidy(rendered)

    def html(self, template: str, page: object) -> str:
        """The HTML part alone, its style in its tags."""
        return self._inliner.inline(self._rendered(_path(template, "html"), self._context(page)))

    def told(self, item: Item, world: World, reader: PlayerId | None) -> tuple[telling.Block, ...]:
        """A piece of news in the words of its event's template, as one reader hears it."""
        facts = {
            "item": item,
            "event": item.event,
            "world": world,
            "reader": reader,
            "the": Names(world, reader),
        }
        return tuple(telling.blocks_of(self._rendered(f"events/{item.name}.txt", facts)))

    def _asked(self, page: Page, context: Mapping[str, object], ending: str) -> str:
        """A page that was asked for, in text or, where it has a template of its own, in HTML."""
        return self._rendered(f"pages/{page.template}.{ending}", {**context, "facts": page.facts})

    def _context(self, page: object) -> Mapping[str, object]:
        if isinstance(page, Mapping):
            return {**page, "page": page}
        world, reader = _reading(page)
        context: dict[str, object] = {"page": page, "facts": page, "reader": reader}
        if world is not None:
            context |= {
                "world": world,
                "the": Names(world, reader),
                "titles": partial(_titles, world),
                "told": lambda item: self.told(item, world, reader),
            }
        context["asked"] = partial(self._asked, context=dict(context), ending="txt")
        context["asked_html"] = partial(self._asked, context=dict(context), ending="html")
        context["has_html"] = self._has_html
        return context

    def _has_html(self, page: Page) -> bool:
        return f"pages/{page.template}.html" in self._environment.list_templates(extensions=["html"])

    def _rendered(self, path: str, context: Mapping[str, object]) -> str:
        return self._environment.get_template(path).render(context)


def _escapes(path: str | None) -> bool:
    return path is not None and path.endswith(".html")


def _path(template: str, ending: str) -> str:
    return f"{template}.{ending}" if "/" in template else f"mails/{template}.{ending}"


def _reading(page: object) -> tuple[World | None, PlayerId | None]:
    """The world that a page tells of, and the player who reads it."""
    match page:
        case ReportPage():
            return page.world, page.player.id
        case AnswerPage():
            names = (player.id for player in page.world.players.values() if player.name == page.reader)
            return page.world, next(names, None)
        case OfficePage():
            return page.world, None
        case _:
            return None, None


def _titles(world: World, offices: Sequence[OfficeName]) -> list[str]:
    return [Names(world).office(name) for name in offices]


def _tidy(text: str) -> str:
    """Text without blanks at the ends of lines, without more than one blank line in a row, ending in a newline."""
    kept: list[str] = []
    for line in (line.rstrip() for line in text.split("\n")):
        if line or (kept and kept[-1]):
            kept.append(line)
    return "\n".join(kept).strip("\n") + "\n"
