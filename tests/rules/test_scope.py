"""What the law lets players do at all, and how it numbers new rules: the minimalist founding beside Fascist Game 8."""

from functools import cache

import pytest

from campaign.adapters.documents.foundings import read_founding
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.charter import FoundedPlayer
from campaign.rules.citation import RuleNumber
from campaign.rules.founding import Founding, found
from campaign.rules.government import judge_of, next_number
from campaign.rules.law import Cause, Rule, SetRule, SetTerm, Term
from campaign.rules.order import Theme
from campaign.rules.orders.verbs import VERBS
from campaign.rules.parts import Genus, OfficeName, Stage, Submission, SubmissionId
from campaign.rules.scenario import Faction
from campaign.rules.terms import scope
from campaign.rules.world import World, changed
from tests.builders import (
    HADDOCK,
    haddock,
    holding,
    law_of,
    obeyed,
    playing,
    read_one,
    refused,
    scene,
    tivol,
    two_captains,
)
from tests.founded import enacted
from tests.play import Play, captain

ALWAYS_ALLOWED = {Theme.JOINING, Theme.PRISONERS, Theme.LAW, Theme.OFFICES, Theme.ASKING}


@cache
def minimalist() -> Founding:
    return read_founding("minimalist")


def _world() -> World:
    return found("minimal", minimalist(), CATALOGUE)


def test_h01_eight_plain_rules_and_the_next_is_number_9() -> None:
    world = _world()
    assert [str(number) for number in sorted(law_of(world).rules)] == [str(number) for number in range(1, 9)]
    assert next_number(world, law_of(world)) == RuleNumber.parse("9")


def test_plain_numbers_go_on_from_the_last_one_made() -> None:
    rule = Rule(number=RuleNumber.parse("11"), title="Wood", text="There is wood.")
    world = enacted(_world(), SetRule(rule), at=1)
    assert str(next_number(world, law_of(world))) == "12"


def test_under_fascist_game_8_new_rules_have_a_section() -> None:
    assert str(next_number(two_captains(), law_of(two_captains()))) == "8.1"


def test_everybody_is_a_citizen_in_atlantis_and_the_emperor_is_the_only_judge() -> None:
    world = _world()
    assert [land.name for land in world.lands.values()] == ["Atlantis"]
    assert {office.name for office in world.offices.values()} == {OfficeName.EMPEROR, OfficeName.SCRIBE}


def test_without_a_king_the_emperor_judges_pirates_too() -> None:
    submission = Submission(
        id=SubmissionId(1),
        genus=Genus.PROPOSAL,
        author=HADDOCK,
        title="Rum",
        text="Rum.",
        sent="",
        stage=Stage.PUBLISHED,
    )
    world = two_captains(haddock(faction=Faction.PIRATE))
    assert judge_of(world, submission) is OfficeName.EMPEROR


@pytest.mark.parametrize(
    ("order", "term"),
    [
        ("SAIL TO Takal", scope.SAILING),
        ("ATTACK Grease Lightnin'", scope.ATTACKS),
        ("LAND 5 AT Atlantis", scope.LANDINGS),
        ("DESERT", scope.DESERTION),
    ],
)
def test_what_the_law_does_not_know_is_refused_until_it_does(order: str, term: Term[bool]) -> None:
    silent = enacted(two_captains(), SetTerm(term.address, value=False), at=0)
    refusal = refused(order, playing(HADDOCK), scene(silent))
    assert refusal.rule == str(term.rule)
    assert "A proposal may make it law." in refusal.why
    made_law = enacted(silent, SetTerm(term.address, value=True), at=0)
    assert law_of(made_law)[term]
    order_again = read_one(order).carry_out(playing(HADDOCK), scene(made_law, 5))
    assert "A proposal may make it law." not in str(order_again)


def test_each_theme_of_orders_is_always_allowed_or_has_its_term() -> None:
    silent = two_captains(terms={term.address: False for term in scope.TERMS})
    for verb in VERBS:
        if verb.theme not in ALWAYS_ALLOWED:
            for example in verb.examples:
                refused(example, playing(HADDOCK), scene(silent))


def test_whoever_joins_the_minimalist_has_no_ship_and_no_money() -> None:
    story = Play(found("minimal", changed(minimalist(), players=(captain_without_ship(),)), CATALOGUE))
    said = story.order("Dawn", "PROPOSE A ship for all\nEverybody has a ship.\nEND")
    assert "published at once" in said[0]
    assert story.player("Dawn").aboard is None
    assert story.player("Dawn").po8 == 0


def captain_without_ship() -> FoundedPlayer:
    return changed(captain("Dawn", "none"), ship=None, rank=None)


def test_an_edict_makes_a_rule_and_the_clock_stands() -> None:
    on = scene(two_captains(haddock(), tivol()))
    text = (
        "EDICT\nWe are pleased.\nSET RULE 2.15 The Speaker\nWhoever proposed last\nis the Speaker.\nSET REWARD 600\nEND"
    )
    deed = obeyed(text, holding(OfficeName.EMPEROR), on)
    assert "rule 2.15 is law" in deed.said
    after = on.draft.freeze()
    rule = law_of(after).rules[RuleNumber.parse("2.15")]
    assert (rule.title, rule.text) == ("The Speaker", "Whoever proposed last\nis the Speaker.")
    assert after.clock.published == 0
    assert after.reward == 600
    last = after.enactments[max(after.enactments)].enactment
    assert (last.cause, last.number) == (Cause.EDICT, 0)


@pytest.mark.parametrize(
    ("line", "office", "why"),
    [
        ("SET RULE 2.15 The Speaker", OfficeName.EMPEROR, "needs a text"),
        ("SET RULE 5.12 Squadrons\nThey attack.", OfficeName.EMPEROR, "eliminated"),
        ("SET RULE 5.20 Chance\nNone.", OfficeName.KING, "does not mention Pirates"),
        ("SET GAME over", OfficeName.EMPEROR, "ended or open"),
        ("SET GAME open", OfficeName.EMPEROR, "open already"),
        ("SET GAME ended", OfficeName.KING, "Only the Emperor"),
    ],
)
def test_what_an_edict_may_not(line: str, office: OfficeName, why: str) -> None:
    assert why in refused(f"EDICT\n{line}\nEND", holding(office), scene(two_captains())).why


def test_the_king_may_make_a_new_rule() -> None:
    obeyed("EDICT\nSET RULE 8.1 Rum\nRum is free.\nEND", holding(OfficeName.KING), scene(two_captains()))


def test_when_the_game_is_over_players_may_ask_and_nothing_else() -> None:
    on = scene(two_captains())
    obeyed("EDICT\nSET GAME ended\nEND", holding(OfficeName.EMPEROR), on)
    over = on.draft.freeze()
    assert over.ended
    obeyed("STATUS", playing(HADDOCK), scene(over))
    obeyed("RULES", playing(HADDOCK), scene(over))
    for order in ("SAIL TO Takal", "PROPOSE More\nMore.\nEND", "LEAVE THE GAME"):
        refusal = refused(order, playing(HADDOCK), scene(over))
        assert refusal.rule == "2.1"
        assert "The game is over" in refusal.why


def test_an_edict_lets_a_game_that_was_over_go_on() -> None:
    on = scene(changed(two_captains(), ended=True))
    obeyed("EDICT\nSET GAME open\nEND", holding(OfficeName.EMPEROR), on)
    obeyed("SAIL TO Takal", playing(HADDOCK), scene(on.draft.freeze(), 5))
