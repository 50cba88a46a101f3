"""Blocks to titled passages: the one place that knows headings, lead-ins, tables and captions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bearsout.language.detect import detect_within, known
from bearsout.language.sentences import sentences
from bearsout.language.words import fold, words
from bearsout.model import Document, Passage
from bearsout.sources.blocks import Block, Code, Content, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.characters import HOLE, tidy, tidy_lines, wordy
from bearsout.sources.identity import document_of, name_of, title_heading
from bearsout.sources.lead_ins import (
    FEWEST_WORDS,
    LEAD_IN,
    before_last,
    defines,
    has_denial,
    is_aside,
    is_sentence,
    is_step_over_list,
    item_leads_in,
    joined,
    last_lead_in,
    leads_in,
    leans_on_code,
)
from bearsout.sources.lengths import LONGEST, pieces
from bearsout.sources.short_lists import gathered

LONGEST_ITEM = 600
"""Paragraphs of one list item are one passage up to here; longer ones stand alone under the same lead-in."""

FIGURES = 0.25
"""A text with this share of digits is a figure or a date ("January 8, 1999"), and names nothing."""

LONGEST_LEAD = 400
"""A lead-in, or an item that others are nested under, is said whole up to here, and after that by its last sentence."""


def passages(content: Content, name: str) -> tuple[Passage, ...]:
    """Return the passages of a document in reading order; each has words, and at most 2,000 characters.

    >>> blocks = (Heading("Refunds", 1), Heading("Time", 2), Paragraph("You can ask:"), Item("by e-mail"))
    >>> [(passage.heading_path, passage.text) for passage in passages(Content(blocks), "refunds.md")]
    [(('Time',), 'You can ask: by e-mail')]
    """
    blocks = gathered(content.blocks)
    title = title_heading(blocks, content.title)
    document = document_of(content, name, title)
    maker = _Maker(document, content.link)
    for position, block in enumerate(blocks):
        if block is not title:
            following = blocks[position + 1] if position + 1 < len(blocks) else None
            maker.add(block, following)
    return tuple(maker.made)


@dataclass(slots=True)
class _Maker:
    """Where the making is: the headings above, what leads in, and the items that the next may be nested under."""

    document: Document
    address: str | None
    made: list[Passage] = field(default_factory=list[Passage])
    headings: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    question: str = ""
    lead_in: str = ""
    """Said with each item, and each piece of program text, of the list that is under way."""
    steps: str | None = None
    """The lead-in of the steps that are under way, while a list that belongs to one of them is read."""
    carried: str = ""
    """Said with the paragraph, or with each row of the table, that comes next."""
    items: list[Item] = field(default_factory=list[Item])
    above: Block | None = None

    def add(self, block: Block, following: Block | None) -> None:
        """Make the passages of one block; `following` tells whether a lead-in leads in to anything."""
        if not isinstance(block, Item | Code):
            self.items, self.steps = [], None
        if not isinstance(block, Item | Code | Definition):
            self.question = ""
        if isinstance(block, Heading):
            self.heading(block, following)
        elif isinstance(block, Paragraph):
            self.lead_in = ""
            self.paragraph(self._said(block.text), block.place, following)
        elif isinstance(block, Item):
            self.item(block, following)
        elif isinstance(block, Table):
            self.table(block)
        elif isinstance(block, Definition):
            self.definition(block, following)
        else:
            self.code(block)
        self.above = block

    def heading(self, block: Heading, following: Block | None) -> None:
        """A heading that denies something is the lead-in of the list right below it: "What you cannot return"."""
        denies = isinstance(following, Item) and has_denial(block.text, self.document.language)
        self.lead_in = name_of(block.text).rstrip(LEAD_IN) + LEAD_IN if denies else ""
        self.carried = ""
        self.headings = [outer for outer in self.headings if outer[0] < block.level]
        self.headings.append((block.level, name_of(block.text)))

    def paragraph(self, text: str, place: Place, following: Block | None) -> None:
        """A paragraph that is only a lead-in makes no passage: what it leads in to says it."""
        carried, self.carried = self.carried, ""
        if self._leans(text) and self._append(text, place):
            return
        text = f"{carried} {text}".strip()
        if not leads_in(text, following):
            if not self._is_label(text, place):
                self.make(text, place)
            return
        before, lead = self._cut(text)
        if len(lead) > LONGEST_LEAD:
            before, lead = text, ""
        self.make(before, place)
        if isinstance(following, Item | Code | Definition):
            self.lead_in = lead
        elif isinstance(following, Paragraph | Table) and following.place.within == place.within:
            self.carried = lead if len(lead.split()) >= FEWEST_WORDS else ""

    def _leans(self, text: str) -> bool:
        """Return whether a paragraph goes on with what the block above it says."""
        if isinstance(self.above, Code) and leans_on_code(text):
            return True
        return isinstance(self.above, Paragraph | Item | Definition | Code) and is_aside(text)

    def _append(self, text: str, place: Place) -> bool:
        """Say a text with the passage above it, and return whether it is short enough for that."""
        above = self.made[-1] if self.made else None
        if above is None or above.heading_path != self._path(place) or len(above.text) + len(text) >= LONGEST:
            return False
        between = "\n" if "\n" in above.text else " "
        self.made[-1] = replace(above, text=above.text + between + text)
        return True

    def _is_label(self, text: str, place: Place) -> bool:
        """Return whether a paragraph only says the heading above it again, as the words beside an icon do."""
        above = self._path(place)[-1:] or self.document.titles[-1:]
        return any(len(text) == len(heading) and fold(text) == fold(heading) for heading in above)

    def item(self, block: Item, following: Block | None) -> None:
        text = self._said(block.text)
        if block.continues and self.items:
            if not (self._leans(text) and self._append(text, block.place)):
                self.continued(block, text, following)
            return
        if self.steps is not None and block.number not in (None, 1):
            self.lead_in, self.steps = self.steps, None
        self.items = [outer for outer in self.items if outer.depth < block.depth]
        lead = self._lead(self.items)
        self.items.append(replace(block, text=text))
        if item_leads_in(text, following, block):
            text = self._cut(text)[0]
        elif is_step_over_list(text, following, block):
            text, last = self._cut(text)
            self.steps = self.lead_in if self.steps is None else self.steps
            self.lead_in = joined([lead, last])
        if wordy(text):
            self.make(joined([lead, text]), block.place)

    def continued(self, block: Item, text: str, following: Block | None) -> None:
        """A further paragraph of an item belongs to the item's passage while that is short."""
        above = self.items[-1]
        lead = self._lead(self.items[:-1])
        said = joined([lead, above.text])
        whole = joined([above.text, text])
        joins = len(whole) <= LONGEST_ITEM and bool(self.made) and self.made[-1].text == said
        self.items[-1] = replace(above, text=whole if joins else text)
        text = self._cut(text)[0] if item_leads_in(text, following, block) else text
        if wordy(text) and joins:
            self.made.pop()
            self.make(joined([said, text]), above.place)
        elif wordy(text):
            self.make(joined([lead, text]), block.place)

    def _lead(self, outer: Sequence[Item]) -> str:
        """Return what is said before an item: the lead-in of its list, and the items it is nested under."""
        return joined([self.lead_in, *(self._short(item.text) for item in outer)])

    def definition(self, block: Definition, following: Block | None) -> None:
        term, text = name_of(block.term), self._said(block.text)
        lead, self.lead_in, self.carried = self.lead_in, "", ""
        self.question = term if term.endswith("?") else ""
        if self.question:
            self.paragraph(text, block.place, following)
        elif text:
            self.defined(term, text, block, following, "" if is_sentence(text) else lead)
        elif isinstance(following, Item | Code):
            self.lead_in = term.rstrip(LEAD_IN) + LEAD_IN
        else:
            self.make(term, block.place)
        if isinstance(following, Definition) and not self.lead_in:
            self.lead_in = lead

    def defined(self, term: str, text: str, block: Definition, following: Block | None, lead: str) -> None:
        """Say a term with a paragraph about it, after what leads in to a list of terms where that is no sentence.

        One that leads in to further terms still tells of its own.
        """
        if self._leans(text) and self._append(text, block.place):
            return
        if text.endswith(LEAD_IN) and not isinstance(following, Item | Code):
            text = self._cut(text)[0] or ("" if defines(self.above, block.term) else text)
        if not text:
            return
        whole = term + (" " if term.endswith((LEAD_IN, ".", "!")) else LEAD_IN + " ") + text
        if leads_in(text, following) and isinstance(following, Item | Code):
            self.paragraph(whole, block.place, following)
        else:
            self.make(joined([lead, whole]), block.place)

    def code(self, block: Code) -> None:
        self.carried = ""
        text = tidy_lines(block.text)
        lead = last_lead_in(self.items, self.document.language) or self.lead_in
        if wordy(text):
            self.make(
                f"{lead}\n{text}" if lead else text, block.place, language=detect_within(lead, self.document.language)
            )

    def table(self, block: Table) -> None:
        self.lead_in = ""
        lead, self.carried = self.carried, ""
        header = [name_of(cell) for cell in block.header] if len(block.header) > 1 else []
        caption = name_of(block.caption)
        path = self._path(block.place)
        path = path if not caption or self._is_said(caption, path) else (*path, caption)
        group = ""
        for row in block.rows:
            cells = [self._said(cell) for cell in row]
            if row and HOLE in row[0]:
                continue
            if len(cells) > 1 and len(set(cells)) == 1 and len(block.rows) > 1 and _names_rows(cells[0]):
                group = cells[0]
                continue
            text = _row_text(header, cells)
            if wordy(text):
                self.make(joined([lead, f"{group}; {text}" if group else text]), block.place, path)

    def _is_said(self, caption: str, path: tuple[str, ...]) -> bool:
        """Return whether the heading above a table says what its caption says."""
        heading = path[-1] if path else self.document.titles[-1] if self.document.titles else ""
        named = {word.text for word in words(heading) if not word.text[0].isdigit()}
        return bool(named) and named <= {word.text for word in words(caption)}

    def _path(self, place: Place) -> tuple[str, ...]:
        """Return the headings above, outermost first, with the titles of boxes and the question that is answered."""
        within = filter(None, map(name_of, place.within))
        return (*(text for _, text in self.headings), *within, *filter(None, [self.question]))

    def _said(self, text: str) -> str:
        """Return a text without the sentences that have a hole in them: half a sentence may say the opposite."""
        text = tidy(text)
        if HOLE not in text:
            return text
        found = (span.of(text) for span in sentences(text, self.document.language))
        return " ".join(sentence for sentence in found if HOLE not in sentence)

    def _cut(self, text: str) -> tuple[str, str]:
        return before_last(text, self.document.language)

    def _short(self, text: str) -> str:
        """Return an outer item as it is said before those under it."""
        return text if len(text) <= LONGEST_LEAD and not text.endswith(LEAD_IN) else self._cut(text)[1]

    def make(self, text: str, place: Place, path: tuple[str, ...] | None = None, language: str | None = None) -> None:
        """Add the passages of a text: one, or as many as its length asks for."""
        for piece in pieces(text, self.document.language):
            self.made.append(
                Passage(
                    document=self.document,
                    heading_path=self._path(place) if path is None else path,
                    text=piece,
                    link=_link(self.address, place),
                    page=place.page,
                    language=language or self._language(piece, place),
                )
            )

    def _language(self, text: str, place: Place) -> str | None:
        """Return the language of a text: what its part of the document declares, where that is not the document's, else
        what its words tell."""
        declared = known(place.language)
        if declared and declared != self.document.language:
            return declared
        return detect_within(text, self.document.language)


def _names_rows(cell: str) -> bool:
    """Return whether a cell that fills its row can name the rows below: it is no figure and no date."""
    return sum(char.isdigit() for char in cell) < FIGURES * len(cell)


def _row_text(header: list[str], cells: list[str]) -> str:
    """Return a row as "header: value; header: value"; empty cells are left out.

    >>> _row_text(["", "Fee", "Days"], ["Portugal", "€4.90", ""])
    'Portugal; Fee: €4.90'
    """
    if cells == header or not (header or any(char.isalpha() for cell in cells for char in cell)):
        return ""
    said = [(header[column] if column < len(header) else "", cell) for column, cell in enumerate(cells)]
    return "; ".join(
        f"{name.rstrip(LEAD_IN)}: {cell}" if name and name != cell else cell for name, cell in said if wordy(cell)
    )


def _link(address: str | None, place: Place) -> str | None:
    if place.link:
        return place.link
    anchor = place.anchor or (f"page={place.page_number}" if place.page_number is not None else None)
    base = (address or "").split("#")[0]
    return (f"{base}#{anchor}" if anchor else address) or None
