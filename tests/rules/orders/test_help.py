"""HELP: the verbs, from their own declarations."""

from campaign.rules.order import Theme
from campaign.rules.orders.help import AllHelp, VerbHelp
from campaign.rules.orders.verbs import VERBS
from tests.builders import holding, obeyed, refused, scene, world


def test_all_verbs_are_listed_by_theme() -> None:
    page = obeyed("HELP", holding(), scene(world())).page
    assert page is not None
    assert isinstance(page.facts, AllHelp)
    assert [theme.title for theme in page.facts.themes] == [theme.value for theme in Theme]
    assert {verb.name for theme in page.facts.themes for verb in theme.verbs} == {verb.name for verb in VERBS}


def test_one_verb_is_told_whole() -> None:
    page = obeyed("help attack", holding(), scene(world())).page
    assert page is not None
    assert page.template == "help_verb"
    assert isinstance(page.facts, VerbHelp)
    assert page.facts.usages == ("ATTACK <ship> [CLOSE] [NO FIRE]",)
    assert page.facts.cancellable


def test_a_verb_of_several_words_is_known_by_its_first() -> None:
    page = obeyed("HELP leave", holding(), scene(world())).page
    assert page is not None
    assert isinstance(page.facts, VerbHelp)
    assert page.facts.name == "LEAVE THE GAME"


def test_no_verb_is_met_with_the_nearest() -> None:
    refusal = refused("HELP ATACK", holding(), scene(world()))
    assert refusal.suggestion == "ATTACK"
    assert refusal.phrase is not None
    assert refusal.phrase.column == 6
    assert refused("HELP xyzzy", holding(), scene(world())).suggestion is None
