"""What in a mail's text is new: quotes, attributions, signatures and footers taken out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from campaign.adapters.mail import quote_words as words

_QUOTE: Final = re.compile(r" {0,3}>")
_QUOTE_MARKS: Final = re.compile(r"(?: {0,3}>)+ ?")
_BODY_OPENS: Final = re.compile(r"\s*(?:PROPOSE|PLEAD|EDICT|JUDGE\s+\S{1,20}\s+MODIFY)\b", re.IGNORECASE)
_BODY_ENDS: Final = re.compile(r"\s*END\s*[.!]?\s*", re.IGNORECASE)
_ORDERS: Final = re.compile(r"\s*#\s?orders\s*", re.IGNORECASE)
_ORDERS_END: Final = re.compile(r"\s*#\s?end\s*", re.IGNORECASE)
_FORM: Final = re.compile(r"#form\s+\S{1,100}\s*", re.IGNORECASE)
_FORM_END: Final = re.compile(r"#end\s+form\s*", re.IGNORECASE)
_SIGNATURE: Final = re.compile(r"--\s?")
_MOST_LINES: Final = 20_000
"""What is below is cut: nobody writes so much, and each line costs time."""

_LONGEST_LINE: Final = 400
"""A longer line is nobody's attribution or footer, and is not held against the patterns."""

_ATTRIBUTION_LINES: Final = 3
_BLANK_LINES: Final = 3
"""Between an attribution and its quote, at most."""

_HEADER_LINES: Final = 8


@dataclass(frozen=True, slots=True)
class NewText:
    """The new text and the order form quoted back, both with lines that end in newline.

    `form` begins with its line `#form TOKEN`; its quote marks and its end line are gone.
    """

    text: str
    form: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line; `kept` where it stands in the body of a proposal, where nothing is special."""

    words: str
    kept: bool = False


def new_text(text: str) -> NewText:
    r"""What the sender has written now.

    >>> new_text("SAIL TO Takal\n\nOn 3 May 2026, 10:11, Anne wrote:\n> FIGHT\n-- \nTivol\n").text
    'SAIL TO Takal\n'
    """
    lines, form = _without_form(_marked(text.split("\n", _MOST_LINES)[:_MOST_LINES]))
    lines = _before_original(lines)
    lines = _without_quotes(lines)
    ordered = _between_marks(lines)
    lines = _without_signature(lines) if ordered is None else ordered
    return NewText(_joined(lines), _joined([_Line(line) for line in form]))


def _joined(lines: Sequence[_Line]) -> str:
    text = "\n".join(line.words if line.kept else line.words.rstrip() for line in lines)
    text = text.strip("\n")
    return f"{text}\n" if text else ""


def _marked(lines: Sequence[str]) -> list[_Line]:
    """Finds the bodies of proposals, pleas and edicts: from their first line to END."""
    marked: list[_Line] = []
    body: list[str] = []
    for line in lines:
        if not body and not _BODY_OPENS.match(line):
            marked.append(_Line(line))
            continue
        body.append(line)
        if _BODY_ENDS.fullmatch(line[:_LONGEST_LINE]):
            marked += [_Line(kept, kept=True) for kept in body]
            body = []
    # Without END it is no body, but words like others.
    return marked + [_Line(line) for line in body]


def _without_form(lines: Sequence[_Line]) -> tuple[list[_Line], list[str]]:
    """Takes the first whole order form out, quoted or not; its lines lose their quote marks."""
    bare = ["" if line.kept else _QUOTE_MARKS.sub("", line.words, count=1) for line in lines]
    starts = (number for number, line in enumerate(bare) if _FORM.fullmatch(line))
    start = next(starts, len(lines))
    ends = (number for number in range(start, len(lines)) if _FORM_END.fullmatch(bare[number]))
    end = next(ends, None)
    if end is None:
        return list(lines), []
    form = [line.words if line.kept else bare[number] for number, line in enumerate(lines)]
    return [*lines[:start], *lines[end + 1 :]], form[start:end]


def _before_original(lines: Sequence[_Line]) -> list[_Line]:
    """Cuts off the mail that is quoted whole, without marks, below the new text."""
    last_quote = max((n for n, line in enumerate(lines) if _quoted(line)), default=-1)
    for number, line in enumerate(lines):
        if line.kept or len(line.words) > _LONGEST_LINE:
            continue
        if words.ORIGINAL.fullmatch(line.words) or _header_block(lines, number):
            return _without_rule(lines[:number])
        if number > last_quote and number + 1 < len(lines):
            length = _attribution(lines, number + 1, strictly=True)
            if length:
                return list(lines[: number + 1 - length])
    return list(lines)


def _header_block(lines: Sequence[_Line], start: int) -> bool:
    """Whether a mail's header stands here, as Outlook writes it above what it quotes."""
    if not words.FROM.fullmatch(lines[start].words):
        return False
    below = [line.words for line in lines[start + 1 : start + _HEADER_LINES] if not line.kept]
    labels = (words.DATE, words.TO, words.SUBJECT)
    return sum(any(label.fullmatch(line[:_LONGEST_LINE]) for line in below) for label in labels) > 1


