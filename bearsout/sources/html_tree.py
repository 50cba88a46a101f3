"""HTML text to a small tree. Nothing here knows what an element means.

Built straight from lxml's parser events: a tenth of the time of a tree of richer objects, any depth, no recursion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import cast

from lxml import etree

COLOURS = frozenset({"span", "b", "i", "em", "strong", "code", "font", "tt", "u", "kbd", "samp", "var"})
"""What only colours the words of preformatted text; a page of code has tens of thousands."""


@dataclass(slots=True, eq=False)
class Element:
    """An element with its attributes and, in reading order, the elements and texts in it. Names are lower case.

    `left_out` is whether words in it were left out of the tree. The rest is what was found out about it so far: whether
    it stands in a line of text; how many letters it holds, how many of them in links; how many links and headings.
    """

    name: str
    attributes: dict[str, str] = field(default_factory=dict[str, str])
    children: list[Element | str] = field(default_factory=list["Element | str"])
    left_out: bool = False
    inline: bool = False
    letters: int = 0
    linked: int = 0
    links: int = 0
    headings: int = 0
    top_headings: int = 0

    def get(self, attribute: str) -> str:
        """Return an attribute's value without the white space around it, or "" where there is none."""
        value = self.attributes.get(attribute)
        return value.strip() if value else ""

    @property
    def elements(self) -> list[Element]:
        """The elements directly inside."""
        return [child for child in self.children if isinstance(child, Element)]


@dataclass(frozen=True, slots=True)
class Page:
    """The tree of a text, the elements with certain names wherever they stood, and how deep its elements are nested.

    `hides` is whether words of it were left out of the tree because they are hidden.
    """

    root: Element
    found: dict[str, list[Element]]
    depth: int
    hides: bool


Test = Callable[[Element], bool]


class _Builder:
    """Receives the parser's events: names (in small letters) and texts come as str, though its type allows bytes."""

    def __init__(self, leaves_out: Test, wanted: frozenset[str]) -> None:
        self.root = Element("#root")
        self.open = [self.root]
        self.depth = 1
        self.leaves_out = leaves_out
        self.found: dict[str, list[Element]] = {name: [] for name in wanted}
        self.hides = False
        self.verbatim = 0
        """How many elements are open in which each character stands for itself."""
        self.outside: list[Element] = []
        """What is open of the part that is being left out of the tree."""

    def start(self, tag: str | bytes, attrib: dict[str | bytes, str | bytes]) -> None:
        element = Element(cast("str", tag), cast("dict[str, str]", dict(attrib)) if attrib else {})
        if element.name in self.found:
            self.found[element.name].append(element)
        if self.outside or self.leaves_out(element):
            self.outside.append(element)
            return
        if self.verbatim and element.name in COLOURS:
            self.open.append(self.open[-1])
            return
        self.verbatim += element.name == "pre"
        self.open[-1].children.append(element)
        self.open.append(element)
        self.depth = max(self.depth, len(self.open))

    def end(self, tag: str | bytes) -> None:
        if self.outside:
            self.outside.pop()
        elif len(self.open) > 1:
            element = self.open.pop()
            self.verbatim -= tag == "pre" and element.name == "pre"

    def data(self, data: str | bytes) -> None:
        text = cast("str", data)
        if self.outside:
            self._leave_out(text)
        else:
            self.open[-1].children.append(text)

    def _leave_out(self, text: str) -> None:
        if "hidden" in self.outside[0].attributes and text.strip():
            self.open[-1].left_out = self.hides = True
        if self.outside[-1].name in self.found:
            self.outside[-1].children.append(text)

    def comment(self, text: str | bytes) -> None:
        """Leave comments out of the tree."""

    def close(self) -> Element:
        return self.root


def _nothing(element: Element) -> bool:
    return False


def parse(text: str) -> Element:
    """Return the root of the tree of `text`; tag soup is mended as browsers do, and never an error.

    >>> [child.name for child in parse("<p>One<p>Two").elements[0].elements[0].elements]
    ['p', 'p']
    """
    return parse_page(text, _nothing, frozenset()).root


def parse_page(text: str, leaves_out: Test, wanted: frozenset[str]) -> Page:
    """Return the tree of `text` without what `leaves_out` is true of, and all elements of the `wanted` names."""
    builder = _Builder(leaves_out, wanted)
    parser = etree.HTMLParser(target=builder, huge_tree=True, encoding="utf-8")
    parser.feed(text.encode("utf-8"))
    parser.close()
    return Page(builder.root, builder.found, builder.depth, builder.hides)


def names(text: str) -> frozenset[str]:
    """Return the names in a text that lists them with white space between.

    >>> sorted(names("ul ol"))
    ['ol', 'ul']
    """
    return frozenset(text.split())


def walk(root: Element) -> Iterator[Element]:
    """Yield `root` and every element in it, each before what it holds, in reading order."""
    waiting = [root]
    while waiting:
        element = waiting.pop()
        yield element
        if element.children:
            waiting += element.elements[::-1]


def by_level(root: Element) -> list[Element]:
    """Return `root` and every element in it, each before what it holds, the outer levels first."""
    found = [root]
    for element in found:
        if element.children:
            found += element.elements
    return found


def texts(root: Element) -> Iterator[str]:
    """Yield the texts in `root` in reading order."""
    waiting: list[Element | str] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            yield node
        elif node.children:
            waiting += node.children[::-1]


def text_of(root: Element) -> str:
    """Return all text in `root`, as it stands in the source.

    >>> text_of(parse("<p>One <b>two</b>"))
    'One two'
    """
    return "".join(texts(root))


def find(root: Element, *names: str) -> Element | None:
    """Return the first element in `root` with one of these names, or None."""
    return next((element for element in walk(root) if element.name in names), None)


def flatten(root: Element, deepest: int) -> None:
    """Turn everything below the level `deepest` into plain text of the element there, breaks between blocks kept.

    What walks the tree afterwards may call itself once a level. No page written for people goes a hundred deep.
    """
    parents: dict[Element, Element] = {}
    level = [root]
    for _ in range(deepest):
        parents.update((child, element) for element in level for child in element.elements)
        level = [child for element in level for child in element.elements]
    for element in dict.fromkeys(_whole(element, parents) for element in level):
        element.name = "div"
        element.children = [part for inner in element.children for part in _flat(inner)]


_PARTS = names("caption colgroup dd dt li summary tbody td tfoot th thead tr")


def _whole(element: Element, parents: dict[Element, Element]) -> Element:
    """Return the table or list that an element is a part of: one cannot be read as text and the other as a table."""
    while element.name in _PARTS and element in parents:
        element = parents[element]
    return element


def _flat(node: Element | str) -> list[Element | str]:
    if isinstance(node, str):
        return [node]
    return [Element("br"), Element("br"), *texts(node), Element("br"), Element("br")]
