"""What can be told of an HTML element by its shape: that it is a title, a box, a line of text, a note at the foot."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from bearsout.sources.html_text import says_something
from bearsout.sources.html_tree import Element, by_level, names, text_of, walk

HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}

_BLOCKS = names(
    "#root address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre section summary table "
    "tbody td tfoot th thead tr ul"
)

_BREAK_SPACE = re.compile(r"\s*")

BOXES = names(
    "admonition admonitionblock alert attention callout caution danger hint important infobox markdown-alert message "
    "note notice sidebar theme-admonition tip topic warning"
)
"""Classes of a box with a remark in it."""

LONGEST_LABEL = 5
"""A card's label has at most so many words, and what it says of it has more."""

_BOLD = frozenset({"b", "strong"})


def examine(root: Element) -> None:
    """Find out of each element in `root` what it holds, and whether it stands in a line of text (no block is in it,
    and it is none itself), in time that grows with the page alone."""
    for element in reversed(by_level(root)):
        examine_one(element)


def examine_one(element: Element) -> None:
    """Find out the same of one element, those in it being known."""
    letters = linked = links = headings = top_headings = 0
    inline = element.name not in _BLOCKS
    for child in element.children:
        if isinstance(child, str):
            letters += len(child) - child.count(" ") - child.count("\n")
        else:
            letters += child.letters
            linked += child.linked
            links += child.links
            headings += child.headings
            top_headings += child.top_headings
            inline = inline and child.inline
    if element.name == "a":
        links, linked = 1, letters
    elif element.name in HEADINGS:
        headings += 1
        top_headings += element.name == "h1"
    element.letters, element.linked, element.links = letters, linked, links
    element.headings, element.top_headings, element.inline = headings, top_headings, inline


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
    given = element.attributes
    if not given:
        return False
    return "footnotes" in given.get("class", "").split() or element.get("role") == "doc-endnotes"


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
    if element.name not in {"div", "aside", "blockquote"}:
        return False
    return element.name == "aside" or element.get("role") == "note" or not BOXES.isdisjoint(_classes(element))


def is_card(element: Element) -> bool:
    """Return whether an element holds a label and one paragraph about it: "Free delivery", "On orders over €50."."""
    said = [node for node in element.children if says_something([node])]
    if len(said) != 2 or not all(isinstance(node, Element) and _is_paragraph(node) for node in said):
        return False
    label, text = (text_of(node).strip() for node in said if isinstance(node, Element))
    short = len(label.split()) <= LONGEST_LABEL and label[-1].isalnum()
    return short and len(text.split()) > LONGEST_LABEL and text.endswith((".", "!", "?"))


def _is_paragraph(element: Element) -> bool:
    return element.name in {"p", "div"} and all(inner.inline for inner in element.elements)


def is_titled(element: Element) -> bool:
    """Return whether an element's class calls it a title: "title", "admonition-title"."""
    return any(name in {"title", "rubric"} or name.endswith("-title") for name in _classes(element))


def _classes(element: Element) -> list[str]:
    return element.get("class").split()


def without_label(title: Element) -> list[Element | str]:
    """Return what a box's title says without the kind of note that stands before it, set apart and in capitals."""
    nodes: list[Element | str] = title.children
    while True:
        said = [node for node in nodes if says_something([node])]
        if len(said) != 1 or isinstance(said[0], str):
            break
        nodes = said[0].children
    first = said[0] if len(said) > 1 else None
    label = isinstance(first, Element) and text_of(first).isupper() and len(text_of(first).strip()) > 2
    return [node for node in nodes if node is not first] if label else title.children


def sole(element: Element) -> Element:
    """Return what a wrapper around one single block holds, however many wrappers there are."""
    while element.name == "div" and not is_titled(element):
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
