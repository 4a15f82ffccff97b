from dataclasses import replace

import pytest

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.citation import RuleNumber
from campaign.rules.current_law import before_the_next
from campaign.rules.law import Cause, Clause, Mark, Repeal, Rule, SetClause, SetRule, SetTerm, Term
from campaign.rules.rule_text import clause_line, filled, in_words, mentions_pirates, placeholders
from campaign.rules.rulebook import Page, nearest_rule, page, rulebook_of, section, sections
from campaign.rules.world import World
from tests.founded import enacted, founded, rulebook

BOOK = rulebook()
RULES = tuple(BOOK.law.rules.values())
TERMS = tuple(CATALOGUE.terms.values())


def page_of(number: str, world: World | None = None) -> Page:
    book = rulebook_of(founded() if world is None else world, CATALOGUE)
    found = page(book, RuleNumber.parse(number))
    assert found is not None
    return found


def another_value(term: Term[int] | Term[bool] | Term[str]) -> int | bool | str:
    if isinstance(term.founding, bool):
        return not term.founding
    if isinstance(term.founding, int):
        return term.founding + 1 if term.founding < term.high else term.founding - 1
    return next(word for word in term.words if word != term.founding)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.number))
def test_every_placeholder_names_a_term_or_a_clause(rule: Rule) -> None:
    known = {*CATALOGUE.terms, *BOOK.law.statute.clauses}
    assert set(placeholders(rule.text)) <= known
    assert "{" not in filled(rule.text, BOOK.law)
    assert "law no more" not in filled(rule.text, BOOK.law)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.address)
def test_every_term_stands_on_the_page_of_its_rule(term: Term[int]) -> None:
    written = page(BOOK, term.rule)
    assert written is not None
    lines = {line.address: line for line in written.terms}
    assert in_words(term.founding) in lines[term.address].sentence
    assert lines[term.address].mark is term.mark


CHANGEABLE = [term for term in TERMS if len(term.words) != 1]


@pytest.mark.parametrize("term", CHANGEABLE, ids=lambda term: term.address)
def test_a_changed_term_changes_its_sentence_and_the_words_it_stands_in(term: Term[int]) -> None:
    changed = another_value(term)
    law = BOOK.law.assuming({term.address: changed})
    book = replace(BOOK, law=law)
    written = page(book, term.rule)
    assert written is not None
    (line,) = (line for line in written.terms if line.address == term.address)
    assert line.value == in_words(changed)
    assert line.value in line.sentence
    assert line.mark is Mark.ENACTED
    for rule in RULES:
        if term.address in placeholders(rule.text):
            assert filled(rule.text, law) != filled(rule.text, BOOK.law)


@pytest.mark.parametrize("clause", BOOK.law.statute.clauses.values(), ids=lambda clause: clause.address)
def test_every_clause_stands_on_the_page_of_its_rule(clause: Clause) -> None:
    written = page(BOOK, clause.rule)
    assert written is not None
    assert clause.because in {line.because for line in written.clauses}


def test_section_5_has_its_25_rules() -> None:
    battle = section(BOOK, 5)
    assert battle.title == "Battle"
    assert [each.number.number for each in battle.pages] == list(range(1, 26))
    assert {each.mark for each in battle.pages} == {Mark.SECTION_5}


def test_every_section_is_there_in_order() -> None:
    assert [each.number for each in sections(BOOK)] == [1, 2, 3, 4, 5, 6, 7]
    for each in sections(BOOK):
        numbers = [written.number for written in each.pages]
        assert numbers == sorted(numbers)


def test_no_founding_rule_claims_to_be_enacted() -> None:
    assert Mark.ENACTED not in {rule.mark for rule in RULES}
    assert Mark.ENACTED not in {term.mark for term in TERMS}
    assert Mark.ENACTED not in {clause.mark for clause in BOOK.law.statute.clauses.values()}


def test_a_rule_says_that_its_words_are_lost() -> None:
    written = page_of("3.21")
    assert written.origin == "ours, since the original is lost"
    assert "lost" in written.paragraphs[0]


def test_rule_5_12_stands_as_eliminated() -> None:
    written = page_of("5.12")
    assert written.eliminated
    assert written.paragraphs == ()


def test_a_page_prints_the_numbers_in_force() -> None:
    world = enacted(founded(), SetTerm("5.23.cap", 40), at=14)
    assert "until there are 36." in page_of("5.23").paragraphs[0]
    assert "until there are 40." in page_of("5.23", world).paragraphs[0]


def test_a_page_prints_the_law_of_another_moment() -> None:
    world = enacted(founded(), SetTerm("5.23.cap", 40), at=14)
    book = rulebook_of(world, CATALOGUE, before_the_next(13))
    before = page(book, RuleNumber(5, 23))
    assert before is not None
    assert before.paragraphs == page_of("5.23").paragraphs
    assert len(before.history) == 1


def test_a_noun_agrees_with_its_number() -> None:
    world = enacted(founded(), SetTerm("5.9.treasure", 2), SetTerm("5.7.tie_dice", 2), at=3)
    assert "1 Ton of Treasure" in page_of("5.9").paragraphs[0]
    assert "2 Tons of Treasure" in page_of("5.9", world).paragraphs[0]
    assert "1 die of its own" in page_of("5.7").paragraphs[0]
    assert "2 dice of its own" in page_of("5.7", world).paragraphs[0]


