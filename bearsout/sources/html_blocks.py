"""A cleaned HTML tree to blocks, in one walk. It calls itself once a level: `flatten` bounds how deep that is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place
from bearsout.sources.characters import wordy
from bearsout.sources.html_tables import cells_of, is_layout, read_table, rows_of
from bearsout.sources.html_text import inline_text, note_targets, preformatted_text, says_something
from bearsout.sources.html_tree import Element, names, walk

HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}

RUN_IN = 7
"""The level of a heading that is a paragraph in bold: below all others."""

LONGEST_RUN_IN = 80
"""A line in bold of more characters is emphasis, not a heading."""

SHORTEST_TITLE = 4
"""A note's own title of fewer words only says what kind of note it is ("Note", "Good to know")."""

_BLOCKS = names(
    "#root address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre section summary table "
    "tbody td tfoot th thead tr ul"
)

BOXES = names("admonition callout caution important note sidebar tip warning")
"""Classes of a box with a remark in it."""

_BOLD = frozenset({"b", "strong"})
_TASK = re.compile(r"\[[ xX]\]\s+")
_BREAK_SPACE = re.compile(r"\s*")


@dataclass(slots=True)
class _Item:
    """The list item that is being read. `said` is whether a paragraph of it has been."""

    depth: int
    number: int | None
    said: bool = False


@dataclass(slots=True)
class _Term:
    """The term, question or summary that is being defined, and what joins it to its text."""

    text: str
    said: bool = False


@dataclass(slots=True)
class _Folded:
    """The part under a `summary`: each of its paragraphs is said with it."""

    summary: str


_Context = _Item | _Term | _Folded | None


def read_blocks(root: Element) -> list[Block]:
    """Return the blocks in `root`, in reading order."""
    walker = _Walker(root)
    walker.children(root)
    for target in list(walker.notes):
        walker.note(target)
    return walker.blocks


