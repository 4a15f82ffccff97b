"""Text whose long lines were broken for the way (RFC 3676)."""

from collections.abc import Iterator


def unflowed(text: str, *, delsp: bool) -> str:
    r"""The text with its paragraphs in one line again, quote marks kept.

    `delsp`: the blank that marks a soft line break is no blank of the text.

    >>> unflowed("SAIL TO \nTakal\n> quoted \n> line\n-- \nAnne", delsp=False)
    'SAIL TO Takal\n> quoted line\n-- \nAnne'
    """
    return "\n".join(_paragraphs(text, delsp=delsp))


def _paragraphs(text: str, *, delsp: bool) -> Iterator[str]:
    waiting = ""
    level = 0
    open_paragraph = False
    for line in text.split("\n"):
        depth = len(line) - len(line.lstrip(">"))
        words = line[depth:].removeprefix(" ")
        signature = words == "-- "
        if open_paragraph and (depth != level or signature):
            yield _quoted(waiting, level)
            open_paragraph = False
        waiting = waiting + words if open_paragraph else words
        level = depth
        open_paragraph = words.endswith(" ") and not signature
        if open_paragraph and delsp:
            waiting = waiting[:-1]
        if not open_paragraph:
            yield _quoted(waiting, level)
    if open_paragraph:
        yield _quoted(waiting, level)


def _quoted(words: str, level: int) -> str:
    return f"{'>' * level} {words}" if level else words