def _without_rule(lines: Sequence[_Line]) -> list[_Line]:
    """Drops the blank lines and the ruled line at the end."""
    kept = list(lines)
    while kept and not kept[-1].kept and not kept[-1].words.strip("_-=* "):
        kept.pop()
    return kept


def _without_quotes(lines: Sequence[_Line]) -> list[_Line]:
    """Drops the quoted lines and the attributions above them."""
    new: list[_Line] = []
    in_quote = False
    for line in lines:
        if not _quoted(line):
            new.append(line)
        elif not in_quote:
            length = _attribution(new, len(new), strictly=False)
            del new[len(new) - length :]
        in_quote = _quoted(line)
    return new


def _quoted(line: _Line) -> bool:
    return not line.kept and bool(_QUOTE.match(line.words))


def _attribution(lines: Sequence[_Line], stop: int, *, strictly: bool) -> int:
    """How many lines before `stop` are an attribution ("On …, Anne wrote:") and blanks below it.

    `strictly`: no quoted line follows, so that only an attribution beyond doubt will do.
    """
    end = stop
    while end and not strictly and stop - end < _BLANK_LINES and _blank(lines[end - 1]):
        end -= 1
    joined = ""
    for start in range(end - 1, max(-1, end - 1 - _ATTRIBUTION_LINES), -1):
        line = lines[start]
        if line.kept or _blank(line) or len(line.words) > _LONGEST_LINE:
            break
        joined = f"{line.words.strip()} {joined}".strip()
        if not words.ENDS.search(joined):
            return 0
        if _opens_and_ends(joined, strictly=strictly):
            return stop - start
    if not joined or strictly:
        return 0
    last = lines[end - 1].words
    named = words.WROTE.search(last) or words.ADDRESSED.search(last)
    return stop - end + 1 if named else 0


def _blank(line: _Line) -> bool:
    return not line.kept and not line.words.strip()


def _opens_and_ends(text: str, *, strictly: bool) -> bool:
    """Whether the text reads as an attribution from its first word to its colon."""
    if not words.OPENS.match(text):
        return False
    wrote, addressed = words.WROTE.search(text), words.ADDRESSED.search(text)
    if strictly:
        return bool(wrote and words.DATED.search(text) and (addressed or "," in text))
    return bool(wrote or addressed)


def _between_marks(lines: Sequence[_Line]) -> list[_Line] | None:
    """What stands between `#orders` and `#end`, or None where there are no such marks."""
    inside = found = False
    chosen: list[_Line] = []
    for line in lines:
        if not line.kept and _ORDERS.fullmatch(line.words[:_LONGEST_LINE]):
            inside = found = True
        elif not line.kept and _ORDERS_END.fullmatch(line.words[:_LONGEST_LINE]):
            inside = False
        elif inside:
            chosen.append(line)
    if not found:
        return None
    return _without_signature(chosen) if inside else chosen


def _without_signature(lines: Sequence[_Line]) -> list[_Line]:
    """Cuts at the signature's mark; drops what telephones write below a mail."""
    new: list[_Line] = []
    for line in lines:
        if not line.kept and _SIGNATURE.fullmatch(line.words):
            break
        if line.kept or not words.FOOTER.fullmatch(line.words[:_LONGEST_LINE]):
            new.append(line)
    return new
