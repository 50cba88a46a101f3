"""Blocks to titled passages: the one place that knows headings, lead-ins, tables and captions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from bearsout.language.detect import detect, known
from bearsout.language.sentences import sentences
from bearsout.language.words import fold, words
from bearsout.model import Document, Passage
from bearsout.sources.blocks import Block, Code, Content, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.characters import HOLE, tidy, tidy_lines, wordy

LONGEST = 2_000
"""No passage is longer, in characters: a passage is a paragraph, not a page."""

LANGUAGE_SAMPLE = 6_000
"""How many characters of a document its language is told by: a page or two, with hundreds of telling words."""

LONGEST_ITEM = 600
"""Paragraphs of one list item are one passage up to here; longer ones stand alone under the same lead-in."""

LONGEST_LEAD = 400
"""A lead-in, or an item that others are nested under, is said whole up to here, and after that by its last sentence."""

FEWEST_WORDS = 5
"""A lead-in to what is no list ("For example:") says nothing alone, unless it has at least so many words."""

LEAD_IN = ":"
"""A sentence that ends so leads in to what follows."""


def passages(content: Content, name: str) -> tuple[Passage, ...]:
    """Return the passages of a document in reading order; each has words, and at most 2,000 characters.

    >>> blocks = (Heading("Refunds", 1), Heading("Time", 2), Paragraph("You can ask:"), Item("by e-mail"))
    >>> [(passage.heading_path, passage.text) for passage in passages(Content(blocks), "refunds.md")]
    [(('Time',), 'You can ask: by e-mail')]
    """
    title = _title_heading(content.blocks)
    document = _document(content, name, title)
    maker = _Maker(document, content.link)
    for position, block in enumerate(content.blocks):
        if block is not title:
            following = content.blocks[position + 1] if position + 1 < len(content.blocks) else None
            maker.add(block, following)
    return tuple(maker.made)


def _title_heading(blocks: Iterable[Block]) -> Heading | None:
    """Return the first heading, where no other stands as far out as it does: it is the document's own title."""
    headings = [block for block in blocks if isinstance(block, Heading)]
    if headings and all(other.level > headings[0].level for other in headings[1:]):
        return headings[0]
    return None


def _document(content: Content, name: str, title: Heading | None) -> Document:
    given = filter(wordy, (_name(content.title or ""), _name(title.text) if title else ""))
    return Document(
        name=name,
        titles=tuple({fold(text): text for text in reversed(list(given))}.values())[::-1],
        language=known(content.language) or detect(_sample(content.blocks)),
        link=content.link,
        tags=tuple(filter(wordy, map(tidy, content.tags))),
        dates=content.dates,
    )


def _sample(blocks: Iterable[Block]) -> str:
    """Return enough of a document's text to tell its language by."""
    sample: list[str] = []
    length = 0
    for text in _all_texts(blocks):
        sample.append(text[:LANGUAGE_SAMPLE])
        length += len(text)
        if length > LANGUAGE_SAMPLE:
            break
    return " ".join(sample)


def _all_texts(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Table):
            yield from (cell for row in block.rows for cell in row)
        elif not isinstance(block, Code):
            yield block.text


