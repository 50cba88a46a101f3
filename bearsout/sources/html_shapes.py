"""What can be told of an HTML element by its shape: that it is a title, a box, a line of text, a note at the foot."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from bearsout.sources.html_text import says_something
from bearsout.sources.html_tree import Element, names, walk

HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}

_BLOCKS = names(
    "#root address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre section summary table "
    "tbody td tfoot th thead tr ul"
)

_BREAK_SPACE = re.compile(r"\s*")

BOXES = names("admonition callout caution important note sidebar tip warning")
"""Classes of a box with a remark in it."""

_BOLD = frozenset({"b", "strong"})


def inline_elements(root: Element) -> set[Element]:
    """Return the elements that stand in a line of text: no block is in them, and they are none themselves."""
    inline: set[Element] = set()
    for element in reversed(list(walk(root))):
        if element.name not in _BLOCKS and all(inner in inline for inner in element.elements):
            inline.add(element)
    return inline


def take_notes(root: Element) -> dict[str, Element]:
    """Take the notes at the foot of a text out of it, and return them by their ids."""
    notes: dict[str, Element] = {}
    for box in [element for element in walk(root) if holds_notes(element)]:
        inside = [element for element in walk(box) if element.name in {"li", "div", "p", "aside"} and element.get("id")]
        found = {element.get("id"): element for element in inside if element is not box}
        if found:
            notes.update(found)
            box.children = []
    return notes


def holds_notes(element: Element) -> bool:
    return "footnotes" in element.get("class").split() or element.get("role") == "doc-endnotes"


def own_anchor(element: Element) -> str | None:
    return element.get("id") or (element.get("name") if element.name == "a" else "") or None


def anchor_within(nodes: Iterable[Element | str]) -> str | None:
    """Return the first `<a name>` or id in a run of inline text."""
    elements = (element for node in nodes if isinstance(node, Element) for element in walk(node))
    return next(filter(None, map(own_anchor, elements)), None)


def leading_anchor(nodes: list[Element | str]) -> str | None:
    """Return the anchor that a run begins with: `<a name="fees"></a>The fee is ...`."""
    for node in nodes:
        if isinstance(node, Element):
            return own_anchor(node) if node.name == "a" and not says_something([node]) else None
        if node.strip():
            return None
    return None


def is_section(element: Element) -> bool:
    return element.name in {"section", "article"} or any(
        name.startswith("sect") for name in element.get("class").split()
    )


def is_box(element: Element) -> bool:
    """Return whether an element is a box of its own, wherever it stands: what is in it belongs to no list item."""
    return not BOXES.isdisjoint(element.get("class").split())


def sole(element: Element) -> Element:
    """Return what a wrapper around one single block holds, however many wrappers there are."""
    while element.name == "div" and "title" not in element.get("class").split():
        said = [node for node in element.children if isinstance(node, Element) or node.strip()]
        if len(said) != 1 or not isinstance(said[0], Element) or said[0].name not in {"div", "p"}:
            break
        element = said[0]
    return element


def is_numbered_box(element: Element) -> bool:
    """Return whether a box holds one example or figure, whose title only numbers it."""
    return not {"example", "figure", "informalexample"}.isdisjoint(element.get("class").split())


def is_bold(element: Element) -> bool:
    """Return whether all that an element says is in bold."""
    said = [node for node in element.children if says_something([node])]
    return len(said) == 1 and isinstance(said[0], Element) and said[0].name in _BOLD


def position_after(parent: Element, position: int) -> int:
    """Return where the next thing in `parent` stands that says something, or 0 where nothing follows."""
    following = enumerate(islice(parent.children, position + 1, None), position + 1)
    return next((place for place, node in following if says_something([node])), 0)


def paragraphs_of(run: list[Element | str]) -> Iterator[list[Element | str]]:
    """Yield the parts of a run that two or more line breaks stand between."""
    part: list[Element | str] = []
    breaks = 0
    for node in run:
        if isinstance(node, Element) and node.name == "br":
            breaks += 1
        elif breaks and isinstance(node, str) and _BREAK_SPACE.fullmatch(node):
            continue
        else:
            if breaks > 1:
                yield part
                part = []
            breaks = 0
        part.append(node)
    yield part


def first_number(element: Element) -> int:
    value = element.get("start")
    return int(value) if value.isdecimal() and len(value) < 6 else 1


def terms_and_texts(element: Element) -> Iterator[Element]:
    """Yield the `dt` and `dd` of a list; browsers allow a `div` around each group, and end tags to be left out."""
    for child in element.elements:
        if child.name in {"dt", "dd"}:
            yield from _unnested(child)
        elif child.name == "div":
            yield from (part for inner in child.elements if inner.name in {"dt", "dd"} for part in _unnested(inner))


def _unnested(element: Element) -> Iterator[Element]:
    """Yield a term, or a text, and after it those that only stand in it because its end tag was left out."""
    own: list[Element | str] = []
    for position, child in enumerate(element.children):
        if isinstance(child, Element) and child.name in {"dt", "dd"}:
            yield Element(element.name, element.attributes, own)
            yield from terms_and_texts(Element("dl", {}, element.children[position:]))
            return
        own.append(child)
    yield element
