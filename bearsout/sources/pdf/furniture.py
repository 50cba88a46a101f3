"""Running heads, feet and page numbers: told by where they stand, what repeats, and numbers that count pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from bearsout.sources.pdf.layout import Row
from bearsout.sources.pdf.lines import joined
from bearsout.sources.pdf.words import Sheet, Word

AT_MOST = 3
"""How many rows at each end of a page can be furniture."""

ISOLATED = 1.6
"""The gap between furniture and text, in sizes of the furniture, from baseline to baseline; lines have 1.2."""

SAME_PLACE = 4.0
"""How many points a running line wavers from page to page; scans do, by 2 to 3."""

INDENTED = 1.5
"""A number right below the text is a printer's mark where it begins this many sizes beside the text's edge."""

LONGEST = 15
"""A running title has at most so many words; a note whose number happens to count pages has more."""

BAND = 3.0
"""Furniture of one band stands in the same slot of so many points."""

BAND_SHARE = 0.25
"""A band is one of furniture where at least this share of the pages with a line in it has furniture there."""

SHORT, OFTEN = 20, 3
"""In a document of more pages than that, so many pages must have the same line: two may begin with one sentence."""

LARGEST = 1.15
"""Furniture is never larger than this many sizes of the running text: "Chapter 1" and "Chapter 2" are headings."""

LONE_SIZE, LONE_GAP, LONE_MARGIN, LONE_WORDS = 0.95, 2.5, 0.1, 8
"""A line that repeats nowhere (a document of one page) is furniture where it is smaller than the text, this many sizes
away from it, in the outer tenth of the page, and this short."""

NUMBER = r"(?:\d{1,4}|[ivxlc]{1,7})"
PAGE_WORDS = r"(?:pages?|p\.|p[áa]g(?:ina|\.)?)"
PAGE_NUMBER = re.compile(rf"\W*(?:{PAGE_WORDS}\s*)?{NUMBER}(?:\s*(?:/|of|de|–|-)\s*\d{{1,4}})?\W*", re.IGNORECASE)
"""A page number that stands alone: 12, - 12 -, xii, Page 3 of 9, Página 1 / 2."""

GOES_ON = re.compile(
    r"\W*(?:(?:is\s+)?continue[sd]?|continua|continúa|continuação|continuación|sigue|segue|viene|vem)\b"
    r"[^.]{0,24}\b(?:page|overleaf|página|pág|anterior|siguiente|seguinte)\b[^.]{0,16}\W*",
    re.IGNORECASE,
)
"""What says, at the end or the head of a page, that a text goes on, in three languages; wherever it stands."""

MOST_GOES_ON = 8
"""It has at most so many words."""

ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}


@dataclass(frozen=True, slots=True)
class _Edge:
    """A row that could be furniture; `depth` is how far it stands from its end of the page.

    `apart` says that a gap sets it off from the text, `indented` that it begins elsewhere than the row beside it.
    """

    page: int
    end: str
    at: int
    text: str
    size: float
    depth: float
    gap: float
    near_edge: bool
    apart: bool
    indented: bool

    @property
    def masked(self) -> str:
        """Its words with their digits masked, so that "Page 3" and "Page 4" are the same line."""
        return re.sub(r"\W+", " ", re.sub(r"\d+", "0", self.text.casefold())).strip()


def without_furniture(sheets: Sequence[Sheet], pages: Sequence[Sequence[Row]], body: float) -> list[list[Row]]:
    """Return the rows of each page without its furniture; `body` is the size of the running text."""
    pages = [[row for row in rows if not _says_it_goes_on(row)] for rows in pages]
    edges = [
        edge
        for sheet, rows in zip(sheets, pages, strict=True)
        for edge in (*_edges(sheet, rows, "top"), *_edges(sheet, rows, "bottom"))
        if edge.size <= LARGEST * body
    ]
    apart = [edge for edge in edges if edge.apart]
    sure = _counted(apart) | _repeated(apart, OFTEN if len(pages) > SHORT else 2)
    sure |= {edge for edge in edges if _lone(edge, body) or _bare(edge)}
    named = {(edge.page, edge.at) for edge in sure | _in_bands(apart, sure)}
    return [_between(sheet.number, rows, named) for sheet, rows in zip(sheets, pages, strict=True)]


def _says_it_goes_on(row: Row) -> bool:
    return len(row) <= MOST_GOES_ON and GOES_ON.fullmatch(joined(row)) is not None


def _between(page: int, rows: Sequence[Row], named: set[tuple[int, int]]) -> list[Row]:
    """Return the rows without the named ones at both ends: what has text outside it is text."""
    first, last = 0, len(rows)
    while first < last and (page, first) in named:
        first += 1
    while last > first and (page, last - 1) in named:
        last -= 1
    return list(rows[first:last])


def _edges(sheet: Sheet, rows: Sequence[Row], end: str) -> Iterator[_Edge]:
    """Yield the rows from one end of a page down to the first gap that sets them apart from the text."""
    order = range(len(rows)) if end == "top" else range(len(rows) - 1, -1, -1)
    bases = [median(word.base for word in rows[at]) for at in order]
    sizes = [max(word.face.size for word in rows[at]) for at in order]
    gaps = [abs(after - before) for before, after in pairwise(bases)]
    gaps = gaps or [sheet.height] * len(rows)
    apart = [at for at, gap in enumerate(gaps[:AT_MOST]) if gap >= ISOLATED * sizes[at]]
    last = apart[-1] if apart else 0
    for place in range(min(last + 1, len(rows))):
        at = order[place]
        depth = bases[place] if end == "top" else sheet.height - bases[place]
        beside = rows[order[min(place + 1, len(rows) - 1)]]
        if _tabular(rows[at], beside):
            return
        yield _Edge(
            page=sheet.number,
            end=end,
            at=at,
            text=joined(rows[at]),
            size=sizes[place],
            depth=depth,
            gap=max(gaps[place : last + 1]),
            near_edge=depth <= LONE_MARGIN * sheet.height,
            apart=bool(apart),
            indented=abs(rows[at][0].left - beside[0].left) > INDENTED * sizes[place],
        )


def _tabular(row: Row, beside: Row) -> bool:
    """True for a table's row, its header too: a later cell begins where one of the next row begins."""
    starts = [after.left for before, after in pairwise(row) if _gap(before, after)]
    others = [after.left for before, after in pairwise(beside) if _gap(before, after)]
    return row is not beside and any(abs(start - other) < 2 for start in starts for other in others)


