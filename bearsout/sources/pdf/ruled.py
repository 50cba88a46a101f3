"""Ruled tables and frames, taken out of a page before its columns are looked for; a sign stands in their place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from bearsout.sources.pdf.layout import SIGN, Box, Column, Grid, Part, Row, layout
from bearsout.sources.pdf.lines import Line, line, rows
from bearsout.sources.pdf.regions import Cell, Region, regions
from bearsout.sources.pdf.words import Face, Sheet, Word

MOST_LINES = 12
"""A single row with a cell of more lines is no table: rules between columns of running text are drawn as well."""

HEADED = 2
"""A table of more ruled rows has rules between all of them; of fewer, perhaps below its header alone."""

RISE = 0.3
"""Where the middle of a word is above its baseline, in sizes."""


def set_apart(sheet: Sheet, page: Sequence[Row]) -> tuple[list[Row], list[Part]]:
    """Return the rows of a page with a sign for each ruled region, and the regions' parts by the signs' numbers."""
    words = [word for row in page for word in row]
    parts: list[Part] = []
    for region in regions(sheet.rules, sheet.width, sheet.height):
        inside = [word for word in words if _within(word, region)]
        outside = [word for word in words if not _within(word, region)]
        beside = sorted({word.base for word in outside if region.top <= word.base <= region.bottom})
        # A frame beside running text is a column of its own already: its white space tells.
        part = _part(sheet.number, region, inside) if inside and not (region.framed and beside) else None
        if part is not None:
            words = [*outside, *_signs(region, inside, beside, len(parts))]
            parts.append(part)
    return (rows(words) if parts else list(page)), parts


def _signs(region: Region, inside: Sequence[Word], beside: Sequence[float], number: int) -> Iterator[Word]:
    """Yield a region's sign, on each line of what stands beside it: it is a column then, as that is."""
    size = median(word.face.size for word in inside)
    for base in beside or [region.top + size]:
        yield Word(f"{SIGN}{number}", region.left, region.right, base, Face(size))


def put_back(found: Sequence[Part], parts: Sequence[Part]) -> list[Part]:
    """Return the parts of a page with each sign's own part in its place."""
    waiting = dict(enumerate(parts))
    return [each for part in found for each in _put_back(part, waiting)] if parts else list(found)


def _put_back(part: Part, waiting: dict[int, Part]) -> Iterator[Part]:
    if isinstance(part, Grid):
        yield part
    elif isinstance(part, Box):
        inner = [each for own in part.parts for each in _put_back(own, waiting)]
        yield Box(tuple(each for each in inner if not isinstance(each, Box)), part.framed)
        yield from (each for each in inner if isinstance(each, Box))
    else:
        yield from _cut(part, waiting)


def _cut(column: Column, waiting: dict[int, Part]) -> Iterator[Part]:
    """Yield a column in pieces, with what the signs in it stand for between them; each is taken from `waiting`."""
    begin = 0
    for at, each in enumerate(column.lines):
        signs = [word for word in each.words if word.text.startswith(SIGN)]
        if signs:
            yield from _piece(column, begin, at)
            others = tuple(word for word in each.words if word not in signs)
            if others:
                yield Column((line(each.page, others),), column.left, column.right)
            numbers = [int(word.text[1:]) for word in signs]
            yield from (waiting.pop(number) for number in numbers if number in waiting)
            begin = at + 1
    yield from _piece(column, begin, len(column.lines))


def _piece(column: Column, begin: int, end: int) -> Iterator[Column]:
    if begin < end:
        yield Column(column.lines[begin:end], column.left, column.right)


def _within(word: Word, region: Region | Cell) -> bool:
    middle, height = (word.left + word.right) / 2, word.base - RISE * word.face.size
    return region.left <= middle <= region.right and region.top <= height <= region.bottom


def _part(page: int, region: Region, inside: Sequence[Word]) -> Part | None:
    if region.framed:
        found = layout(page, rows(inside))
        return Box(tuple(part for part in found if not isinstance(part, Box)), framed=True)
    cells = _cells(page, region, inside)
    if not cells or (len(cells) == 1 and any(len(cell) > MOST_LINES for cell in cells[0])):
        return None
    first = tuple(tuple(cell[0] if cell else None for cell in row) for row in cells)
    return Grid(page, first, cells)


def _cells(page: int, region: Region, inside: Sequence[Word]) -> tuple[tuple[tuple[Line, ...], ...], ...]:
    """Return the rows of a ruled table, with the lines of each cell; a cell that spans is in each row and column."""
    height, width = (1 + max(getattr(cell, side)[1] for cell in region.cells) for side in ("rows", "columns"))
    table: list[list[tuple[Line, ...]]] = [[()] * width for _ in range(height)]
    for cell in region.cells:
        found = tuple(line(page, row) for row in rows([word for word in inside if _within(word, cell)]))
        for row in range(cell.rows[0], cell.rows[1] + 1):
            for column in range(cell.columns[0], cell.columns[1] + 1):
                table[row][column] = found
    full = [row for row in table if any(row)]
    if len(full) <= HEADED:
        full = [each for row in full for each in _unruled(row)]
    return tuple(map(tuple, full))


def _unruled(row: Sequence[tuple[Line, ...]]) -> list[list[tuple[Line, ...]]]:
    """Return a row cut where lines of all its cells begin on one baseline: rows that no line divides."""
    bases = [{round(each.base) for each in cell} for cell in row]
    shared = sorted(set.intersection(*bases))
    if len(row) < 2 or len(shared) < 2 or any(len(cell) == 0 for cell in row):
        return [list(row)]
    starts = [float("-inf"), *(base - 1 for base in shared[1:]), float("inf")]
    return [
        [tuple(each for each in cell if start <= each.base < stop) for cell in row] for start, stop in pairwise(starts)
    ]