def test_a_chance_in_the_words_is_that_of_its_clause() -> None:
    clause = BOOK.law.statute.clauses["5.20.encounter"]
    world = enacted(founded(), SetClause(replace(clause, give="face <= 2")), at=5)
    assert "is 1 in 10:" in page_of("5.20").paragraphs[0]
    assert "is 1 in 5:" in page_of("5.20", world).paragraphs[0]


def test_a_repealed_clause_in_the_words_is_said_to_be_no_more() -> None:
    world = enacted(founded(), Repeal("5.20.encounter"), at=5)
    assert "[5.20.encounter, which is law no more]" in page_of("5.20", world).paragraphs[0]
    assert page_of("5.20", world).clauses == ()


def test_a_repealed_rule_keeps_its_number_and_title() -> None:
    world = enacted(founded(), Repeal("5.13"), at=5)
    written = page_of("5.13", world)
    assert written.eliminated
    assert written.title == "The favour of the wind"
    assert not written.paragraphs
    assert not written.terms
    assert not written.clauses
    assert written.history[-1].changes == ("rule 5.13 is eliminated",)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("5.5.pirate", "+2 at closing.roll when own.player and own.pirate: Pirates are good at it"),
        ("5.2.crossing", "2 in 5 (1, 2 of 5) at crossing.chance: two in five"),
        ("5.4.rank", "+own.rank at closing.roll: the captain's rank"),
    ],
)
def test_a_clause_is_told_in_one_line(address: str, sentence: str) -> None:
    assert clause_line(BOOK.law.statute.clauses[address], BOOK.law).sentence == sentence


@pytest.mark.parametrize(
    ("give", "hook", "gives", "words"),
    [
        ("-own.rank", "closing.roll", "-own.rank", "-own.rank"),
        ("-2", "closing.roll", "-2", "-2"),
        ("face <= own.rank", "encounter.chance", "face <= own.rank, of 10", "face <= own.rank"),
        ("false", "encounter.chance", "0 in 1 (none of 10)", "0 in 1"),
    ],
)
def test_what_a_clause_gives_is_reckoned_where_it_can_be(give: str, hook: str, gives: str, words: str) -> None:
    clause = Clause(address="8.1.more", hook=hook, because="so we will", give=give)
    rule = Rule(number=RuleNumber(8, 1), title="More", text="As much as {8.1.more}.")
    written = page_of("8.1", enacted(founded(), SetRule(rule), SetClause(clause), at=9))
    assert written.clauses[0].gives == gives
    assert written.paragraphs == (f"As much as {words}.",)


def test_the_history_tells_each_act_with_its_cause_and_author() -> None:
    clause = BOOK.law.statute.clauses["5.5.pirate"]
    world = enacted(founded(), SetTerm("5.2.answer_proposals", 5), at=3)
    world = enacted(world, SetClause(replace(clause, give="3")), Repeal("5.5.grappling_hooks"), at=7)
    world = enacted(world, SetRule(replace(BOOK.law.rules[clause.rule], text="")), at=8, cause=Cause.EDICT)
    founding, proposal, edict = page_of("5.5", world).history
    assert (founding.cause, founding.changes) == (Cause.FOUNDING, ())
    assert (proposal.cause, proposal.number, proposal.author) == (Cause.PROPOSAL, 7, "Haddock")
    assert proposal.changes == ("5.5.pirate reads: 3", "5.5.grappling_hooks is repealed")
    assert (edict.moment.published, edict.number, edict.changes) == (8, 0, ("the words of rule 5.5",))


def test_a_value_is_told_in_the_history() -> None:
    world = enacted(founded(), SetTerm("2.6.promotion_on_acceptance", value=False), at=3)
    assert page_of("2.6", world).history[-1].changes == ("2.6.promotion_on_acceptance is no",)


def test_rules_of_the_players_stand_in_a_section_of_their_own() -> None:
    rule = Rule(number=RuleNumber(8, 1), title="Longer guns", text="Guns are longer.")
    acts = sections(rulebook_of(enacted(founded(), SetRule(rule), at=2), CATALOGUE))[-1]
    assert (acts.number, acts.title) == (8, "Acts of the players")
    assert acts.pages[0].origin == "enacted by the players"


def test_a_rule_that_is_not_there_has_no_page() -> None:
    assert page(BOOK, RuleNumber(5, 26)) is None
    assert section(BOOK, 9).pages == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [("5.26", "5.25"), ("1.20", "1.17"), ("Munity", "5.15"), ("lost", "1.12"), ("9.1", None), ("zzz", None)],
)
def test_the_nearest_rule_is_found_by_number_or_title(text: str, meant: str | None) -> None:
    near = nearest_rule(BOOK, text)
    assert (None if near is None else str(near)) == meant


@pytest.mark.parametrize(
    ("number", "mentions"), [("5.1", False), ("5.13", False), ("5.22", False), ("5.5", True), ("5.25", True)]
)
def test_a_rule_that_speaks_of_pirates_is_marked(number: str, mentions: bool) -> None:  # noqa: FBT001
    rule = BOOK.law.rules[RuleNumber.parse(number)]
    assert rule.mentions_pirates is mentions
    assert mentions_pirates(rule) is mentions
