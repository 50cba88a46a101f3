"""Chunks and grids of all pages -> blocks: paragraphs joined over columns and pages, notes put behind them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.pdf import tables
from bearsout.sources.pdf.chunks import GAP, INDENT, LARGER, NUMBER, Chunk, Kind, Leadings, chunks, ends_sentence
from bearsout.sources.pdf.contents import plain
from bearsout.sources.pdf.hyphens import Words, join
from bearsout.sources.pdf.layout import Box, Column, Grid, Part

Piece = Chunk | Grid

STRAY_NUMBER = re.compile(r"(?<=[^\W\d_]{4}[.!?]) \d{1,3}$")
"""A bare number after a finished sentence at a paragraph's end: a reference mark that is not even raised."""

NOTE_NUMBER = re.compile(r"\[?(?:\d{1,3}|[*†‡§¶]{1,3})\]?[.)]?\s*")
CAPTION = re.compile(r"\w+\.?\s+\d+(?:[.-]\d+)*[.:]?\s+\S")
"""What a caption begins with: a word and a number ("Table 3:", "Figura 2-1.")."""

LONGEST_CAPTION = 160
TERM_WORDS = 8
"""A term that is defined is at most so many words."""


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
    for piece in pieces(box.parts, leading):
        yield replace(piece, boxed=True) if isinstance(piece, Chunk) else piece


def is_term(chunk: Chunk, after: Piece | None, body: float) -> bool:
    """True for a bold line with its definition indented right below it."""
    if not isinstance(after, Chunk) or not chunk.bold or len(chunk.lines) > 1 or chunk.kind is not Kind.TEXT:
        return False
    if chunk.size >= LARGER * body or after.bold:
        return False
    below = after.gap <= GAP or (chunk.last and after.first)
    return (
        below
        and after.kind in {Kind.TEXT, Kind.ITEM}
        and after.left >= chunk.left + INDENT * chunk.size
        and len(chunk.lines[0].words) <= TERM_WORDS
    )


