"""The lines that a reader of an HTML mail sees."""

import re
from typing import Final

from selectolax.lexbor import LexborHTMLParser, LexborNode

_MOST_LETTERS: Final = 256 * 1024
_DEEPEST: Final = 500
"""The parser's time grows with the square of the depth of open elements."""

_DEEPEST_QUOTE: Final = 5

_BLOCKS: Final = frozenset(
    [
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "center",
        "dd",
        "details",
        "div",
        "dl",
        "dt",
        "fieldset",
        "figcaption",
        "figure",
        "footer",
        "form",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "li",
        "main",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "summary",
        "table",
        "tr",
        "ul",
    ]
)
_UNSEEN: Final = frozenset(
    [
        "script",
        "style",
        "title",
        "head",
        "noscript",
        "template",
        "object",
        "svg",
        "math",
        "select",
        "textarea",
        "button",
    ]
)
_UNCLOSED: Final = frozenset(
    [
        "area",
        "base",
        "br",
        "col",
        "dd",
        "dt",
        "embed",
        "hr",
        "img",
        "input",
        "li",
        "link",
        "meta",
        "option",
        "p",
        "param",
        "source",
        "td",
        "th",
        "tr",
        "track",
        "wbr",
    ]
)
_TAG: Final = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
_ANY_TAG: Final = re.compile(r"<[^<>]{0,2000}>")
_HIDDEN: Final = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_SPACE: Final = re.compile(r"[ \t\r\n\f]+")
_BULLET: Final = re.compile(r"^[ \t\xa0]*[\u00b7\u2022\u25aa\u25cf\u25e6\u2023][ \t\xa0]+")


def lines_of(html: str) -> str:
    r"""The text of an HTML mail, a line for each that is shown; quoted lines begin with `> `.

    >>> lines_of("<p>SAIL TO&nbsp;Takal<br>FIGHT</p><blockquote>old</blockquote>")
    'SAIL TO\xa0Takal\nFIGHT\n> old'
    """
    html = html[:_MOST_LETTERS]
    if _depth(html) > _DEEPEST:
        return _ANY_TAG.sub("\n", html)
    root = LexborHTMLParser(html).body
    if root is None:
        return ""
    page = _Page()
    _walk(root, page)
    return page.text()


class _Page:
    """The lines so far and the state of the walk."""

    def __init__(self) -> None:
        self.quotes = 0
        self.verbatim = 0
        self._lines: list[str] = []
        self._line: list[str] = []

    def end_line(self) -> None:
        """Ends the line, empty or not."""
        words = "".join(self._line)
        if not self.verbatim:
            words = _BULLET.sub("", words).strip(" ")
        self._lines.append("> " * min(self.quotes, _DEEPEST_QUOTE) + words)
        self._line.clear()

    def end_block(self) -> None:
        """Ends the line if anything stands in it."""
        if "".join(self._line).strip():
            self.end_line()
        self._line.clear()

    def write(self, text: str) -> None:
        """Adds text to the line."""
        if self.verbatim:
            first, *rest = text.split("\n")
            self._line.append(first)
            for words in rest:
                self.end_line()
                self._line.append(words)
        elif words := _SPACE.sub(" ", text):
            self._line.append(words)

    def text(self) -> str:
        """All lines."""
        self.end_block()
        return "\n".join(self._lines)


def _walk(root: LexborNode, page: _Page) -> None:
    """Goes through the tree without recursion.

    The depth is counted since nodes cannot be compared: `==` would compare their HTML.
    """
    node: LexborNode | None = root
    depth = 0
    while node is not None:
        child = node.child if _enter(node, page) else None
        if child is not None:
            node, depth = child, depth + 1
            continue
        while node is not None:
            _leave(node, page)
            if depth == 0:
                return
            if node.next is not None:
                node = node.next
                break
            node, depth = node.parent, depth - 1


def _enter(node: LexborNode, page: _Page) -> bool:
    """Writes what a node shows; returns whether to go into it."""
    tag = node.tag or ""
    if tag == "-text":
        page.write(node.text_content or "")
        return False
    if tag == "br":
        page.end_line()
        return False
    if tag in _BLOCKS:
        page.end_block()
    elif tag in {"td", "th"}:
        page.write(" ")
    page.quotes += tag == "blockquote"
    page.verbatim += tag == "pre"
    return tag not in _UNSEEN and not _hidden(node)


def _leave(node: LexborNode, page: _Page) -> None:
    tag = node.tag or ""
    if tag in _BLOCKS:
        page.end_block()
    page.quotes -= tag == "blockquote"
    page.verbatim -= tag == "pre"


def _hidden(node: LexborNode) -> bool:
    attributes = node.attributes
    return "hidden" in attributes or bool(_HIDDEN.search(attributes.get("style") or ""))


def _depth(html: str) -> int:
    """How many elements are open at once, at most, roughly."""
    depth = deepest = 0
    for tag in _TAG.finditer(html):
        if tag[2].lower() not in _UNCLOSED:
            depth = max(0, depth - 1) if tag[1] else depth + 1
            deepest = max(deepest, depth)
    return deepest