class _Walker:
    """Where the walk is: the blocks so far, the anchors of the headings above, and what paragraphs belong to."""

    def __init__(self, root: Element) -> None:
        self.blocks: list[Block] = []
        self.inline = _inline_elements(root)
        self.notes = _take_notes(root)
        self.anchors: list[tuple[int, str | None]] = []
        self.heading_home: Element | None = None
        self.pending: str | None = None
        self.context: _Context = None
        self.depth = -1
        self.handlers: dict[str, Callable[[Element], None]] = {
            **dict.fromkeys(HEADINGS, self.heading),
            **dict.fromkeys(("ul", "ol", "menu", "dir"), self.list),
            "dl": self.definitions,
            "details": self.details,
            "pre": self.code,
            "table": self.table,
            "p": self.paragraph,
        }

    def children(self, element: Element) -> None:
        """Read what stands in `element`: runs of inline text are paragraphs, and the blocks are read as blocks."""
        anchor = _own_anchor(element) if element.name not in {"body", "html", "main", "section", "article"} else None
        if _is_section(element) and element.get("id"):
            self.pending = element.get("id")
        run: list[Element | str] = []
        for child in element.children:
            if isinstance(child, str) or child in self.inline:
                run.append(child)
                continue
            self.run(run, anchor)
            run = []
            self.block(child, element)
        self.run(run, anchor)

    def block(self, child: Element, parent: Element) -> None:
        if child.name in {"p", "div"} and self.title(child, parent):
            return
        if child.name in {"div", "aside", "blockquote"} and _is_box(child):
            self.within(None, child)
            return
        self.handlers.get(child.name, self.children)(child)

    def run(self, run: list[Element | str], anchor: str | None) -> None:
        """Say the paragraphs of a run of inline text: two breaks in a row stand between two."""
        if not run:
            return
        if not says_something(run):
            self.pending = _anchor_within(run) or self.pending
            return
        for part in _paragraphs(run):
            text = inline_text(part)
            if wordy(text):
                self.say(text, Place(anchor or _leading_anchor(part) or self.anchor))
        for target in note_targets(run):
            self.note(target)

    @property
    def anchor(self) -> str | None:
        """The anchor of the nearest heading above that has one."""
        return self.anchors[-1][1] if self.anchors else None

    def say(self, text: str, place: Place) -> None:
        """Add a paragraph as what it is here: of an item, of a definition, under a summary, or by itself."""
        self.pending = None
        context = self.context
        if isinstance(context, _Item):
            text = text if context.said else _TASK.sub("", text, count=1) if text.startswith("[") else text
            self.blocks.append(Item(text, context.depth, context.number, place, context.said))
            context.said = True
        elif isinstance(context, _Term):
            self.blocks.append(Definition(context.text, text, place))
            context.said = True
        elif isinstance(context, _Folded):
            joint = " " if context.summary.endswith(("?", ".", "!", ":")) else ": "
            self.blocks.append(Paragraph(context.summary + joint + text, place))
        else:
            self.blocks.append(Paragraph(text, place))

    def say_term(self) -> None:
        """Where a definition opens with a list, a table or code: say its term alone first."""
        if isinstance(self.context, _Term) and not self.context.said:
            self.blocks.append(Definition(self.context.text, "", Place(self.anchor)))
            self.context.said = True
        elif isinstance(self.context, _Folded):
            self.blocks.append(Definition(self.context.summary, "", Place(self.anchor)))

    def within(self, context: _Context, element: Element) -> None:
        """Read `element` with its paragraphs belonging to `context`."""
        outer, self.context = self.context, context
        self.children(element)
        self.context = outer

    def paragraph(self, element: Element) -> None:
        self.children(element)

    def heading(self, element: Element) -> None:
        text = inline_text(element.children)
        if not wordy(text):
            return
        level = HEADINGS[element.name]
        own = _own_anchor(element) or _anchor_within(element.children) or self.pending
        self.add_heading(text, level, own)

    def add_heading(self, text: str, level: int, own: str | None) -> None:
        self.anchors = [outer for outer in self.anchors if outer[0] < level]
        self.anchors.append((level, own or self.anchor))
        self.pending = None
        self.blocks.append(Heading(text, level, Place(self.anchor)))

    def title(self, child: Element, parent: Element) -> bool:
        """Read a paragraph that is a title: a heading where it stands among the section's text, else a term.

        Returns False, having read nothing, where it is a paragraph like any other.
        """
        title = _sole(child)
        if not self._is_title(title):
            return False
        text = inline_text(title.children)
        if "admonition-title" in title.get("class") and len(text.split()) < SHORTEST_TITLE:
            return True
        if _is_numbered_box(parent):
            return True
        following = _following(parent, child)
        if following is None or following.name in HEADINGS or self._is_title(following) or self.context is not None:
            return False
        if text.endswith(":"):
            return False
        if parent.name in {"#root", "body", "main", "article", "section"} or _is_section(parent):
            self.add_heading(text, RUN_IN, _own_anchor(title) or self.pending)
            return True
        self.read_under(text, following, parent)
        return True

    def read_under(self, title: str, following: Element, parent: Element) -> None:
        """Read the block after a box's title as said of it."""
        if following.name not in {"p", "div"}:
            self.blocks.append(Paragraph(title + ":", Place(self.anchor)))
            return
        position = parent.children.index(following)
        self.within(_Folded(title), following)
        parent.children[position] = ""

    def _is_title(self, element: Element) -> bool:
        if element.name not in {"p", "div"} or any(inner not in self.inline for inner in element.elements):
            return False
        if not ({"title", "admonition-title"}.intersection(element.get("class").split()) or _is_bold(element)):
            return False
        text = inline_text(element.children)
        return wordy(text) and len(text) <= LONGEST_RUN_IN and not text.endswith((".", "!", ";", ","))

    def list(self, element: Element) -> None:
        self.say_term()
        outer, depth = self.context, self.depth
        self.depth = outer.depth + 1 if isinstance(outer, _Item) else 0
        number = _start(element) if element.name == "ol" else None
        for child in element.elements:
            if child.name in {"ul", "ol"}:
                child = Element("li", {}, [child])
            if any(inner.name in HEADINGS for inner in walk(child)):
                self.within(None, child)
                continue
            self.within(_Item(self.depth, number), child)
            number = None if number is None else number + 1
        self.context, self.depth = outer, depth

    def definitions(self, element: Element) -> None:
        self.say_term()
        outer = self.anchors
        terms: list[str] = []
        defined = False
        for child in _terms_and_texts(element):
            if child.name == "dt":
                terms = [] if defined else terms
                defined = False
                terms.append(inline_text(child.children))
                self.pending = None
                self._enter_term(child)
            else:
                self.define(", ".join(filter(wordy, terms)), child)
                defined = True
        if terms and not defined:
            self.blocks.append(Definition(", ".join(terms), "", Place(self.anchor)))
        self.anchors = outer

    def _enter_term(self, term: Element) -> None:
        """A term with an id of its own is the nearest anchor of what is said of it."""
        own = _own_anchor(term) or _anchor_within(term.children)
        if own:
            level = self.anchors[-1][0] if self.anchors else 0
            self.anchors = [*self.anchors[:-1], (level, own)]

    def define(self, term: str, element: Element) -> None:
        if not term:
            self.children(element)
            return
        self.within(_Term(term), element)

    def details(self, element: Element) -> None:
        summary = next((child for child in element.elements if child.name == "summary"), None)
        text = inline_text(summary.children) if summary is not None else ""
        rest = Element("div", element.attributes, [child for child in element.children if child is not summary])
        if wordy(text):
            self.within(_Folded(text), rest)
        else:
            self.children(rest)

    def code(self, element: Element) -> None:
        self.say_term()
        text = preformatted_text(element)
        if wordy(text):
            self.blocks.append(Code(text, Place(_own_anchor(element) or self.anchor)))

    def table(self, element: Element) -> None:
        rows = rows_of(element)
        if is_layout(element):
            self.layout(element, rows)
            return
        caption = next((part for part in element.elements if part.name == "caption"), None)
        text = inline_text(caption.children) if caption is not None else ""
        if isinstance(self.context, _Folded):
            text = text or self.context.summary
        else:
            self.say_term()
        self.blocks.append(read_table(element, text, Place(_own_anchor(element) or self.anchor)))

    def layout(self, element: Element, rows: list[Element]) -> None:
        """Read a table that only places things, cell by cell; one with a single column of lines is a list."""
        cells = [cell for row in rows for cell in cells_of(row)]
        if len(cells) > 1 and len(cells) == len(rows) and all(self._is_line(cell) for cell in cells):
            self.list(Element("ul", element.attributes, [Element("li", {}, cell.children) for cell in cells]))
            return
        for cell in cells:
            self.children(cell)

    def _is_line(self, cell: Element) -> bool:
        return all(inner in self.inline for inner in cell.elements)

    def note(self, target: str) -> None:
        """Say the note that a mark in the paragraph above leads to, once."""
        note = self.notes.pop(target, None)
        if note is not None:
            self.within(None, note)