@dataclass(slots=True)
class Assembler:
    """Where the making is: what was made, the headings above, and the list that is open (`titled` where
    its last item is a bold title only).

    `place` gives the place of a page by its number.
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

    def assemble(self, found: Sequence[Piece]) -> tuple[Block, ...]:
        """Return the blocks of a document; `levels` are by the position in `found`."""
        joined = self._joined(found)
        for at, piece in joined:
            after = found[at + 1] if at + 1 < len(found) else None
            if isinstance(piece, Grid):
                self._table(piece)
            elif piece.kind is Kind.NOTE:
                self.blocks.append(Paragraph(self._note(piece), self.place(piece.lines[0].page)))
            else:
                self._chunk(at, piece, after)
        return tuple(self.blocks)

    def _joined(self, found: Sequence[Piece]) -> list[tuple[int, Piece]]:
        """Return the pieces with paragraphs that go on in the next column or page made whole, notes behind them."""
        out: list[tuple[int, Piece]] = []
        waiting: list[tuple[int, Piece]] = []
        open_at: int | None = None
        for at, piece in enumerate(found):
            if isinstance(piece, Chunk) and piece.kind is Kind.NOTE:
                waiting.append((at, piece))
                continue
            above = out[open_at][1] if open_at is not None else None
            if isinstance(piece, Chunk) and isinstance(above, Chunk) and open_at is not None:
                if at not in self.levels and _goes_on(above, piece):
                    out[open_at] = (out[open_at][0], replace(above, lines=above.lines + piece.lines, last=piece.last))
                    continue
            broken_table = isinstance(piece, Grid) and bool(out) and isinstance(out[-1][1], Grid)
            if waiting and not broken_table and not (isinstance(piece, Chunk) and piece.boxed):
                out += waiting
                waiting = []
            out.append((at, piece))
            if isinstance(piece, Chunk) and not piece.boxed:
                open_at = len(out) - 1 if at not in self.levels and piece.kind is not Kind.CODE else None
        return out + waiting

    def _chunk(self, at: int, chunk: Chunk, after: Piece | None) -> None:
        place = self.place(chunk.lines[0].page)
        if at in self.levels:
            self._close()
            self._heading(Heading(self._text(chunk), self.levels[at], place))
        elif is_term(chunk, after, self.body):
            self._close()
            self.term = chunk
        elif self.term and chunk.left < self.term.left + INDENT * chunk.size:
            self._close()
            self._plain(chunk, place)
        else:
            self._plain(chunk, place)

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
            self.blocks.append(Definition(self._text(self.term), self._text(chunk), place))
        elif self.indents and chunk.left >= self.item_text - INDENT * chunk.size / 2 and not chunk.boxed:
            self._continue_item(chunk, place)
        else:
            self._close()
            self.blocks.append(Paragraph(self._text(chunk), place))

    def _code(self, chunk: Chunk, place: Place) -> None:
        left = min(line.left for line in chunk.lines)
        width = 0.6 * chunk.size  # the advance of nearly every face of fixed width
        text = "\n".join(" " * round((line.left - left) / width) + line.text for line in chunk.lines)
        last = self.blocks[-1] if self.blocks else None
        if isinstance(last, Code) and chunk.gap <= 2.5 and last.place == place:
            self.blocks[-1] = replace(last, text=f"{last.text}\n{text}")
        else:
            self.blocks.append(Code(text, place))

    def _item(self, chunk: Chunk, place: Place) -> None:
        self.term = None
        self.titled = len(chunk.lines) == 1 and all(word.face.bold for word in chunk.lines[0].words[1:])
        self._lead_in()
        while self.indents and chunk.left < self.indents[-1] - INDENT * chunk.size:
            self.indents.pop()
        if not self.indents or chunk.left > self.indents[-1] + INDENT * chunk.size:
            self.indents.append(chunk.left)
        first = chunk.lines[0].words
        self.item_text = first[1].left if len(first) > 1 else chunk.left
        number = NUMBER.match(chunk.marker + " ")
        value = int(number[1]) if number and number[1].isdecimal() else None
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

    def _lead_in(self) -> None:
        """End an unfinished sentence above a list with a colon: "Packages in main" leads in to "must not ..."."""
        last = self.blocks[-1] if self.blocks else None
        if not self.indents and isinstance(last, Paragraph) and last.text[-1:].isalnum():
            self.blocks[-1] = replace(last, text=last.text + ":")

    def _table(self, grid: Grid) -> None:
        made = tables.table(grid, self.words, self.place(grid.page))
        last = self.blocks[-1] if self.blocks else None
        self._close()
        if isinstance(last, Table) and last.place != made.place and tables.continues(last, made):
            # A table of its own, so that its rows are cited with the page they stand on.
            self.blocks.append(replace(made, header=last.header, caption=last.caption))
        else:
            caption = self._caption()
            self.blocks.append(replace(made, caption=caption))

    def _caption(self) -> str:
        """Take the caption above a table from the blocks, where there is one."""
        last = self.blocks[-1] if self.blocks else None
        if isinstance(last, Paragraph) and len(last.text) <= LONGEST_CAPTION and CAPTION.match(last.text):
            self.blocks.pop()
            return last.text
        return ""

    def _close(self) -> None:
        """End the open list or definition; a term without a definition is a paragraph."""
        self.indents = []
        self.term = None

    def _text(self, chunk: Chunk) -> str:
        return STRAY_NUMBER.sub("", join([line.text for line in chunk.lines], self.words))

    def _note(self, chunk: Chunk) -> str:
        text = join([line.text for line in chunk.lines], self.words)
        return text if chunk.lines[0].opening else text[len(match[0]) :] if (match := NOTE_NUMBER.match(text)) else text


def _goes_on(above: Chunk, below: Chunk) -> bool:
    """True where `below`, at the top of a column, is the rest of the paragraph `above` at another one's foot."""
    if not (above.last and below.first) or below.boxed or below.kind is not Kind.TEXT:
        return False
    if abs(above.lines[-1].size - below.size) > 0.07 * below.size or above.lines[-1].bold != below.lines[0].bold:
        return False
    text, following = above.lines[-1].text, below.lines[0].text
    if ends_sentence(text) and not text.endswith((":", ";")):
        return False
    return text[-1] in "-\u2010\u00ad" or following[0].islower() or not ends_sentence(text)
