"""Ruled tables and frames: lines that touch make a region of a page, and cut it into cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from bearsout.sources.pdf.rules import Rule, merged

TOUCH = 3.0
"""How many points two lines that touch may leave between them; borders of cells are drawn in pieces."""

NARROWEST = 5.0
"""No column, and no row, is narrower than so many points: double lines are one border."""

MOST_LINES = 400
"""A page with more lines, put together, is a drawing."""

LARGEST = 0.7
"""A frame over more than this share of the page is the page's own."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: the rows and columns that it spans (first, and last with it), and its edges."""

    rows: tuple[int, int]
    columns: tuple[int, int]
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Region:
    """A ruled part of a page; one with a single cell is a frame."""

    left: float
    top: float
    right: float
    bottom: float
    cells: tuple[Cell, ...]

    @property
    def framed(self) -> bool:
        """True for a frame around text, and no table."""
        return len({cell.columns for cell in self.cells}) == 1


def regions(rules: Sequence[Rule], width: float, height: float) -> list[Region]:
    """Return the tables and frames of a page, from top to bottom; none stands inside another."""
    lines = merged(rules)
    if len(lines) > MOST_LINES:
        return []
    found = [region for group in _touching(lines) if (region := _region(group))]
    found = [each for each in found if not (each.framed and _area(each) > LARGEST * width * height)]
    outer = [each for each in found if not any(_inside(each, other) for other in found if other is not each)]
    return sorted(outer, key=lambda each: each.top)


def _area(region: Region) -> float:
    return (region.right - region.left) * (region.bottom - region.top)


def _inside(one: Region, other: Region) -> bool:
    across = other.left - TOUCH <= one.left and one.right <= other.right + TOUCH
    return across and other.top - TOUCH <= one.top and one.bottom <= other.bottom + TOUCH and _area(one) < _area(other)


def _touching(lines: Sequence[Rule]) -> list[list[Rule]]:
    """Return the lines in groups, each of which hangs together."""
    leader = list(range(len(lines)))

    def root(at: int) -> int:
        while leader[at] != at:
            leader[at] = at = leader[leader[at]]
        return at

    for one, other in combinations(range(len(lines)), 2):
        if lines[one].level != lines[other].level and _touch(lines[one], lines[other]):
            leader[root(one)] = root(other)
    groups: dict[int, list[Rule]] = {}
    for at, line in enumerate(lines):
        groups.setdefault(root(at), []).append(line)
    return list(groups.values())


def _touch(one: Rule, other: Rule) -> bool:
    across = one.left - TOUCH <= other.right and other.left - TOUCH <= one.right
    return across and one.top - TOUCH <= other.bottom and other.top - TOUCH <= one.bottom


def _region(lines: Sequence[Rule]) -> Region | None:
    """Return the region that lines make; None where they enclose nothing."""
    level, upright = [line for line in lines if line.level], [line for line in lines if not line.level]
    if len(level) < 2 or not upright:
        return None
    ends = [edge for line in level for edge in (line.left, line.right)]
    columns = _edges([line.left for line in upright] + [min(ends), max(ends)])
    rows = _edges([line.top for line in level] + [min(line.top for line in lines), max(line.bottom for line in lines)])
    if len(columns) < 2 or len(rows) < 2 or (len(columns) == 2 and len(upright) < 2):
        return None
    cells = _cells(rows, columns, level, upright)
    return Region(columns[0], rows[0], columns[-1], rows[-1], tuple(cells))


def _edges(places: Sequence[float]) -> list[float]:
    out: list[float] = []
    for place in sorted(places):
        if not out or place - out[-1] >= NARROWEST:
            out.append(place)
    return out


def _cells(
    rows: Sequence[float], columns: Sequence[float], level: Sequence[Rule], upright: Sequence[Rule]
) -> list[Cell]:
    """Return the cells: fields of the grid that no line divides are one, if they make an oblong."""
    whole: dict[tuple[int, int], Cell] = {}
    taken: set[tuple[int, int]] = set()
    for row, (top, bottom) in enumerate(pairwise(rows)):
        for column in range(len(columns) - 1):
            if (row, column) in taken:
                continue
            last = column
            while last + 2 < len(columns) and not _divided(upright, columns[last + 1], (top + bottom) / 2):
                last += 1
            low = row
            while low + 2 < len(rows) and not any(
                _divided_level(level, rows[low + 1], (columns[at] + columns[at + 1]) / 2)
                for at in range(column, last + 1)
            ):
                low += 1
            taken |= {(r, c) for r in range(row, low + 1) for c in range(column, last + 1)}
            cell = Cell((row, low), (column, last), columns[column], top, columns[last + 1], rows[low + 1])
            whole[row, column] = cell
    return list(whole.values())


def _divided(upright: Sequence[Rule], x: float, y: float) -> bool:
    return any(abs(line.left - x) < NARROWEST and line.top - TOUCH <= y <= line.bottom + TOUCH for line in upright)


def _divided_level(level: Sequence[Rule], y: float, x: float) -> bool:
    return any(abs(line.top - y) < NARROWEST and line.left - TOUCH <= x <= line.right + TOUCH for line in level)
