"""HTML text to a small tree. Nothing here knows what an element means.

Built straight from lxml's parser events: a tenth of the time of a tree of richer objects, any depth, no recursion.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml import etree


@dataclass(slots=True, eq=False)
class Element:
    """An element with its attributes and, in reading order, the elements and texts in it. Names are lower case."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict[str, str])
    children: list[Element | str] = field(default_factory=list["Element | str"])

    def get(self, attribute: str) -> str:
        """Return an attribute's value without the white space around it, or "" where there is none."""
        return self.attributes.get(attribute, "").strip()

    @property
    def elements(self) -> list[Element]:
        """The elements directly inside."""
        return [child for child in self.children if isinstance(child, Element)]


class _Builder:
    """Receives the parser's events: names and texts always come as str, though the parser's protocol allows bytes."""

    def __init__(self) -> None:
        self.root = Element("#root")
        self.open = [self.root]

    def start(self, tag: str | bytes, attrib: dict[str | bytes, str | bytes]) -> None:
        element = Element(_text(tag).lower())
        if attrib:
            element.attributes = {_text(key).lower(): _text(value) for key, value in attrib.items()}
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, tag: str | bytes) -> None:
        if len(self.open) > 1:
            self.open.pop()

    def data(self, data: str | bytes) -> None:
        self.open[-1].children.append(_text(data))

    def comment(self, text: str | bytes) -> None:
        """Leave comments out of the tree."""

    def close(self) -> Element:
        return self.root


def _text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode("utf-8", "replace")


def parse(text: str) -> Element:
    """Return the root of the tree of `text`; tag soup is mended as browsers do, and never an error.

    >>> [child.name for child in parse("<p>One<p>Two").elements[0].elements[0].elements]
    ['p', 'p']
    """
    builder = _Builder()
    parser = etree.HTMLParser(target=builder, huge_tree=True, encoding="utf-8")
    parser.feed(text.encode("utf-8"))
    parser.close()
    return builder.root


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
        waiting.extend(child for child in reversed(element.children) if isinstance(child, Element))


def texts(root: Element) -> Iterator[str]:
    """Yield the texts in `root` in reading order."""
    waiting: list[Element | str] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            yield node
        else:
            waiting.extend(reversed(node.children))


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
