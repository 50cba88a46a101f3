"""What on a web page is not content: navigation, cookie notices, footers, hidden things. Rules, not sites.

Each rule is a predicate over one element and what was measured in it; `clean` takes out what any of its rules names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from bearsout.sources.html_shapes import examine, examine_one
from bearsout.sources.html_text import says_something
from bearsout.sources.html_tree import Element, by_level, names, text_of, texts, walk

SILENT = names(
    "annotation annotation-xml applet area audio base button canvas colgroup datalist embed head iframe input "
    "label link map meta meter noframes noscript object option param progress rp rt script select source "
    "style svg template textarea title track video wbr"
)
"""Elements that never hold words of the page; annotations are a formula's source beside the formula."""

WITHDRAWN = frozenset({"del", "s", "strike"})
"""Struck out: the author took it back, so nobody may be told it."""

SURROUNDINGS = frozenset({"nav", "footer", "dialog", "menu"})
ASIDES = frozenset({"aside", "header"})
ROLES = names(
    "navigation banner contentinfo search dialog alertdialog complementary menu menubar toolbar tooltip button"
)

ALWAYS = names(
    "breadcrumb breadcrumbs colophon consent cookie cookies docnav editsection footer gdpr headerlink indexdiv navbar "
    "navfooter navheader newsletter noprint pager pagination permalink prevnext skiplink toc"
)
"""Words of a class or id that furniture alone is named by."""

HIDDEN_CLASSES = names("sr-only visually-hidden visuallyhidden screen-reader-text d-none hidden is-hidden")

LIKELY = names(
    "actions ad ads advert banner buttons comment comments feedback header helpful index login masthead menu modal nav "
    "navigation popup promo rating related search share sharing sidebar sidenav skip social sponsor tags toolbar "
    "topbar vote votes"
)
"""Words that content is named by as well (a "sidebar" is a box of advice in many manuals): links or brevity decide."""

NOTES = names("admonition callout caution danger example hint important info note pquote tip warning")
"""An aside named by one of these is part of the text."""

LINKED = 0.35
"""A block named by a likely word is furniture from this share of linked letters on: running text has under a tenth."""

ONLY_LINKS = 0.9
"""A block is "only links" from this share of linked letters on; what is left are bars, dots and bullets."""

BRIEF = 120
"""A block named by a likely word is furniture up to this many letters: "Was this article helpful? Yes No"."""

TOO_MUCH = 0.5
"""What holds more than this share of a page's letters is not taken out for its name, unless it is mostly links."""

NOTICE = 300
"""A copyright line is at most this many characters long; a licence's text is longer."""

_WORDS = re.compile(r"[A-Za-z][a-z]*|[A-Z]+")
_UNSEEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_COPYRIGHT = re.compile(r"\W*(?:©|\(c\)\s*(?:19|20)\d\d|copyright\s+(?:©|\(c\)|(?:19|20)\d\d))", re.IGNORECASE)
_NOTICE_SIGNS = frozenset("cC©(")
_SLUG = re.compile(r"[\W_]+")
_ROWS = frozenset({"p", "div", "center", "ul", "ol", "dl", "table"})
_BARE = names("ul ol dl table thead tbody tfoot tr li td th dt dd pre p")
_ENTRIES = frozenset({"td", "th", "li", "dt", "dd"})
_LINES = frozenset({"p", "div", "center", "td", "li", "span", "font", "small", "address"})
_JUDGED = _ROWS | _LINES | SURROUNDINGS | ASIDES


@cache
def _words(name: str) -> frozenset[str]:
    """Return the words in a class or id: "share-buttons" and "shareButtons" both give share, buttons."""
    return frozenset(word.lower() for word in _WORDS.findall(name)) | {name.lower()}


def _class_words(element: Element) -> frozenset[str]:
    return _words(element.get("class")) if "class" in element.attributes else frozenset()


def _id_words(element: Element) -> frozenset[str]:
    """Return the words of an id, unless it was made from a heading ("related-articles" of a section so called)."""
    if "id" not in element.attributes or element.name in {"h1", "h2", "h3", "h4", "h5", "h6", "section"}:
        return frozenset()
    if element.headings and _is_slug(element):
        return frozenset()
    return _words(element.get("id"))


def _is_slug(element: Element) -> bool:
    heading = next((inner for inner in walk(element) if inner.name in {"h1", "h2", "h3", "h4", "h5", "h6"}), None)
    slug = _SLUG.sub("-", element.get("id").lower()).strip("-")
    return heading is not None and _SLUG.sub("-", text_of(heading).lower()).strip("-").startswith(slug)


def is_silent(element: Element) -> bool:
    """Return whether nobody reads this: scripts, styles, pictures, what is hidden or struck out."""
    return element.name in SILENT or element.name in WITHDRAWN or is_hidden(element)


def is_hidden(element: Element) -> bool:
    """Return whether the page keeps the element from being seen."""
    given = element.attributes
    if not given:
        return False
    if "hidden" in given or element.get("aria-hidden").lower() == "true" or "inert" in given:
        return True
    if "style" in given and _UNSEEN.search(given["style"]):
        return True
    return "class" in given and not HIDDEN_CLASSES.isdisjoint(given["class"].lower().split())


