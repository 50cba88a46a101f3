"""A cleaned HTML tree to blocks, in one walk. It calls itself once a level: `flatten` bounds how deep that is."""

from __future__ import annotations

import re
from collections.abc import Callable

from bearsout.language.notes import is_note_kind
from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place
from bearsout.sources.characters import wordy
from bearsout.sources.html_captions import is_caption
from bearsout.sources.html_contexts import Box, Context, Folded, ItemAt, Term
from bearsout.sources.html_shapes import (
    HEADINGS,
    anchor_within,
    examine,
    first_number,
    is_bold,
    is_box,
    is_card,
    is_numbered_box,
    is_section,
    is_titled,
    leading_anchor,
    own_anchor,
    paragraphs_of,
    position_after,
    sole,
    take_notes,
    terms_and_texts,
    without_label,
)
from bearsout.sources.html_tables import cells_of, is_layout, read_table, rows_of
from bearsout.sources.html_text import inline_text, note_targets, preformatted_text, says_something
from bearsout.sources.html_tree import Element, text_of, walk
from bearsout.sources.lead_ins import LEAD_IN, leads_in

RUN_IN = 7
"""The level of a heading that is a paragraph in bold: below all others."""

LONGEST_RUN_IN = 80
"""A line in bold of more characters is emphasis, not a heading."""

SHORTEST_TITLE = 4
"""A note's own title of fewer words only says what kind of note it is ("Note", "Good to know")."""

_TASK = re.compile(r"\[[ xX]\]\s+")


def read_blocks(root: Element) -> list[Block]:
    """Return the blocks in `root`, in reading order."""
    examine(root)
    walker = _Walker(root)
    walker.children(root)
    for target in list(walker.notes):
        walker.note(target)
    return walker.blocks