@dataclass(slots=True)
class _Maker:
    """Where the making is: the headings above, the lead-in above, and the items that the next may be nested under."""

    document: Document
    address: str | None
    made: list[Passage] = field(default_factory=list[Passage])
    headings: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    question: str = ""
    lead_in: str = ""
    items: list[Item] = field(default_factory=list[Item])

    def add(self, block: Block, following: Block | None) -> None:
        """Make the passages of one block; `following` tells whether a lead-in leads in to anything."""
        if not isinstance(block, Item | Code):
            self.items = []
        if not isinstance(block, Item | Code | Definition):
            self.question = ""
        if isinstance(block, Heading):
            self.heading(block)
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

    def heading(self, block: Heading) -> None:
        self.lead_in = ""
        self.headings = [outer for outer in self.headings if outer[0] < block.level]
        self.headings.append((block.level, _name(block.text)))

    def paragraph(self, text: str, place: Place, following: Block | None) -> None:
        """A paragraph that is only a lead-in makes no passage: what it leads in to says it."""
        if text.endswith(LEAD_IN) and isinstance(following, Item | Code):
            before, self.lead_in = self._cut(text)
            self.make(before, place)
        elif not text.endswith(LEAD_IN) or len(text.split()) >= FEWEST_WORDS:
            self.make(text, place)

    def item(self, block: Item, following: Block | None) -> None:
        text = self._said(block.text)
        if block.continues and self.items:
            self.continued(block, text, following)
            return
        self.items = [outer for outer in self.items if outer.depth < block.depth]
        lead = self._lead(self.items)
        self.items.append(replace(block, text=text))
        if _leads_in(text, following, block):
            text = self._cut(text)[0]
        if wordy(text):
            self.make(_joined([lead, text]), block.place)

    def continued(self, block: Item, text: str, following: Block | None) -> None:
        """A further paragraph of an item belongs to the item's passage while that is short."""
        above = self.items[-1]
        lead = self._lead(self.items[:-1])
        said = _joined([lead, above.text])
        whole = _joined([above.text, text])
        joins = len(whole) <= LONGEST_ITEM and bool(self.made) and self.made[-1].text == said
        self.items[-1] = replace(above, text=whole if joins else text)
        text = self._cut(text)[0] if _leads_in(text, following, block) else text
        if wordy(text) and joins:
            self.made.pop()
            self.make(_joined([said, text]), above.place)
        elif wordy(text):
            self.make(_joined([lead, text]), block.place)

    def _lead(self, outer: Sequence[Item]) -> str:
        """Return what is said before an item: the lead-in of its list, and the items it is nested under."""
        return _joined([self.lead_in, *(self._short(item.text) for item in outer)])

    def definition(self, block: Definition, following: Block | None) -> None:
        term, text = _name(block.term), self._said(block.text)
        self.question = term if term.endswith("?") else ""
        self.lead_in = ""
        if self.question:
            self.paragraph(text, block.place, following)
        elif text:
            joint = " " if term.endswith((LEAD_IN, ".", "!")) else LEAD_IN + " "
            self.paragraph(term + joint + text, block.place, following)
        elif isinstance(following, Item | Code):
            self.lead_in = term.rstrip(LEAD_IN) + LEAD_IN
        else:
            self.make(term, block.place)

    def code(self, block: Code) -> None:
        text = tidy_lines(block.text)
        lead = _last_lead_in(self.items, self.document.language) or self.lead_in
        if wordy(text):
            self.make(f"{lead}\n{text}" if lead else text, block.place)

    def table(self, block: Table) -> None:
        self.lead_in = ""
        header = [_name(cell) for cell in block.header]
        caption = _name(block.caption)
        path = self.path if not caption or self._is_said(caption) else (*self.path, caption)
        group = ""
        for row in block.rows:
            cells = [self._said(cell) for cell in row]
            if len(cells) > 1 and len(set(cells)) == 1 and len(block.rows) > 1 and not cells[0].isdigit():
                group = cells[0]
                continue
            text = _row_text(header, cells)
            if wordy(text):
                self.make(f"{group}; {text}" if group else text, block.place, path)

    def _is_said(self, caption: str) -> bool:
        """Return whether the heading above a table says what its caption says."""
        heading = self.path[-1] if self.path else self.document.titles[-1] if self.document.titles else ""
        named = {word.text for word in words(heading) if not word.text[0].isdigit()}
        return bool(named) and named <= {word.text for word in words(caption)}

    @property
    def path(self) -> tuple[str, ...]:
        """The headings above, outermost first, with the question that is being answered."""
        return (*(text for _, text in self.headings), *filter(None, [self.question]))

    def _said(self, text: str) -> str:
        """Return a text without the sentences that have a hole in them: half a sentence may say the opposite."""
        text = tidy(text)
        if HOLE not in text:
            return text
        found = (span.of(text) for span in sentences(text, self.document.language))
        return " ".join(sentence for sentence in found if HOLE not in sentence)

    def _cut(self, text: str) -> tuple[str, str]:
        return _before_lead_in(text, self.document.language)

    def _short(self, text: str) -> str:
        """Return an outer item as it is said before those under it."""
        return text if len(text) <= LONGEST_LEAD and not text.endswith(LEAD_IN) else self._cut(text)[1]

    def make(self, text: str, place: Place, path: tuple[str, ...] | None = None) -> None:
        """Add the passages of a text: one, or as many as its length asks for."""
        for piece in pieces(text, self.document.language):
            self.made.append(
                Passage(
                    document=self.document,
                    heading_path=(*self.path, *filter(None, map(_name, place.within))) if path is None else path,
                    text=piece,
                    link=_link(self.address, place),
                    page=place.page,
                    language=self.document.language,
                )
            )