def is_surrounding(element: Element, page: Element) -> bool:
    """Return whether the element says of itself, by its name or role, that it stands around the content."""
    if element.name in SURROUNDINGS:
        return True
    if element.name in ASIDES or element.get("role").lower() in {"banner", "complementary"}:
        return not element.top_headings and NOTES.isdisjoint(_class_words(element))
    return element.get("role").lower() in ROLES


def is_named_furniture(element: Element, page: Element) -> bool:
    """Return whether a word of its class or id, with its links and length, gives the element away."""
    given = _class_words(element) | _id_words(element)
    linked = element.linked >= LINKED * element.letters
    if not given or element.top_headings or (element.letters > TOO_MUCH * page.letters and not linked):
        return False
    if not ALWAYS.isdisjoint(given):
        return True
    if LIKELY.isdisjoint(given) or element.name in {"h2", "h3", "h4", "h5", "h6", "body", "html"}:
        return False
    return linked or (element.letters <= BRIEF and not element.headings)


def is_only_links(element: Element, page: Element) -> bool:
    """Return whether a block is a row of links, or one link that is not a sentence."""
    if not element.links or element.name not in _ROWS or element.headings:
        return False
    if element.linked < ONLY_LINKS * element.letters:
        return False
    return element.links > 1 or not text_of(element).rstrip().endswith((".", ":", "!", "?"))


def is_copyright_line(element: Element, page: Element) -> bool:
    """Return whether a short block is a page's copyright line."""
    if element.name not in _LINES or not 0 < element.letters <= NOTICE:
        return False
    first = next((text for text in texts(element) if text.strip()), "")
    if first.lstrip()[:1] not in _NOTICE_SIGNS and first.lstrip()[:1].isalnum():
        return False
    text = text_of(element).lstrip()
    return len(text) <= NOTICE and _COPYRIGHT.match(text) is not None


Rule = Callable[[Element, Element], bool]

PAGE_RULES: tuple[Rule, ...] = (is_surrounding, is_named_furniture, is_only_links, is_copyright_line)
"""For whole pages. In HTML that an author wrote into Markdown all is content: there is no page around a text."""


def clean(root: Element, rules: Sequence[Rule]) -> None:
    """Take out of `root`, which was measured, every element that one of `rules` names."""
    page = replace(root)
    waiting = [root]
    while waiting:
        element = waiting.pop()
        if not element.children:
            continue
        kept: list[Element | str] = []
        for child in element.children:
            if isinstance(child, str) or not _is_out(child, element, rules, page) or _is_led_in(child, kept):
                kept.append(child)
        element.children = kept
        waiting += element.elements


def _is_out(child: Element, parent: Element, rules: Sequence[Rule], page: Element) -> bool:
    """Return whether a rule takes an element out; a link alone in a cell or an item is what its row or list tells."""
    if child.name not in _JUDGED and not child.attributes:
        return False
    applied = [rule for rule in rules if rule is not is_only_links] if parent.name in _ENTRIES else rules
    return any(rule(child, page) for rule in applied)


def _is_led_in(child: Element, before: list[Element | str]) -> bool:
    """Return whether a list or table follows a lead-in ("Download one of these forms:"), and so belongs to the text."""
    if child.name not in {"ul", "ol", "table"} or is_hidden(child):
        return False
    for node in reversed(before):
        text = (node if isinstance(node, str) else text_of(node)).rstrip()
        if text:
            return text.endswith(":")
    return False


def set_lines_apart(root: Element) -> None:
    """Make a paragraph of each line with a link that stands bare between blocks, so that it is judged as one."""
    for element in by_level(root):
        if not element.inline and element.links and element.name not in _BARE:
            element.children = list(_set_apart(element))


def _set_apart(element: Element) -> Iterator[Element | str]:
    line: list[Element | str] = []
    place = {"id": element.get("id")} if element.name == "div" and element.get("id") else {}
    blocks = not all(isinstance(child, str) or child.inline for child in element.children)
    for child in [*element.children, None] if blocks else element.children:
        if child is not None and (isinstance(child, str) or child.inline or not blocks):
            line.append(child)
            continue
        if any(isinstance(node, Element) and node.links for node in line) and says_something(line):
            paragraph = Element("p", place, line)
            examine_one(paragraph)
            line = [paragraph]
        yield from line
        line = []
        yield from [] if child is None else [child]
    yield from line


def main_part(root: Element) -> Element:
    """Return the one element that says it is the page's main part and holds a third of its letters, else `root`."""
    elements = by_level(root)
    for is_main in (_is_main, _is_article):
        found = [element for element in elements if is_main(element)]
        if len(found) == 1:
            examine(root)
            if found[0].letters * 3 >= root.letters:
                return found[0]
    return root


def _is_main(element: Element) -> bool:
    return element.name == "main" or element.get("role").lower() == "main"


def _is_article(element: Element) -> bool:
    return element.name == "article"
