"""Rows of a page -> columns, side boxes and grids of cells, in the order in which they are read.

White space decides: a gutter is a tall white rectangle that no row crosses, with text on both sides of it. What stands
above it is read first, then its left side, then its right side, then what stands below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from bearsout.sources.pdf.lines import MARKER, Line, line
from bearsout.sources.pdf.words import Word

Row = tuple[Word, ...]

BLANK = 1.0
"""The narrowest gap inside a row that can be a piece of a gutter, in sizes of its words; spaces of justified text in
narrow columns reach 0.9."""

GUTTER = 0.8
"""The narrowest gutter, in sizes: what is left of the blanks when those of all its rows are laid over each other."""

PROGRAM = 0.95
"""The share of words in program type, or in a comment, that makes rows program text."""

MONO_BLANK = 4.0
"""The same as BLANK in program text, whose columns are made of spaces."""

FEWEST_ROWS = 2
"""How many rows of a gutter need text on both sides; or else FEWEST_LINES lines on each, on baselines of their own."""
FEWEST_LINES = 3

ABREAST = 0.9
"""Rows of two columns overlap: their baselines are less than so many sizes apart."""

PROSE_WORDS = 3.0
"""The fewest words a line that running text has; cells of tables have fewer."""
PROSE_WIDTH, PROSE_FILLED = 0.7, 0.6
"""In running text at least the second share of lines is as wide as the first share of its column, ragged text too."""

PROSE_WHOLE, PROSE_GOES_ON = 0.8, 0.25
"""The shares of lines without a blank in them, and of lines that begin with no capital and no figure, at least."""

ALIGNED = 0.7
"""The share of the sparser side's rows that stand on a baseline of the other side in a table, at least."""

TERM_WORDS, DEFINED = 5, 0.55
"""Terms at the left of what is said of them have at most so many words, and this share of them shares its baseline."""

SIDE_BOX = 0.45
"""A column that is no running text and narrower than this share of its band is a box beside the text."""

WRAPPED, SPANNED = 1.6, 2.5
"""How many sizes below a table's last row the rest of its last cell can stand, and a row under its second cell."""

SIGN = "\ufdd1"
"""Stands, with a number, for a ruled region in its place. Unicode keeps it free for such use: no text has it."""

MOST_RECTANGLES = 100
"""How many white rectangles of a page are looked at, the tallest first."""

DEEPEST = 8
"""How often a region is cut again: columns in columns in columns are noise."""