def _name(text: str) -> str:
    """Return a heading, term or caption on one line."""
    return tidy(text.replace(HOLE, ""))


def _leads_in(text: str, following: Block | None, item: Item) -> bool:
    """Return whether an item's text ends by leading in to items under it, or to code."""
    under = isinstance(following, Item) and following.depth > item.depth
    return text.endswith(LEAD_IN) and (under or isinstance(following, Code))


def _last_lead_in(items: Sequence[Item], language: str | None) -> str:
    """Return the lead-in that the last item ends with, or nothing."""
    text = items[-1].text if items else ""
    return _before_lead_in(text, language)[1] if text.endswith(LEAD_IN) else ""


def _before_lead_in(text: str, language: str | None) -> tuple[str, str]:
    """Return the sentences before the last, and the last."""
    spans = sentences(text, language)
    if not spans:
        return "", text
    return text[: spans[-1].start].rstrip(), spans[-1].of(text)


def _joined(parts: Iterable[str]) -> str:
    """Return the parts on one line, a colon after each that has no mark of its own and that another follows.

    >>> _joined(["We take back:", "Lamps", "in their box"])
    'We take back: Lamps: in their box'
    """
    said = [part for part in parts if wordy(part)]
    marked = [part if not part[-1].isalnum() else part + LEAD_IN for part in said[:-1]]
    return " ".join([*marked, *said[-1:]])


def _row_text(header: list[str], cells: list[str]) -> str:
    """Return a row as "header: value; header: value"; empty cells are left out.

    >>> _row_text(["", "Fee", "Days"], ["Portugal", "€4.90", ""])
    'Portugal; Fee: €4.90'
    """
    if cells == header:
        return ""
    said = [(header[column] if column < len(header) else "", cell) for column, cell in enumerate(cells)]
    return "; ".join(
        f"{name.rstrip(LEAD_IN)}: {cell}" if name and name != cell else cell for name, cell in said if wordy(cell)
    )


def _link(address: str | None, place: Place) -> str | None:
    if place.link:
        return place.link
    if place.link:
        return place.link
    anchor = place.anchor or (f"page={place.page_number}" if place.page_number is not None else None)
    base = (address or "").split("#")[0]
    return (f"{base}#{anchor}" if anchor else address) or None


def pieces(text: str, language: str | None) -> Iterator[str]:
    """Yield a text in pieces of at most 2,000 characters, cut at the ends of lines (program text) or of sentences."""
    if len(text) <= LONGEST:
        yield from filter(wordy, [text])
        return
    cut: Callable[[str], list[str]] = _lines if "\n" in text else lambda whole: _sentences(whole, language)
    piece = ""
    for part in (short for long in cut(text) for short in _shortened(long)):
        if piece and len(piece) + len(part) > LONGEST:
            yield from filter(wordy, [_trimmed(piece)])
            piece = ""
        piece += part
    yield from filter(wordy, [_trimmed(piece)])


def _trimmed(piece: str) -> str:
    """Return a piece without the white space of the cut; the first line of program text keeps its indent."""
    return piece.strip("\n").rstrip() if "\n" in piece else piece.strip()


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _sentences(text: str, language: str | None) -> list[str]:
    return [span.of(text) + " " for span in sentences(text, language)]


def _shortened(text: str) -> Iterator[str]:
    """Yield a text of any length in pieces that fit, cut at white space where there is any."""
    start = 0
    while len(text) - start > LONGEST:
        space = text.rfind(" ", start + LONGEST // 2, start + LONGEST)
        end = space + 1 if space > 0 else start + LONGEST
        yield text[start:end]
        start = end
    yield text[start:]
