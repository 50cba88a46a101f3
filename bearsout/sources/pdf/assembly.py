"""Chunks and grids of all pages -> blocks: paragraphs joined over columns and pages, notes put behind them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.hyphens import Words, join
from bearsout.sources.pdf import tables
from bearsout.sources.pdf.captions import is_caption, names_a_picture
from bearsout.sources.pdf.chunks import GAP, INDENT, LARGER, Chunk, Kind, Leadings, chunks, ends_sentence
from bearsout.sources.pdf.contents import plain
from bearsout.sources.pdf.joining import Piece, whole
from bearsout.sources.pdf.layout import Box, Column, Grid, Part

STRAY_NUMBER = re.compile(r"(?<=[^\W\d_]{4}[.!?]) \d{1,3}$")
"""A bare number after a finished sentence at a paragraph's end: a reference mark that is not even raised."""

NOTE_NUMBER = re.compile(r"\[?(?:\d{1,3}|[*†‡§¶]{1,3})\]?[.)]?\s*")
TERM_WORDS, PLAIN_TERM_WORDS, MOST_NAMES = 8, 5, 4
"""A term that is defined is at most so many words, and fewer where it is set as the text is; options of a program may
have so many spellings."""


def pieces(parts: Sequence[Part], leading: Leadings) -> Iterator[Piece]:
    """Yield the chunks and grids of a page's parts in reading order."""
    for part in parts:
        if isinstance(part, Grid):
            yield part
        elif isinstance(part, Column):
            yield from chunks(part, leading)
        else:
            yield from _boxed(part, leading)


def _boxed(box: Box, leading: Leadings) -> Iterator[Piece]:
    found = [replace(each, boxed=True) if isinstance(each, Chunk) else each for each in pieces(box.parts, leading)]
    title = found[0] if box.framed and len(found) > 1 else None
    if isinstance(title, Chunk) and _is_box_title(title):
        within = title.lines[0].text.rstrip(" :")
        yield from (replace(each, within=within) if isinstance(each, Chunk) else each for each in found[1:])
    else:
        yield from found


def _is_box_title(chunk: Chunk) -> bool:
    return (
        chunk.kind is Kind.TEXT
        and len(chunk.lines) == 1
        and len(chunk.lines[0].words) <= TERM_WORDS
        and (not ends_sentence(chunk.lines[0].text) or chunk.lines[0].text.endswith(":"))
    )


def is_term(chunk: Chunk, after: Piece | None, body: float) -> bool:
    """True for a short line, or names in program type, with what is said of them indented right below."""
    if not isinstance(after, Chunk) or after.kind not in {Kind.TEXT, Kind.ITEM} or (after.bold and chunk.bold):
        return False
    if not chunk.bold and after.kind is Kind.ITEM:
        return False  # a sentence that the items finish
    if chunk.kind not in {Kind.TEXT, Kind.CODE} or chunk.boxed or chunk.within != after.within:
        return False
    if len(chunk.lines) > (MOST_NAMES if chunk.kind is Kind.CODE else 1) or chunk.size >= LARGER * body:
        return False
    if any(len(line.words) > TERM_WORDS for line in chunk.lines) or not _is_name(chunk):
        return False
    edge = min(line.left for line in after.lines)
    near = after.gap <= GAP or (chunk.last and after.first) or not (chunk.bold or chunk.kind is Kind.CODE)
    return near and edge >= chunk.left + INDENT * chunk.size


def _is_name(chunk: Chunk) -> bool:
    """True where a chunk can be a term: bold, program type, or a line that is no sentence and leads in to nothing."""
    if chunk.bold or chunk.kind is Kind.CODE:
        return True
    return len(chunk.lines[0].words) <= PLAIN_TERM_WORDS and chunk.lines[-1].text[-1:].isalnum()


