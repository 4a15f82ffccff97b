"""HELP: the verbs by theme, or all about one of them, from their own declarations."""

from collections.abc import Callable
from dataclasses import dataclass

from campaign.rules.form import usage
from campaign.rules.names import nearest
from campaign.rules.order import Actor, AnyVerb, Deed, Form, Page, Phrase, Theme, Unlawful, Verb
from campaign.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Help:
    """A question about all verbs or one."""

    about: Phrase | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbHelp:
    """All that HELP says of a verb."""

    name: str
    usages: tuple[str, ...]
    summary: str
    help: str
    examples: tuple[str, ...]
    effect: str
    who: str
    cancellable: bool


@dataclass(frozen=True, slots=True)
class ThemeHelp:
    """The verbs of one theme."""

    title: str
    verbs: tuple[VerbHelp, ...]


@dataclass(frozen=True, slots=True)
class AllHelp:
    """The verbs, grouped."""

    themes: tuple[ThemeHelp, ...]


def help_on(verb: AnyVerb) -> VerbHelp:
    """All that HELP says of a verb."""
    return VerbHelp(
        name=verb.name,
        usages=tuple(usage(form) for form in verb.forms),
        summary=verb.summary,
        help=verb.help,
        examples=verb.examples,
        effect=verb.effect,
        who=verb.who,
        cancellable=verb.cancellable,
    )


def help_on_all(verbs: tuple[AnyVerb, ...]) -> AllHelp:
    """The verbs by theme, in the order of the themes."""
    themes = (ThemeHelp(theme.value, tuple(help_on(verb) for verb in verbs if verb.theme is theme)) for theme in Theme)
    return AllHelp(tuple(theme for theme in themes if theme.verbs))


def help_verb(verbs: Callable[[], tuple[AnyVerb, ...]]) -> Verb[Help]:
    """The verb HELP over a list of verbs that it is itself one of."""

    def _help(order: Help, actor: Actor, scene: Scene) -> Deed | Unlawful:
        del actor, scene  # the verbs are the same for everybody
        if order.about is None:
            return Deed("You asked what you may order.", page=Page("help", help_on_all(verbs())))
        verb = _named(verbs(), order.about)
        if isinstance(verb, Unlawful):
            return verb
        return Deed(f"You asked about {verb.name}.", page=Page("help_verb", help_on(verb)))

    return Verb(
        name="HELP",
        theme=Theme.ASKING,
        forms=(Form("HELP [{about:word:verb}]"),),
        summary="Lists what you may order, or tells all about one verb.",
        help="One order stands on each line; a # begins a comment. Whatever you order is answered once.",
        examples=("HELP", "HELP ATTACK"),
        order=Help,
        carry_out=_help,
        who="Anybody.",
    )


def _named(verbs: tuple[AnyVerb, ...], phrase: Phrase) -> AnyVerb | Unlawful:
    asked = phrase.text.upper()
    verb = next((verb for verb in verbs if asked in {verb.name, verb.words[0]}), None)
    if verb is not None:
        return verb
    near = nearest(asked, [verb.words[0] for verb in verbs])
    hint = "" if near is None else f" Did you mean {near}?"
    return Unlawful("1.1", f"{phrase.text} is no order.{hint} HELP lists them all.", phrase, near)
