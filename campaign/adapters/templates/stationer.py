"""The stationer: words mails by their templates, in text and in HTML."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from css_inline import CSSInliner
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from campaign.adapters.templates import rolls, setting, situation, telling, wording
from campaign.adapters.templates.naming import Names
from campaign.rules.order import Page
from campaign.rules.parts import OfficeName, PlayerId
from campaign.rules.report import Item
from campaign.rules.world import World
from campaign.services.pages import AnswerPage, OfficePage, ReportPage
from campaign.services.ports import Outgoing

Composer = Callable[[Outgoing, str, str], bytes]
"""Makes the bytes of a mail of its text and its HTML."""

_FILTERS: Final[Mapping[str, Callable[..., Any]]] = {
    "begun": wording.upper_first,
    "few": wording.few,
    "listed": wording.listed,
    "number": wording.number,
    "one_line": wording.one_line,
    "ordinal": wording.ordinal,
    "plural": wording.plural,
    "quoted": setting.quoted,
    "wrapped": setting.wrapped,
}
_GLOBALS: Final[Mapping[str, Callable[..., Any]]] = {
    "amendments_of": rolls.amendments_of,
    "columns": telling.columns,
    "counted": wording.counted,
    "defended": wording.defended,
    "entry": setting.entry,
    "force_name": wording.force_name,
    "goods": wording.goods,
    "pointed": setting.pointed,
    "roll_tables": rolls.roll_tables,
    "roll_text": rolls.roll_text,
    "side_name": wording.side_name,
    "situation": situation.situation,
    "stores": situation.stores,
    "text_of": telling.text_of,
    "troops": wording.troops,
    "until": wording.until,
    "wind_words": wording.wind_words,
}


class TemplateStationer:
    """Writes mails from the templates of a folder; `compose` makes one message of text and HTML."""

    def __init__(self, folder: Path, compose: Composer) -> None:
        self._compose = compose
        # What is in tags survives every mail program; the style for dark screens stays in its own element.
        self._inliner = CSSInliner(load_remote_stylesheets=False)
        self._environment = Environment(
            loader=FileSystemLoader(folder),
            autoescape=_escapes,  # noqa: S701 (text is no markup; every .html escapes)
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
        context = self._context(outgoing.page)
        return self._compose(outgoing, self._text(outgoing.template, context), self._html(outgoing.template, context))

    def words(self, template: str, page: object) -> str:
        """The text part alone; `template` is a mail's, or one of another folder such as `findings/naval`.

        What a mapping holds, its template reads by name; any other page it reads as `page`.
        """
        return self._text(template, self._context(page))

    def html(self, template: str, page: object) -> str:
        """The HTML part alone, its style in its tags."""
        return self._html(template, self._context(page))

    def told(self, item: Item, world: World, reader: PlayerId | None) -> tuple[telling.Block, ...]:
        """A piece of news in the words of its event's template, as one reader hears it."""
        facts = {
            "item": item,
            "event": item.event,
            "world": world,
            "reader": reader,
            "the": Names(world, reader),
            "The": Names(world, reader, begins=True),
        }
        return tuple(telling.blocks_of(self._rendered(f"events/{item.name}.txt", facts)))

    def _text(self, template: str, context: Mapping[str, object]) -> str:
        return setting.tidy(self._rendered(_path(template, "txt"), context))

    def _html(self, template: str, context: Mapping[str, object]) -> str:
        return self._inliner.inline(self._rendered(_path(template, "html"), context))

    def _context(self, page: object) -> Mapping[str, object]:
        if isinstance(page, Mapping):
            return {**page, "page": page}
        context: dict[str, object] = {"page": page, "facts": page}
        world, reader = _reading(page)
        if world is not None:
            context["world"] = world
            context["titles"] = partial(_titles, world)
            context["told"] = _Once(partial(self.told, world=world, reader=reader))
        # A page that was asked for is worded by a template of its own within the answer.
        context["asked"] = partial(self._asked, context=dict(context), ending="txt")
        context["asked_html"] = partial(self._asked, context=dict(context), ending="html")
        return context

    def _asked(self, page: Page, *, context: Mapping[str, object], ending: str) -> str:
        return self._rendered(f"pages/{page.template}.{ending}", {**context, "facts": page.facts})

    def _rendered(self, path: str, context: Mapping[str, object]) -> str:
        return self._environment.get_template(path).render(context)


class _Once:
    """Tells each piece of news once, though text and HTML both ask for it."""

    def __init__(self, tell: Callable[[Item], tuple[telling.Block, ...]]) -> None:
        self._tell, self._told = tell, dict[int, tuple[telling.Block, ...]]()

    def __call__(self, item: Item) -> tuple[telling.Block, ...]:
        if id(item) not in self._told:
            self._told[id(item)] = self._tell(item)
        return self._told[id(item)]


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
            return page.world, page.player
        case OfficePage():
            return page.world, None
        case _:
            return None, None


def _titles(world: World, offices: Sequence[OfficeName]) -> list[str]:
    return [Names(world).office(name) for name in offices]