def _inline_elements(root: Element) -> set[Element]:
    """Return the elements that stand in a line of text: no block is in them, and they are none themselves."""
    inline: set[Element] = set()
    for element in reversed(list(walk(root))):
        if element.name not in _BLOCKS and all(inner in inline for inner in element.elements):
            inline.add(element)
    return inline


def _take_notes(root: Element) -> dict[str, Element]:
    """Take the notes at the foot of a text out of it, and return them by their ids."""
    notes: dict[str, Element] = {}
    for box in [element for element in walk(root) if _holds_notes(element)]:
        inside = [element for element in walk(box) if element.name in {"li", "div", "p", "aside"} and element.get("id")]
        found = {element.get("id"): element for element in inside if element is not box}
        if found:
            notes.update(found)
            box.children = []
    return notes


def _holds_notes(element: Element) -> bool:
    return "footnotes" in element.get("class").split() or element.get("role") == "doc-endnotes"


def _own_anchor(element: Element) -> str | None:
    return element.get("id") or (element.get("name") if element.name == "a" else "") or None


def _anchor_within(nodes: Iterable[Element | str]) -> str | None:
    """Return the first `<a name>` or id in a run of inline text."""
    elements = (element for node in nodes if isinstance(node, Element) for element in walk(node))
    return next(filter(None, map(_own_anchor, elements)), None)


def _leading_anchor(nodes: list[Element | str]) -> str | None:
    """Return the anchor that a run begins with: `<a name="fees"></a>The fee is ...`."""
    for node in nodes:
        if isinstance(node, Element):
            return _own_anchor(node) if node.name == "a" and not says_something([node]) else None
        if node.strip():
            return None
    return None


def _is_section(element: Element) -> bool:
    return element.name in {"section", "article"} or any(
        name.startswith("sect") for name in element.get("class").split()
    )


def _is_box(element: Element) -> bool:
    """Return whether an element is a box of its own, wherever it stands: what is in it belongs to no list item."""
    return not BOXES.isdisjoint(element.get("class").split())


def _sole(element: Element) -> Element:
    """Return what a wrapper around one single block holds, however many wrappers there are."""
    while element.name == "div" and "title" not in element.get("class").split():
        said = [node for node in element.children if isinstance(node, Element) or node.strip()]
        if len(said) != 1 or not isinstance(said[0], Element) or said[0].name not in {"div", "p"}:
            break
        element = said[0]
    return element


def _is_numbered_box(element: Element) -> bool:
    """Return whether a box holds one example or figure, whose title only numbers it."""
    return not {"example", "figure", "informalexample"}.isdisjoint(element.get("class").split())


def _is_bold(element: Element) -> bool:
    """Return whether all that an element says is in bold."""
    said = [node for node in element.children if says_something([node])]
    return len(said) == 1 and isinstance(said[0], Element) and said[0].name in _BOLD


def _following(parent: Element, child: Element) -> Element | None:
    """Return the element after `child`, or None where bare text or nothing follows."""
    for node in islice(parent.children, parent.children.index(child) + 1, None):
        if isinstance(node, Element):
            if says_something([node]):
                return node
        elif node.strip():
            return None
    return None


def _paragraphs(run: list[Element | str]) -> Iterator[list[Element | str]]:
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


def _start(element: Element) -> int:
    value = element.get("start")
    return int(value) if value.isdecimal() and len(value) < 6 else 1


def _terms_and_texts(element: Element) -> Iterator[Element]:
    """Yield the `dt` and `dd` of a list; browsers allow a `div` around each group."""
    for child in element.elements:
        if child.name in {"dt", "dd"}:
            yield child
        elif child.name == "div":
            yield from (inner for inner in child.elements if inner.name in {"dt", "dd"})