def _gap(before: Word, after: Word) -> bool:
    return after.left - before.right >= after.face.size


def _repeated(edges: Sequence[_Edge], often: int) -> set[_Edge]:
    """Return the edges that say the same, digits apart, at the same place of `often` pages."""
    alike: dict[tuple[str, str], list[_Edge]] = {}
    for edge in edges:
        if edge.masked:
            alike.setdefault((edge.end, edge.masked), []).append(edge)
    groups = [set(_beside(group, SAME_PLACE)) for group in alike.values()]
    return {edge for group in groups if len({edge.page for edge in group}) >= often for edge in group}


def _beside(group: Sequence[_Edge], reach: float) -> Iterator[_Edge]:
    """Yield the edges of a group that another page has within `reach` points of the same place."""
    ordered = sorted(group, key=lambda edge: edge.depth)
    for before, after in pairwise(ordered):
        if after.depth - before.depth <= reach and after.page != before.page:
            yield before
            yield after


def _counted(edges: Sequence[_Edge]) -> set[_Edge]:
    """Return the edges that begin or end with a number which counts the pages: as far from it on another page."""
    offsets: dict[tuple[str, int], set[_Edge]] = {}
    for edge in edges:
        tokens = edge.text.split()
        for token in {tokens[0], tokens[-1]} if len(tokens) <= LONGEST else set[str]():
            value = _value(token.strip(".-–—[]()|·"))
            if value is not None:
                offsets.setdefault((edge.end, value - edge.page), set()).add(edge)
    return {edge for found in offsets.values() if len({edge.page for edge in found}) > 1 for edge in found}


def _value(token: str) -> int | None:
    if token.isdecimal() and len(token) <= 4:
        return int(token)
    low = token.lower()
    if not low or len(low) > 7 or set(low) - set(ROMAN):
        return None
    values = [ROMAN[letter] for letter in low]
    return sum(-v if any(w > v for w in values[at + 1 : at + 2]) else v for at, v in enumerate(values))


def _bare(edge: _Edge) -> bool:
    """True for a page number alone, or a printer's mark; right below the text only where it is not a line's rest."""
    return PAGE_NUMBER.fullmatch(edge.text) is not None and (edge.apart or edge.indented)


def _lone(edge: _Edge, body: float) -> bool:
    small = edge.size <= LONE_SIZE * body and edge.gap >= LONE_GAP * edge.size
    return small and edge.near_edge and 0 < len(edge.text.split()) <= LONE_WORDS and not edge.text[0].isdecimal()


def _in_bands(edges: Sequence[_Edge], sure: set[_Edge]) -> set[_Edge]:
    """Return the edges that differ from page to page (running section titles) where other pages have furniture."""
    furnished, seen = _pages_of_bands(sure), _pages_of_bands(edges)
    bands = {
        band
        for band, pages in furnished.items()
        if len(pages) > 1 and len(pages) >= BAND_SHARE * len(seen.get(band, ()))
    }
    return {edge for edge in edges if _band(edge) in bands}


def _pages_of_bands(edges: Iterable[_Edge]) -> dict[tuple[str, int, int], set[int]]:
    bands: dict[tuple[str, int, int], set[int]] = {}
    for edge in edges:
        bands.setdefault(_band(edge), set()).add(edge.page)
    return bands


def _band(edge: _Edge) -> tuple[str, int, int]:
    return edge.end, round(edge.depth / BAND), round(edge.size)