class _Walker:
    """Where the walk is: the blocks so far, the anchors of the headings above, and what paragraphs belong to."""

    def __init__(self, root: Element) -> None:
        self.blocks: list[Block] = []
        self.notes = take_notes(root)
        self.anchors: list[tuple[int, str | None]] = []
        self.pending: str | None = None
        self.context: Context = None
        self.box: Box | None = None
        self.language: str | None = None
        self.depth = -1
        self.handlers: dict[str, Callable[[Element], None]] = {
            **dict.fromkeys(HEADINGS, self.heading),
            **dict.fromkeys(("ul", "ol", "menu", "dir"), self.items),
            "dl": self.definitions,
            "details": self.details,
            "blockquote": lambda element: self.boxed(self.context, element),
            "pre": self.code,
            "table": self.table,
            "p": self.paragraph,
        }

    def children(self, element: Element) -> None:
        """Read what stands in `element`: runs of inline text are paragraphs, and the blocks are read as blocks."""
        anchor = own_anchor(element) if element.name not in {"body", "html", "main", "section", "article"} else None
        if is_section(element) and element.get("id"):
            self.pending = element.get("id")
        run: list[Element | str] = []
        for position, child in enumerate(element.children):
            if isinstance(child, str) or child.inline:
                run.append(child)
                continue
            self.run(run, anchor)
            run = []
            self.block(child, element, position)
        self.run(run, anchor)

    def block(self, child: Element, parent: Element, position: int) -> None:
        if is_caption(child) and not self._is_awaited(child):
            return
        if child.name in {"p", "div"} and self.title(child, parent, position):
            return
        if child.name == "div" and is_card(child):
            label, text = (part for part in child.elements if says_something([part]))
            self.within(Folded(inline_text(label.children)), text)
            return
        outer = self.language
        if child.name not in {"html", "body"}:
            self.language = child.get("lang") or child.get("xml:lang") or outer
        if is_box(child):
            self.boxed(self.context if isinstance(self.context, Term) else None, child)
        else:
            self.handlers.get(child.name, self.children)(child)
        self.language = outer

    def _is_awaited(self, caption: Element) -> bool:
        """Return whether the sentence above a picture ends with what stands beside it ("On the toolbar, click")."""
        above = self.blocks[-1] if self.blocks else None
        text = inline_text(caption.children)
        return isinstance(above, Paragraph) and leads_in(above.text, Paragraph(text)) and wordy(text)

    def boxed(self, context: Context, element: Element) -> None:
        """Read an element whose headings hold for what is in it, and for nothing that comes after it."""
        outer, self.box = self.box, Box(self.box.path if self.box else ())
        anchors = self.anchors
        self.within(context, element)
        self.box, self.anchors = outer, anchors

    def run(self, run: list[Element | str], anchor: str | None) -> None:
        """Say the paragraphs of a run of inline text: two breaks in a row stand between two."""
        if not run:
            return
        if not says_something(run):
            self.pending = anchor_within(run) or self.pending
            self.picture(run)
            return
        for part in paragraphs_of(run):
            text = inline_text(part)
            if wordy(text) and not (self.box and is_note_kind(text)):
                self.say(text, self.place(anchor or leading_anchor(part)))
        for target in note_targets(run):
            self.note(target)

    def picture(self, run: list[Element | str]) -> None:
        """Let a picture end what leads in to it ("The formula is:"): nothing else that follows is meant."""
        above = self.blocks[-1] if self.blocks else None
        shown = any(inner.name == "img" for node in run if isinstance(node, Element) for inner in walk(node))
        if shown and isinstance(above, Paragraph) and above.text.endswith(LEAD_IN):
            self.blocks.append(Code("", above.place))

    @property
    def anchor(self) -> str | None:
        """The anchor of the nearest heading above that has one."""
        return self.anchors[-1][1] if self.anchors else None

    def place(self, anchor: str | None = None) -> Place:
        """Return where a block stands that has the anchor `anchor`, or none of its own."""
        within = self.box.path if self.box else ()
        return Place(anchor or self.anchor, within=within, language=self.language)

    def say(self, text: str, place: Place) -> None:
        """Add a paragraph as what it is here: of an item, of a definition, under a summary, or by itself."""
        self.pending = None
        context = self.context
        if isinstance(context, ItemAt):
            text = text if context.said else _TASK.sub("", text, count=1) if text.startswith("[") else text
            self.blocks.append(Item(text, context.depth, context.number, place, context.said))
            context.said = True
        elif isinstance(context, Term):
            self.blocks.append(Definition(context.text, text, place))
            context.said = True
        elif isinstance(context, Folded):
            joint = " " if context.summary.endswith(("?", ".", "!", ":")) else ": "
            self.blocks.append(Paragraph(context.summary + joint + text, place))
        else:
            self.blocks.append(Paragraph(text, place))

    def say_term(self) -> None:
        """Where a definition opens with a list, a table or code: say its term alone first."""
        if isinstance(self.context, Term) and not self.context.said:
            self.blocks.append(Definition(self.context.text, "", self.place()))
            self.context.said = True
        elif isinstance(self.context, Folded):
            self.blocks.append(Definition(self.context.summary, "", self.place()))

    def within(self, context: Context, element: Element) -> None:
        """Read `element` with its paragraphs belonging to `context`."""
        outer, self.context = self.context, context
        anchors = self.anchors
        if element.get("id"):
            self.anchors = [*anchors, (RUN_IN + 1, element.get("id"))]
        self.children(element)
        self.context, self.anchors = outer, anchors

    def paragraph(self, element: Element) -> None:
        self.children(element)

    def heading(self, element: Element) -> None:
        text = inline_text(without_label(element) if self.box else element.children)
        if not wordy(text):
            return
        level = HEADINGS[element.name]
        own = own_anchor(element) or anchor_within(element.children) or self.pending
        self.add_heading(text, level, own)

    def add_heading(self, text: str, level: int, own: str | None) -> None:
        self.pending = None
        if self.box:
            self.anchors = [*self.anchors, (RUN_IN + level, own or self.anchor)]
            self.box.title(level, text)
            return
        self.anchors = [outer for outer in self.anchors if outer[0] < level]
        self.anchors.append((level, own or self.anchor))
        self.blocks.append(Heading(text, level, self.place()))

    def title(self, child: Element, parent: Element, position: int) -> bool:
        """Read a paragraph that is a title: a heading where it stands among the section's text, else a term.

        Returns False, having read nothing, where it is a paragraph like any other.
        """
        title = sole(child)
        if not self._is_title(title):
            return False
        text = inline_text(without_label(title) if self.box else title.children)
        if "admonition-title" in title.get("class") and len(text.split()) < SHORTEST_TITLE:
            return True
        if is_titled(title) and is_note_kind(text):
            return True
        if is_numbered_box(parent) or is_numbered_box(child):
            return True
        next_position = position_after(parent, position)
        following = parent.children[next_position] if next_position else None
        if (
            not isinstance(following, Element)
            or following.name in HEADINGS
            or self._is_title(following)
            or (self.context is not None and not self.box)
        ):
            return False
        if text.endswith(":") and not is_titled(title):
            return False
        text = text.rstrip(":")
        if self.box or parent.name in {"#root", "body", "main", "article", "section"} or is_section(parent):
            self.add_heading(text, RUN_IN, own_anchor(title) or self.pending)
            return True
        if following.name in {"p", "div"}:
            self.within(Folded(text), following)
            parent.children[next_position] = ""
        else:
            self.blocks.append(Paragraph(text + ":", self.place()))
        return True

    def _is_title(self, element: Element) -> bool:
        if element.name not in {"p", "div"} or any(not inner.inline for inner in element.elements):
            return False
        if not (is_titled(element) or is_bold(element)):
            return False
        text = inline_text(element.children)
        return wordy(text) and len(text) <= LONGEST_RUN_IN and not text.endswith((".", "!", ";", ","))

    def items(self, element: Element) -> None:
        self.say_term()
        outer, depth = self.context, self.depth
        self.depth = outer.depth + 1 if isinstance(outer, ItemAt) else 0
        number = first_number(element) if element.name == "ol" else None
        for child in element.elements:
            if child.name in {"ul", "ol"}:
                child = Element("li", {}, [child], headings=child.headings)
            if child.headings:
                self.within(None, child)
                continue
            self.within(ItemAt(self.depth, number), child)
            number = None if number is None else number + 1
        self.context, self.depth = outer, depth

    def definitions(self, element: Element) -> None:
        self.say_term()
        outer = self.anchors
        terms: list[str] = []
        defined = False
        for child in terms_and_texts(element):
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
            self.blocks.append(Definition(", ".join(terms), "", self.place()))
        self.anchors = outer

    def _enter_term(self, term: Element) -> None:
        """A term with an id of its own is the nearest anchor of what is said of it."""
        own = own_anchor(term) or anchor_within(term.children)
        if own:
            level = self.anchors[-1][0] if self.anchors else 0
            self.anchors = [*self.anchors[:-1], (level, own)]

    def define(self, term: str, element: Element) -> None:
        if not term:
            self.children(element)
            return
        self.within(Term(term), element)

    def details(self, element: Element) -> None:
        summary = next((child for child in element.elements if child.name == "summary"), None)
        text = inline_text(summary.children) if summary is not None else ""
        rest = Element("div", element.attributes, [child for child in element.children if child is not summary])
        self.boxed(Folded(text) if wordy(text) else self.context, rest)

    def code(self, element: Element) -> None:
        self.say_term()
        text = preformatted_text(element)
        if wordy(text):
            self.blocks.append(Code(text, self.place(own_anchor(element))))

    def table(self, element: Element) -> None:
        rows = rows_of(element)
        if is_layout(element):
            self.layout(element, rows)
            return
        caption = next((part for part in element.elements if part.name == "caption"), None)
        text = inline_text(caption.children) if caption is not None else ""
        if isinstance(self.context, Folded):
            text = text or self.context.summary
        else:
            self.say_term()
        self.blocks.append(read_table(element, text, self.place(own_anchor(element))))

    def layout(self, element: Element, rows: list[Element]) -> None:
        """Read a table that only places things, cell by cell; one with a single column of lines is a list."""
        cells = [cell for row in rows for cell in cells_of(row)]
        if len(cells) > 1 and len(cells) == len(rows) and all(self._is_line(cell) for cell in cells):
            self.items(Element("ul", element.attributes, [Element("li", {}, cell.children) for cell in cells]))
            return
        for cell in cells:
            if not is_note_kind(text_of(cell)):
                self.children(cell)

    def _is_line(self, cell: Element) -> bool:
        return all(inner.inline for inner in cell.elements)

    def note(self, target: str) -> None:
        """Say the note that a mark in the paragraph above leads to, once."""
        note = self.notes.pop(target, None)
        if note is not None:
            self.within(None, note)