@dataclass(slots=True)
class Assembler:
    """Where the making is: what was made, the headings above, and the list or the term that is open.

    `place` gives the place of a page by its number. `titled` says that the last item is a bold title only, `defined`
    that something was said of the term.
    """

    levels: dict[int, int]
    words: Words
    place: Callable[[int], Place]
    body: float
    blocks: list[Block] = field(default_factory=list[Block])
    path: list[Heading] = field(default_factory=list[Heading])
    indents: list[float] = field(default_factory=list[float])
    item_text: float = 0.0
    titled: bool = False
    term: Chunk | None = None
    defined: bool = False

    def assemble(self, found: Sequence[Piece]) -> tuple[Block, ...]:
        """Return the blocks of a document; `levels` are by the position in `found`."""
        for at, piece in whole(found, self.levels):
            after = found[at + 1] if at + 1 < len(found) else None
            if isinstance(piece, Grid):
                self._table(piece)
            elif piece.kind is Kind.NOTE:
                self.blocks.append(Paragraph(self._note(piece), self._place(piece)))
            else:
                self._chunk(at, piece, after)
        self._close()
        return tuple(self.blocks)

    def _chunk(self, at: int, chunk: Chunk, after: Piece | None) -> None:
        place = self._place(chunk)
        if at in self.levels:
            self._close()
            self._heading(Heading(self._text(chunk), self.levels[at], place))
            return
        if is_term(chunk, after, self.body):
            self._close()
            self.term, self.defined = chunk, False
            return
        last = self.blocks[-1] if self.blocks else None
        if last and chunk.within != "".join(last.place.within):
            self._close()  # what stands in a notice carries on nothing outside it
        if self.term and chunk.left < self.term.left + INDENT * chunk.size:
            self._close()
        self._plain(chunk, place)

    def _place(self, chunk: Chunk) -> Place:
        place = self.place(chunk.lines[0].page)
        return replace(place, within=(chunk.within,)) if chunk.within else place

    def _heading(self, heading: Heading) -> None:
        """Add a heading, unless it only says again what one above it says: a title on its cover and its first page."""
        above = [outer for outer in self.path if outer.level < heading.level]
        if all(plain(outer.text) != plain(heading.text) for outer in above):
            self.path = [*above, heading]
            self.blocks.append(heading)

    def _plain(self, chunk: Chunk, place: Place) -> None:
        if chunk.kind is Kind.CODE:
            self._code(chunk, place)
        elif chunk.kind is Kind.ITEM:
            self._item(chunk, place)
        elif self.term:
            self.blocks.append(Definition(self._term(self.term), self._text(chunk), place))
            self.defined = True
        elif self.indents and chunk.left >= self.item_text - INDENT * chunk.size / 2 and not chunk.boxed:
            self._continue_item(chunk, place)
        elif not self._captions_above(chunk) and not names_a_picture(self._text(chunk)):
            self._close()
            self.blocks.append(Paragraph(self._text(chunk), place))

    def _captions_above(self, chunk: Chunk) -> bool:
        """Give a caption to the table right above it, if that has none, and return whether it was given."""
        last, text = self.blocks[-1] if self.blocks else None, self._text(chunk)
        captions = isinstance(last, Table) and not last.caption and is_caption(text)
        if captions and isinstance(last, Table):
            self.blocks[-1] = replace(last, caption=text)
        return captions

    def _code(self, chunk: Chunk, place: Place) -> None:
        left = min(line.left for line in chunk.lines)
        width = 0.6 * chunk.size  # the advance of nearly every face of fixed width
        text = "\n".join(" " * round((line.left - left) / width) + line.text for line in chunk.lines)
        last = self.blocks[-1] if self.blocks else None
        if isinstance(last, Code) and chunk.gap <= 2.5 and last.place == place:
            self.blocks[-1] = replace(last, text=f"{last.text}\n{text}")
        else:
            self._lead_in(last)
            self.blocks.append(Code(text, place))

    def _lead_in(self, above: Block | None) -> None:
        """Make the unfinished sentence above a list or program text lead in to it."""
        if isinstance(above, Paragraph | Item) and above.text[-1:].isalnum():
            self.blocks[-1] = replace(above, text=above.text + ":")

    def _item(self, chunk: Chunk, place: Place) -> None:
        self._open_list()
        self.titled = len(chunk.lines) == 1 and all(word.face.bold for word in chunk.lines[0].words[1:])
        while self.indents and chunk.left < self.indents[-1] - INDENT * chunk.size:
            self.indents.pop()
        if not self.indents or chunk.left > self.indents[-1] + INDENT * chunk.size:
            self.indents.append(chunk.left)
        first = chunk.lines[0].words
        self.item_text = first[1].left if len(first) > 1 else chunk.left
        digits = chunk.marker.strip("().")
        value = int(digits) if digits.isdecimal() else None
        text = self._text(chunk)[len(chunk.marker) :].strip()
        self.blocks.append(Item(text, len(self.indents) - 1, value, place))

    def _continue_item(self, chunk: Chunk, place: Place) -> None:
        last = self.blocks[-1]
        text = self._text(chunk)
        if self.titled and isinstance(last, Item) and chunk.gap <= GAP and not chunk.bold:
            self.blocks[-1] = replace(last, text=f"{last.text.rstrip(':')}: {text}")
        else:
            self.blocks.append(Item(text, len(self.indents) - 1, place=place, continues=True))
        self.titled = False

    def _open_list(self) -> None:
        """Make what stands above a list lead in to it: a term, or a sentence that the items finish."""
        if self.term and not self.defined:
            self.blocks.append(Definition(self._term(self.term), "", self._place(self.term)))
        self.term = None
        last = self.blocks[-1] if self.blocks else None
        if not self.indents:
            self._lead_in(last)

    def _table(self, grid: Grid) -> None:
        made = tables.table(grid, self.words, self.place(grid.page))
        last = self.blocks[-1] if self.blocks else None
        self._close()
        if filled := tables.form(made):
            self.blocks += [Paragraph(row, made.place) for row in filled]
        elif isinstance(last, Table) and last.place != made.place and tables.continues(last, made):
            # A table of its own, so that its rows are cited with the page they stand on.
            self.blocks.append(replace(made, header=last.header, caption=last.caption))
        else:
            caption = self._caption()
            self.blocks.append(replace(made, caption=caption))

    def _caption(self) -> str:
        """Take the caption above a table from the blocks, where there is one."""
        last = self.blocks[-1] if self.blocks else None
        if isinstance(last, Paragraph) and is_caption(last.text):
            self.blocks.pop()
            return last.text
        return ""

    def _close(self) -> None:
        """End the open list or definition; a term that nothing was said of is a paragraph."""
        self.indents = []
        if self.term and not self.defined:
            self.blocks.append(Paragraph(self._term(self.term), self._place(self.term)))
        self.term = None

    def _text(self, chunk: Chunk) -> str:
        return STRAY_NUMBER.sub("", join([line.text for line in chunk.lines], self.words))

    def _term(self, chunk: Chunk) -> str:
        return ", ".join(line.text for line in chunk.lines) if chunk.kind is Kind.CODE else self._text(chunk)

    def _note(self, chunk: Chunk) -> str:
        text = join([line.text for line in chunk.lines], self.words)
        return text if chunk.lines[0].opening else text[len(match[0]) :] if (match := NOTE_NUMBER.match(text)) else text
