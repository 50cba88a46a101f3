"""Grids of lines -> tables: wrapped cells put together, a header told from its rows, pieces over pages joined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from bearsout.sources.blocks import Place, Table
from bearsout.sources.hyphens import Words, join
from bearsout.sources.pdf.chunks import BULLET
from bearsout.sources.pdf.layout import Grid
from bearsout.sources.pdf.lines import Line

Cells = tuple[Line | None, ...]
Row = tuple[tuple[Line, ...], ...]
"""The cells of a row, each with its lines."""

SAME_CELL = 1.35
"""Two lines at most this many sizes apart can be one wrapped cell."""

LABELLED = 0.6
"""A table is a printed form where at least this share of every second cell, from the first, ends in a colon."""

WITHIN = 0.9
"""A wrapped line is closer to the line above than this share of what new rows are to theirs."""


def table(grid: Grid, words: Words, place: Place) -> Table:
    """Return the table of a grid; `header` is empty where its first row is a row like the others."""
    cells = grid.cells or _cells(grid)
    rows = [tuple(_said([line.text for line in cell], words) for cell in row) for row in cells]
    header: tuple[str, ...] = ()
    if len(rows) > 1 and _is_header(cells, rows):
        header, rows = rows[0], rows[1:]
    return Table(header, tuple(_once(header, row) for row in _filled(rows)), place=place)


def _once(header: tuple[str, ...], row: tuple[str, ...]) -> tuple[str, ...]:
    """Return a row in which a cell that spans columns of one name is said once."""
    again = [at > 0 and header[at] == header[at - 1] and row[at] == row[at - 1] for at in range(len(header))]
    return tuple("" if at < len(again) and again[at] else cell for at, cell in enumerate(row))


def _said(lines: Sequence[str], words: Words) -> str:
    """Return the text of a cell; the bullet of a list in it is no text."""
    text = join(lines, words)
    bullet = BULLET.match(text)
    return text[bullet.end() :].strip() if bullet and len(text) > bullet.end() and not text[0].isascii() else text


def _cells(grid: Grid) -> tuple[Row, ...]:
    """Return the rows of a grid of baselines, each cell with its lines."""
    return tuple(
        tuple(tuple(line for line in column if line) for column in zip(*row, strict=True)) for row in _rows(grid)
    )


def _rows(grid: Grid) -> list[list[Cells]]:
    """Return the grid's baselines, put together into rows."""
    gaps = [_base(after) - _base(before) for before, after in pairwise(grid.rows)]
    opening = [gap for gap, cells in zip(gaps, grid.rows[1:], strict=True) if all(cells)]
    usual = median(opening) if opening else 0.0
    rows: list[list[Cells]] = []
    for at, cells in enumerate(grid.rows):
        if rows and _wraps(cells, grid.rows[at - 1], gaps[at - 1], usual):
            rows[-1].append(cells)
        else:
            rows.append([cells])
    return rows


def _wraps(cells: Cells, above: Cells, gap: float, usual: float) -> bool:
    """True for a baseline that carries on the row above: close to it, and one of the two with cells left empty."""
    size = median(line.size for line in cells if line)
    if None not in cells:
        # Cells that stand on the floor of their row: the longest of them begins above the others.
        return None in above and gap <= SAME_CELL * size and gap <= WITHIN * usual
    return gap <= SAME_CELL * size or gap <= WITHIN * usual


def _base(cells: Cells) -> float:
    return min(line.base for line in cells if line)


def _is_header(cells: Sequence[Row], rows: Sequence[tuple[str, ...]]) -> bool:
    """True where the first row is set apart: bold above plain rows, or words above figures."""
    first = [line for cell in cells[0] for line in cell]
    rest = [line for row in cells[1:] for cell in row for line in cell]
    if not all(rows[0]) and sum(map(bool, rows[0])) < 2:
        return False
    if all(line.bold for line in first):
        return not all(line.bold for line in rest)
    figures = [sum(any(c.isdecimal() for c in row[at]) for row in rows[1:]) for at in range(len(rows[0]))]
    numeric = any(count == len(rows) - 1 for count in figures)
    return numeric and len(rows) > 2 and not any(c.isdecimal() for cell in rows[0] for c in cell)


def _filled(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the rows with an empty first cell filled from above: it spans its rows."""
    out: list[tuple[str, ...]] = []
    for row in rows:
        if not row[0] and out:
            row = (out[-1][0], *row[1:])
        out.append(row)
    return out


def form(made: Table) -> list[str]:
    """Return each row as "label: value; label: value" where a table is a printed form, else nothing."""
    rows = [made.header, *made.rows] if made.header else list(made.rows)
    labels = [row[at] for row in rows for at in range(0, len(row), 2) if row[at]]
    if len(rows[0]) % 2 or sum(label.endswith(":") for label in labels) < LABELLED * len(labels):
        return []
    return ["; ".join(" ".join(filter(None, row[at : at + 2])) for at in range(0, len(row), 2)) for row in rows]


def continues(above: Table, below: Table) -> bool:
    """True where `below` carries on the table `above` on the next page."""
    columns = len(above.rows[0]) if above.rows else len(above.header)
    same = bool(below.rows) and len(below.rows[0]) == columns
    return same and (below.header == above.header or not below.header)
