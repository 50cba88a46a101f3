"""Paragraphs that a column or a page cuts in two, made whole, with the notes of the page behind them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace

from bearsout.sources.pdf.captions import CAPTION
from bearsout.sources.pdf.chunks import INDENT, OTHER_SIZE, Chunk, Kind, ends_sentence
from bearsout.sources.pdf.layout import Grid

Piece = Chunk | Grid
"""What a page is made of, in reading order."""

Placed = tuple[int, Piece]
"""A piece with its position among all pieces: headings are known by it."""


def whole(found: Sequence[Piece], headings: Container[int]) -> list[Placed]:
    """Return the pieces with cut paragraphs joined; `headings` has the positions of those that are headings."""
    joiner = _Joiner(headings)
    for at, piece in enumerate(found):
        joiner.add(at, piece)
    return joiner.out + joiner.notes


@dataclass(slots=True)
class _Joiner:
    """Where the joining is: `notes` wait for the end of the paragraph that their page cuts; `open_at` is its place."""

    headings: Container[int]
    out: list[Placed] = field(default_factory=list[Placed])
    notes: list[Placed] = field(default_factory=list[Placed])
    open_at: int | None = None

    def add(self, at: int, piece: Piece) -> None:
        if isinstance(piece, Chunk) and piece.kind is Kind.NOTE:
            self.notes.append((at, piece))
        elif isinstance(piece, Grid):
            cut_table = bool(self.out) and isinstance(self.out[-1][1], Grid)
            self._append(at, piece, flush=not cut_table)
        elif not self._carries_on(at, piece):
            self._append(at, piece, flush=not piece.boxed and not self._led_in(piece))
            if not piece.boxed:
                can_go_on = at not in self.headings and piece.kind is not Kind.CODE
                self.open_at = len(self.out) - 1 if can_go_on else None

    def _led_in(self, piece: Chunk) -> bool:
        """True for what a note of the page above would part from its list or its lead-in."""
        last = self.out[-1][1] if self.out else None
        return piece.kind is Kind.ITEM or (isinstance(last, Chunk) and last.lines[-1].text.endswith(":"))

    def _append(self, at: int, piece: Piece, *, flush: bool) -> None:
        if flush:
            self.out += self.notes
            self.notes = []
        self.out.append((at, piece))

    def _carries_on(self, at: int, piece: Chunk) -> bool:
        """Join a piece to the open paragraph where it is the rest of it, and return whether it was."""
        if self.open_at is None or at in self.headings:
            return False
        place, above = self.out[self.open_at]
        if not isinstance(above, Chunk) or not _goes_on(above, piece):
            return False
        over_table = any(isinstance(between, Grid) for _, between in self.out[self.open_at + 1 :])
        if over_table and not piece.lines[0].text[0].islower():
            return False  # a caption above a table, and the text below it
        self.out[self.open_at] = (place, replace(above, lines=above.lines + piece.lines, last=piece.last))
        return True


def _goes_on(above: Chunk, below: Chunk) -> bool:
    """True where `below`, at the top of a column, is the rest of the paragraph `above` at another one's foot."""
    if not (above.last and below.first) or below.boxed or below.kind is not Kind.TEXT:
        return False
    if CAPTION.match(above.lines[0].text):
        return False
    last, following = above.lines[-1], below.lines[0]
    if above.kind is Kind.ITEM and following.text[0].isupper() and below.left < above.left + INDENT * above.size:
        return False  # the text that follows a list
    alike = abs(last.size - following.size) <= OTHER_SIZE * last.size and last.bold == following.bold
    # A clause may be cut after its semicolon; every other mark at a line's end ends something.
    return alike and (last.text.endswith(";") or not ends_sentence(last.text))
