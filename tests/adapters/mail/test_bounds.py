"""The bounds on the work that one mail can cause, counted."""

from campaign.adapters.mail.charset import clean
from campaign.adapters.mail.flowed import unflowed
from campaign.adapters.mail.markup import lines_of
from campaign.adapters.mail.quotes import new_text


def test_no_letter_keeps_more_than_thirty_marks() -> None:
    assert len(clean("q" + "\u0301\u0316" * 5000 + "x")) == 32


def test_lines_beyond_the_bound_are_cut() -> None:
    assert new_text("FIGHT\n" * 50_000).text.count("\n") == 20_000


def test_deep_html_is_read_without_its_structure() -> None:
    assert lines_of("<div>" * 5000 + "FIGHT").strip() == "FIGHT"


def test_quotes_in_html_are_marked_five_deep_at_most() -> None:
    assert lines_of("<blockquote>" * 50 + "FIGHT") == "> " * 5 + "FIGHT"


def test_verbatim_html_keeps_its_lines() -> None:
    assert lines_of("<pre>  a\n\n  b</pre>") == "  a\n\n  b"


def test_html_without_anything_is_empty() -> None:
    assert lines_of("") == ""


def test_a_flowed_paragraph_may_end_with_the_mail_or_the_quote() -> None:
    assert unflowed("SAIL TO ", delsp=False) == "SAIL TO "
    assert unflowed("SAIL TO \n> quoted \nTakal", delsp=False) == "SAIL TO \n> quoted \nTakal"