@dataclass(frozen=True, slots=True)
class Column:
    """Lines that are read from top to bottom, between the left and the right edge of their column."""

    lines: tuple[Line, ...]
    left: float
    right: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells; a cell is empty or one line. Rows here are baselines: `tables` puts wrapped cells together.

    Where the table is ruled, `cells` are its rows with all the lines of each cell.
    """

    page: int
    rows: tuple[tuple[Line | None, ...], ...]
    cells: tuple[tuple[tuple[Line, ...], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """A column beside the running text, or a frame in it: its headings rule nothing outside it."""

    parts: tuple[Column | Grid, ...]
    framed: bool = False


Part = Column | Grid | Box


@dataclass(frozen=True, slots=True)
class _Gutter:
    left: float
    right: float
    top: int
    bottom: int

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


def layout(page: int, rows: Sequence[Row], deep: int = 0) -> list[Part]:
    """Return the parts of a page, or of a piece of one, in reading order."""
    if not rows:
        return []
    gutter = _gutter(rows) if deep < DEEPEST else None
    if gutter is None:
        return [_column(page, rows)]
    gutter = _trimmed(gutter, rows)
    if _is_program(rows[gutter.top : gutter.bottom + 1]):
        return [_column(page, rows)]
    above, band, below = rows[: gutter.top], rows[gutter.top : gutter.bottom + 1], rows[gutter.bottom + 1 :]
    return [*layout(page, above, deep + 1), *_band(page, band, gutter, deep), *layout(page, below, deep + 1)]


def _is_program(rows: Sequence[Row]) -> bool:
    """True for program text and its output, whose columns are made of spaces; comments may be set as text is."""
    words = [
        (word, any(each.text.startswith("#") for each in row[: at + 1])) for row in rows for at, word in enumerate(row)
    ]
    mono = sum(word.face.mono or comment for word, comment in words)
    return mono >= PROGRAM * len(words) and any(word.face.mono for word, _ in words)


def _column(page: int, rows: Sequence[Row]) -> Column:
    lines = tuple(line(page, row) for row in rows)
    return Column(lines, min(each.left for each in lines), max(each.right for each in lines))


def _band(page: int, rows: Sequence[Row], gutter: _Gutter, deep: int) -> list[Part]:
    sides = _sides(rows, gutter.middle)
    prose = [_is_prose(side) for side in sides]
    signed = any(word.text.startswith(SIGN) for row in rows for word in row)
    if not signed and not all(prose) and _aligned(rows, gutter.middle) >= ALIGNED:
        return _table(page, rows, gutter, deep)
    if not signed and _defines(rows, gutter.middle):
        return [_definitions(page, rows, gutter.middle)]
    left, right = (layout(page, side, deep + 1) for side in sides)
    widths = [_width(side) for side in sides]
    for at, (side, box) in enumerate(((left, right), (right, left))):
        if prose[at] and not prose[1 - at] and widths[1 - at] <= SIDE_BOX * sum(widths):
            return [Box(tuple(part for part in box if not isinstance(part, Box))), *side]
    return left + right


def _defines(rows: Sequence[Row], middle: float) -> bool:
    """True where the left side are terms: short, and mostly on the first baseline of what is said of them."""
    left, right = _sides(rows, middle)
    both = sum(_both(row, middle) for row in rows)
    short = all(len(row) <= TERM_WORDS for row in left)
    return short and rows[0][0].left < middle and both >= max(FEWEST_LINES, DEFINED * len(left)) and len(right) > both


def _definitions(page: int, rows: Sequence[Row], middle: float) -> Grid:
    """Return a band of terms and what is said of them as a grid; terms on lines of their own go with the next."""
    cells: list[tuple[list[Line], list[Line]]] = []
    for row in rows:
        (left, right) = (tuple(word for word in row if (word.left < middle) is side) for side in (True, False))
        if left and (not cells or cells[-1][1]):
            cells.append(([], []))
        cells[-1][0].extend([line(page, left)] if left else [])
        cells[-1][1].extend([line(page, right)] if right else [])
    whole = tuple(tuple(tuple(cell) for cell in row) for row in cells)
    return Grid(page, tuple(tuple(cell[0] if cell else None for cell in row) for row in whole), whole)


def _table(page: int, rows: Sequence[Row], gutter: _Gutter, deep: int) -> list[Part]:
    """Return a band of cells as a grid, with the one-sided rows at its ends as text."""
    both = [at for at, row in enumerate(rows) if _both(row, gutter.middle)]
    first, last = both[0], both[-1]
    while last + 1 < len(rows) and _continues(rows[last], rows[last + 1]):
        last += 1
    cells = _grid(page, rows[first : last + 1])
    return [*layout(page, rows[:first], deep + 1), cells, *layout(page, rows[last + 1 :], deep + 1)]


def _continues(row: Row, after: Row) -> bool:
    """True where `after` carries on the last row: a wrapped cell, or a row whose first cell spans from above."""
    size = row[0].face.size
    gap = after[0].base - row[0].base
    under = any(abs(after[0].left - word.left) < 2 for word in row[1:])
    return after[0].left > row[0].left + size and (gap <= WRAPPED * size or (under and gap <= SPANNED * size))


def _grid(page: int, rows: Sequence[Row]) -> Grid:
    edges = _edges(rows)
    cells: list[tuple[Line | None, ...]] = []
    for row in rows:
        groups: list[list[Word]] = [[] for _ in edges]
        for word in row:
            groups[max(0, sum(word.left >= edge for edge in edges) - 1)].append(word)
        cells.append(tuple(line(page, group) if group else None for group in groups))
    return Grid(page, tuple(cells))


def _edges(rows: Sequence[Row]) -> list[float]:
    """Return the left edge of each column of a band: where its words, laid over each other, leave a blank."""
    size = median(word.face.size for row in rows for word in row)
    edges: list[float] = []
    reach = float("-inf")
    for left, right in sorted((word.left, word.right) for row in rows for word in row):
        if left - reach >= GUTTER * size:
            edges.append(left - 0.1)
        reach = max(reach, right)
    return edges


def _sides(rows: Sequence[Row], middle: float) -> tuple[list[Row], list[Row]]:
    left = [tuple(word for word in row if word.left < middle) for row in rows]
    right = [tuple(word for word in row if word.left >= middle) for row in rows]
    return [row for row in left if row], [row for row in right if row]


def _both(row: Row, middle: float) -> bool:
    return row[0].left < middle <= row[-1].left


def _aligned(rows: Sequence[Row], middle: float) -> float:
    left, right = _sides(rows, middle)
    both = sum(_both(row, middle) for row in rows)
    return both / max(1, min(len(left), len(right)))


def _width(rows: Sequence[Row]) -> float:
    return max(row[-1].right for row in rows) - min(row[0].left for row in rows)


def _is_prose(rows: Sequence[Row]) -> bool:
    """True for running text: long lines without holes, some of which go on in the middle of a sentence."""
    if len(rows) < FEWEST_LINES or median(len(row) for row in rows) < PROSE_WORDS:
        return False
    edge = min(row[0].left for row in rows) + PROSE_WIDTH * _width(rows)
    filled = sum(row[-1].right >= edge for row in rows)
    whole = sum(len(_blanks(row)) == 2 for row in rows)
    goes_on = sum(not row[0].text[0].isupper() and not row[0].text[0].isdecimal() for row in rows)
    count = len(rows)
    return filled >= PROSE_FILLED * count and whole >= PROSE_WHOLE * count and goes_on >= PROSE_GOES_ON * count


def _gutter(rows: Sequence[Row]) -> _Gutter | None:
    """Return the gutter with the most text on its poorer side, the wider of two equals; None where there is none."""
    usual = median(word.face.size for row in rows for word in row)
    best: tuple[float, float] = (0, 0)
    chosen = None
    tallest = sorted(_rectangles(rows, GUTTER * usual), key=lambda each: each.top - each.bottom)
    for each in tallest[:MOST_RECTANGLES]:
        inside = rows[each.top : each.bottom + 1]
        left, right = _sides(inside, each.middle)
        both = sum(_both(row, each.middle) for row in inside)
        fewest = min(len(left), len(right))
        weight = (float(fewest), each.right - each.left)
        enough = both >= FEWEST_ROWS or (fewest >= FEWEST_LINES and _abreast(inside, each.middle) >= FEWEST_LINES)
        if enough and weight > best:
            best, chosen = weight, each
    return chosen


def _abreast(rows: Sequence[Row], middle: float) -> int:
    """Return how many rows stand beside one of the other side: terms above their indented texts never do."""
    return sum(
        (row[0].left < middle) != (after[0].left < middle)
        and after[0].base - row[0].base < ABREAST * min(row[0].face.size, after[0].face.size)
        for row, after in pairwise(rows)
    )


def _rectangles(rows: Sequence[Row], narrowest: float) -> list[_Gutter]:
    """Return the white rectangles that end at a row which crosses or narrows them, or at the last row."""
    closed: list[_Gutter] = []
    active: dict[tuple[float, float], int] = {}
    for at, row in enumerate(rows):
        blanks = _blanks(row)
        now: dict[tuple[float, float], int] = {blank: at for blank in blanks}
        for (left, right), top in active.items():
            kept = [(max(left, start), min(right, stop)) for start, stop in blanks]
            kept = [(start, stop) for start, stop in kept if stop - start >= narrowest]
            for span in kept:
                now[span] = min(top, now.get(span, at))
            if (left, right) not in kept:
                closed.append(_Gutter(left, right, top, at - 1))
        active = dict(sorted(now.items(), key=lambda pair: pair[1])[:64])  # 64: a bound for hostile pages
    closed += [_Gutter(left, right, top, len(rows) - 1) for (left, right), top in active.items()]
    return [
        each
        for each in closed
        if each.left > float("-inf") and each.right < float("inf") and each.bottom - each.top >= FEWEST_ROWS - 1
    ]


def _blanks(row: Row) -> list[tuple[float, float]]:
    """Return the spans of a row that no word fills, with those outside its first and last word."""
    blanks = [(float("-inf"), row[0].left)]
    reach = row[0].right
    for at, (before, after) in enumerate(pairwise(row)):
        size = max(before.face.size, after.face.size)
        least = MONO_BLANK if before.face.mono and after.face.mono else BLANK
        opens = at == 0 or before.left - row[at - 1].right >= BLANK * size
        marker = opens and MARKER.fullmatch(before.text) is not None and after.left - before.right <= 4 * size
        valued = before.filled or after.filled
        if after.left - reach >= least * size and not marker and not valued:
            blanks.append((reach, after.left))
        reach = max(reach, after.right)
    return [*blanks, (reach, float("inf"))]


def _trimmed(gutter: _Gutter, rows: Sequence[Row]) -> _Gutter:
    """Return the gutter without the rows at its ends that only seem to be beside it: headings and lines far off."""
    top, bottom = gutter.top, gutter.bottom
    usual = median(word.face.size for row in rows[top : bottom + 1] for word in row)
    while bottom - top >= FEWEST_LINES and not _both(rows[top], gutter.middle) and _apart(rows, top, top + 1, usual):
        top += 1
    while (
        bottom - top >= FEWEST_LINES
        and not _both(rows[bottom], gutter.middle)
        and _apart(rows, bottom, bottom - 1, usual)
    ):
        bottom -= 1
    return _Gutter(gutter.left, gutter.right, top, bottom)


def _apart(rows: Sequence[Row], at: int, near: int, usual: float) -> bool:
    larger = rows[at][0].face.size >= 1.1 * usual
    return larger or abs(rows[at][0].base - rows[near][0].base) > 2.2 * usual
